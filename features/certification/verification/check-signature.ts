import type { ShownFacts } from './shown-facts.ts'

/** Fields of a published key (RFC 7517) used by this check. */
export type PublishedKey = { kty: string; n: string; e: string; kid: string }
export type SignatureCheck = { ok: true; kid: string } | { ok: false; why: 'not-ours' | 'differs' }

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
const base64urlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function objectOf(base64url: string): Json | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(base64url)))
    return isObject(value) ? value : null
  } catch {
    return null
  }
}

/** Thumbprint of a key (RFC 7638), which must equal its id. */
async function fingerprintOf({ e, kty, n }: PublishedKey): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify({ e, kty, n }))
  return base64urlOf(await crypto.subtle.digest('SHA-256', text))
}

async function isSignedBy(key: PublishedKey, text: string, signature: string): Promise<boolean> {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const { kty, n, e } = key
  const imported = await crypto.subtle.importKey('jwk', { kty, n, e }, algorithm, false, ['verify'])
  return crypto.subtle.verify(algorithm.name, imported, bytesOf(signature), new TextEncoder().encode(text))
}

const secondOf = (at: string): string => `${new Date(at).toISOString().slice(0, 19)}Z`

/** Facts in a signed credential that the page shows. */
function saidOf(credential: Json): Json {
  const subject = isObject(credential['credentialSubject']) ? credential['credentialSubject'] : {}
  const achievement = isObject(subject['achievement']) ? subject['achievement'] : {}
  const identifiers = Array.isArray(subject['identifier']) ? subject['identifier'].filter(isObject) : []
  const identity = (type: string) => identifiers.find((one) => one['identityType'] === type)?.['identityHash'] ?? null
  return {
    page: credential['id'],
    holder: identity('name'),
    branch: identity('ext:branch'),
    city: identity('ext:city'),
    number: identity('ext:certificateNumber'),
    from: credential['validFrom'],
    until: credential['validUntil'],
    achievement: achievement['id'],
    version: achievement['version'],
  }
}

function agrees(credential: Json, facts: ShownFacts): boolean {
  const said = saidOf(credential)
  const ends = (value: unknown, tail: string) => typeof value === 'string' && value.endsWith(tail)
  return (
    ends(said['page'], `/review/${facts.publicId}`) &&
    said['holder'] === facts.holder &&
    said['branch'] === facts.branch &&
    said['city'] === facts.city &&
    said['number'] === facts.number &&
    said['from'] === secondOf(facts.issuedAt) &&
    said['until'] === secondOf(facts.expiresAt) &&
    ends(said['achievement'], `/credentials/achievements/${facts.level}?rule=${facts.ruleVersion}`) &&
    said['version'] === String(facts.ruleVersion)
  )
}

/**
 * Verifies a certificate's token in the browser, independently of the server's verdict, with the browser's own
 * cryptography. Finds the key by its thumbprint, accepts one algorithm only, and compares every fact shown with the
 * signed one.
 */
export async function checkSignature(
  token: string,
  keys: readonly PublishedKey[],
  facts: ShownFacts,
): Promise<SignatureCheck> {
  const [head = '', body = '', signature = '', ...more] = token.trim().split('.')
  const header = more.length === 0 ? objectOf(head) : null
  const kid = typeof header?.['kid'] === 'string' ? header['kid'].slice(header['kid'].lastIndexOf('/') + 1) : ''
  const key = keys.find((one) => one.kid === kid)
  if (!header || header['alg'] !== 'RS256' || header['typ'] !== 'JWT' || key?.kty !== 'RSA')
    return { ok: false, why: 'not-ours' }
  try {
    if ((await fingerprintOf(key)) !== kid || !(await isSignedBy(key, `${head}.${body}`, signature)))
      return { ok: false, why: 'not-ours' }
  } catch {
    return { ok: false, why: 'not-ours' }
  }
  const credential = objectOf(body)
  return credential && agrees(credential, facts) ? { ok: true, kid } : { ok: false, why: 'differs' }
}
