import { createHash, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { apiRate, coversScope } from '#/domain/partners/api-scopes.ts'
import { planHas } from '#/domain/plans.ts'
import { isRecordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { openApiKey, type OpenKey } from '#/features/partners/api-keys/open-key.server.ts'
import { noteUse } from '#/features/partners/office-keys/note-use.server.ts'
import { openOfficeKey } from '#/features/partners/office-keys/open-office-key.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { env } from '#/platform/env.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { log } from '#/platform/log.server.ts'
import { spanned } from '#/platform/trace.server.ts'
import { noteUnderWay, underWay } from '#/platform/under-way.server.ts'
import { beginCall, dropCall, keepAnswer } from './idempotency.server.ts'
import { type ApiCall, type ApiOperation, CursorError, versionField } from './operation.ts'
import { operationsAt } from './operations.server.ts'
import { type FieldFault, faultsOf, type ProblemCode, problemOf } from './problem.ts'

const json = 'application/json; charset=utf-8'
const problemType = 'application/problem+json; charset=utf-8'

/** A refusal with the fields at fault, and headers that it needs. */
class Refusal extends Error {
  readonly code: ProblemCode
  readonly errors: FieldFault[]
  readonly headers: Record<string, string>
  constructor(code: ProblemCode, errors: FieldFault[] = [], headers: Record<string, string> = {}) {
    super(code)
    this.code = code
    this.errors = errors
    this.headers = headers
  }
}

const locales = { en: z.locales.en(), ar: z.locales.ar() }
const languageOf = (header: string | null): Lang => (/^\s*ar\b/i.test(header ?? '') ? 'ar' : 'en')

const faults = (error: z.ZodError): FieldFault[] =>
  error.issues.flatMap(({ path, code, message, ...issue }) => {
    const names = code === 'unrecognized_keys' && 'keys' in issue ? issue.keys : [path.join('.')]
    return names.map((field) => ({ field: field || 'body', code, message }))
  })

function checked(schema: z.ZodType, value: unknown, lang: Lang, code: 'api.parameter' | 'api.body'): unknown {
  const result = schema.safeParse(value, { error: locales[lang].localeError })
  if (result.success) return result.data
  throw new Refusal(code, faults(result.error))
}

/** Parameters of a query; one that is given twice is refused by its schema, which takes no lists. */
function queryOf(url: URL): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null)
  for (const name of new Set(url.searchParams.keys())) {
    const values = url.searchParams.getAll(name)
    query[name] = values.length === 1 ? values[0]! : values
  }
  return { ...query }
}

async function keyOf(request: Request, network: string, lang: Lang): Promise<OpenKey> {
  const secret = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const challenge = { 'www-authenticate': 'Bearer realm="api"' }
  if (!secret) throw new Refusal('api.key-unknown', [], challenge)
  const key = (await openApiKey(secret, lang)) ?? (await openOfficeKey(secret, lang))
  if (key) return key
  await takeAttempt('api key guess by network', network)
  throw new Refusal('api.key-unknown', [], challenge)
}

const limitHeaders = ({ limit: { remaining, wait } }: OpenKey): Record<string, string> => ({
  'ratelimit-policy': `"key";q=${apiRate.perMinute};w=60;burst=${apiRate.burst}`,
  ratelimit: `"key";r=${remaining};t=${Math.ceil(wait)}`,
})

const contentHash = (body: string): string => createHash('sha256').update(body).digest('base64url')
// why both: fields that follow from the day or from other records change without a new version
const etagOf = (body: string, version: number | undefined): string =>
  version === undefined ? `"${contentHash(body).slice(0, 27)}"` : `"v${version}-${contentHash(body).slice(0, 12)}"`

/** Version in an ETag of a record; one with the version alone counts too. */
const versionIn = (header: string | null): number => {
  if (header === null) throw new AppError('api.version-required')
  const version = /^"v(\d{1,9})(-[\w-]{12})?"$/.exec(header.trim())?.[1]
  if (version === undefined) throw new AppError('api.version')
  return Number(version)
}

/** Only the asked fields of a record, or of each record of a page. Throws for a name that the schema does not have. */
function sparse(operation: ApiOperation, answer: unknown, fields: string | undefined): unknown {
  if (fields === undefined) return answer
  const names = fields.split(',')
  const pick = (record: object) => Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
  const shape = operation.isList ? itemOf(operation.answer) : operation.answer
  const known = shape instanceof z.ZodObject ? Object.keys(shape.shape) : []
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new Refusal(
      'api.parameter',
      unknown.map((name) => ({ field: 'fields', code: 'unknown_field', message: name })),
    )
  if (!operation.isList) return pick(answer as object)
  const { data, next } = answer as { data: object[]; next: string | null }
  return { data: data.map(pick), next }
}

const itemOf = (list: z.ZodType): unknown =>
  list instanceof z.ZodObject ? (list.shape['data'] as z.ZodArray<z.ZodType>).element : null

type Answered = { status: number; body: string | ReadableStream<Uint8Array>; headers: Record<string, string> }

/** Runs a read and answers it with its ETag, or 304 for one that the caller already has. */
async function read(operation: ApiOperation, call: ApiCall, request: Request): Promise<Answered> {
  const found = (await operation.run(call)) as { [versionField]?: number }
  const { fields } = call.query as { fields?: string }
  const body = JSON.stringify(sparse(operation, found, fields))
  const etag = etagOf(body, fields === undefined ? found[versionField] : undefined)
  const held = (request.headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (held.includes(etag)) return { status: 304, body: '', headers: { etag } }
  return { status: operation.status, body, headers: { etag, 'content-type': json } }
}

const keyPattern = /^[\x21-\x7e]{1,255}$/

/** Runs a step once for its idempotency key; a repeated call gets the first answer, marked as replayed. */
async function write(operation: ApiOperation, call: ApiCall, request: Request, sent: string): Promise<Answered> {
  const key = request.headers.get('idempotency-key') ?? ''
  if (!keyPattern.test(key)) throw new AppError('api.idempotency-required')
  const { actor } = call
  const path = new URL(request.url).pathname
  const begun = await beginCall(actor, { key, operation: operation.id, path, body: sent })
  if (begun.answer) return { ...begun.answer, headers: { 'content-type': json, 'idempotency-replayed': 'true' } }
  try {
    const version = operation.needsVersion ? versionIn(request.headers.get('if-match')) : 0
    const made = (await operation.run({ ...call, newId: begun.newId, version })) as { [versionField]?: number }
    const answered = { status: operation.status, body: JSON.stringify(made) }
    const once = Object.fromEntries(operation.shownOnce.map((name) => [name, null]))
    await keepAnswer(actor, key, { status: operation.status, body: JSON.stringify({ ...made, ...once }) })
    return { ...answered, headers: { 'content-type': json, etag: etagOf(answered.body, made[versionField]) } }
  } catch (error) {
    // why: a refused step changed nothing, and its cause may be corrected; after any other failure the step may have
    // been taken, and the repetition must find the id that it used
    const refused = expectedFailure(error)
    if (refused && refused.code !== 'server-busy') await dropCall(actor, key)
    throw error
  }
}

const jsonType = /^application\/([\w.-]+\+)?json\s*(;|$)/i

/** The body as JSON. One that says that it is something else is refused; one that says nothing is read. */
async function bodyOf(request: Request): Promise<{ text: string; value: unknown }> {
  const text = await request.text()
  const type = request.headers.get('content-type')
  if (text !== '' && type !== null && !jsonType.test(type.trim())) throw new AppError('api.media-type')
  try {
    return { text, value: text === '' ? {} : JSON.parse(text) }
  } catch {
    throw new AppError('api.body-unreadable')
  }
}

async function run(request: Request, path: string, key: OpenKey, lang: Lang): Promise<Answered> {
  const found = operationsAt(path, key.isOffice ? 'office' : 'company')
  if (found.size === 0) throw new Refusal('address-unreadable')
  const at = found.get(request.method === 'HEAD' ? 'GET' : request.method)
  if (!at) throw new Refusal('method-unknown', [], { allow: [...found.keys()].join(', ') })
  const { operation, params } = at
  if (!key.limit.allowed)
    throw new Refusal('too-many-attempts', [], { 'retry-after': String(Math.max(1, Math.ceil(key.limit.wait))) })
  if (!planHas(key.tier, 'api')) throw new AppError('plan.feature', { feature: 'api' })
  if (!coversScope(key.scopes, operation.scope)) throw new AppError('api.scope', { scope: operation.scope })
  if (Object.values(params).some((id) => !isRecordId(id))) throw new AppError('not-found')
  const url = new URL(request.url)
  const query = checked(operation.query, queryOf(url), lang, 'api.parameter')
  const call: ApiCall = { actor: key.actor, params, query, body: null, newId: '', version: 0 }
  const attributes = { 'itqan.operation': operation.id }
  await noteUse(key.actor, operation.id)
  const traced = (work: () => Promise<Answered>) => spanned(`operation ${operation.id}`, attributes, work)
  if (operation.media) {
    // why: a stream that is opened for its headers alone would stay open
    if (request.method === 'HEAD') throw new Refusal('method-unknown', [], { allow: 'GET' })
    const { headers, body } = await operation.media.answer(call, { request, scopes: key.scopes })
    return { status: operation.status, body, headers: { 'content-type': operation.media.type, ...headers } }
  }
  if (operation.body === null) return traced(() => read(operation, call, request))
  const { text, value } = await bodyOf(request)
  const body = checked(operation.body, value, lang, 'api.body')
  if (!operation.changesNothing) return traced(() => write(operation, { ...call, body }, request, text))
  const secret = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? ''
  return traced(async () => {
    const answer = await operation.run({ ...call, secret, body })
    return { status: operation.status, body: JSON.stringify(answer), headers: { 'content-type': json } }
  })
}

/** Answer to a body above the limit, which is refused before it is read. */
export function refuseTooLarge(request: Request): Response {
  const [requestId, lang] = [underWay()?.requestId ?? randomUUID(), languageOf(request.headers.get('accept-language'))]
  const problem = problemOf({ code: 'too-large', lang, requestId, origin: env().origin })
  return new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { 'content-type': problemType, 'cache-control': 'private, no-store', 'x-request-id': requestId },
  })
}

/** Failures of forms as the API calls them: a version that was read earlier is the caller's precondition. */
const ownCodes: Partial<Record<ErrorCode, ErrorCode>> = { 'changed-meanwhile': 'api.version', 'bad-value': 'api.body' }

/** What a failure means for the caller. */
function refusalOf(error: unknown, lang: Lang): { refusal: Refusal; details?: AppError['details'] } {
  if (error instanceof Refusal) return { refusal: error }
  if (error instanceof CursorError) return { refusal: new Refusal('api.cursor') }
  const failure = expectedFailure(error)
  if (!failure) return { refusal: new Refusal('unexpected') }
  // fields of forms are those of a body
  const isBody = failure.code === 'bad-request' && failure.fields !== undefined
  const code = isBody ? 'api.body' : (ownCodes[failure.code] ?? failure.code)
  return { refusal: new Refusal(code, faultsOf(failure.fields, lang)), details: failure.details }
}

/**
 * Answers a request below /api/v1. The key is the only identity: cookies are never read, so that no page of another
 * site can call the API in the name of a signed-in person.
 */
export async function answerApi(request: Request, network: string): Promise<Response> {
  const requestId = underWay()?.requestId ?? randomUUID()
  const lang = languageOf(request.headers.get('accept-language'))
  const path = new URL(request.url).pathname.slice('/api/v1'.length)
  let key: OpenKey | null = null
  let answered: Answered
  try {
    key = await keyOf(request, network, lang)
    noteUnderWay({ actorId: key.actor.id, ...(key.actor.company && { companyId: key.actor.company.id }) })
    answered = await run(request, path, key, lang)
  } catch (error) {
    const { refusal, details = {} } = refusalOf(error, lang)
    if (refusal.code === 'unexpected') log.error('an API call failed', { error, requestId, path })
    const problem = problemOf({ ...refusal, code: refusal.code, lang, requestId, origin: env().origin, details })
    answered = {
      status: problem.status,
      body: JSON.stringify(problem),
      headers: { ...refusal.headers, 'content-type': problemType },
    }
  }
  const { status, body, headers } = answered
  return new Response(status === 304 || request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      ...(key && limitHeaders(key)),
      'content-language': lang,
      'cache-control': 'private, no-store',
      'x-request-id': requestId,
    },
  })
}
