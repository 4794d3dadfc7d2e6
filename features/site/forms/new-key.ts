/** Permanent key of a new question or answer, so that answers stay with their question. */
export const newKey = (): string =>
  `f-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, '0')).join('')}`
