import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { apiBranch, rootOf } from '#/tests/api-setup.ts'
import { webhookReceiver } from '#/tests/webhook-receiver.ts'
import { allowLoopback, deliveriesOf, endpointOn, makeDue, openAction } from '#/tests/webhook-setup.ts'
import { world } from '#/tests/world.ts'
import { officeWebhookList } from './office-list.ts'
import { releaseWebhook, replayForCompany, stopWebhook } from './office-steps.server.ts'
import { browseOfficeWebhooks, countOfficeWebhooks } from './office-webhooks.server.ts'
import { sendToWebhook, sendWebhooks } from './send.server.ts'
import { tellWebhook } from './tell-webhook.server.ts'
import { readWebhook } from './webhooks.server.ts'
import { moveWebhook } from './write-webhook.server.ts'

const w = await world()
const receiver = await webhookReceiver()
let admin: Actor
let client: Actor
let other: Actor
let branch: string
let paths = 0
const endpoint = async (of: Actor) => endpointOn(of, await rootOf(w, of), receiver.url(`/hook-${++paths}`))
const browse = (address = '') => browseOfficeWebhooks(admin, readList(officeWebhookList, new URLSearchParams(address)))
const versionOf = async (id: string): Promise<number> =>
  (await w.owner.query<{ version: number }>('select version from app.webhook_endpoints where id = $1', [id])).rows[0]!
    .version
const seen = async (id: string) => ({ id, version: await versionOf(id) })

beforeAll(async () => {
  admin = await w.admin()
  client = await w.client({ plan: 'enterprise', company: 'Palm Grill' })
  other = await w.client({ plan: 'enterprise', company: 'Harbour Coffee' })
  branch = await apiBranch(w, client, 'Olaya')
})
beforeEach(async () => {
  allowLoopback()
  receiver.state.answer = () => ({ status: 204 })
  await w.owner.query('delete from app.webhook_endpoints')
})

test('lists the endpoints of all companies, the dead ones first, with their messages', async () => {
  const good = await endpoint(other)
  const dead = await endpoint(client)
  await openAction(client, branch)
  receiver.state.answer = () => ({ status: 410 })
  await makeDue(w, dead.id)
  await sendWebhooks()
  const { rows, total } = await browse()
  expect(total).toBe(2)
  expect(rows.map(({ id, state, company }) => [id, state, company])).toEqual([
    [dead.id, 'disabled', 'Palm Grill'],
    [good.id, 'active', 'Harbour Coffee'],
  ])
  expect(rows[0]).toMatchObject({ disabledWhy: 'gone', failed: 1, waiting: 0, goodAt: null })
  expect((await browse('state=active')).rows.map(({ id }) => id)).toEqual([good.id])
  expect((await browse('q=palm')).rows.map(({ id }) => id)).toEqual([dead.id])
  expect(await readAs(admin, countOfficeWebhooks)).toEqual({ disabled: 1, failing: 0, paused: 0, active: 1 })
})

test('an endpoint that our team stops goes on only when our team lets it, and its owners read why', async () => {
  const { id } = await endpoint(client)
  await openAction(client, branch)
  await stopWebhook(admin, { ...(await seen(id)), to: 'disabled', reason: 'It floods the receiver' })
  expect(await readWebhook(client, id)).toMatchObject({
    state: 'disabled',
    disabledWhy: 'office',
    stoppedReason: 'It floods the receiver',
  })
  expect((await deliveriesOf(w, id)).map(({ state }) => state)).toEqual(['failed'])
  await expect(moveWebhook(client, await seen(id), 'active')).rejects.toThrow('webhook.stopped')
  // the database refuses it without the verb too
  await expect(
    asActor(client, (tx) =>
      tx.updateTable('webhook_endpoints').set({ state: 'active', disabled_why: null }).where('id', '=', id).execute(),
    ),
  ).rejects.toMatchObject({ code: '23514' })
  await expect(
    asActor(client, (tx) =>
      tx
        .updateTable('webhook_endpoints')
        .set({ stopped_reason: null, stopped_at: null })
        .where('id', '=', id)
        .execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' })
  const jobs = await w.waitingJobs('partners.tell-webhook')
  await tellWebhook(jobs.at(-1) as Parameters<typeof tellWebhook>[0])
  const { rows: mails } = await w.owner.query(
    `select body from app.emails where kind = 'api.webhook' and to_address = $1 order by created_at desc limit 1`,
    [client.email],
  )
  expect(mails[0].body).toContain('It floods the receiver')

  await releaseWebhook(admin, await seen(id))
  expect(await readWebhook(client, id)).toMatchObject({ state: 'active', stoppedReason: null })
  expect(await replayForCompany(admin, await seen(id))).toBe(1)
  await sendToWebhook({ endpointId: id })
  expect((await deliveriesOf(w, id)).map(({ state }) => state)).toEqual(['delivered'])
  expect((await browse()).rows[0]!.goodAt).not.toBeNull()
  expect(await replayForCompany(admin, await seen(id))).toBe(0)
})

test('a paused endpoint keeps its messages, and steps on an older view are refused', async () => {
  const { id } = await endpoint(client)
  const before = await seen(id)
  await stopWebhook(admin, { ...before, to: 'paused', reason: 'Until Monday' })
  await openAction(client, branch)
  expect((await deliveriesOf(w, id)).map(({ state }) => state)).toEqual(['waiting'])
  await expect(stopWebhook(admin, { ...before, to: 'disabled', reason: 'x' })).rejects.toThrow('changed-meanwhile')
  await expect(stopWebhook(admin, { ...(await seen(id)), to: 'paused', reason: 'x' })).rejects.toThrow('webhook.state')
  await expect(replayForCompany(admin, await seen(id))).rejects.toThrow('webhook.state')
  await expect(releaseWebhook(admin, { id: randomUUID(), version: 1 })).rejects.toThrow('not-found')
  await releaseWebhook(admin, await seen(id))
  await expect(releaseWebhook(admin, await seen(id))).rejects.toThrow('webhook.state')
})

test('is for staff of the platform alone, who see no secret', async () => {
  const { id } = await endpoint(client)
  const query = readList(officeWebhookList, new URLSearchParams())
  const at = await seen(id)
  for (const stranger of [client, await w.shopper(), await w.admin({ role: 'support' })])
    for (const step of [
      () => browseOfficeWebhooks(stranger, query),
      () => stopWebhook(stranger, { ...at, to: 'paused', reason: 'x' }),
      () => releaseWebhook(stranger, at),
      () => replayForCompany(stranger, at),
    ])
      await expect(step()).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(
    readAs(admin, (db) => db.selectFrom('webhook_endpoints').select('secret_sealed').execute()),
  ).rejects.toMatchObject({ code: '42501' })
})
