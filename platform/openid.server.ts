import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { AppError } from '#/domain/errors.ts'
import { openChallenge, secretOf } from './challenges.server.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'

const timeoutMs = 10_000
const mostBytes = 256 * 1024
const minutes = 10
/** Seconds by which the clocks of provider and server may differ. */
const clockTolerance = 30
/** Signatures by a private key of the provider; never by a shared secret, never none. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519']

export type OpenIdProvider = { issuer: string; clientId: string; clientSecret: string | null; name: string }

/** The configured provider, or null. */
export function openIdProvider(): OpenIdProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret, OIDC_NAME: name } = env()
  return issuer && clientId ? { issuer, clientId, clientSecret: secret ?? null, name } : null
}

function providerOrRefuse(): OpenIdProvider {
  const provider = openIdProvider()
  if (!provider) throw new AppError('not-found')
  return provider
}

const isSafe = (url: string): boolean => /^https:|^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(`${url}/`)
const endpoint = z.url().refine(isSafe)
const configuration = z.object({
  issuer: z.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
})
type Configuration = z.output<typeof configuration>

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  if (text.length > mostBytes) throw new Error('the answer is too long')
  return JSON.parse(text)
}

const request = (url: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })

type Known = { issuer: string; at: number; found: Configuration; keys: JWTVerifyGetKey }
let known: Known | undefined
const keepMs = 3600_000

/** Endpoints and keys of the provider, as it publishes them; kept for an hour. */
async function discover({ issuer }: OpenIdProvider): Promise<Known> {
  if (known && known.issuer === issuer && Date.now() - known.at < keepMs) return known
  const response = await request(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  if (!response.ok) throw new Error(`the provider answered ${response.status}`)
  const found = configuration.parse(await readJson(response))
  if (found.issuer !== issuer) throw new Error('the provider names another issuer')
  const keys = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs })
  return (known = { issuer, at: Date.now(), found, keys })
}

/** Faults of the provider become one refusal; the log has the reason. */
async function asking<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    log.warn('the identity provider could not be used', { error })
    throw new AppError('account.provider-unavailable')
  }
}

const returnAddress = (): string => `${env().origin}/login/identity/return`
const verifierOf = (id: string): string => secretOf('identity', id, 'verifier')
const nonceOf = (id: string): string => secretOf('identity', id, 'nonce')

/** Opens a sign-in at the provider: its address, and the id of the step, which the browser must bring back. */
export const startOpenId = (detail: string, userId: string | null): Promise<{ id: string; url: string }> =>
  asking(async () => {
    const provider = providerOrRefuse()
    const { found } = await discover(provider)
    const id = await openChallenge({ kind: 'identity', minutes, userId, detail })
    const url = new URL(found.authorization_endpoint)
    const challenge = createHash('sha256').update(verifierOf(id)).digest('base64url')
    const fields = {
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: returnAddress(),
      scope: 'openid',
      state: id,
      nonce: nonceOf(id),
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }
    for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
    return { id, url: url.href }
  })

export type Identity = { issuer: string; subject: string }

/** Checks an id token: signature, issuer, audience, time, nonce. Throws `account.identity-refused`. */
async function checkIdToken(
  provider: OpenIdProvider,
  { keys }: Known,
  token: string,
  rules: { nonce?: string; maxAgeSeconds: number },
): Promise<Identity> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: provider.issuer,
      audience: provider.clientId,
      algorithms,
      clockTolerance,
      requiredClaims: ['sub', 'exp', 'iat'],
      maxTokenAge: rules.maxAgeSeconds,
    })
    const party = payload['azp']
    const several = Array.isArray(payload.aud) && payload.aud.length > 1
    const isForUs = party === undefined ? !several : party === provider.clientId
    const isNonce = rules.nonce === undefined || payload['nonce'] === rules.nonce
    if (!isForUs || !isNonce || !payload.sub) throw new AppError('account.identity-refused')
    return { issuer: provider.issuer, subject: payload.sub }
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
    log.warn('an id token was refused', { reason: error.code })
    throw new AppError('account.identity-refused')
  }
}

const tokens = z.object({ id_token: z.string().max(20_000) })

/** Redeems the code of a sign-in at the provider. The step must have been used up by the caller. */
export const finishOpenId = (id: string, code: string): Promise<Identity> =>
  asking(async () => {
    const provider = providerOrRefuse()
    const step = await discover(provider)
    const { clientId, clientSecret } = provider
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: returnAddress(),
      code_verifier: verifierOf(id),
      client_id: clientId,
    })
    const headers = new Headers({ accept: 'application/json' })
    const methods = step.found.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    if (clientSecret && methods.includes('client_secret_basic')) {
      const pair = [clientId, clientSecret].map(encodeURIComponent).join(':')
      headers.set('authorization', `Basic ${Buffer.from(pair).toString('base64')}`)
    } else if (clientSecret) body.set('client_secret', clientSecret)
    const response = await request(step.found.token_endpoint, { method: 'POST', body, headers })
    if (response.status >= 400 && response.status < 500) throw new AppError('account.identity-refused')
    if (!response.ok) throw new Error(`the provider answered ${response.status}`)
    const { id_token: token } = tokens.parse(await readJson(response))
    return checkIdToken(provider, step, token, { nonce: nonceOf(id), maxAgeSeconds: 600 })
  })

/** Checks an id token that an application of ours got from the provider itself. At most five minutes old. */
export const checkOpenIdToken = (token: string, nonce?: string): Promise<Identity> =>
  asking(async () => {
    const provider = providerOrRefuse()
    return checkIdToken(provider, await discover(provider), token, { ...(nonce ? { nonce } : {}), maxAgeSeconds: 300 })
  })
