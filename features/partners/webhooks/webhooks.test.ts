import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { mostWebhooks } from '#/domain/partners/webhook-events.ts'
import { deleteGroup } from '#/features/companies/hierarchy/change-group.server.ts'
import { revokeApiKey } from '#/features/partners/api-keys/keys.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { apiBranch, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { messageOf, signedBy, webhookReceiver } from '#/tests/webhook-receiver.ts'
import { allowLoopback, deliveriesOf, endpointOn, makeDue, openAction } from '#/tests/webhook-setup.ts'
import { world } from '#/tests/world.ts'
import { readDeliveries, replayDelivery, replayFailed, sendTest, sinceDay } from './deliveries.server.ts'
import { deliveryList } from './list.ts'
import { sendToWebhook, sendWebhooks } from './send.server.ts'
import { tellWebhook } from './tell-webhook.server.ts'
import { readWebhook, readWebhooks } from './webhooks.server.ts'
import { changeWebhook, deleteWebhook, makeWebhook, moveWebhook, rotateWebhook } from './write-webhook.server.ts'

const w = await world()
const receiver = await webhookReceiver()
let client: Actor
let other: Actor
let root: string
let olaya: string
let paths = 0
const newPath = () => `/hook-${++paths}`
const query = (address = '') => readList(deliveryList, new URLSearchParams(address))

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  other = await w.client({ plan: 'enterprise', company: 'Other House' })
  olaya = await apiBranch(w, client, 'Olaya')
  root = await rootOf(w, client)
})
beforeEach(async () => {
  allowLoopback()
  receiver.state.answer = () => ({ status: 204 })
  await w.owner.query('delete from app.webhook_endpoints')
})

describe('endpoints', () => {
  test('have a secret that is shown once, sealed, and read by no person of company or staff', async () => {
    const { id, secret } = await endpointOn(client, root, receiver.url(newPath()))
    expect(Buffer.from(secret.replace(/^whsec_/, ''), 'base64')).toHaveLength(32)
    const { rows } = await w.owner.query('select * from app.webhook_endpoints where id = $1', [id])
    expect(JSON.stringify(rows[0])).not.toContain(secret.slice(6))
    for (const actor of [client, await w.admin()])
      await expect(
        readAs(actor, (db) => db.selectFrom('webhook_endpoints').select('secret_sealed').execute()),
      ).rejects.toThrow('permission denied')
    expect(JSON.stringify(await readWebhooks(client))).not.toContain('secret')
    const jobs = await w.waitingJobs('partners.tell-webhook')
    await tellWebhook(jobs.at(-1) as Parameters<typeof tellWebhook>[0])
    const { rows: mails } = await w.owner.query(
      `select body from app.emails where kind = 'api.webhook' and to_address = $1`,
      [client.email],
    )
    expect(mails[0].body).toContain('Board')
    expect(mails[0].body).not.toContain('whsec_')
  })

  test('are of owners alone, on a part of their own company, once for each form, within the plan and the most', async () => {
    const manager = await w.member(client, [{ role: 'manager' }])
    const given = { name: 'Board', url: receiver.url('/a'), node: root, events: ['action.opened' as const] }
    const id = randomUUID()
    await expect(makeWebhook(manager, { id, ...given })).rejects.toThrow('not-allowed')
    await expect(readWebhooks(manager)).rejects.toThrow('not-allowed')
    await expect(makeWebhook(other, { id, ...given })).rejects.toThrow('bad-value')
    await makeWebhook(client, { id, ...given })
    await expect(makeWebhook(client, { id, ...given })).rejects.toThrow('webhook.made')
    for (const step of [
      () => readWebhook(other, id),
      () => changeWebhook(other, { id, version: 1 }, { ...given, node: id }),
      () => rotateWebhook(other, { id, version: 1 }),
      () => moveWebhook(other, { id, version: 1 }, 'paused'),
      () => deleteWebhook(other, id),
      () => sendTest(other, id, randomUUID()),
      () => replayFailed(other, id, new Date()),
      () => replayDelivery(other, id, randomUUID()),
    ])
      await expect(step()).rejects.toThrow('not-found')
    const smaller = await w.client({ plan: 'professional' })
    await expect(makeWebhook(smaller, { ...given, id: randomUUID(), node: await rootOf(w, smaller) })).rejects.toThrow(
      'plan.feature',
    )
    for (let n = 1; n < mostWebhooks; n++) await makeWebhook(client, { ...given, id: randomUUID() })
    await expect(makeWebhook(client, { ...given, id: randomUUID() })).rejects.toThrow('webhook.too-many')
  })

  test('have an address on the public internet: others are refused by name of the field', async () => {
    setEnv({ ...env(), WEBHOOKS_TO_LOOPBACK: 'off' })
    const given = { name: 'Board', node: root, events: ['action.opened' as const] }
    for (const [url, problem] of [
      [receiver.url('/a'), 'webhook-address'],
      ['https://127.0.0.1/', 'webhook-private'],
      ['https://10.1.2.3/', 'webhook-private'],
      ['https://[::ffff:10.0.0.1]/', 'webhook-private'],
      ['https://169.254.169.254/', 'webhook-private'],
      ['https://name:word@example.com/', 'webhook-address'],
      ['https://nowhere.invalid/hook', 'webhook-unknown'],
      ['no address at all', 'webhook-address'],
    ])
      await expect(makeWebhook(client, { id: randomUUID(), url: url!, ...given }), url).rejects.toMatchObject({
        fields: { url: problem },
      })
    expect(await readWebhooks(client)).toEqual([])
  })

  test('change from the version that was read, and are deleted with their messages', async () => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    const path = newPath()
    const content = { name: 'Tasks', url: receiver.url(path), node: olaya, events: ['action.opened' as const] }
    await changeWebhook(client, { id, version: 1 }, content)
    await expect(changeWebhook(client, { id, version: 1 }, content)).rejects.toThrow('changed-meanwhile')
    expect(await readWebhook(client, id)).toMatchObject({ name: 'Tasks', nodeId: olaya, part: 'Olaya', version: 2 })
    await openAction(client, olaya)
    await sendWebhooks()
    expect(receiver.at(path)).toHaveLength(1)
    await deleteWebhook(client, id)
    await expect(readWebhook(client, id)).rejects.toThrow('not-found')
    expect(await deliveriesOf(w, id)).toEqual([])
  })

  test('keep the group in which they work from being deleted, also by a manager', async () => {
    const group = await w.node(client, 'region', 'East')
    const { id } = await endpointOn(client, group, receiver.url(newPath()))
    const key = await apiKeyOn(client, group, ['company:read'])
    const manager = await w.member(client, [{ role: 'manager' }])
    const remove = (actor: Actor) => deleteGroup(actor, { nodeId: group, version: 1 })
    for (const actor of [client, manager]) await expect(remove(actor)).rejects.toThrow('node.has-programs')
    await deleteWebhook(client, id)
    await expect(remove(client)).rejects.toThrow('node.has-programs')
    await revokeApiKey(client, key.id)
    await remove(manager)
  })

  test('that are paused keep their messages, and send them when they go on', async () => {
    const path = newPath()
    const { id } = await endpointOn(client, root, receiver.url(path))
    await moveWebhook(client, { id, version: 1 }, 'paused')
    await expect(moveWebhook(client, { id, version: 2 }, 'paused')).rejects.toThrow('webhook.state')
    await openAction(client, olaya)
    await sendWebhooks()
    expect(receiver.at(path)).toEqual([])
    await expect(sendTest(client, id, randomUUID())).rejects.toThrow('webhook.state')
    await moveWebhook(client, { id, version: 2 }, 'active')
    expect(await w.waitingJobs('webhooks.send-to')).toContainEqual({ endpointId: id })
    await sendToWebhook({ endpointId: id })
    expect(receiver.at(path)).toHaveLength(1)
  })

  test('a company that closes sends nothing', async () => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    await w.owner.query('begin')
    await w.owner.query(
      `insert into app.company_closings (client_id, asked_by, asked_at, due_on) values ($1, $1, now(), current_date + 30)`,
      [client.id],
    )
    await w.owner.query(
      `insert into app.timeline_events (client_id, node_id, branch_id, at, kind, step, fact, ref_id, done_by, needs)
       values ($1, $2, $2, now(), 'action', 'opened', gen_random_uuid(), gen_random_uuid(), 'platform', 'actions.read')`,
      [client.id, olaya],
    )
    expect(await deliveriesOf(w, id)).toEqual([])
    await w.owner.query('rollback')
  })
})

describe('messages', () => {
  test('the test event is signed, shows in the log with its answer, and is sent again under its id', async () => {
    const path = newPath()
    receiver.state.answer = () => ({ status: 200, body: 'thank you' })
    const { id, secret } = await endpointOn(client, root, receiver.url(path))
    const messageId = randomUUID()
    await sendTest(client, id, messageId)
    await sendTest(client, id, messageId)
    await sendToWebhook({ endpointId: id })
    await expect(replayDelivery(client, id, randomUUID())).rejects.toThrow('not-found')
    await replayDelivery(client, id, messageId)
    await expect(replayDelivery(client, id, messageId)).rejects.toThrow('webhook.state')
    await sendToWebhook({ endpointId: id })
    const requests = receiver.at(path)
    expect(requests.map(messageOf)).toEqual(
      Array.from({ length: 2 }, () => ({
        id: `msg_${messageId}`,
        type: 'webhook.test',
        timestamp: expect.any(String),
        data: { company_id: client.id },
      })),
    )
    expect(requests.every((request) => signedBy(request, [secret]).length === 1)).toBe(true)
    const { rows } = await readDeliveries(client, id, query())
    expect(rows).toMatchObject([{ id: messageId, state: 'delivered', attempts: 1, status: 200, answer: 'thank you' }])
    expect(rows[0]!.ms).toBeGreaterThanOrEqual(0)
  })

  test('that failed since a day are sent again together, those before are not', async () => {
    const path = newPath()
    const { id } = await endpointOn(client, root, receiver.url(path))
    for (let n = 0; n < 3; n++) await openAction(client, olaya)
    const [old] = await deliveriesOf(w, id)
    await w.owner.query(`update app.webhook_deliveries set state = 'failed', next_at = null where endpoint_id = $1`, [
      id,
    ])
    await w.owner.query(`update app.webhook_deliveries set created_at = now() - interval '9 days' where id = $1`, [
      old!.id,
    ])
    expect(await replayFailed(client, id, new Date(Date.now() - 86_400_000))).toBe(2)
    expect(await replayFailed(client, id, new Date(Date.now() - 86_400_000))).toBe(0)
    await sendToWebhook({ endpointId: id })
    expect(receiver.at(path)).toHaveLength(2)
    expect((await deliveriesOf(w, id)).filter(({ state }) => state === 'failed').map((row) => row.id)).toEqual([
      old!.id,
    ])
    for (const day of ['2020-01-01', '2999-01-01', 'no day'])
      expect(() => sinceDay(day)).toThrow(expect.objectContaining({ fields: { since: 'webhook-since' } }))
  })

  test('a message that is sent again by hand keeps no result of an attempt that was under way', async () => {
    const path = newPath()
    const { id } = await endpointOn(client, root, receiver.url(path))
    const messageId = randomUUID()
    await sendTest(client, id, messageId)
    receiver.state.answer = () => null
    const attempt = sendToWebhook({ endpointId: id })
    await expect.poll(() => receiver.at(path).length).toBe(1)
    await w.owner.query(`update app.webhook_deliveries set state = 'failed', next_at = null where id = $1`, [messageId])
    await replayDelivery(client, id, messageId)
    receiver.release()
    receiver.state.answer = () => ({ status: 200 })
    await attempt
    expect(receiver.at(path)).toHaveLength(2)
    expect((await deliveriesOf(w, id))[0]).toMatchObject({ state: 'delivered', attempts: 1, last_status: 200 })
  })

  test('ten thousand are read page by page, newest first, none twice', async () => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    await w.owner.query(
      `insert into app.webhook_deliveries (client_id, endpoint_id, type, state, next_at)
       select $1, $2, 'webhook.test', 'delivered', null from generate_series(1, 10000)`,
      [client.id, id],
    )
    const seen: string[] = []
    let before = ''
    for (let pages = 0; pages < 4; pages++) {
      const started = performance.now()
      const page = await readDeliveries(client, id, query(before && `before=${before}`))
      expect(performance.now() - started).toBeLessThan(2000)
      seen.push(...page.rows.map((row) => row.id))
      before = page.older!
    }
    expect(seen).toHaveLength(100)
    expect(seen).toEqual([...new Set(seen)].toSorted().toReversed())
    expect((await readDeliveries(client, id, query('state=failed'))).rows).toEqual([])
    expect((await readWebhooks(client))[0]).toMatchObject({ waiting: 0, failed: 0 })
  })

  test('people of the company write no message but the test, and none of another company', async () => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    const insert = (actor: Actor, type: string) =>
      asActor(actor, (tx) =>
        tx.insertInto('webhook_deliveries').values({ client_id: client.id, endpoint_id: id, type }).execute(),
      )
    await expect(insert(client, 'report.published')).rejects.toThrow()
    await expect(insert(other, 'webhook.test')).rejects.toThrow('row-level security')
    await makeDue(w, id)
    expect(await deliveriesOf(w, id)).toEqual([])
  })
})
