import { isDeepStrictEqual } from 'node:util'
import { compactVerify, decodeProtectedHeader } from 'jose'
import { issuerAddress, keyAddress } from './addresses.ts'
import { type Credential, claimsOf, type CredentialFacts, formerStatus, statedFacts } from './credential.ts'
import { algorithm, knownKey } from './keys.server.ts'

/** Stored facts of a certificate with its signed token. */
export type SignedFacts = CredentialFacts & { credential: string | null; keyId: string | null }
export type Mistrust =
  /** Never signed. */
  | 'unsigned'
  /** The stored text is not a token of this platform, or was altered. */
  | 'not-ours'
  /** The key is compromised; re-signing is in progress. */
  | 'key-compromised'
  /** Valid signature of other content: a changed fact, or another certificate's token. */
  | 'differs'
export type Verification = { ok: true; signedWith: string } | { ok: false; why: Mistrust }

const no = (why: Mistrust): Verification => ({ ok: false, why })

/** Header of our tokens: exactly these names, and a key address below the issuer. */
function headOf(token: string): { kid: string; address: string } | null {
  try {
    const { alg, typ, kid, ...more } = decodeProtectedHeader(token)
    if (alg !== algorithm || typ !== 'JWT' || typeof kid !== 'string' || Object.keys(more).length > 0) return null
    return { kid: kid.slice(kid.lastIndexOf('/') + 1), address: kid }
  } catch {
    return null
  }
}

async function payloadOf(
  token: string,
  key: Parameters<typeof compactVerify>[1],
): Promise<Record<string, unknown> | null> {
  try {
    const { payload } = await compactVerify(token, key, { algorithms: [algorithm] })
    return JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>
  } catch {
    return null
  }
}

/** Whether a payload matches the facts, and its claims match its fields. */
function agrees(payload: Record<string, unknown>, facts: CredentialFacts, keyAt: string, kid: string): boolean {
  const credential = payload as unknown as Credential
  const { issuer, credentialSubject: subject } = credential
  // why: status lists are signed with the same keys
  if (typeof issuer?.id !== 'string' || !subject?.achievement) return false
  const origin = issuer.id.slice(0, -issuerAddress('').length)
  const said = {
    id: credential.id,
    issuer: issuer.id,
    validFrom: credential.validFrom,
    validUntil: credential.validUntil,
    subject: subject.id,
    identifier: subject.identifier,
    achievement: subject.achievement.id,
    version: subject.achievement.version,
    credentialStatus: credential.credentialStatus,
  }
  const stated = statedFacts(origin, facts)
  const former = { ...stated, credentialStatus: formerStatus(origin, facts.statusPlace) }
  const claims = claimsOf(credential)
  const claimed = Object.fromEntries(Object.keys(claims).map((name) => [name, payload[name]]))
  return (
    keyAt === keyAddress(origin, kid) &&
    (isDeepStrictEqual(said, stated) || isDeepStrictEqual(said, former)) &&
    isDeepStrictEqual(claimed, claims)
  )
}

/**
 * Verifies a certificate: its token against our keys, and every signed fact against the stored one. The token's origin
 * may differ, after a move of the site.
 */
export async function verifyCredential(signed: SignedFacts): Promise<Verification> {
  const { credential: token, keyId, ...facts } = signed
  if (token === null) return no('unsigned')
  const head = headOf(token)
  const key = head && (await knownKey(head.kid))
  if (!head || !key || head.kid !== keyId) return no('not-ours')
  const payload = await payloadOf(token, key.publicKey)
  if (!payload) return no('not-ours')
  if (key.isCompromised) return no('key-compromised')
  return agrees(payload, facts, head.address, head.kid) ? { ok: true, signedWith: head.kid } : no('differs')
}
