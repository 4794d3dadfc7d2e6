import { coversScope, isApiScope } from '#/domain/partners/api-scopes.ts'
import { planHas } from '#/domain/plans.ts'
import { openApiKey, type OpenKey } from '#/features/partners/api-keys/open-key.server.ts'
import { makeApiToken, tokenSeconds } from '#/features/partners/api-keys/tokens.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { log } from '#/platform/log.server.ts'

/** Errors of RFC 6749, section 5.2, and the two of a server that has no time. */
type OauthError =
  | 'invalid_request'
  | 'invalid_client'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'
  | 'temporarily_unavailable'
  | 'server_error'

class Refused extends Error {
  readonly status: number
  readonly error: OauthError
  readonly headers: Record<string, string>
  constructor(error: OauthError, why: string, status = 400, headers: Record<string, string> = {}) {
    super(why)
    this.error = error
    this.status = status
    this.headers = headers
  }
}

const formType = 'application/x-www-form-urlencoded'
const names = ['grant_type', 'client_id', 'client_secret', 'scope'] as const
type Sent = Partial<Record<(typeof names)[number], string>>

/** Parameters of the request; each at most once, empty ones count as left out. */
async function sentIn(request: Request): Promise<Sent> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase()
  if (type !== formType) throw new Refused('invalid_request', `The body must be ${formType}.`)
  const form = new URLSearchParams(await request.text())
  const sent: Sent = {}
  for (const name of names) {
    const values = form.getAll(name)
    if (values.length > 1) throw new Refused('invalid_request', `The parameter ${name} is given twice.`)
    if (values[0]) sent[name] = values[0]
  }
  return sent
}

const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

/** Id and secret of HTTP Basic, which carries both encoded as in forms. Null: another way. */
function basicOf(header: string | null): { id: string; secret: string } | null {
  const text = /^Basic ([\w+/=-]+)$/i.exec(header ?? '')?.[1]
  if (text === undefined) return null
  const [id = '', ...rest] = Buffer.from(text, 'base64').toString('utf8').split(':')
  try {
    return { id: decoded(id), secret: decoded(rest.join(':')) }
  } catch {
    return { id: '', secret: '' }
  }
}

type Client = { id: string; secret: string; basic: boolean }

function clientOf(request: Request, sent: Sent): Client {
  const header = request.headers.get('authorization')
  const basic = basicOf(header)
  if (header !== null && basic === null)
    throw new Refused('invalid_client', 'Use Basic, or client_id and client_secret in the body.', 401, challenge)
  if (basic && sent.client_secret !== undefined)
    throw new Refused('invalid_request', 'The client is given twice, in the header and in the body.')
  if (basic && sent.client_id !== undefined && sent.client_id !== basic.id)
    throw new Refused('invalid_request', 'The client_id is not that of the header.')
  return basic
    ? { ...basic, basic: true }
    : { id: sent.client_id ?? '', secret: sent.client_secret ?? '', basic: false }
}

const challenge = { 'www-authenticate': 'Basic realm="api", charset="UTF-8"' }

async function keyOf({ id, secret, basic }: Client, network: string): Promise<OpenKey> {
  const key = await openApiKey(secret, undefined, { tokens: false })
  if (key && key.actor.company?.key?.id === id.toLowerCase()) return key
  await takeAttempt('api key guess by network', network)
  const headers = basic ? challenge : {}
  throw new Refused('invalid_client', 'The client is unknown, or its key has expired or was revoked.', 401, headers)
}

/** The asked scopes, or all of the key. A scope that reads is covered by the one that writes. */
function scopesOf(key: OpenKey, asked: string | undefined): string[] {
  if (asked === undefined) return [...key.scopes]
  const scopes = [...new Set(asked.split(' '))]
  for (const scope of scopes)
    if (!isApiScope(scope) || !coversScope(key.scopes, scope))
      throw new Refused('invalid_scope', 'A scope is unknown, or the key does not have it.')
  return scopes
}

async function tokenFor(request: Request, network: string): Promise<object> {
  const sent = await sentIn(request)
  const client = clientOf(request, sent)
  if (sent.grant_type === undefined) throw new Refused('invalid_request', 'The parameter grant_type is missing.')
  if (sent.grant_type !== 'client_credentials')
    throw new Refused('unsupported_grant_type', 'Only client_credentials is supported.')
  const key = await keyOf(client, network)
  if (!key.limit.allowed) {
    const wait = String(Math.max(1, Math.ceil(key.limit.wait)))
    throw new Refused('temporarily_unavailable', 'The limit of the key is reached.', 429, { 'retry-after': wait })
  }
  if (!planHas(key.tier, 'api')) throw new Refused('unauthorized_client', 'The plan does not include the API.')
  const scopes = scopesOf(key, sent.scope)
  const token = await makeApiToken(key.actor.company!.key!.id, scopes)
  return { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds, scope: scopes.join(' ') }
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error
  const code = expectedFailure(error)?.code
  if (code === 'too-many-attempts') return new Refused('temporarily_unavailable', 'Too many wrong tries. Wait.', 429)
  if (code === 'server-busy') return new Refused('temporarily_unavailable', 'The server is busy.', 503)
  log.error('a token could not be given', { error })
  return new Refused('server_error', 'Something went wrong on our side.', 500)
}

/**
 * The token endpoint: client credentials of OAuth 2.1, with a key as the client. Answers a bearer token of an hour with
 * the key's scopes or fewer, or an error of RFC 6749.
 */
export async function answerTokenRequest(request: Request, network: string): Promise<Response> {
  const fixed = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', pragma: 'no-cache' }
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { ...fixed, allow: 'POST' } })
  try {
    return new Response(JSON.stringify(await tokenFor(request, network)), { status: 200, headers: fixed })
  } catch (caught) {
    const { status, error, message, headers } = refusalOf(caught)
    const body = JSON.stringify({ error, error_description: message })
    return new Response(body, { status, headers: { ...fixed, ...headers } })
  }
}
