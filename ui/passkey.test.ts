// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { knowsPasskeys, makePasskey, PasskeyError, signWithPasskey } from './passkey.ts'

const question = { id: 'q', challenge: '-_8', rpId: 'localhost' }
const wanted = {
  id: 'q',
  challenge: '-_8',
  rp: { id: 'localhost', name: 'Itqan' },
  user: { id: 'AQI', name: 'a@example.com', displayName: 'A' },
  exclude: ['AwQ'],
}
const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer

class FakeCredential {
  rawId = bytes(255, 239, 190)
  response: object
  constructor(response: object) {
    this.response = response
  }
}
/** A browser whose device answers so. */
function browser(answer: (options: { publicKey: Record<string, unknown> }) => unknown) {
  vi.stubGlobal('PublicKeyCredential', FakeCredential)
  const credentials = { create: vi.fn(answer), get: vi.fn(answer) }
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true })
  return credentials
}
afterEach(() => vi.unstubAllGlobals())

it('asks for a discoverable passkey with verification of the person, and sends the answer as base64url', async () => {
  const { create } = browser(
    () =>
      new FakeCredential({
        clientDataJSON: bytes(1),
        getAuthenticatorData: () => bytes(2),
        getPublicKey: () => bytes(251, 255),
        getPublicKeyAlgorithm: () => -7,
      }),
  )
  const sent: unknown = JSON.parse(await makePasskey(wanted))
  expect(sent).toEqual({ id: '_---', clientDataJSON: 'AQ', authenticatorData: 'Ag', publicKey: '-_8', algorithm: -7 })
  expect(create.mock.calls[0]![0].publicKey).toMatchObject({
    challenge: Uint8Array.from([251, 255]),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
    excludeCredentials: [{ id: Uint8Array.from([3, 4]) }],
  })
})

it('signs with any passkey of this site', async () => {
  browser(
    () =>
      new FakeCredential({
        clientDataJSON: bytes(1),
        authenticatorData: bytes(2),
        signature: bytes(3),
        userHandle: null,
      }),
  )
  expect(JSON.parse(await signWithPasskey(question))).toEqual({
    id: '_---',
    clientDataJSON: 'AQ',
    authenticatorData: 'Ag',
    signature: 'Aw',
  })
})

it.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['SecurityError', 'failed'],
])('explains a %s', async (name, problem) => {
  browser(() => {
    throw new DOMException('no', name)
  })
  await expect(makePasskey(wanted)).rejects.toMatchObject({ problem })
})

it('knows browsers without passkeys, and devices that hand over no key', async () => {
  expect(knowsPasskeys()).toBe(false)
  await expect(signWithPasskey(question)).rejects.toEqual(new PasskeyError('unsupported'))
  browser(() => null)
  await expect(signWithPasskey(question)).rejects.toMatchObject({ problem: 'cancelled' })
  browser(() => new FakeCredential({ getPublicKey: () => null }))
  await expect(makePasskey(wanted)).rejects.toMatchObject({ problem: 'failed' })
})
