import { type NewPasskey, passkeyAlgorithms, type PasskeyQuestion } from '#/domain/passkey.ts'

/** Why no passkey came back. `cancelled`: by the person, or after a minute; browsers do not say which. */
export type PasskeyProblem = 'unsupported' | 'cancelled' | 'known' | 'failed'
export class PasskeyError extends Error {
  readonly problem: PasskeyProblem
  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const waitMs = 60_000

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

const textOf = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Whether this browser knows passkeys. It does on https and on localhost only. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!knowsPasskeys()) throw new PasskeyError('unsupported')
  try {
    const found = await ask()
    if (found instanceof PublicKeyCredential) return found
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'InvalidStateError') throw new PasskeyError('known', error)
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('cancelled', error)
    throw new PasskeyError('failed', error)
  }
  throw new PasskeyError('cancelled')
}

/** Makes a passkey on this device. Returns the answer for the form's field. */
export async function makePasskey({ challenge, rp, user, exclude }: NewPasskey): Promise<string> {
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: bytesOf(challenge),
    rp,
    user: { ...user, id: bytesOf(user.id) },
    pubKeyCredParams: passkeyAlgorithms.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: exclude.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
    timeout: waitMs,
  }
  const made = await answered(() => navigator.credentials.create({ publicKey }))
  const response = made.response as AuthenticatorAttestationResponse
  const key = response.getPublicKey()
  if (!key) throw new PasskeyError('failed')
  return JSON.stringify({
    id: textOf(made.rawId),
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
    publicKey: textOf(key),
    algorithm: response.getPublicKeyAlgorithm(),
  })
}

/** Signs with a passkey that the person chooses. Returns the answer for the form's field. */
export async function signWithPasskey({ challenge, rpId }: PasskeyQuestion): Promise<string> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: bytesOf(challenge),
    rpId,
    userVerification: 'required',
    timeout: waitMs,
  }
  const used = await answered(() => navigator.credentials.get({ publicKey }))
  const response = used.response as AuthenticatorAssertionResponse
  return JSON.stringify({
    id: textOf(used.rawId),
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    ...(response.userHandle?.byteLength ? { userHandle: textOf(response.userHandle) } : {}),
  })
}
