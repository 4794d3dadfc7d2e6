import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { revokeApiKey } from '#/features/partners/api-keys/keys.server.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { testSecret } from '#/tests/databases.ts'
import { webhookReceiver } from '#/tests/webhook-receiver.ts'
import { allowLoopback, deliveriesOf, endpointOn, makeDue, openAction } from '#/tests/webhook-setup.ts'
import { world } from '#/tests/world.ts'
import { sweepDeliveries } from './drop-old.server.ts'
import { sendWebhooks } from './send.server.ts'

const w = await world()
const receiver = await webhookReceiver()
let client: Actor
let root: string
let olaya: string
let malqa: string
let paths = 0
const newPath = () => `/hook-${++paths}`

beforeAll(async () => {
  allowLoopback()
  client = await w.client({ plan: 'enterprise' })
  olaya = await apiBranch(w, client, 'Olaya')
  malqa = await apiBranch(w, client, 'Malqa')
  root = await rootOf(w, client)
})
beforeEach(async () => {
  receiver.state.answer = () => ({ status: 204 })
  await w.owner.query('delete from app.webhook_endpoints')
})

test('a slow receiver holds up no other endpoint', async () => {
  const [slow, quick] = [newPath(), newPath()]
  const hanging = await endpointOn(client, root, receiver.url(slow))
  await openAction(client, olaya)
  const other = await endpointOn(client, root, receiver.url(quick))
  await openAction(client, olaya)
  await w.owner.query(
    `update app.webhook_deliveries set next_at = next_at - interval '1 minute' where endpoint_id = $1`,
    [hanging.id],
  )
  receiver.state.answer = (path) => (path === slow ? null : { status: 204 })
  const run = sendWebhooks()
  await expect.poll(() => receiver.at(quick).length, { timeout: 10_000 }).toBe(1)
  expect(receiver.at(slow)).toHaveLength(1)
  receiver.state.answer = () => ({ status: 204 })
  receiver.release()
  await run
  expect((await deliveriesOf(w, other.id))[0]!.state).toBe('delivered')
  expect((await deliveriesOf(w, hanging.id)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
})

test('a sender that is killed in the middle loses nothing: the message is sent again under its id', async () => {
  const path = newPath()
  const { id } = await endpointOn(client, root, receiver.url(path))
  await openAction(client, olaya)
  receiver.state.answer = () => null
  const child = spawn(process.execPath, [resolve('tests/webhook-process.ts'), w.appUrl, testSecret, inject('dataDir')])
  const ended = new Promise<void>((done) => void child.on('close', () => done()))
  await expect.poll(() => receiver.at(path).length, { timeout: 60_000 }).toBe(1)
  child.kill('SIGKILL')
  await ended
  expect((await deliveriesOf(w, id))[0]).toMatchObject({ state: 'waiting', attempts: 1, last_status: null })
  receiver.state.answer = () => ({ status: 204 })
  // not before the time of the lost attempt is over
  await sendWebhooks()
  expect(receiver.at(path)).toHaveLength(1)
  await makeDue(w, id)
  await sendWebhooks()
  const ids = receiver.at(path).map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([2, 1])
  expect((await deliveriesOf(w, id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
}, 120_000)

test('many senders at the same moment send each message once', async () => {
  const path = newPath()
  await endpointOn(client, root, receiver.url(path))
  for (let n = 0; n < 12; n++) await openAction(client, olaya, `Door ${n}`)
  await Promise.all(Array.from({ length: 6 }, () => sendWebhooks()))
  const ids = receiver.at(path).map(({ headers }) => headers['webhook-id'])
  expect([ids.length, new Set(ids).size]).toEqual([12, 12])
})

test('an endpoint ends with the plan, and with the key that made it', async () => {
  const [path, ofKey] = [newPath(), newPath()]
  const { id } = await endpointOn(client, root, receiver.url(path))
  const key = await apiKeyOn(client, root, ['webhooks:write', 'actions:read'])
  const body = { name: 'By key', url: receiver.url(ofKey), node_id: root, events: ['action.opened'] }
  const made = await apiCall(key.secret, '/webhooks', { method: 'POST', body })
  expect(made.status).toBe(201)
  await revokeApiKey(client, key.id)
  await openAction(client, olaya)
  await sendWebhooks()
  expect([receiver.at(path).length, receiver.at(ofKey).length]).toEqual([1, 0])
  await w.owner.query(`update app.client_profiles set subscription_tier = 'basic' where profile_id = $1`, [client.id])
  await openAction(client, olaya)
  await sendWebhooks()
  await w.owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = $1`, [
    client.id,
  ])
  expect(receiver.at(path)).toHaveLength(1)
  const { rows } = await w.owner.query(
    'select disabled_why from app.webhook_endpoints where id = any ($1) order by id = $2',
    [[id, made.body.id], id],
  )
  expect(rows.map(({ disabled_why: why }) => why)).toEqual(['key', 'plan'])
})

test('messages are removed after 30 days', async () => {
  const { id } = await endpointOn(client, root, receiver.url(newPath()))
  await openAction(client, olaya)
  await openAction(client, malqa)
  const [first] = await deliveriesOf(w, id)
  await w.owner.query(`update app.webhook_deliveries set created_at = now() - interval '31 days' where id = $1`, [
    first!.id,
  ])
  await sweepDeliveries()
  expect((await deliveriesOf(w, id)).map((row) => row.id)).not.toContain(first!.id)
  expect(await deliveriesOf(w, id)).toHaveLength(1)
})
