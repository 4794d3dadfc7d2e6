import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'

const w = await world()
let client: Actor
let root: string
let olaya: string
let malqa: string

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const order = (branchId = olaya) => ({ branch_id: branchId, evaluation_type: 'basic', scheduled_date: inDays(7) })

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  olaya = await apiBranch(w, client, 'Olaya')
  malqa = await apiBranch(w, client, 'Malqa')
  root = await rootOf(w, client)
})

describe('writing', () => {
  test('the same call takes effect once, also at the same moment; another under its key is refused', async () => {
    const { secret } = await apiKeyOn(client, root, ['requests:write'])
    const sent = { method: 'POST', body: order(), headers: { 'idempotency-key': 'order-1' } }
    const answers = await Promise.all(Array.from({ length: 8 }, () => apiCall(secret, '/requests', sent)))
    const made = answers.find(({ status }) => status === 201)!
    for (const { status, body } of answers)
      if (status === 201) expect(body.id).toBe(made.body.id)
      else expect([status, body.code]).toEqual([409, 'api.idempotency-running'])
    const again = await apiCall(secret, '/requests', sent)
    expect([again.status, again.body, again.headers.get('idempotency-replayed')]).toEqual([201, made.body, 'true'])
    expect(await apiCall(secret, '/requests', { ...sent, body: order(malqa) })).toMatchObject({
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
    const { id, secret } = await apiKeyOn(client, root, ['requests:write'])
    const sent = { method: 'POST', body: order(malqa), headers: { 'idempotency-key': 'cut' } }
    const made = await apiCall(secret, '/requests', sent)
    await w.owner.query(
      `update app.api_calls set status = null, answer = null, created_at = now() - interval '2 minutes' where key_id = $1`,
      [id],
    )
    expect((await apiCall(secret, '/requests', sent)).body.id).toBe(made.body.id)
  })

  test('a call that fails after its effect is finished by its repetition, not taken twice', async () => {
    const { id, secret } = await apiKeyOn(client, root, ['requests:write'])
    const body = { ...order(), scheduled_date: inDays(15) }
    const sent = { method: 'POST', body, headers: { 'idempotency-key': 'broken' } }
    await w.owner.query('revoke select on app.visit_prices from itqan_member')
    const failed = await apiCall(secret, '/requests', sent)
    expect([failed.status, failed.body.code]).toEqual([500, 'unexpected'])
    expect((await apiCall(secret, '/requests', sent)).body.code).toBe('api.idempotency-running')
    await w.owner.query('grant select on app.visit_prices to itqan_member')
    await w.owner.query(`update app.api_calls set created_at = now() - interval '2 minutes' where key_id = $1`, [id])
    expect((await apiCall(secret, '/requests', sent)).status).toBe(201)
    const { rows } = await w.owner.query(
      `select count(*)::int as n from app.mystery_shopping_requests where client_id = $1 and scheduled_date = $2`,
      [client.id, body.scheduled_date],
    )
    expect(rows[0].n).toBe(1)
  })

  test('bad bodies name the field and change nothing; a corrected call under the same key runs', async () => {
    const { secret } = await apiKeyOn(client, root, ['requests:write'])
    const head = { 'idempotency-key': 'fix' }
    for (const body of ['{', '[]', '{"branch_id":1}', { ...order(), price: 1 }, { ...order(), evaluation_type: 'x' }]) {
      const refused = await apiCall(secret, '/requests', { method: 'POST', body, headers: head })
      expect([400, 422]).toContain(refused.status)
    }
    const past = { ...order(), scheduled_date: '2020-01-01T10:00:00Z' }
    const refused = await apiCall(secret, '/requests', { method: 'POST', body: past, headers: head })
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'scheduled_date' }] } })
    const fixed = { ...order(), scheduled_date: new Date(Date.now() + 9 * 86_400_000).toISOString() }
    expect((await apiCall(secret, '/requests', { method: 'POST', body: fixed, headers: head })).status).toBe(201)
    expect(
      (await apiCall(secret, '/requests', { method: 'POST', body: fixed, headers: { 'idempotency-key': '' } })).body
        .code,
    ).toBe('api.idempotency-required')
  })

  test('an action moves on from the version that the caller has read', async () => {
    const { secret } = await apiKeyOn(client, root, ['actions:write'])
    const made = await apiCall(secret, '/actions', {
      method: 'POST',
      body: { branch_id: olaya, title: 'Mend the door', priority: 'low', owner_name: 'Sami' },
    })
    expect(made).toMatchObject({ status: 201, body: { status: 'open', source: 'manual' } })
    const path = `/actions/${made.body.id}/steps`
    const body = { step: 'start' }
    expect(await apiCall(secret, path, { method: 'POST', body })).toMatchObject({ status: 428 })
    const etag = made.headers.get('etag')!
    const started = await apiCall(secret, path, { method: 'POST', body, headers: { 'if-match': etag } })
    expect(started).toMatchObject({ status: 200, body: { status: 'in_progress' } })
    expect(
      await apiCall(secret, path, { method: 'POST', body: { step: 'finish' }, headers: { 'if-match': etag } }),
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
    const { secret } = await apiKeyOn(client, root, ['requests:write'])
    const when = new Date(Date.now() + 20 * 86_400_000).toISOString()
    const made = await apiCall(secret, '/requests', { method: 'POST', body: { ...order(), scheduled_date: when } })
    const path = `/requests/${made.body.id}/cancel`
    expect((await apiCall(secret, path, { method: 'POST', body: { reason: '' } })).status).toBe(422)
    const done = await apiCall(secret, path, { method: 'POST', body: { reason: 'We renovate.' } })
    expect(done.body).toMatchObject({ status: 'cancelled', cancel_reason: 'We renovate.' })
    expect((await apiCall(secret, path, { method: 'POST', body: { reason: 'Again' } })).status).toBe(409)
  })
})
