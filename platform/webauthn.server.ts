import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'
import { passkeyAlgorithms } from '#/domain/passkey.ts'
import type { MadePasskey, UsedPasskey } from './passkey-answers.ts'

/** What this site asked: its challenge, origin and host. */
export type Asked = { challenge: string; origin: string; rpId: string }
export type StoredKey = { publicKey: Uint8Array; algorithm: number; counter: number }

const clientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
})
const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url')

/** Whether the browser answered this challenge, for this page and not inside a foreign frame. */
function isOurs(json: string, type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Asked): boolean {
  try {
    const parsed = clientData.safeParse(JSON.parse(bytesOf(json).toString('utf8')))
    if (!parsed.success) return false
    const { data } = parsed
    return data.type === type && data.challenge === challenge && data.origin === origin && data.crossOrigin !== true
  } catch {
    return false
  }
}

const flag = { present: 0x01, verified: 0x04, backedUp: 0x10, hasKey: 0x40 } as const
type Authenticator = { counter: number; backedUp: boolean; credentialId: string | null }

/**
 * Reads what the authenticator signs: for this host, with the person present and verified (fingerprint, face, PIN).
 * Null otherwise.
 */
function readAuthenticator(data: Buffer, rpId: string): Authenticator | null {
  if (data.length < 37) return null
  if (!data.subarray(0, 32).equals(createHash('sha256').update(rpId).digest())) return null
  const flags = data[32]!
  if (!(flags & flag.present) || !(flags & flag.verified)) return null
  const counter = data.readUInt32BE(33)
  const backedUp = Boolean(flags & flag.backedUp)
  if (!(flags & flag.hasKey)) return { counter, backedUp, credentialId: null }
  if (data.length < 55) return null
  const end = 55 + data.readUInt16BE(53)
  if (data.length <= end) return null
  return { counter, backedUp, credentialId: data.subarray(55, end).toString('base64url') }
}

/** Public key of one of the accepted algorithms; null when it is of another kind or too weak. */
function readKey(der: Uint8Array, algorithm: number): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(der), format: 'der', type: 'spki' })
    const { namedCurve, modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
    const fits =
      (algorithm === -7 && key.asymmetricKeyType === 'ec' && namedCurve === 'prime256v1') ||
      (algorithm === -8 && key.asymmetricKeyType === 'ed25519') ||
      (algorithm === -257 && key.asymmetricKeyType === 'rsa' && modulusLength >= 2048)
    return fits ? key : null
  } catch {
    return null
  }
}

export type NewKey = { credentialId: string; publicKey: Buffer; counter: number; backedUp: boolean }

/**
 * Checks a new passkey (WebAuthn level 3, section 7.1). Without attestation: we ask for none, so the key is as
 * trustworthy as the signed-in browser that sends it.
 */
export function checkNewPasskey(made: MadePasskey, asked: Asked): NewKey | null {
  if (!isOurs(made.clientDataJSON, 'webauthn.create', asked)) return null
  if (!(passkeyAlgorithms as readonly number[]).includes(made.algorithm)) return null
  const found = readAuthenticator(bytesOf(made.authenticatorData), asked.rpId)
  const publicKey = bytesOf(made.publicKey)
  if (!found?.credentialId || found.credentialId !== made.id || !readKey(publicKey, made.algorithm)) return null
  return { credentialId: made.id, publicKey, counter: found.counter, backedUp: found.backedUp }
}

/**
 * Checks a signature with a passkey (section 7.2). A counter that does not grow means a copied key: refused. Devices
 * that do not count always send 0.
 */
export function checkPasskey(
  used: UsedPasskey,
  stored: StoredKey,
  asked: Asked,
): Pick<NewKey, 'counter' | 'backedUp'> | null {
  if (!isOurs(used.clientDataJSON, 'webauthn.get', asked)) return null
  const authenticatorData = bytesOf(used.authenticatorData)
  const found = readAuthenticator(authenticatorData, asked.rpId)
  const key = readKey(stored.publicKey, stored.algorithm)
  if (!found || !key) return null
  const signed = Buffer.concat([authenticatorData, createHash('sha256').update(bytesOf(used.clientDataJSON)).digest()])
  const isSigned = verify(stored.algorithm === -8 ? null : 'sha256', signed, key, bytesOf(used.signature))
  if (!isSigned) return null
  if ((found.counter > 0 || stored.counter > 0) && found.counter <= stored.counter) return null
  return { counter: found.counter, backedUp: found.backedUp }
}
