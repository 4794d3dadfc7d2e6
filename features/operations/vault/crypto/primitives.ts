import type sodiumModule from 'libsodium-wrappers-sumo'

/** libsodium after `ready`. */
export type Sodium = typeof sodiumModule

/** Named reasons for which the vault refuses to work with what it was given. */
export type VaultFault =
  | 'wrong-password'
  | 'wrong-recovery'
  | 'weak-parameters'
  | 'altered'
  | 'key-changed'
  | 'no-rights'
  | 'not-set-up'
  | 'locked'
  | 'missing'
export class VaultError extends Error {
  readonly fault: VaultFault
  readonly person: string | undefined
  constructor(fault: VaultFault, person?: string) {
    super(`vault: ${fault}`)
    this.fault = fault
    this.person = person
  }
}

export const encode = (sodium: Sodium, bytes: Uint8Array): string =>
  sodium.to_base64(bytes, sodium.base64_variants.URLSAFE_NO_PADDING)

export function decode(sodium: Sodium, text: string): Uint8Array {
  try {
    return sodium.from_base64(text, sodium.base64_variants.URLSAFE_NO_PADDING)
  } catch {
    throw new VaultError('altered')
  }
}

/** SHA-256 in base64url. */
export const hashOf = (sodium: Sodium, text: string): string =>
  encode(sodium, sodium.crypto_hash_sha256(sodium.from_string(text)))

const textOf = (data: Uint8Array | string, sodium: Sodium): Uint8Array =>
  typeof data === 'string' ? sodium.from_string(data) : data

/** XChaCha20-Poly1305 with a fresh random nonce in front. `place` is authenticated, not stored. */
export function seal(sodium: Sodium, key: Uint8Array, data: Uint8Array | string, place: string): string {
  const nonce = sodium.randombytes_buf(sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
  const sealed = sodium.crypto_aead_xchacha20poly1305_ietf_encrypt(textOf(data, sodium), place, null, nonce, key)
  const whole = new Uint8Array(nonce.length + sealed.length)
  whole.set(nonce)
  whole.set(sealed, nonce.length)
  return encode(sodium, whole)
}

/** Opens what `seal` made for the same key and place; throws `altered` otherwise. */
export function open(sodium: Sodium, key: Uint8Array, text: string, place: string): Uint8Array {
  const whole = decode(sodium, text)
  const size = sodium.crypto_aead_xchacha20poly1305_ietf_NPUBBYTES
  if (whole.length <= size) throw new VaultError('altered')
  try {
    return sodium.crypto_aead_xchacha20poly1305_ietf_decrypt(null, whole.slice(size), place, whole.slice(0, size), key)
  } catch {
    throw new VaultError('altered')
  }
}

/** A JSON value, padded to a multiple of `block` bytes and sealed. */
export const sealJson = (sodium: Sodium, key: Uint8Array, value: unknown, place: string, block: number): string =>
  seal(sodium, key, sodium.pad(sodium.from_string(JSON.stringify(value)), block), place)

export function openJson(sodium: Sodium, key: Uint8Array, text: string, place: string, block: number): unknown {
  const padded = open(sodium, key, text, place)
  try {
    return JSON.parse(sodium.to_string(sodium.unpad(padded, block)))
  } catch {
    throw new VaultError('altered')
  }
}

export const sign = (sodium: Sodium, key: Uint8Array, statement: string): string =>
  encode(sodium, sodium.crypto_sign_detached(statement, key))

export function isSigned(sodium: Sodium, key: string, statement: string, signature: string): boolean {
  try {
    return sodium.crypto_sign_verify_detached(decode(sodium, signature), statement, decode(sodium, key))
  } catch {
    return false
  }
}

/** HKDF-SHA-256 of WebCrypto: 32 bytes for one purpose. */
export async function derive(material: Uint8Array, purpose: string): Promise<Uint8Array> {
  const bytes = (data: Uint8Array) => new Uint8Array(data)
  const key = await crypto.subtle.importKey('raw', bytes(material), 'HKDF', false, ['deriveBits'])
  const info = new TextEncoder().encode(purpose)
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(32), info: bytes(info) },
    key,
    256,
  )
  return new Uint8Array(bits)
}
