/** What a payment is called when people talk about it: short, and found by the office's search. */
export const referenceOf = (paymentId: string): string => `PAY-${paymentId.replaceAll('-', '').slice(-8).toUpperCase()}`
