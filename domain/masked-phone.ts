/** A number by its last digits only: "•••• 4567". */
export const maskedPhone = (number: string): string => `•••• ${number.slice(-4)}`
