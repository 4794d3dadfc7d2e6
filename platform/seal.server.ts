import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { derivedKey } from './env.server.ts'

const keyFor = (purpose: string): Buffer => Buffer.from(derivedKey(`seal ${purpose}`), 'base64url')

/** Seals a text (AES-256-GCM) with the application's secret; only the same purpose can open it. */
export function seal(purpose: string, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens a sealed text. Null when altered, cut, or sealed for another purpose. */
export function unseal(purpose: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Keyed fingerprint: equal for equal texts, and not guessable without the secret. */
export const fingerprint = (purpose: string, text: string): string =>
  createHmac('sha256', derivedKey(`fingerprint ${purpose}`))
    .update(text)
    .digest('base64url')
