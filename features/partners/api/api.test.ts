import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { apiRate, apiScopeNames } from '#/domain/partners/api-scopes.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { openApiDocument } from './openapi.server.ts'
import { apiOperations, mediaOperations } from './operations.server.ts'

const w = await world()
let client: Actor
let root: string
let other: Actor
let olaya: string
let malqa: string
let reportId: string

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()
const order = (branchId = olaya) => ({ branch_id: branchId, evaluation_type: 'basic', scheduled_date: inAWeek() })

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  other = await w.client({ plan: 'enterprise', company: 'Other House' })
  olaya = await apiBranch(w, client, 'Olaya')
  malqa = await apiBranch(w, client, 'Malqa')
  await apiBranch(w, other, 'Foreign')
  root = await rootOf(w, client)
  reportId = await releasedReport(w, await w.admin(), { client })
})

describe('every operation', () => {
  const id = randomUUID()
  const pathOf = (path: string) => path.replace('{id}', id)

  test('refuses a call without a key, with an unknown one, and with a key of another scope', async () => {
    const scopes = apiScopeNames.filter((name) => name !== 'company:read' && name !== 'members:read')
    const keys = {
      narrow: await apiKeyOn(client, root, ['company:read']),
      members: await apiKeyOn(client, root, ['members:read']),
    }
    expect(scopes.length).toBeGreaterThan(0)
    for (const { method, path, scope } of [...apiOperations, ...mediaOperations]) {
      // why: guesses are counted by network, and every operation is tried
      await w.owner.query('delete from priv.attempts')
      const sent = method === 'post' ? { method: 'POST', body: {} } : {}
      for (const secret of [null, 'nonsense', `itqan_${'a'.repeat(43)}`]) {
        const refused = await apiCall(secret, pathOf(path), sent)
        expect([path, refused.status, refused.body.code]).toEqual([path, 401, 'api.key-unknown'])
        expect(refused.headers.get('www-authenticate')).toContain('Bearer')
      }
      const { secret } = scope === 'company:read' ? keys.members : keys.narrow
      await w.owner.query('delete from priv.api_rates')
      expect([path, (await apiCall(secret, pathOf(path), sent)).body.code]).toEqual([path, 'api.scope'])
    }
  })

  test('answers an unknown id as not found, and what it answers fits its schema', async () => {
    const { secret } = await apiKeyOn(client, root, apiScopeNames)
    for (const { method, path, answer, isList } of apiOperations.filter(({ method }) => method === 'get')) {
      await w.owner.query('delete from priv.api_rates')
      const found = await apiCall(secret, pathOf(path), { method: method.toUpperCase() })
      if (path.includes('{id}')) expect([path, found.status]).toEqual([path, 404])
      else {
        expect([path, found.status]).toEqual([path, 200])
        expect(answer.safeParse(found.body).error, path).toBeUndefined()
        if (isList) expect(found.body.data).toBeInstanceOf(Array)
      }
    }
    for (const bad of ['/branches/1', '/branches/../company', '/nowhere', '/branches/%00'])
      expect((await apiCall(secret, bad)).status, bad).not.toBe(500)
  })

  test('is in the document with its scope, and every schema that it names is there', () => {
    const document = openApiDocument('https://example.com') as {
      paths: Record<string, Record<string, { operationId: string; 'x-scope': string }>>
      components: { schemas: Record<string, unknown> }
    }
    const found = Object.values(document.paths).flatMap((at) => Object.values(at).map(({ operationId }) => operationId))
    expect(found.toSorted()).toEqual([...apiOperations, ...mediaOperations].map((one) => one.id).toSorted())
    const named = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!)
    for (const name of named) expect(document.components.schemas).toHaveProperty(name)
  })
})

describe('a key on one branch', () => {
  test('sees and orders there alone; other companies are never found', async () => {
    const { secret } = await apiKeyOn(client, olaya, apiScopeNames)
    const branches = await apiCall(secret, '/branches')
    expect(branches.body.data.map((one: { id: string }) => one.id)).toEqual([olaya])
    expect((await apiCall(secret, `/branches/${malqa}`)).status).toBe(404)
    const made = await apiCall(secret, '/requests', { method: 'POST', body: order() })
    expect(made.status).toBe(201)
    const refused = await apiCall(secret, '/requests', { method: 'POST', body: order(malqa) })
    expect(refused.status).toBe(422)
    const elsewhere = await apiKeyOn(client, malqa, apiScopeNames)
    expect((await apiCall(elsewhere.secret, `/requests/${made.body.id}`)).status).toBe(404)
    expect((await apiCall(elsewhere.secret, '/requests')).body.data).toEqual([])
    expect((await apiCall(elsewhere.secret, `/reports/${reportId}`)).status).toBe(404)
    // what belongs to the whole company is not seen from a branch
    expect((await apiCall(secret, '/invoices')).body.data).toEqual([])
  })

  test('a key of another company finds nothing of this one', async () => {
    const { rows } = await w.owner.query(`select id from app.org_nodes where client_id = $1 and kind = 'root'`, [
      other.id,
    ])
    const { secret } = await apiKeyOn(other, rows[0].id, apiScopeNames)
    for (const path of [`/branches/${olaya}`, `/reports/${reportId}`])
      expect((await apiCall(secret, path)).status, path).toBe(404)
    expect((await apiCall(secret, '/reports')).body.data).toEqual([])
    expect((await apiCall(secret, '/requests', { method: 'POST', body: order() })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('reading', () => {
  test('pages follow one another by their cursor; altered and foreign cursors are refused', async () => {
    for (let n = 0; n < 4; n++) await apiBranch(w, client, `Row ${n}`)
    const { secret } = await apiKeyOn(client, root, ['branches:read', 'requests:read'])
    const seen: string[] = []
    let next: string | null = ''
    for (let pages = 0; next !== null && pages < 20; pages++) {
      const page: { body: { data: { id: string }[]; next: string | null } } = await apiCall(
        secret,
        `/branches?limit=2${next && `&cursor=${next}`}`,
      )
      seen.push(...page.body.data.map(({ id }) => id))
      next = page.body.next
    }
    const { rows } = await w.owner.query('select id from app.branches where client_id = $1 order by id', [client.id])
    expect(seen).toEqual(rows.map(({ id }) => id))
    const { body } = await apiCall(secret, '/branches?limit=1')
    for (const cursor of [`${body.next}x`, 'abc', Buffer.from(`listRequests ${olaya}`).toString('base64url')])
      expect(await apiCall(secret, `/branches?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { code: 'api.cursor' },
      })
  })

  test('refuses unknown and bad parameters by name, in the language of the caller', async () => {
    const { secret } = await apiKeyOn(client, root, ['branches:read'])
    for (const [query, name] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=1&limit=2', 'limit'],
      ['sort=name', 'sort'],
      ['part=1', 'part'],
      ['fields=secret', 'fields'],
    ]) {
      const refused = await apiCall(secret, `/branches?${query}`, { headers: { 'accept-language': 'ar' } })
      expect([query, refused.status, refused.body.code]).toEqual([query, 400, 'api.parameter'])
      expect(refused.body.errors[0].field).toBe(name)
      expect(refused.body.title).toMatch(/[\u0600-\u06FF]/)
      expect(refused.headers.get('content-type')).toContain('application/problem+json')
    }
  })

  test('answers the asked fields alone, and nothing anew to a reader who has it', async () => {
    const { secret } = await apiKeyOn(client, root, ['branches:read', 'reports:read'])
    const some = await apiCall(secret, '/branches?fields=id,name')
    expect(Object.keys(some.body.data[0])).toEqual(['id', 'name'])
    const first = await apiCall(secret, `/branches/${olaya}`)
    const etag = first.headers.get('etag')!
    expect((await apiCall(secret, `/branches/${olaya}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await w.owner.query(`update app.branches set location = 'Jeddah' where id = $1`, [olaya])
    expect((await apiCall(secret, `/branches/${olaya}`, { headers: { 'if-none-match': etag } })).status).toBe(200)
    const report = await apiCall(secret, `/reports/${reportId}`)
    const details = apiOperations.find(({ id }) => id === 'getReport')!
    expect(details.answer.safeParse(report.body).error).toBeUndefined()
    expect(report.body.sections.length).toBeGreaterThan(0)
    expect(JSON.stringify(report.body)).not.toMatch(/shopper/i)
  })

  test('the limit refuses more than a burst and says when to go on', async () => {
    const { secret } = await apiKeyOn(client, root, ['company:read'])
    const answers = await Promise.all(Array.from({ length: apiRate.burst + 15 }, () => apiCall(secret, '/company')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(apiRate.burst)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]!.headers.get('ratelimit')).toContain('r=0')
    await w.owner.query(`update priv.api_rates set arrival = now()`)
    expect((await apiCall(secret, '/company')).status).toBe(200)
  })
})

test('schemas of answers are closed objects with documented types', () => {
  for (const { answer, isList } of apiOperations) {
    const type = isList ? ((answer as z.ZodObject).shape['data'] as z.ZodArray<z.ZodType>).element : answer
    expect(type).toBeInstanceOf(z.ZodObject)
  }
})
