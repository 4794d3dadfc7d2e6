import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { apiScopeNames } from '#/domain/partners/api-scopes.ts'
import { apiRoutes } from '#/server/api.ts'
import { apiBranch, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { allowLoopback, openAction } from '#/tests/webhook-setup.ts'
import { webhookReceiver } from '#/tests/webhook-receiver.ts'
import { world } from '#/tests/world.ts'
import { answerApi } from '../answer-api.server.ts'
import { apiOperations, mediaOperations } from '../operations.server.ts'
import { all, ItqanApi, ItqanError } from './itqan-api.ts'

const w = await world()
let client: Actor
let root: string
let olaya: string

beforeAll(async () => {
  allowLoopback()
  client = await w.client({ plan: 'enterprise' })
  olaya = await apiBranch(w, client, 'Olaya')
  root = await rootOf(w, client)
})

/** The client as a program uses it; its calls go to the API of this process. */
const apiWith = (secret: string) =>
  new ItqanApi({
    origin: 'http://localhost',
    key: secret,
    fetch: (address, init) => answerApi(new Request(address, init), 'network'),
  })

test('what is served is what is generated; `npm run api-client` writes it', async () => {
  const served = await apiRoutes().request('/client.ts')
  expect(served.headers.get('content-type')).toContain('text/plain')
  expect(await served.text()).toBe(readFileSync(join(import.meta.dirname, 'itqan-api.ts'), 'utf8'))
})

test('has a method for each operation', () => {
  const methods = Object.getOwnPropertyNames(ItqanApi.prototype)
  for (const { id } of [...apiOperations, ...mediaOperations]) expect(methods).toContain(id)
})

test('reads pages one after another, sends steps once, and throws the problem of a refusal', async () => {
  for (let n = 0; n < 5; n++) await openAction(client, olaya, `Door ${n}`)
  const { secret } = await apiKeyOn(client, root, apiScopeNames)
  const api = apiWith(secret)
  const titles: string[] = []
  for await (const action of all((cursor) => api.listActions({ limit: 2, cursor }))) titles.push(action.title)
  expect(titles.toSorted()).toEqual(Array.from({ length: 5 }, (_, n) => `Door ${n}`))
  const { data: company } = await api.getCompany()
  expect(company.plan).toBe('enterprise')

  const body = { branch_id: olaya, title: 'Oven', priority: 'low', owner_name: 'Sami' } as const
  const idempotencyKey = randomUUID()
  const made = await api.createAction(body, { idempotencyKey })
  const again = await api.createAction(body, { idempotencyKey })
  expect([made.replayed, again.replayed, again.data.id]).toEqual([false, true, made.data.id])
  const started = await api.moveAction(made.data.id, { step: 'start' }, { ifMatch: made.etag! })
  expect(started.data.status).toBe('in_progress')
  const refused = await api.moveAction(made.data.id, { step: 'finish' }, { ifMatch: made.etag! }).then(
    () => null,
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(ItqanError)
  expect(refused).toMatchObject({ status: 412, problem: { code: 'api.version' } })
})

test('webhooks are made, changed, tried and deleted by a key within its part and its rights', async () => {
  const receiver = await webhookReceiver()
  const malqa = await apiBranch(w, client, 'Malqa')
  const key = await apiKeyOn(client, olaya, ['webhooks:write', 'actions:read'])
  const api = apiWith(key.secret)
  const body = { name: 'Board', url: receiver.url('/hook'), node_id: olaya, events: ['action.opened' as const] }
  const idempotencyKey = randomUUID()
  const made = await api.createWebhook(body, { idempotencyKey })
  expect(made.data.secret).toMatch(/^whsec_/)
  const repeated = await api.createWebhook(body, { idempotencyKey })
  expect([repeated.data.id, repeated.data.secret]).toEqual([made.data.id, null])
  const { rows } = await w.owner.query('select answer from app.api_calls where key_id = $1', [key.id])
  expect(rows[0].answer).not.toContain('whsec_')

  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: ItqanError) => [error.status, error.problem?.errors?.[0]?.field ?? error.problem?.code],
    )
  for (const node of [root, malqa])
    expect(await faultOf(api.createWebhook({ ...body, node_id: node }))).toEqual([422, 'node_id'])
  expect(await faultOf(api.createWebhook({ ...body, events: ['report.published'] }))).toEqual([422, 'events'])
  expect(await faultOf(api.createWebhook({ ...body, url: 'https://10.0.0.1/' }))).toEqual([422, 'url'])
  // an endpoint of the owner outside the part, or for events beyond the key, is not the key's to change
  const wide = apiWith((await apiKeyOn(client, root, ['webhooks:write', 'reports:read'])).secret)
  const reports = await wide.createWebhook({ ...body, node_id: root, events: ['report.published'] })
  expect(await faultOf(api.getWebhook(reports.data.id))).toEqual([404, 'not-found'])
  expect(await faultOf(wide.deleteWebhook(made.data.id, {}))).toEqual([403, 'not-allowed'])
  expect((await api.listWebhooks()).data.map(({ id }) => id)).toEqual([made.data.id])

  const changed = await api.updateWebhook(made.data.id, { ...body, name: 'Tasks' }, { ifMatch: made.etag! })
  expect(changed.data.name).toBe('Tasks')
  const paused = await api.moveWebhook(made.data.id, { step: 'pause' }, { ifMatch: changed.etag! })
  const resumed = await api.moveWebhook(made.data.id, { step: 'resume' }, { ifMatch: paused.etag! })
  const rotated = await api.rotateWebhookSecret(made.data.id, {}, { ifMatch: resumed.etag! })
  expect(rotated.data.secret).not.toBe(made.data.secret)
  await api.testWebhook(made.data.id, {})
  await w.owner.query(`update app.webhook_deliveries set state = 'failed', next_at = null`)
  const { data: messages } = await api.listWebhookDeliveries(made.data.id, { state: 'failed' })
  expect(messages).toMatchObject([{ type: 'webhook.test', attempts: 0, status: null }])
  const replayed = await api.replayWebhookDeliveries(made.data.id, { delivery_id: messages[0]!.id })
  expect(replayed.data.messages).toBe(1)
  const none = await api.replayWebhookDeliveries(made.data.id, { failed_since: new Date().toISOString() })
  expect(none.data.messages).toBe(0)
  expect((await api.deleteWebhook(made.data.id, {})).data).toEqual({ id: made.data.id, deleted: true })
})
