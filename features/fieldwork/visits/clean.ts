const day = 86_400_000

/** Text as the database can hold it: PostgreSQL knows no NUL, and JSON no half characters. */
export const plainText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

/** A phone's clock can be off by years; then the server's own time is the better guess. */
export function deviceMoment(text: string, at: Date): Date {
  const moment = new Date(text)
  const off = Math.abs(moment.getTime() - at.getTime())
  return off < 400 * day ? moment : at
}
