import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiRoutes } from '#/server/api.ts'
import { type ApiCompany, apiCompany } from '#/tests/api/company.ts'
import { companyRows } from '#/tests/api/company-rows.ts'
import { documented, type Documented, faultOf, origin, type Schema } from '#/tests/api/document.ts'
import { broken, hostile, valid } from '#/tests/api/samples.ts'
import { world } from '#/tests/world.ts'

/** Calls of each operation with a body or parameters; more by the environment, also with another seed. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 3)
/** Seconds after which the rest of the operations is tried once each, so that the suite stays short on a busy machine. */
const budget = process.env['FUZZ_RUNS'] === undefined ? 20 : Number.POSITIVE_INFINITY
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_130)

const w = await world()
const app = new Hono().route('/api/v1', apiRoutes())
const connection = { incoming: { socket: { remoteAddress: '127.0.0.1', remotePort: 1, remoteFamily: 'IPv4' } } }
let company: ApiCompany
let rows: () => Promise<Record<string, string>>
let sent = 0
let begun = Date.now()
const runsLeft = (): number => (Date.now() - begun > budget * 1000 ? 1 : runs)

beforeAll(async () => {
  company = await apiCompany(w)
  rows = await companyRows(w, company.owner.id)
})

type Call = { path: string; headers: Record<string, string>; body?: string | undefined; note: string }
type Answer = { status: number; type: string | null; body: unknown; etag: string | null; faults: string[] }

async function send(operation: Documented, { path, headers, body, note }: Call): Promise<Answer> {
  // why: the limits of keys and of accounts are tried elsewhere
  if (sent++ % 20 === 0) await w.owner.query('delete from priv.api_rates; delete from priv.attempts')
  const answer = await app.request(
    `${origin}/api/v1${path}`,
    {
      method: operation.method,
      headers: { authorization: `Bearer ${company.secret}`, ...headers },
      ...(body !== undefined && { body }),
    },
    connection,
  )
  const text = await answer.text()
  const type = answer.headers.get('content-type')
  const parsed = text === '' ? null : /[/+]json/.test(type ?? '') ? (JSON.parse(text) as unknown) : text
  const said = { status: answer.status, type, body: parsed, isSparse: /[?&]fields=/.test(path) }
  const fault = answer.status >= 500 ? `answered ${answer.status}` : faultOf(operation, said)
  const faults =
    fault === null
      ? []
      : [`${operation.operationId} ${note}: ${fault}\n  ${path} ${body?.slice(0, 200) ?? ''}\n  ${text.slice(0, 300)}`]
  return { ...said, etag: answer.headers.get('etag'), faults }
}

/** As many entries of a list as there are runs, other ones for each operation: all of them are tried across the list. */
const some = <T>(list: readonly T[], at: number): T[] =>
  Array.from({ length: Math.min(runsLeft(), list.length) }, (_, n) => list[(at * runs + n) % list.length]!)

const singular = (segment: string): string =>
  segment
    .replace(/ies$/, 'y')
    .replace(/(ch|sh)es$/, '$1')
    .replace(/s$/, '')
const pools = new Map<string, string[]>()
const poolOf = (kind: string | null): readonly string[] =>
  kind === null
    ? [...pools.values()].flat()
    : ([...pools].find(([name]) => kind.endsWith(name) || name.endsWith(kind))?.[1] ?? [])

/** Ids of the records that lists answer, by their kind. */
async function fillPools(): Promise<void> {
  for (const operation of documented) {
    if (operation.method !== 'GET' || operation.path.includes('{')) continue
    const { body } = await send(operation, { path: operation.path, headers: {}, note: 'pool' })
    const { data } = body as { data?: { id: string }[] }
    if (data)
      pools.set(
        singular(operation.path.split('/').at(-1)!),
        data.map(({ id }) => id),
      )
  }
}

const bodyOf = ({ requestBody }: Documented): Schema | null => requestBody?.content['application/json']?.schema ?? null
const queryOf = ({ parameters }: Documented) => parameters.filter((one) => one.in === 'query')
const sample = <T>(arbitrary: fc.Arbitrary<T>, numRuns: number, of: string): T[] =>
  fc.sample(arbitrary, {
    seed: seed + ([...of].reduce((sum, letter) => sum * 31 + letter.codePointAt(0)!, 7) % 1_000_000),
    numRuns,
  })

/** The path with ids of records of its kind; the version of the record, where the API reads it. */
async function placed({ path }: Documented, at: number): Promise<{ path: string; etag: string | null }> {
  if (!path.includes('{')) return { path, etag: null }
  const kind = singular(path.split('/{')[0]!.split('/').at(-1)!)
  const ids = pools.get(kind) ?? []
  const id = ids.length > 0 ? ids[at % ids.length]! : randomUUID()
  const reader = documented.find((one) => one.method === 'GET' && one.path === `/${path.split('/')[1]}/{id}`)
  const read = reader && (await send(reader, { path: reader.path.replace('{id}', id), headers: {}, note: 'version' }))
  return { path: path.replaceAll(/\{\w+\}/g, id), etag: read?.etag ?? null }
}

const headersOf = ({ method }: Documented, etag: string | null): Record<string, string> => ({
  ...(method !== 'GET' && { 'idempotency-key': randomUUID(), 'content-type': 'application/json' }),
  ...(method !== 'GET' && etag !== null && { 'if-match': etag }),
})

/** A refused call has changed nothing; one that took effect becomes what later ones are compared with. */
async function compared(
  operation: Documented,
  call: Call,
  before: { rows: Record<string, string> },
): Promise<string[]> {
  const { status, faults } = await send(operation, call)
  if (operation.method === 'GET') return faults
  const after = await rows()
  const changed = Object.keys(after).filter((name) => after[name] !== before.rows[name])
  before.rows = after
  if (status < 400 || changed.length === 0) return faults
  return [
    ...faults,
    `${operation.operationId} ${call.note}: refused with ${status}, but changed ${changed.join(', ')}\n  ${call.body?.slice(0, 300)}`,
  ]
}

describe('every operation, with calls drawn from its schemas', () => {
  test('answers what the document says, never a fault of the server, and changes nothing when it refuses', async () => {
    await fillPools()
    begun = Date.now()
    const faults: string[] = []
    const before = { rows: await rows() }
    for (const operation of documented) {
      const { operationId } = operation
      const schema = bodyOf(operation)
      if (schema) {
        const bodies = [
          ...sample(valid(schema, poolOf), runsLeft(), operationId).map((body) => ({ body, note: 'valid' })),
          ...sample(broken(schema, poolOf), runsLeft(), operationId).map((body) => ({ body, note: 'broken' })),
        ]
        for (const [at, { body, note }] of bodies.entries()) {
          const { path, etag } = await placed(operation, at)
          const call = { path, headers: headersOf(operation, etag), body: JSON.stringify(body), note }
          faults.push(...(await compared(operation, call, before)))
        }
      }
      const asked = queryOf(operation)
      if (asked.length > 0) {
        const model = fc.record(
          Object.fromEntries(asked.map(({ name, schema: type }) => [name, valid(type, poolOf, name)])),
          {
            requiredKeys: [],
          },
        )
        for (const [at, query] of sample(model, runsLeft(), `${operationId} query`).entries()) {
          const { path } = await placed(operation, at)
          const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
          const call = { path: `${path}?${search}`, headers: headersOf(operation, null), note: 'query' }
          faults.push(...(await compared(operation, call, before)))
        }
        for (const [at, bad] of sample(fc.constantFrom(...hostile), runsLeft(), `${operationId} bad query`).entries()) {
          const { name } = asked[at % asked.length]!
          const { path } = await placed(operation, at)
          const value = encodeURIComponent((typeof bad === 'string' ? bad : JSON.stringify(bad)).toWellFormed())
          const twice = at % 3 === 0 ? `&${name}=${value}` : ''
          const call = {
            path: `${path}?${name}=${value}${twice}`,
            headers: headersOf(operation, null),
            note: 'bad query',
          }
          faults.push(...(await compared(operation, call, before)))
        }
      }
    }
    expect(faults).toEqual([])
  }, 3_600_000)

  test('refuses bad paths, headers and bodies as documented, without effect', async () => {
    begun = Date.now()
    const faults: string[] = []
    const before = { rows: await rows() }
    const badIds = [
      '1',
      '%00',
      '..%2f..',
      '%ff',
      `${randomUUID()}x`,
      'x'.repeat(3000),
      encodeURIComponent("' or 1=1 --"),
      '٣',
    ]
    const badTags = ['*', '"x"', 'W/"v1"', '\u00ff', ','.repeat(500)]
    const badKeys = ['', ' ', 'x'.repeat(256), 'ü']
    const badVersions = ['', '*', '"v0"', 'W/"v1"', '"v999999999999"', '"v-1"', 'v1']
    const badTypes = ['text/xml', 'multipart/form-data; boundary=x', 'application/json; charset=utf-16', 'nonsense']
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const pollution = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    const texts = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1e400',
      deep,
      pollution,
      '{"a":1,"a":2}',
      `"${'x'.repeat(101 * 1024)}"`,
      '\u0000',
      '{"\\u0000":"\\ud800"}',
    ]
    for (const [nth, operation] of documented.entries()) {
      const { path, etag } = await placed(operation, 0)
      const refuse = async (note: string, call: Partial<Call>) => {
        const found = { path, headers: headersOf(operation, etag), note, ...call }
        faults.push(...(await compared(operation, found, before)))
      }
      if (operation.path.includes('{'))
        for (const id of some(badIds, nth))
          await refuse(`id ${id.slice(0, 20)}`, {
            path: operation.path.replaceAll(/\{\w+\}/g, id),
            ...(operation.method !== 'GET' && { body: '{}' }),
          })
      if (operation.method === 'GET') {
        for (const held of some(badTags, nth)) await refuse('if-none-match', { headers: { 'if-none-match': held } })
        continue
      }
      for (const body of some(texts, nth)) await refuse(`text ${body.slice(0, 20)}`, { body })
      const body = JSON.stringify(sample(valid(bodyOf(operation)!, poolOf), 1, operation.operationId)[0])
      const plain = headersOf(operation, etag)
      for (const key of some(badKeys, nth))
        await refuse('idempotency key', { body, headers: { ...plain, 'idempotency-key': key } })
      if (operation.parameters.some(({ name }) => name === 'If-Match'))
        for (const version of some(badVersions, nth))
          await refuse('if-match', { body, headers: { ...plain, 'if-match': version } })
      for (const type of some(badTypes, nth))
        await refuse(`type ${type}`, { body: '{"surplus":1}', headers: { ...plain, 'content-type': type } })
      const reused = { ...plain, 'idempotency-key': `reused-${operation.operationId}` }
      await refuse('first use', { body, headers: reused })
      await refuse('reused with another body', { body: `${body} `, headers: reused })
    }
    expect(faults).toEqual([])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  }, 3_600_000)
})
