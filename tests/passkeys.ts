import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { MadePasskey, UsedPasskey } from '#/platform/passkey-answers.ts'
import { env } from '#/platform/env.server.ts'

type Question = { id: string; challenge: string }
type Kind = -7 | -8 | -257
/** What an attacker or a faulty device would answer differently. */
export type Twist = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  crossOrigin?: boolean
  /** Flags of the authenticator. Default: person present and verified. */
  flags?: number
  counter?: number
  userHandle?: string
  credentialId?: string
  algorithm?: number
  publicKey?: string
}

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url')
const makeKeys = (kind: Kind): { publicKey: KeyObject; privateKey: KeyObject } =>
  kind === -7
    ? generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    : kind === -8
      ? generateKeyPairSync('ed25519')
      : generateKeyPairSync('rsa', { modulusLength: 2048 })

/** A device with one passkey, as a browser would answer for it. */
export function device(kind: Kind = -7, counts = false) {
  const { publicKey, privateKey } = makeKeys(kind)
  const credentialId = randomBytes(20)
  let counter = 0
  const clientData = (type: string, { challenge }: Question, twist: Twist): string =>
    base64url(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? env().origin,
        crossOrigin: twist.crossOrigin ?? false,
      }),
    )
  const authenticator = (flags: number, twist: Twist, rest: Uint8Array = Buffer.alloc(0)): Buffer => {
    const head = Buffer.alloc(5)
    head[0] = twist.flags ?? flags
    head.writeUInt32BE(twist.counter ?? (counts ? (counter += 1) : 0), 1)
    const host = twist.rpId ?? new URL(env().origin).hostname
    return Buffer.concat([createHash('sha256').update(host).digest(), head, rest])
  }
  return {
    id: base64url(credentialId),
    make(question: Question, twist: Twist = {}): MadePasskey {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, Buffer.from([0xa0])])
      return {
        id: twist.credentialId ?? base64url(credentialId),
        clientDataJSON: clientData('webauthn.create', question, twist),
        authenticatorData: base64url(authenticator(0x45, twist, key)),
        publicKey: twist.publicKey ?? base64url(publicKey.export({ format: 'der', type: 'spki' })),
        algorithm: twist.algorithm ?? kind,
      }
    },
    use(question: Question, twist: Twist = {}): UsedPasskey {
      const client = clientData('webauthn.get', question, twist)
      const data = authenticator(0x05, twist)
      const digest = createHash('sha256').update(Buffer.from(client, 'base64url')).digest()
      const signature = sign(kind === -8 ? null : 'sha256', Buffer.concat([data, digest]), privateKey)
      return {
        id: twist.credentialId ?? base64url(credentialId),
        clientDataJSON: client,
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(twist.userHandle ? { userHandle: twist.userHandle } : {}),
      }
    },
  }
}
export type Device = ReturnType<typeof device>

export const handleOf = (profileId: string): string => base64url(Buffer.from(profileId.replaceAll('-', ''), 'hex'))
