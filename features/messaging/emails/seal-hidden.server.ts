import { z } from 'zod'
import { seal, unseal } from '#/platform/seal.server.ts'

const purposeOf = (address: string): string => `mail to ${address}`
const links = z.array(z.string())

/** Seals what a mail hides for the one address it goes to: no other row and no other recipient opens it. */
export const sealHidden = (address: string, hidden: readonly string[]): string | null =>
  hidden.length === 0 ? null : seal(purposeOf(address), JSON.stringify(hidden))

/** Null when it cannot be opened: sealed for another address, with another secret of the installation, or removed. */
export function openHidden(address: string, sealed: string | null): string[] | null {
  if (sealed === null) return []
  const text = unseal(purposeOf(address), sealed)
  return text === null ? null : links.parse(JSON.parse(text))
}
