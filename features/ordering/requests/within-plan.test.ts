import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { rescheduleOwn } from '#/features/ordering/assignment/reschedule-own.server.ts'
import { clientOn, itIs, withSeller } from '#/tests/plans.ts'
import { anOrder } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { announceStep } from './announce.server.ts'
import { browseOwnRequests, ownRequestRows, ownTotals } from './list.server.ts'
import { ownRequestList } from './list.ts'
import { readOwnRequest } from './read-request.server.ts'
import { requestEvaluation } from './request.server.ts'

/** A visit that the plan includes costs nothing wherever its client reads a cost after the order. */
let w: World
let client: Actor
let manager: Actor
beforeAll(async () => {
  w = await world()
  await withSeller(w)
  itIs('2027-01-01')
  client = await clientOn(w, 'basic')
  await w.owner.query(`update app.companies set team_settings = '{managers-see-money}' where id = $1`, [client.id])
  manager = await w.member(client, [{ role: 'manager' }])
})
afterAll(() => itIs(null))

const orderOn = (day: string) =>
  requestEvaluation(client, anOrder({ clientKey: randomUUID(), visitAt: fromRiyadh(`${day}T13:00`)! }))
const query = () => readList(ownRequestList, new URLSearchParams())

async function shownTo(reader: Actor, id: string) {
  const request = await readOwnRequest(reader, id)
  const list = await browseOwnRequests(reader, query())
  const lines = []
  for await (const line of await exportList(reader, ownRequestList, query(), ownRequestRows, 'en')) lines.push(line)
  const column = lines[0]!.findIndex((heading) => typeof heading === 'string' && heading.startsWith('Cost'))
  return {
    page: [request.withinPlan, request.price],
    list: list.rows.map(({ cost }) => cost),
    file: lines.slice(1).map((cells) => cells[column]),
    total: (await ownTotals(reader)).cost,
  }
}
async function mailOf(id: string): Promise<string> {
  const { rows: events } = await w.owner.query<{ id: string }>(
    `select id from app.request_events where request_id = $1 and step = 'request'`,
    [id],
  )
  await announceStep({ eventId: events[0]!.id })
  const { rows } = await w.owner.query<{ body: string }>(
    `select body from app.emails where kind = 'request.received' and effect_key like $1 and profile_id = $2`,
    [`${events[0]!.id}:%`, client.id],
  )
  return rows[0]!.body
}

test('page, list, file, totals and mail of an included visit show nothing to pay', async () => {
  const { id, withinPlan } = await orderOn('2027-01-10')
  expect(withinPlan).toBe(true)
  const free = { page: [true, 0], list: [0], file: [{ halalas: 0 }], total: 0 }
  for (const reader of [client, manager]) expect(await shownTo(reader, id)).toEqual(free)
  const body = await mailOf(id)
  expect(body).toMatch(/0\.00/)
  expect(body).not.toMatch(/575|500/)
  expect(body).toMatch(/Included in your plan: yes|مشمولة في باقتك: نعم/)
})

test('a visit moved after the end of the plan is charged', async () => {
  const { id } = await orderOn('2027-01-11')
  await w.owner.query(`update app.subscriptions set next_tier = 'free' where client_id = $1 and state = 'active'`, [
    client.id,
  ])
  await rescheduleOwn(client, id, fromRiyadh('2027-02-20T13:00')!)
  expect(await readOwnRequest(client, id)).toMatchObject({ withinPlan: false, price: 50_000 })
  expect(await readOwnRequest(manager, id)).toMatchObject({ price: 50_000 })
})

test('a billed visit shows what was billed', async () => {
  const { rows } = await w.owner.query<{ request_id: string }>(
    `insert into app.billed_visits (request_id, client_id, invoice_id, within_plan)
     select q.id, q.client_id, (select id from app.invoices where client_id = q.client_id limit 1), false
     from app.mystery_shopping_requests q where q.client_id = $1 and q.within_plan limit 1 returning request_id`,
    [client.id],
  )
  for (const reader of [client, manager])
    expect(await readOwnRequest(reader, rows[0]!.request_id)).toMatchObject({ withinPlan: false, price: 50_000 })
})
