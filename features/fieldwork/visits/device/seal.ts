import type { Sealed } from './database.ts'

export type Seal = { close(bytes: ArrayBuffer): Promise<Sealed>; open(sealed: Sealed): Promise<ArrayBuffer> }

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

/**
 * Encrypts with AES-GCM. The server sends the key only to its account, so the next account on a phone cannot read
 * stored work.
 */
export async function sealWith(key: string): Promise<Seal> {
  const imported = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])
  return {
    async close(bytes) {
      const iv = crypto.getRandomValues(new Uint8Array(12))
      return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, imported, bytes) }
    },
    open: ({ iv, bytes }) => crypto.subtle.decrypt({ name: 'AES-GCM', iv }, imported, bytes),
  }
}
