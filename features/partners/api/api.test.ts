import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { type ApiScope, apiRate, apiScopeNames } from '#/domain/partners/api-scopes.ts'
import { makeApiKey, readApiKeys, revokeApiKey, rotateApiKey } from '#/features/partners/api-keys/keys.server.ts'
import { releasedReport } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { answerApi } from './answer-api.server.ts'
import { openApiDocument } from './openapi.server.ts'
import { apiOperations } from './operations.server.ts'

const w = await world()
let client: Actor
let other: Actor
let olaya: string
let malqa: string
let root: string
let reportId: string

async function branch(of: Actor, name: string): Promise<string> {
  const id = randomUUID()
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, $3, 'Riyadh')`, [
    id,
    of.id,
    name,
  ])
  return id
}

async function keyFor(scopes: readonly ApiScope[], node = root, of = client) {
  const made = await makeApiKey(of, {
    clientKey: randomUUID(),
    name: 'Test',
    node,
    scopes: [...scopes],
    life: null,
  })
  return made
}

type Sent = { method?: string; body?: unknown; headers?: Record<string, string> }
async function call(secret: string | null, path: string, { method = 'GET', body, headers = {} }: Sent = {}) {
  const response = await answerApi(
    new Request(`http://localhost/api/v1${path}`, {
      method,
      headers: {
        ...(secret && { authorization: `Bearer ${secret}` }),
        ...(body !== undefined && { 'idempotency-key': randomUUID() }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
    'network',
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString()
const order = (branchId = olaya) => ({ branch_id: branchId, evaluation_type: 'basic', scheduled_date: inAWeek() })

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  other = await w.client({ plan: 'enterprise', company: 'Other House' })
  olaya = await branch(client, 'Olaya')
  malqa = await branch(client, 'Malqa')
  await branch(other, 'Foreign')
  const { rows } = await w.owner.query(`select id from app.org_nodes where client_id = $1 and kind = 'root'`, [
    client.id,
  ])
  root = rows[0].id
  reportId = await releasedReport(w, await w.admin(), { client })
})

describe('keys', () => {
  test('a secret is shown once, stored as a hash that no role reads', async () => {
    const { id, secret } = await keyFor(['company:read'])
    expect(secret).toMatch(/^itqan_[\w-]{43}$/)
    const { rows } = await w.owner.query('select * from app.api_keys where id = $1', [id])
    expect(JSON.stringify(rows[0])).not.toContain(secret.slice(6))
    expect((await readApiKeys(client)).find((key) => key.id === id)).toMatchObject({
      hint: secret.slice(-4),
      state: 'active',
      scopes: ['company:read'],
      part: null,
      lastUsedAt: null,
    })
    expect((await call(secret, '/company')).body).toMatchObject({ id: client.id, plan: 'enterprise' })
    expect((await readApiKeys(client)).find((key) => key.id === id)?.lastUsedAt).not.toBeNull()
  })

  test('a changed secret leaves the one before valid for a day; a revoked key ends both at once', async () => {
    const { id, secret } = await keyFor(['company:read'])
    const changed = await rotateApiKey(client, { keyId: id, version: 1 })
    await expect(rotateApiKey(client, { keyId: id, version: 1 })).rejects.toThrow('changed-meanwhile')
    for (const one of [secret, changed.secret]) expect((await call(one, '/company')).status).toBe(200)
    await w.owner.query(`update app.api_keys set old_until = now() where id = $1`, [id])
    expect((await call(secret, '/company')).status).toBe(401)
    await revokeApiKey(client, id)
    expect((await call(changed.secret, '/company')).status).toBe(401)
    await expect(revokeApiKey(client, id)).rejects.toThrow('not-found')
  })

  test('ends with its date, with the ownership of its maker, and with the plan', async () => {
    const { id, secret } = await keyFor(['company:read'])
    await w.owner.query(`update app.api_keys set expires_at = now() where id = $1`, [id])
    expect((await call(secret, '/company')).status).toBe(401)
    const second = await w.member(client, [{ role: 'owner' }])
    const kept = await keyFor(['company:read'], root, second)
    expect((await call(kept.secret, '/company')).status).toBe(200)
    await w.owner.query(`update app.member_grants set role = 'manager' where member_id = $1`, [second.memberId])
    expect((await call(kept.secret, '/company')).status).toBe(401)
    const third = await keyFor(['company:read'])
    await w.owner.query(`update app.client_profiles set subscription_tier = 'basic' where profile_id = $1`, [client.id])
    expect(await call(third.secret, '/company')).toMatchObject({ status: 403, body: { code: 'plan.feature' } })
    await w.owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = $1`, [
      client.id,
    ])
  })

  test('are made by owners alone, on a part of their own company, once for each form', async () => {
    const manager = await w.member(client, [{ role: 'manager' }])
    await expect(keyFor(['company:read'], root, manager)).rejects.toThrow('not-allowed')
    await expect(readApiKeys(manager)).rejects.toThrow('not-allowed')
    await expect(keyFor(['company:read'], root, other)).rejects.toThrow('bad-value')
    const form = { clientKey: randomUUID(), name: 'Once', node: root, scopes: ['company:read' as const], life: 30 }
    await makeApiKey(client, form)
    await expect(makeApiKey(client, form)).rejects.toThrow('api.key-made')
    await expect(rotateApiKey(other, { keyId: form.clientKey, version: 1 })).rejects.toThrow('changed-meanwhile')
    await expect(revokeApiKey(other, form.clientKey)).rejects.toThrow('not-found')
    const smaller = await w.client({ plan: 'professional' })
    const { rows } = await w.owner.query(`select id from app.org_nodes where client_id = $1`, [smaller.id])
    await expect(keyFor(['company:read'], rows[0].id, smaller)).rejects.toThrow('plan.feature')
  })
})

describe('every operation', () => {
  const id = randomUUID()
  const pathOf = (path: string) => path.replace('{id}', id)

  test('refuses a call without a key, with an unknown one, and with a key of another scope', async () => {
    const scopes = apiScopeNames.filter((name) => name !== 'company:read' && name !== 'members:read')
    const keys = { narrow: await keyFor(['company:read']), members: await keyFor(['members:read']) }
    expect(scopes.length).toBeGreaterThan(0)
    for (const { method, path, scope } of apiOperations) {
      const sent = method === 'post' ? { method: 'POST', body: {} } : {}
      for (const secret of [null, 'nonsense', `itqan_${'a'.repeat(43)}`]) {
        const refused = await call(secret, pathOf(path), sent)
        expect([path, refused.status, refused.body.code]).toEqual([path, 401, 'api.key-unknown'])
        expect(refused.headers.get('www-authenticate')).toContain('Bearer')
      }
      const { secret } = scope === 'company:read' ? keys.members : keys.narrow
      await w.owner.query('delete from priv.api_rates')
      expect([path, (await call(secret, pathOf(path), sent)).body.code]).toEqual([path, 'api.scope'])
    }
  })

  test('answers an unknown id as not found, and what it answers fits its schema', async () => {
    const { secret } = await keyFor(apiScopeNames)
    for (const { method, path, answer, isList } of apiOperations.filter(({ method }) => method === 'get')) {
      await w.owner.query('delete from priv.api_rates')
      const found = await call(secret, pathOf(path), { method: method.toUpperCase() })
      if (path.includes('{id}')) expect([path, found.status]).toEqual([path, 404])
      else {
        expect([path, found.status]).toEqual([path, 200])
        expect(answer.safeParse(found.body).error, path).toBeUndefined()
        if (isList) expect(found.body.data).toBeInstanceOf(Array)
      }
    }
    for (const bad of ['/branches/1', '/branches/../company', '/nowhere', '/branches/%00'])
      expect((await call(secret, bad)).status, bad).not.toBe(500)
  })

  test('is in the document with its scope, and every schema that it names is there', () => {
    const document = openApiDocument('https://example.com') as {
      paths: Record<string, Record<string, { operationId: string; 'x-scope': string }>>
      components: { schemas: Record<string, unknown> }
    }
    const found = Object.values(document.paths).flatMap((at) => Object.values(at).map(({ operationId }) => operationId))
    expect(found.toSorted()).toEqual(apiOperations.map((one) => one.id).toSorted())
    const named = [...JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!)
    for (const name of named) expect(document.components.schemas).toHaveProperty(name)
  })
})

describe('a key on one branch', () => {
  test('sees and orders there alone; other companies are never found', async () => {
    const { secret } = await keyFor(apiScopeNames, olaya)
    const branches = await call(secret, '/branches')
    expect(branches.body.data.map((one: { id: string }) => one.id)).toEqual([olaya])
    expect((await call(secret, `/branches/${malqa}`)).status).toBe(404)
    const made = await call(secret, '/requests', { method: 'POST', body: order() })
    expect(made.status).toBe(201)
    const refused = await call(secret, '/requests', { method: 'POST', body: order(malqa) })
    expect(refused.status).toBe(422)
    const elsewhere = await keyFor(apiScopeNames, malqa)
    expect((await call(elsewhere.secret, `/requests/${made.body.id}`)).status).toBe(404)
    expect((await call(elsewhere.secret, '/requests')).body.data).toEqual([])
    expect((await call(elsewhere.secret, `/reports/${reportId}`)).status).toBe(404)
    // what belongs to the whole company is not seen from a branch
    expect((await call(secret, '/invoices')).body.data).toEqual([])
  })

  test('a key of another company finds nothing of this one', async () => {
    const { rows } = await w.owner.query(`select id from app.org_nodes where client_id = $1 and kind = 'root'`, [
      other.id,
    ])
    const { secret } = await keyFor(apiScopeNames, rows[0].id, other)
    for (const path of [`/branches/${olaya}`, `/reports/${reportId}`])
      expect((await call(secret, path)).status, path).toBe(404)
    expect((await call(secret, '/reports')).body.data).toEqual([])
    expect((await call(secret, '/requests', { method: 'POST', body: order() })).status).toBeGreaterThanOrEqual(400)
  })
})

describe('reading', () => {
  test('pages follow one another by their cursor; altered and foreign cursors are refused', async () => {
    for (let n = 0; n < 4; n++) await branch(client, `Row ${n}`)
    const { secret } = await keyFor(['branches:read', 'requests:read'])
    const seen: string[] = []
    let next: string | null = ''
    for (let pages = 0; next !== null && pages < 20; pages++) {
      const page: { body: { data: { id: string }[]; next: string | null } } = await call(
        secret,
        `/branches?limit=2${next && `&cursor=${next}`}`,
      )
      seen.push(...page.body.data.map(({ id }) => id))
      next = page.body.next
    }
    const { rows } = await w.owner.query('select id from app.branches where client_id = $1 order by id', [client.id])
    expect(seen).toEqual(rows.map(({ id }) => id))
    const { body } = await call(secret, '/branches?limit=1')
    for (const cursor of [`${body.next}x`, 'abc', Buffer.from(`listRequests ${olaya}`).toString('base64url')])
      expect(await call(secret, `/branches?cursor=${cursor}`)).toMatchObject({
        status: 400,
        body: { code: 'api.cursor' },
      })
  })

  test('refuses unknown and bad parameters by name, in the language of the caller', async () => {
    const { secret } = await keyFor(['branches:read'])
    for (const [query, name] of [
      ['limit=0', 'limit'],
      ['limit=101', 'limit'],
      ['limit=1&limit=2', 'limit'],
      ['sort=name', 'sort'],
      ['part=1', 'part'],
      ['fields=secret', 'fields'],
    ]) {
      const refused = await call(secret, `/branches?${query}`, { headers: { 'accept-language': 'ar' } })
      expect([query, refused.status, refused.body.code]).toEqual([query, 400, 'api.parameter'])
      expect(refused.body.errors[0].field).toBe(name)
      expect(refused.body.title).toMatch(/[\u0600-\u06FF]/)
      expect(refused.headers.get('content-type')).toContain('application/problem+json')
    }
  })

  test('answers the asked fields alone, and nothing anew to a reader who has it', async () => {
    const { secret } = await keyFor(['branches:read', 'reports:read'])
    const some = await call(secret, '/branches?fields=id,name')
    expect(Object.keys(some.body.data[0])).toEqual(['id', 'name'])
    const first = await call(secret, `/branches/${olaya}`)
    const etag = first.headers.get('etag')!
    expect((await call(secret, `/branches/${olaya}`, { headers: { 'if-none-match': etag } })).status).toBe(304)
    await w.owner.query(`update app.branches set location = 'Jeddah' where id = $1`, [olaya])
    expect((await call(secret, `/branches/${olaya}`, { headers: { 'if-none-match': etag } })).status).toBe(200)
    const report = await call(secret, `/reports/${reportId}`)
    const details = apiOperations.find(({ id }) => id === 'getReport')!
    expect(details.answer.safeParse(report.body).error).toBeUndefined()
    expect(report.body.sections.length).toBeGreaterThan(0)
    expect(JSON.stringify(report.body)).not.toMatch(/shopper/i)
  })

  test('the limit refuses more than a burst and says when to go on', async () => {
    const { secret } = await keyFor(['company:read'])
    const answers = await Promise.all(Array.from({ length: apiRate.burst + 15 }, () => call(secret, '/company')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(apiRate.burst)
    expect(refused.length).toBeGreaterThan(0)
    expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused[0]!.headers.get('ratelimit')).toContain('r=0')
    await w.owner.query(`update priv.api_rates set arrival = now()`)
    expect((await call(secret, '/company')).status).toBe(200)
  })
})

describe('writing', () => {
  test('the same call takes effect once, also at the same moment; another under its key is refused', async () => {
    const { secret } = await keyFor(['requests:write'])
    const sent = { method: 'POST', body: order(), headers: { 'idempotency-key': 'order-1' } }
    const answers = await Promise.all(Array.from({ length: 8 }, () => call(secret, '/requests', sent)))
    const made = answers.find(({ status }) => status === 201)!
    for (const { status, body } of answers)
      if (status === 201) expect(body.id).toBe(made.body.id)
      else expect([status, body.code]).toEqual([409, 'api.idempotency-running'])
    const again = await call(secret, '/requests', sent)
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([201, made.body, 'true'])
    expect(await call(secret, '/requests', { ...sent, body: order(malqa) })).toMatchObject({
      status: 422,
      body: { code: 'api.idempotency-other' },
    })
    const { rows } = await w.owner.query(
      `select count(*)::int as n from app.mystery_shopping_requests where id = $1 and created_by = $2`,
      [made.body.id, client.id],
    )
    expect(rows[0].n).toBe(1)
  })

  test('an interrupted call is finished by its repetition with the same record', async () => {
    const { id, secret } = await keyFor(['requests:write'])
    const sent = { method: 'POST', body: order(malqa), headers: { 'idempotency-key': 'cut' } }
    const made = await call(secret, '/requests', sent)
    await w.owner.query(
      `update app.api_calls set status = null, answer = null, created_at = now() - interval '2 minutes' where key_id = $1`,
      [id],
    )
    expect((await call(secret, '/requests', sent)).body.id).toBe(made.body.id)
  })

  test('bad bodies name the field and change nothing; a corrected call under the same key runs', async () => {
    const { secret } = await keyFor(['requests:write'])
    const head = { 'idempotency-key': 'fix' }
    for (const body of ['{', '[]', '{"branch_id":1}', { ...order(), price: 1 }, { ...order(), evaluation_type: 'x' }]) {
      const refused = await call(secret, '/requests', { method: 'POST', body, headers: head })
      expect([400, 422]).toContain(refused.status)
    }
    const past = { ...order(), scheduled_date: '2020-01-01T10:00:00Z' }
    const refused = await call(secret, '/requests', { method: 'POST', body: past, headers: head })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'scheduled_date' }] } })
    const fixed = { ...order(), scheduled_date: new Date(Date.now() + 9 * 86_400_000).toISOString() }
    expect((await call(secret, '/requests', { method: 'POST', body: fixed, headers: head })).status).toBe(201)
    expect(
      (await call(secret, '/requests', { method: 'POST', body: fixed, headers: { 'idempotency-key': '' } })).body.code,
    ).toBe('api.idempotency-required')
  })

  test('an action moves on from the version that the caller has read', async () => {
    const { secret } = await keyFor(['actions:write'])
    const made = await call(secret, '/actions', {
      method: 'POST',
      body: { branch_id: olaya, title: 'Mend the door', priority: 'low', owner_name: 'Sami' },
    })
    expect(made).toMatchObject({ status: 201, body: { status: 'open', source: 'manual' } })
    const path = `/actions/${made.body.id}/steps`
    const body = { step: 'start' }
    expect(await call(secret, path, { method: 'POST', body })).toMatchObject({ status: 428 })
    const etag = made.headers.get('etag')!
    const started = await call(secret, path, { method: 'POST', body, headers: { 'if-match': etag } })
    expect(started).toMatchObject({ status: 200, body: { status: 'in_progress' } })
    expect(
      await call(secret, path, { method: 'POST', body: { step: 'finish' }, headers: { 'if-match': etag } }),
    ).toMatchObject({
      status: 412,
      body: { code: 'api.version' },
    })
    const { rows } = await w.owner.query(
      `select after from app.activity_log where entity = 'action' and entity_id = $1 and action = 'actions.open'`,
      [made.body.id],
    )
    expect(rows[0].after).toMatchObject({ apiKey: 'Test' })
  })

  test('a request is cancelled once, with a reason', async () => {
    const { secret } = await keyFor(['requests:write'])
    const when = new Date(Date.now() + 20 * 86_400_000).toISOString()
    const made = await call(secret, '/requests', { method: 'POST', body: { ...order(), scheduled_date: when } })
    const path = `/requests/${made.body.id}/cancel`
    expect((await call(secret, path, { method: 'POST', body: { reason: '' } })).status).toBe(422)
    const done = await call(secret, path, { method: 'POST', body: { reason: 'We renovate.' } })
    expect(done.body).toMatchObject({ status: 'cancelled', cancel_reason: 'We renovate.' })
    expect((await call(secret, path, { method: 'POST', body: { reason: 'Again' } })).status).toBe(409)
  })
})

test('schemas of answers are closed objects with documented types', () => {
  for (const { answer, isList } of apiOperations) {
    const type = isList ? ((answer as z.ZodObject).shape['data'] as z.ZodArray<z.ZodType>).element : answer
    expect(type).toBeInstanceOf(z.ZodObject)
  }
})
