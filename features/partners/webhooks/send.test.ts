import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { timelineKinds } from '#/domain/office/timeline.ts'
import { webhookEventNames, webhookEvents } from '#/domain/partners/webhook-events.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { messageOf, signedBy, webhookReceiver } from '#/tests/webhook-receiver.ts'
import { allowLoopback, deliveriesOf, endpointOn, makeDue, openAction } from '#/tests/webhook-setup.ts'
import { world } from '#/tests/world.ts'
import { signatureOf } from './message.server.ts'
import { sendToWebhook, sendWebhooks } from './send.server.ts'
import { tellWebhookOff } from './tell-webhook.server.ts'
import { rotateWebhook } from './write-webhook.server.ts'

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

test('signs as the vector of the specification', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
  expect(signatureOf('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', message)).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('the database and the rules name the same events', async () => {
  const expected = new Map<string, string>(
    webhookEventNames.flatMap((name) =>
      webhookEvents[name].steps.map((step) => [`${webhookEvents[name].kind}.${step}`, name] as const),
    ),
  )
  for (const [kind, { steps }] of Object.entries(timelineKinds))
    for (const step of steps) {
      const { rows } = await w.owner.query('select priv.webhook_type($1, $2) as type', [kind, step])
      expect([kind, step, rows[0].type]).toEqual([kind, step, expected.get(`${kind}.${step}`) ?? null])
    }
})

describe('an event', () => {
  test('goes signed and thin to the endpoints of its part that chose it, and to no other', async () => {
    const other = await w.client({ plan: 'enterprise', company: 'Other House' })
    const foreign = await endpointOn(other, await rootOf(w, other), receiver.url('/foreign'))
    const path = newPath()
    const whole = await endpointOn(client, root, receiver.url(path), ['action.opened', 'report.published'])
    const there = await endpointOn(client, malqa, receiver.url('/elsewhere'))
    const unchosen = await endpointOn(client, root, receiver.url('/unchosen'), ['report.published'])
    const actionId = await openAction(client, olaya, 'A title that must not leave')
    await sendWebhooks()
    await sendWebhooks()
    const [request, ...more] = receiver.at(path)
    expect(more).toEqual([])
    expect(signedBy(request!, [whole.secret, there.secret])).toEqual([whole.secret])
    expect(request!.headers['content-type']).toBe('application/json')
    expect(Math.abs(Number(request!.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    const [stored] = await deliveriesOf(w, whole.id)
    const message = messageOf(request!)
    expect(message).toEqual({
      id: `msg_${stored!.id}`,
      type: 'action.opened',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id: actionId,
        step: 'opened',
        branch_id: olaya,
        company_id: client.id,
        url: expect.stringMatching(new RegExp(`^http.*/api/v1/actions/${actionId}$`)),
      },
    })
    expect(request!.body).not.toContain('must not leave')
    expect(stored).toMatchObject({ state: 'delivered', attempts: 1, last_status: 204 })
    for (const { id } of [foreign, there, unchosen]) expect(await deliveriesOf(w, id)).toEqual([])
    // the address in the message is one that the API answers
    const { secret } = await apiKeyOn(client, root, ['actions:read'])
    const { pathname } = new URL(message.data['url']!)
    expect((await apiCall(secret, pathname.replace('/api/v1', ''))).body.id).toBe(actionId)
  })

  test('of a fact that is rolled back is never sent', async () => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    await w.owner.query('begin')
    await w.owner.query(
      `insert into app.timeline_events (client_id, node_id, branch_id, at, kind, step, fact, ref_id, done_by, needs)
       values ($1, $2, $2, now(), 'action', 'opened', gen_random_uuid(), gen_random_uuid(), 'platform', 'actions.read')`,
      [client.id, olaya],
    )
    await w.owner.query('rollback')
    expect(await deliveriesOf(w, id)).toEqual([])
  })

  test('of a visit that the company does not see yet waits until it does', async () => {
    const path = newPath()
    const { id } = await endpointOn(client, root, receiver.url(path), ['report.published'])
    const { rows } = await w.owner.query(
      `with q as (insert into app.mystery_shopping_requests (client_id, branch_id, branch_name, branch_location, evaluation_type,
           scheduled_date, price, shopper_fee, status, created_by, is_withheld)
         values ($1, $2, 'Olaya', 'Riyadh', 'basic', now(), 1, 1, 'approved', $1, true) returning id)
       insert into app.timeline_events (client_id, node_id, branch_id, at, kind, step, fact, ref_id, done_by, needs, request_id)
       select $1, $2, $2, now(), k.kind, k.step, gen_random_uuid(), q.id, 'platform', 'reports.read', q.id
       from q, (values ('report', 'released'), ('visit', 'approved')) k (kind, step) returning request_id`,
      [client.id, olaya],
    )
    await sendWebhooks()
    expect(receiver.at(path)).toEqual([])
    await w.owner.query('update app.mystery_shopping_requests set is_withheld = false where id = $1', [
      rows[0].request_id,
    ])
    await sendWebhooks()
    expect(receiver.at(path).map((one) => messageOf(one).type)).toEqual(['report.published'])
    expect((await deliveriesOf(w, id)).map(({ state }) => state)).toEqual(['delivered'])
  })
})

describe('an attempt that fails', () => {
  test('is repeated under the same id with a new time, as the schedule says, and success ends the failing', async () => {
    const path = newPath()
    const { id, secret } = await endpointOn(client, root, receiver.url(path))
    await openAction(client, olaya)
    receiver.state.answer = () => ({ status: 500, body: 'no '.repeat(1000) })
    const waits: [number, number][] = [
      [4, 6],
      [270, 330],
      [1620, 1980],
      [6480, 7920],
    ]
    for (const [least, most] of waits) {
      await makeDue(w, id)
      await sendWebhooks()
      const [row] = await deliveriesOf(w, id)
      expect(row!.seconds).toBeGreaterThanOrEqual(least)
      expect(row!.seconds).toBeLessThanOrEqual(most)
    }
    const [failing] = await deliveriesOf(w, id)
    expect(failing).toMatchObject({ state: 'waiting', attempts: 4, last_status: 500 })
    expect(failing!.last_answer!.length).toBeLessThanOrEqual(1024)
    expect(await w.waitingJobs('webhooks.send-to')).toContainEqual({ endpointId: id })
    const since = () => w.owner.query('select failing_since as at from app.webhook_endpoints where id = $1', [id])
    expect((await since()).rows[0].at).not.toBeNull()
    receiver.state.answer = () => ({ status: 200 })
    await makeDue(w, id)
    await sendToWebhook({ endpointId: id })
    expect((await deliveriesOf(w, id))[0]).toMatchObject({ state: 'delivered', attempts: 5 })
    expect((await since()).rows[0].at).toBeNull()
    const requests = receiver.at(path)
    expect(new Set(requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(requests.every((request) => signedBy(request, [secret]).length === 1)).toBe(true)
  })

  test('ten times is the end of the message, not of the endpoint', async () => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    await openAction(client, olaya)
    await w.owner.query('update app.webhook_deliveries set attempts = 9 where endpoint_id = $1', [id])
    receiver.state.answer = () => ({ status: 404 })
    await sendWebhooks()
    expect((await deliveriesOf(w, id))[0]).toMatchObject({ state: 'failed', attempts: 10, seconds: null })
    const { rows } = await w.owner.query('select state from app.webhook_endpoints where id = $1', [id])
    expect(rows[0].state).toBe('active')
  })

  test.each([
    ['the receiver is gone', 410, null, 'gone'],
    ['it has failed for five days', 500, '5 days', 'failing'],
  ])('disables the endpoint when %s, and owners are notified', async (_, status, failing, why) => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    await openAction(client, olaya)
    await openAction(client, malqa)
    if (failing)
      await w.owner.query(`update app.webhook_endpoints set failing_since = now() - $2::interval where id = $1`, [
        id,
        failing,
      ])
    receiver.state.answer = () => ({ status })
    await sendWebhooks()
    const { rows } = await w.owner.query('select state, disabled_why from app.webhook_endpoints where id = $1', [id])
    expect(rows[0]).toEqual({ state: 'disabled', disabled_why: why })
    expect((await deliveriesOf(w, id)).map(({ state }) => state)).toEqual(['failed', 'failed'])
    const jobs = await w.waitingJobs('partners.tell-webhook-off')
    const job = jobs.find(({ webhookId }) => webhookId === id) as Parameters<typeof tellWebhookOff>[0]
    expect(job.webhookWhy).toBe(why)
    await tellWebhookOff(job)
    const { rows: bell } = await w.owner.query(
      `select link from app.notifications where profile_id = $1 and kind = 'api.webhook-off' order by id desc limit 1`,
      [client.id],
    )
    expect(bell[0].link).toBe(`/client/api/webhooks/${id}`)
    // what happens from now on is kept as failed, so that it can be sent again
    await openAction(client, olaya)
    expect((await deliveriesOf(w, id)).map(({ state, attempts }) => [state, attempts])).toContainEqual(['failed', 0])
  })

  test('goes into no private network, also when the name has changed since it was saved', async () => {
    const { id } = await endpointOn(client, root, receiver.url(newPath()))
    await openAction(client, olaya)
    await w.owner.query(`update app.webhook_endpoints set url = 'https://169.254.169.254/latest' where id = $1`, [id])
    await sendWebhooks()
    expect((await deliveriesOf(w, id))[0]).toMatchObject({ state: 'waiting', last_fault: 'private', last_status: null })
  })
})

test('a changed secret signs beside the earlier one for a day', async () => {
  const path = newPath()
  const first = await endpointOn(client, root, receiver.url(path))
  const second = await rotateWebhook(client, { id: first.id, version: 1 })
  await openAction(client, olaya)
  await sendWebhooks()
  await w.owner.query('update app.webhook_endpoints set old_until = now() where id = $1', [first.id])
  await openAction(client, malqa)
  await sendWebhooks()
  const both = [first.secret, second.secret]
  expect(receiver.at(path).map((request) => signedBy(request, both))).toEqual([both, [second.secret]])
})
