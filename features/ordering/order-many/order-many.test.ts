import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { branchChoices } from '#/features/companies/branches/branches.server.ts'
import { readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { ownTotals } from '#/features/ordering/requests/list.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import { clientOn, itIs, withSeller } from '#/tests/plans.ts'
import { anOrder } from '#/tests/requests.ts'
import { branchesOf, many } from '#/tests/many-orders.ts'
import { world } from '#/tests/world.ts'
import { announceMany } from './announce.server.ts'
import { orderManyForm } from './form.ts'
import { orderMany, previewOrder } from './order-many.server.ts'

const w = await world()
const admin = await w.admin()
await withSeller(w)
beforeEach(() => itIs('2027-01-10'))
afterAll(() => itIs(null))

const requestsOf = async (client: Actor) =>
  (
    await w.owner.query<{ branch_id: string; status: string; day: string; price: string; notes: string | null }>(
      `select branch_id, status, to_char(scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day, price, notes
       from app.mystery_shopping_requests where client_id = $1 order by number`,
      [client.id],
    )
  ).rows

test('one order makes a visit at each branch, with history, one record and one notification', async () => {
  const client = await w.client()
  const ids = await branchesOf(w, client, 12)
  const ordered = await orderMany(client, many({ branchId: ids, notes: 'Side entrance.' }))
  expect(ordered).toMatchObject({ visits: 12, approved: 0 })
  const rows = await requestsOf(client)
  expect(rows.map(({ branch_id }) => branch_id)).toEqual(ids)
  expect(new Set(rows.map(({ day, status, notes }) => `${day} ${status} ${notes}`))).toEqual(
    new Set(['2027-01-20 pending Side entrance.']),
  )
  const { rows: told } = await w.owner.query(
    `select step, to_status, count(*)::int as n from app.request_events where client_id = $1 group by 1, 2`,
    [client.id],
  )
  expect(told).toEqual([{ step: 'request', to_status: 'pending', n: 12 }])
  const { rows: log } = await w.owner.query(
    `select action, after ->> 'visits' as visits from app.activity_log where client_id = $1`,
    [client.id],
  )
  expect(log).toEqual([{ action: 'evaluations.order-many', visits: '12' }])
  expect(
    (await w.waitingJobs('evaluations.announce-many')).filter((job) => job['batchId'] === ordered.id),
  ).toHaveLength(1)
  for (const _ of [1, 2]) await announceMany({ batchId: ordered.id })
  const { rows: notices } = await w.owner.query(
    `select kind, count(*)::int as n from app.notifications where kind like 'request.many%' group by 1 order by 1`,
  )
  expect(notices).toEqual([
    { kind: 'request.many-placed', n: 1 },
    { kind: 'request.many-received', n: 1 },
  ])
})

test('the preview names what is left out and counts the plan; the order makes the rest', async () => {
  await saveSetting(admin, 'plans.included-visits.basic', 3)
  const client = await clientOn(w, 'basic')
  const ids = await branchesOf(w, client, 4)
  await requestEvaluation(client, anOrder({ branchId: ids[0]!, visitAt: new Date('2027-01-20T08:00:00Z') }))
  const sheet = [
    'Branch 001\t2027-01-20',
    'Branch 002\t2027-01-20',
    'Branch 003\t2027-01-21\t19:00\tbasic',
    'Branch 004\t2027-01-11\t09:00',
    'Branch 004\t2027-01-02',
    'Somewhere\t2027-01-20',
  ].join('\n')
  const order = many({ how: 'sheet', sheet })
  const preview = await previewOrder(client, order)
  expect(preview.lines.map(({ problem }) => problem)).toEqual(['same-day', null, null, null, 'past', 'branch-unknown'])
  // two visits are left in the month: the earliest ones of the order are included
  expect(preview).toMatchObject({ accepted: 3, refused: 3, soon: 1, net: 30_000, hasPlan: true })
  expect(preview.lines.filter(({ withinPlan }) => withinPlan).map(({ line }) => line)).toEqual([2, 4])
  expect(preview.months).toMatchObject([{ included: 3, left: 2, used: 3 }])
  expect(await requestsOf(client)).toHaveLength(1)
  await orderMany(client, { ...order, seen: { visits: 3, net: 30_000 } })
  expect(await requestsOf(client)).toHaveLength(4)
  expect((await readPlanOutlook(client, client.id))[0]).toMatchObject({ taken: 4, left: 0 })
  await saveSetting(admin, 'plans.included-visits.basic', null)
})

test('a period spreads the visits over its days', async () => {
  const client = await w.client()
  const ids = await branchesOf(w, client, 10)
  await orderMany(
    client,
    many({ branchId: ids, how: 'spread', from: '2027-01-17', until: '2027-01-23', weekdays: [0, 1, 2, 3, 4] }),
  )
  const days = (await requestsOf(client)).map(({ day }) => day)
  expect(Map.groupBy(days, (day) => day).size).toBe(5)
  expect(days.every((day) => day >= '2027-01-17' && day <= '2027-01-21')).toBe(true)
})

test('the same order sent 20 times at once is one order; other content with its key is refused', async () => {
  const client = await w.client()
  const order = many({ branchId: await branchesOf(w, client, 5) })
  const answers = await Promise.all(Array.from({ length: 20 }, () => orderMany(client, order)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await requestsOf(client)).toHaveLength(5)
  await expect(orderMany(client, { ...order, notes: 'other' })).rejects.toMatchObject({
    code: 'evaluation.same-key-other-content',
  })
})

test('two different orders for the same day at once: the second has no visit left to order', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 3)
  const outcomes = await Promise.allSettled([
    orderMany(client, many({ branchId })),
    orderMany(client, many({ branchId })),
  ])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await requestsOf(client)).toHaveLength(3)
})

test('number or price that changed since the preview refuse the order', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 2)
  for (const seen of [
    { visits: 3, net: 100_000 },
    { visits: 2, net: 60_000 },
  ])
    await expect(orderMany(client, many({ branchId, seen }))).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect(await requestsOf(client)).toEqual([])
})

test('an order without any visit that can be ordered, or above 500 visits, is refused', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 1)
  await expect(orderMany(client, many({ branchId, days: ['2027-01-01'] }))).rejects.toMatchObject({
    code: 'order.empty',
  })
  const sheet = Array.from({ length: 501 }, (_, n) => `Branch 001\t${addDays('2027-01-11', n)}`).join('\n')
  await expect(orderMany(client, many({ how: 'sheet', sheet }))).rejects.toMatchObject({ code: 'order.too-large' })
})

test.each([
  ['pending', true],
  ['approved', true],
  ['rejected', false],
  ['suspended', false],
] as const)('a client whose account is %s may order: %s', async (approval, may) => {
  const client = await w.client({ approval })
  const order = many({ branchId: await branchesOf(w, client, 1) })
  for (const verb of [previewOrder, orderMany])
    await (may
      ? expect(verb(client, order)).resolves.toBeTruthy()
      : expect(verb(client, order)).rejects.toMatchObject({ code: 'client.may-not-order' }))
})

test('branches of another company are unknown, by id and by name; shoppers and admins do not order here', async () => {
  const [one, other] = [await w.client(), await w.client()]
  const foreign = await branchesOf(w, other, 2)
  await branchesOf(w, one, 1)
  await expect(orderMany(one, many({ branchId: foreign }))).rejects.toMatchObject({ code: 'branch.unknown' })
  const preview = await previewOrder(one, many({ how: 'sheet', sheet: 'Branch 002\t2027-01-20' }))
  expect(preview.lines[0]!.problem).toBe('branch-unknown')
  expect((await ownTotals(other)).requests).toBe(0)
  for (const stranger of [await w.shopper(), await w.freelancer()])
    await expect(orderMany(stranger, many({ branchId: foreign }))).rejects.toMatchObject({ code: 'not-allowed' })
  const byAdmin = orderMany(admin, many({ branchId: (await branchChoices(one)).map(({ id }) => id) }))
  await expect(byAdmin).rejects.toBeTruthy()
  expect((await ownTotals(one)).requests).toBe(0)
})

test('a manager orders for the branches of the own region, and for no others', async () => {
  const client = await w.client()
  const [here, there] = await branchesOf(w, client, 2)
  const region = await w.node(client, 'region', 'North')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [here, region])
  const manager = await w.member(client, [{ role: 'manager', node: region }, { role: 'viewer' }])
  const ordered = await orderMany(manager, many({ branchId: [here!] }))
  expect(ordered.visits).toBe(1)
  expect((await requestsOf(client)).map(({ branch_id }) => branch_id)).toEqual([here])
  await expect(orderMany(manager, many({ branchId: [here!, there!] }))).rejects.toMatchObject({
    code: 'branch.unknown',
  })
  await expect(requestEvaluation(manager, anOrder({ branchId: here! }))).resolves.toBeTruthy()
  for (const role of ['branch_manager', 'viewer', 'accountant'] as const) {
    const other = await w.member(client, [{ role }])
    await expect(orderMany(other, many({ branchId: [here!] }))).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

test('visits within the plan are approved at once where the rule says so, with its reason', async () => {
  await saveSetting(admin, 'orders.automatic-approval', 'by-plan')
  await saveSetting(admin, 'plans.included-visits.basic', 2)
  const client = await clientOn(w, 'basic')
  const ordered = await orderMany(client, many({ branchId: await branchesOf(w, client, 3) }))
  expect(ordered).toMatchObject({ visits: 3, approved: 2, net: 50_000 })
  expect((await requestsOf(client)).map(({ status }) => status).sort()).toEqual(['approved', 'approved', 'pending'])
  const { rows } = await w.owner.query(
    `select count(*)::int as n, min(reason) as reason, count(actor_id)::int as people from app.request_events
     where client_id = $1 and step = 'approve'`,
    [client.id],
  )
  expect(rows[0]).toMatchObject({ n: 2, people: 0 })
  expect(rows[0].reason).toContain('Approved automatically: included in the plan.')
})

test('of many single orders at once only as many are approved by the plan as it has visits left', async () => {
  const client = await clientOn(w, 'basic')
  const orders = Array.from({ length: 8 }, (_, n) =>
    anOrder({ branchName: `B ${n}`, visitAt: new Date('2027-01-22T10:00:00Z') }),
  )
  await Promise.all(orders.map((order) => requestEvaluation(client, order)))
  expect((await requestsOf(client)).filter(({ status }) => status === 'approved')).toHaveLength(2)
  await saveSetting(admin, 'orders.automatic-approval', null)
  await saveSetting(admin, 'plans.included-visits.basic', null)
})

test('500 branches are ordered in well under three seconds', async () => {
  const client = await w.client()
  const branchId = await branchesOf(w, client, 500)
  const began = performance.now()
  await orderMany(client, many({ branchId }))
  expect(performance.now() - began).toBeLessThan(3000)
  expect((await ownTotals(client)).requests).toBe(500)
})

const form = (fields: Record<string, unknown>) =>
  orderManyForm.safeParse({
    intent: 'preview',
    clientKey: randomUUID(),
    evaluationType: 'basic',
    how: 'day',
    day: addDays(riyadhDay(now()), 3),
    branchId: randomUUID(),
    ...fields,
  })

test.each([
  [{}, null],
  [{ branchId: [] }, 'branchId'],
  [{ day: ['', '2027-01-20'] }, null],
  [{ day: 'soon' }, 'day'],
  [{ how: 'sheet', branchId: [], sheet: 'A\t2027-01-20' }, null],
  [{ how: 'sheet', sheet: '  ' }, 'sheet'],
  [{ how: 'spread', from: '2027-01-20', until: '2027-01-19', weekday: ['1'] }, 'until'],
  [{ how: 'spread', from: '2027-01-20', until: '2027-01-21' }, 'weekday'],
  [{ time: '٢٥:٠٠' }, 'time'],
  [{ price: '1' }, ''],
])('the form %j is refused at %j', (fields, at) => {
  const parsed = form(fields)
  expect(parsed.success ? null : String(parsed.error.issues[0]!.path[0] ?? '')).toBe(at)
})

test('the mail of an order has amounts only for those who see what visits cost', async () => {
  const client = await w.client()
  const manager = await w.member(client, [{ role: 'manager' }])
  const { id } = await orderMany(client, many({ branchId: await branchesOf(w, client, 1) }))
  await announceMany({ batchId: id })
  const { rows } = await w.owner.query<{ profile_id: string; body: string }>(
    `select profile_id, body from app.emails where kind = 'request.many-received' and effect_key like $1`,
    [`${id}:%`],
  )
  const bodyFor = (person: Actor) => rows.find(({ profile_id }) => profile_id === person.id)!.body
  expect(bodyFor(client)).toContain('500.00')
  expect(bodyFor(manager)).not.toContain('500.00')
  expect(bodyFor(manager)).toMatch(/not shown for your role|لا يُعرض لدورك/)
})
