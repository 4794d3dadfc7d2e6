import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { readOrder } from '#/features/kitchen/orders/read-order.server.ts'
import { postReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { readScorecard } from '#/features/kitchen/supplier-invoices/read-scorecard.server.ts'
import { now } from '#/platform/clock.ts'
import { world } from '#/tests/world.ts'
import { gatherPeople, settleStandings } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { withTimeTravel } from '../time-travel.server.ts'
import { tellBuying } from './tell-buying.server.ts'
import { tellCompanies } from './tell-companies.server.ts'
import { tellFirstHomes } from './tell-homes.server.ts'
import { demoIngredientId, tellIngredients } from './tell-ingredients.server.ts'
import { demoOrders, tellOrders } from './tell-orders.server.ts'
import { tellSupplierInvoices } from './tell-supplier-invoices.server.ts'

const w = await world()

/** The delivery of the demo order, of which two cartons were refused. */
async function deliver(owner: Actor): Promise<void> {
  const order = await readOrder(owner, demoOrders.worked)
  const receipt = postReceiptRequest.parse({
    id: randomUUID(),
    branchId: order.branchId,
    orderId: order.id,
    supplierId: sameIdFor('supplier', 'noor'),
    seen: 0,
    confirmed: false,
    arrivedAt: addMinutes(now(), -24 * 60).toISOString(),
    paperNumber: null,
    note: null,
    lines: [
      {
        id: randomUUID(),
        orderLineId: order.lines[0]!.id,
        ingredientId: demoIngredientId('saffron', 'Whole chicken'),
        pack: 'كرتون 10 حبات',
        quantity: 11,
        unit: 'kg',
        delivered: 20,
        refused: 2,
        reason: 'wrong',
        measured: null,
        temperature: 4,
        expiresOn: null,
        paper: null,
        takesPrice: null,
        photoId: null,
        note: null,
      },
    ],
  })
  await postReceipt(owner, receipt)
}

test('invoices of suppliers stand at every kind of step; the credit asked for is what was refused; told twice is told once', async () => {
  const cast = await gatherPeople()
  const at = now()
  await withTimeTravel(async () => {
    await settleStandings(cast)
    for (const tell of [tellFirstHomes, tellCompanies, tellIngredients, tellBuying]) await tell(cast, at)
    await w.owner.query(`insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh')`, [
      cast.saffron.id,
    ])
    await tellOrders(cast, at)
    await deliver(cast.saffron)
    await tellSupplierInvoices(cast, at)
    await tellSupplierInvoices(cast, at)
  })
  const { rows } = await w.owner.query(
    `select v.number, v.state, v.credit::float as credit, c.asked::float as asked from app.supplier_invoices v
     left join app.supplier_credits c on c.invoice_id = v.id order by v.number`,
  )
  // two sacks at 228.00 with VAT; one sack at 231.00 and nine at 3.00 above the offer, with VAT
  expect(rows).toEqual([
    { number: 'NP-8812', state: 'differs', credit: 448.5, asked: null },
    { number: 'RB-20311', state: 'paid', credit: 0, asked: null },
    { number: 'RB-20344', state: 'paid', credit: 0, asked: null },
    { number: 'RB-20382', state: 'ready', credit: 0, asked: null },
    { number: 'RB-20417', state: 'matched', credit: 0, asked: null },
    { number: 'RB-20431', state: 'credit_asked', credit: 524.4, asked: 524.4 },
    { number: 'RB-20466', state: 'differs', credit: 296.7, asked: null },
  ])
  const card = await readScorecard(cast.saffron, sameIdFor('supplier', 'rabia'))
  const cases = card!.parts.map(({ part, cases: n, value }) => [part, n, value])
  // three of 60 sacks were refused; four of six invoices were clean
  expect(cases).toEqual([
    ['onTime', 0, null],
    ['price', 6, 0],
    ['rejects', 6, 5],
    ['invoices', 6, 66.7],
  ])
})
