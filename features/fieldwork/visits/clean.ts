const day = 86_400_000

/** Makes text storable: PostgreSQL refuses NUL, and JSON lone surrogates. */
export const plainText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

/** Falls back to the server's time if a phone's clock is implausible; it can be years off. */
export function deviceMoment(text: string, at: Date): Date {
  const moment = new Date(text)
  const off = Math.abs(moment.getTime() - at.getTime())
  return off < 400 * day ? moment : at
}
