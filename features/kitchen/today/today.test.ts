import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays } from '#/domain/riyadh-time.ts'
import { approveOrder } from '#/features/kitchen/orders/submit-order.server.ts'
import { saveOrderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { setClock } from '#/platform/clock.ts'
import { addStockKitchen, type StockKitchen } from '#/tests/stock-setup.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { readToday } from './read-today.server.ts'

const today = '2026-11-25'
let w: World
let [client, stranger] = [] as unknown as [Actor, Actor]
let kitchen: StockKitchen
let malqa: string
const team = {} as Record<'manager' | 'other' | 'ofOlaya' | 'ofMalqa' | 'accountant' | 'viewer', Actor>
let restore = () => {}
afterAll(() => restore())

beforeAll(async () => {
  w = await world()
  restore = setClock(() => new Date(`${today}T09:00:00+03:00`))
  client = await w.client({ company: 'Saffron House' })
  stranger = await w.client()
  const run = (text: string, values: unknown[]) => w.owner.query(text, values)
  kitchen = await addStockKitchen(run, { clientId: client.id, day: addDays(today, -1) })
  malqa = await newBranch(w, client)
  team.manager = await w.member(client, [{ role: 'manager' }])
  team.other = await w.member(client, [{ role: 'manager' }])
  team.ofOlaya = await w.member(client, [{ role: 'branch_manager', node: kitchen.branchId }])
  team.ofMalqa = await w.member(client, [{ role: 'branch_manager', node: malqa }])
  team.accountant = await w.member(client, [{ role: 'accountant' }])
  team.viewer = await w.member(client, [{ role: 'viewer' }])
}, 60_000)

type Order = { state: string; day?: string; branch?: string; maker?: Actor; riyals?: number; answered?: string }
async function order({ state, day = today, branch = kitchen.branchId, maker = client, riyals = 100, answered }: Order) {
  const id = randomUUID()
  const isSent = ['sent', 'confirmed', 'part_received'].includes(state)
  await w.owner.query(
    `insert into app.purchase_orders (id, client_id, branch_id, supplier_id, state, answered, wanted_on, delivery_fee, created_by, submitted_by,
       submitted_at, sent_at, issue)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $10::timestamptz, case when $11::boolean then now() end, $11::boolean::int)`,
    [
      id,
      client.id,
      branch,
      kitchen.supplierId,
      state,
      answered ?? null,
      day,
      riyals,
      maker.id,
      `${today}T08:00:00+03:00`,
      isSent,
    ],
  )
  return id
}
const forget = () =>
  w.owner.query(`update app.purchase_orders set state = 'cancelled', ended_at = now() where client_id = $1`, [
    client.id,
  ])
const rowsOf = async (who: Actor, kind: string) =>
  (await readToday(who)).sections.find((section) => section.kind === kind)?.rows ?? []
const idsOf = async (who: Actor, kind: string) => (await rowsOf(who, kind)).map(({ id }) => id)

test('with nothing set up the page names the next step that the reader may make', async () => {
  expect(await readToday(stranger)).toEqual({ sections: [], total: 0, step: 'supplier' })
  expect(await readToday(team.manager)).toMatchObject({ sections: [], step: 'offer' })
  expect(await readToday(team.ofOlaya)).toMatchObject({ sections: [], step: 'none' })
  await expect(readToday(team.viewer)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('orders wait for approval where another person made them, within the own limit with those of a day', async () => {
  await saveOrderLimits(client, { intent: 'limits', branchManager: 2000, manager: 20_000 })
  const within = await order({ state: 'awaiting', maker: team.ofOlaya, riyals: 9000 })
  expect(await idsOf(team.manager, 'approve')).toEqual([within])
  expect(await rowsOf(team.manager, 'approve')).toMatchObject([{ may: true, net: 900_000, branch: 'Olaya' }])
  expect(await idsOf(client, 'approve')).toEqual([within])
  for (const who of [team.ofOlaya, team.ofMalqa, team.accountant]) expect(await idsOf(who, 'approve')).toEqual([])
  const own = await order({ state: 'awaiting', maker: team.manager, riyals: 5000, branch: malqa })
  expect(await idsOf(team.manager, 'approve'), 'not the own one').toEqual([within])
  // 9,000 and 11,500 to one supplier within a day are above the limit together
  const above = await order({ state: 'awaiting', maker: team.ofOlaya, riyals: 11_500 })
  expect(await idsOf(team.manager, 'approve')).toEqual([])
  const revision = 1
  for (const orderId of [within, above])
    await expect(approveOrder(team.manager, { orderId, revision })).rejects.toMatchObject({
      code: 'orders.above-limit',
    })
  expect((await idsOf(client, 'approve')).toSorted()).toEqual([within, own, above].toSorted())
  // 9,000 and 6,000 with the 5,000 that the manager made are the limit itself: the page and the step judge alike
  await w.owner.query(`update app.purchase_orders set delivery_fee = 6000 where id = $1`, [above])
  expect((await idsOf(team.manager, 'approve')).toSorted()).toEqual([within, above].toSorted())
  await approveOrder(team.manager, { orderId: above, revision })
  await forget()
})

test('orders to send, answers to decide and deliveries are those of the own branches, the earliest first', async () => {
  const [later, sooner] = [
    await order({ state: 'approved', day: addDays(today, 3) }),
    await order({ state: 'approved', day: addDays(today, 1) }),
  ]
  const elsewhere = await order({ state: 'approved', branch: malqa })
  const changed = await order({ state: 'sent', answered: 'changed', day: addDays(today, 2) })
  const late = await order({ state: 'part_received', day: addDays(today, -2) })
  const now = await order({ state: 'confirmed' })
  await order({ state: 'confirmed', day: addDays(today, 1) })
  expect(await idsOf(team.ofOlaya, 'send')).toEqual([sooner, later])
  expect(await idsOf(team.ofMalqa, 'send')).toEqual([elsewhere])
  expect(await idsOf(team.accountant, 'send')).toEqual([])
  expect(await idsOf(team.ofOlaya, 'answer')).toEqual([changed])
  expect(await rowsOf(team.ofOlaya, 'deliver')).toMatchObject([
    { id: late, when: 'late', may: true },
    { id: now, when: 'today', may: true },
  ])
  expect(await rowsOf(team.accountant, 'deliver')).toMatchObject([{ may: false }, { may: false }])
  expect(await idsOf(team.ofMalqa, 'deliver')).toEqual([])
  expect((await readToday(stranger)).sections).toEqual([])
  await forget()
})

test('invoices with differences, with the step for those who settle them', async () => {
  const id = randomUUID()
  await w.owner.query(
    `with v as (insert into app.supplier_invoices (id, client_id, branch_id, supplier_id, number, issued_on, due_on, vat, total, state, credit,
         matched_at, created_by)
         values ($1, $2, $3, $4, 'P-1', $5, $5, 0, 110, 'differs', 10, now(), $2))
     insert into app.supplier_invoice_lines (client_id, branch_id, invoice_id, place, description, billed, price)
       values ($2, $3, $1, 1, 'Boxes', 1, 110)`,
    [id, client.id, kitchen.branchId, kitchen.supplierId, addDays(today, -1)],
  )
  expect(await rowsOf(team.accountant, 'invoice')).toMatchObject([
    { id, code: 'P-1', when: 'late', difference: 1000, may: true },
  ])
  expect(await rowsOf(team.ofOlaya, 'invoice')).toMatchObject([{ id, may: false }])
  expect(await rowsOf(team.ofMalqa, 'invoice')).toEqual([])
})

test('requests that have closed, whose suppliers all answered, or that close within a day', async () => {
  const request = async (title: string, closesAt: string, answers: ('quote' | 'declined' | 'none' | 'withdrawn')[]) => {
    const id = randomUUID()
    await w.owner.query(
      `insert into app.quote_requests (id, client_id, number, title, closes_at, state, sent_at, created_by)
       values ($1, $2, (select count(*) + 1 from app.quote_requests where client_id = $2), $3, $4, 'sent', now(), $2)`,
      [id, client.id, title, closesAt],
    )
    for (const answer of answers) {
      const [supplier, invitation] = [randomUUID(), randomUUID()]
      await w.owner.query(
        `insert into app.suppliers (id, client_id, name_en, created_by) values ($1::uuid, $2, $1::uuid::text, $2)`,
        [supplier, client.id],
      )
      await w.owner.query(
        `insert into app.quote_invitations (id, client_id, request_id, supplier_id, declined_at, withdrawn_at, created_by)
         values ($1, $2, $3, $4, case when $5::text = 'declined' then now() end, case when $5::text = 'withdrawn' then now() end, $2)`,
        [invitation, client.id, id, supplier, answer],
      )
      if (answer === 'quote')
        await w.owner.query(
          `insert into app.supplier_quotes (client_id, invitation_id, delivery_fee, minimum_order, submitted_at) values ($1, $2, 0, 0, now())`,
          [client.id, invitation],
        )
    }
    return id
  }
  const closed = await request('Chicken', `${today}T05:00:00Z`, ['none'])
  const answered = await request('Rice', '2026-12-20T05:00:00Z', ['quote', 'declined', 'withdrawn'])
  const closing = await request('Oil', '2026-11-25T20:00:00Z', ['quote', 'none'])
  await request('Salt', '2026-12-01T05:00:00Z', ['quote', 'none'])
  expect(await rowsOf(team.manager, 'quote')).toMatchObject([
    { id: closed, status: 'closed', may: true },
    { id: closing, status: 'closing', answered: 1, invited: 2 },
    { id: answered, status: 'answered', answered: 2, invited: 2 },
  ])
  expect(await rowsOf(team.accountant, 'quote')).toMatchObject([{ may: false }, { may: false }, { may: false }])
})

test('counts to approve, to finish and due, and items under their levels once they were counted', async () => {
  await w.owner.query(
    `insert into app.par_levels (client_id, branch_id, ingredient_id, par, changed_by) values ($1, $2, $3, 500000, $1)`,
    [client.id, kitchen.branchId, kitchen.chicken],
  )
  expect(await rowsOf(team.ofOlaya, 'count')).toMatchObject([
    { id: kitchen.branchId, status: 'due', at: null, may: true },
  ])
  expect(await rowsOf(team.ofMalqa, 'count')).toEqual([])
  expect(await rowsOf(team.ofOlaya, 'par')).toEqual([])
  const count = async (state: 'open' | 'submitted' | 'approved', at: string) => {
    const id = randomUUID()
    await w.owner.query(
      `insert into app.stock_counts (id, client_id, branch_id, state, moment, created_by, counted_at, sales_through, submit_key, submitted_by,
         submitted_at, approved_by, approved_at)
       select $1::uuid, $2::uuid, $3::uuid, $4::text, 'closing', $2::uuid, case when $4 <> 'open' then $5::timestamptz end, case when $4 <> 'open' then $5::timestamptz::date end,
         case when $4 <> 'open' then gen_random_uuid() end, case when $4 <> 'open' then $2::uuid end, case when $4 <> 'open' then $5::timestamptz end,
         case when $4 = 'approved' then $2::uuid end, case when $4 = 'approved' then $5::timestamptz end`,
      [id, client.id, kitchen.branchId, state, at],
    )
    return id
  }
  const old = await count('approved', '2026-10-25T20:00:00Z')
  await w.owner.query(
    `insert into app.stock_count_lines (client_id, count_id, branch_id, ingredient_id, entries, base_n, base_d)
     values ($1, $2, $3, $4, '[{"quantity": "1000", "unit": "kg"}]', 1000000, 1)`,
    [client.id, old, kitchen.branchId, kitchen.chicken],
  )
  // 31 days ago: due, and what was sold since has left less than the level
  expect(await rowsOf(team.ofOlaya, 'count')).toMatchObject([{ status: 'due', may: true }])
  expect(await rowsOf(team.ofOlaya, 'par')).toMatchObject([{ id: kitchen.branchId, count: 1, may: true }])
  expect(await rowsOf(team.accountant, 'par')).toMatchObject([{ may: false }])
  expect(await rowsOf(team.ofMalqa, 'par')).toEqual([])
  const open = await count('open', today)
  expect(await rowsOf(team.ofOlaya, 'count')).toMatchObject([{ id: open, status: 'open', may: true }])
  await w.owner.query(`delete from app.stock_counts where id = $1`, [open])
  const submitted = await count('submitted', '2026-11-24T20:00:00Z')
  expect(await rowsOf(team.manager, 'count')).toMatchObject([{ id: submitted, status: 'submitted', may: true }])
  expect(await rowsOf(team.ofOlaya, 'count')).toMatchObject([{ id: submitted, status: 'submitted', may: false }])
})

test('ten thousand orders that are done cost nothing: what waits is found by its index', async () => {
  await w.owner.query(`alter table app.purchase_orders disable trigger number_purchase_order`)
  await w.owner.query(
    `insert into app.purchase_orders (id, client_id, number, branch_id, supplier_id, state, wanted_on, created_by, sent_at, ended_at, submitted_at)
     select gen_random_uuid(), $1, 100000 + n, $2, $3, case when n % 2 = 0 then 'closed' else 'received' end, $4::date - 5, $1, now(),
       case when n % 2 = 0 then now() end, now() - interval '5 days' from generate_series(1, 10000) n`,
    [client.id, kitchen.branchId, kitchen.supplierId, today],
  )
  await w.owner.query(`alter table app.purchase_orders enable trigger number_purchase_order`)
  await w.owner.query(`analyze app.purchase_orders`)
  const due = await order({ state: 'confirmed' })
  await readToday(client)
  const started = performance.now()
  expect(await idsOf(client, 'deliver')).toEqual([due])
  expect(performance.now() - started).toBeLessThan(500)
  const { rows } = await w.owner.query<{ 'QUERY PLAN': string }>(
    `explain select id from app.purchase_orders o where o.client_id = '${client.id}' and o.state in ('sent', 'confirmed', 'part_received')
     and o.wanted_on <= '${today}'`,
  )
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('purchase_orders_waiting')
})
