import { z } from 'zod'
import { seal, unseal } from '#/platform/seal.server.ts'

const purposeOf = (address: string): string => `mail to ${address}`
const links = z.array(z.string())

/**
 * Encrypts the hidden parts of a mail, bound to its recipient's address: not decryptable in another row or for another
 * recipient.
 */
export const sealHidden = (address: string, hidden: readonly string[]): string | null =>
  hidden.length === 0 ? null : seal(purposeOf(address), JSON.stringify(hidden))

/** Null if it cannot be decrypted: bound to another address, encrypted with another installation secret, or removed. */
export function openHidden(address: string, sealed: string | null): string[] | null {
  if (sealed === null) return []
  const text = unseal(purposeOf(address), sealed)
  return text === null ? null : links.parse(JSON.parse(text))
}
