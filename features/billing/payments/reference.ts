/** Reference of a payment for conversations: short, and found by the office's search. */
export const referenceOf = (paymentId: string): string => `PAY-${paymentId.replaceAll('-', '').slice(-8).toUpperCase()}`
