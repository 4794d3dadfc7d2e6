import { randomUUID } from 'node:crypto'
import { expect, it, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { assignVisit } from '#/features/ordering/assignment/assign.server.ts'
import { decideShopperApproval } from '#/features/shoppers/administration/decide-approval.server.ts'
import { approveRequest } from '#/features/ordering/requests/advance.server.ts'
import { requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { anOrder } from '#/tests/requests.ts'
import { world } from '#/tests/world.ts'
import { unblockShopper } from '#/features/shoppers/administration/block-shopper.server.ts'
import { mergeShoppers, readMerge } from './merge-shoppers.server.ts'

const w = await world()
const admin = await w.admin()
const client = await w.client()

const rows = async (table: string, shopper: Actor) =>
  (await w.owner.query(`select count(*)::int as n from app.${table} where shopper_id = $1`, [shopper.id])).rows[0].n
async function visitOf(shopper: Actor, of: Actor = client, branchName = `Branch ${randomUUID()}`): Promise<string> {
  const { id } = await requestEvaluation(of, { ...anOrder(), branchName })
  await approveRequest(admin, id)
  await assignVisit(admin, id, shopper.id)
  return id
}

it('moves everything of the account that goes, keeps both kinds of what they share once, and shuts it', async () => {
  const gone = await w.shopper({ name: 'Sara Double' })
  const stays = await w.shopper({ name: 'Sara Single' })
  const visit = await visitOf(gone)
  const shared = { busy: '2027-01-01', client: client.id }
  for (const { id } of [gone, stays]) {
    await w.owner.query(`insert into app.shopper_busy_dates (shopper_id, busy_on) values ($1, $2)`, [id, shared.busy])
    await w.owner.query(
      `insert into app.shopper_conflicts (shopper_id, client_id, client_name, kind) values ($1, $2, 'c', 'related')`,
      [id, shared.client],
    )
  }
  await w.owner.query(`insert into app.shopper_busy_dates (shopper_id, busy_on) values ($1, '2027-01-02')`, [gone.id])
  await w.owner.query(
    `insert into app.shopper_employers (shopper_id, company_name, kind) values ($1, 'Old place', 'worked_there')`,
    [gone.id],
  )
  await w.owner.query(`insert into app.work_tasks (title, owner_id) values ('x', $1)`, [gone.id])
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 day', now())`,
    [randomUUID(), gone.id],
  )
  const [side, other] = await readMerge(admin, gone.id, stays.id)
  expect(side.parts).toMatchObject({ visits: 1, daysOff: 2, conflicts: 1, employers: 1, tasks: 1 })
  expect(other.parts).toMatchObject({ visits: 0, daysOff: 1, conflicts: 1 })
  const merge = { goneId: gone.id, staysId: stays.id }
  await expect(mergeShoppers(admin, { ...merge, typedName: 'Sara' })).rejects.toMatchObject({
    code: 'shopper.merge-name',
  })
  await mergeShoppers(admin, { ...merge, typedName: 'Sara Double' })
  for (const table of ['mystery_shopping_requests', 'request_events', 'shopper_busy_dates', 'shopper_conflicts'])
    expect(await rows(table, gone), table).toBe(0)
  expect(await rows('shopper_busy_dates', stays)).toBe(2)
  expect(await rows('shopper_conflicts', stays)).toBe(1)
  expect(await rows('shopper_employers', stays)).toBe(1)
  expect(await rows('request_events', stays)).toBe(1)
  const { rows: kept } = await w.owner.query(
    `select p.status, s.merged_into, (select shopper_id from app.mystery_shopping_requests where id = $2) as shopper,
       (select owner_id from app.work_tasks) as owner, (select count(*)::int from auth.session where "userId" = $1) as sessions
     from app.profiles p join app.mystery_shopper_profiles s on s.profile_id = p.id where p.id = $1`,
    [gone.id, visit],
  )
  expect(kept).toEqual([{ status: 'blocked', merged_into: stays.id, shopper: stays.id, owner: stays.id, sessions: 0 }])
  const { rows: log } = await w.owner.query(
    `select entity_id from app.activity_log where action = 'shoppers.merge' order by at`,
  )
  expect(new Set(log.map(({ entity_id }) => entity_id))).toEqual(new Set([gone.id, stays.id]))
  await expect(unblockShopper(admin, gone.id)).rejects.toMatchObject({ code: 'shopper.merged' })
  await expect(decideShopperApproval(admin, 'reject', gone.id, 'x')).rejects.toMatchObject({ code: 'shopper.merged' })
  await expect(mergeShoppers(admin, { ...merge, typedName: 'Sara Double' })).rejects.toMatchObject({
    code: 'shopper.merged',
  })
})

it('refuses while a visit is under way, and when both were at one branch on one day; nothing moves', async () => {
  const [gone, stays] = [await w.shopper({ name: 'One' }), await w.shopper({ name: 'Two' })]
  const merge = { goneId: gone.id, staysId: stays.id, typedName: 'One' }
  const owner = await w.client()
  // why: at noon of Riyadh, so that both visits are on one day whenever the test runs
  const order = anOrder({ visitAt: new Date(anOrder().visitAt.setUTCHours(9, 0, 0, 0)) })
  const [first, second] = [
    await requestEvaluation(owner, order),
    await requestEvaluation(owner, {
      ...order,
      visitAt: new Date(order.visitAt.getTime() + 60_000),
      clientKey: randomUUID(),
    }),
  ]
  const set = (id: string, status: string, shopper: Actor) =>
    w.owner.query(`update app.mystery_shopping_requests set status = $2, shopper_id = $3 where id = $1`, [
      id,
      status,
      shopper.id,
    ])
  await set(first.id, 'in_progress', gone)
  await expect(mergeShoppers(admin, merge)).rejects.toMatchObject({ code: 'shopper.merge-under-way' })
  await set(first.id, 'completed', gone)
  await set(second.id, 'completed', stays)
  await expect(mergeShoppers(admin, merge)).rejects.toMatchObject({ code: 'shopper.merge-same-visit' })
  expect(await rows('mystery_shopping_requests', gone)).toBe(1)
})

test('two accounts merged into each other at once: one wins', async () => {
  const [one, two] = [await w.shopper({ name: 'A' }), await w.shopper({ name: 'B' })]
  const all = await Promise.allSettled([
    mergeShoppers(admin, { goneId: one.id, staysId: two.id, typedName: 'A' }),
    mergeShoppers(admin, { goneId: two.id, staysId: one.id, typedName: 'B' }),
  ])
  const won = all.filter(({ status }) => status === 'fulfilled').length
  const { rows: merged } = await w.owner.query(
    'select count(*)::int as n from app.mystery_shopper_profiles where profile_id = any($1) and merged_into is not null',
    [[one.id, two.id]],
  )
  expect(won).toBe(1)
  expect(merged[0].n).toBe(1)
})

test('only the office merges shoppers, not with themselves or a client', async () => {
  const [one, two] = [await w.shopper({ name: 'A' }), await w.shopper()]
  const merge = { goneId: one.id, staysId: two.id, typedName: 'A' }
  for (const stranger of [one, client, await w.freelancer()]) {
    await expect(mergeShoppers(stranger, merge)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readMerge(stranger, one.id, two.id)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(mergeShoppers(admin, { ...merge, staysId: one.id })).rejects.toMatchObject({ code: 'not-found' })
  await expect(mergeShoppers(admin, { ...merge, goneId: client.id })).rejects.toMatchObject({ code: 'not-found' })
})
