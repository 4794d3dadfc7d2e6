import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, ingredients, suppliers } from '#/tests/quotation-setup.ts'
import { world } from '#/tests/world.ts'
import { newOrderForm, ordersForm } from './form.ts'
import { cancelOrder, reviseOrder, sendOrder } from './move-order.server.ts'
import { readOrder } from './read-order.server.ts'
import { makeOrder } from './save-order.server.ts'
import { sendDueOrders } from './send-due.server.ts'
import { readSending, sendLater, stopSending } from './send-later.server.ts'
import { submitOrder } from './submit-order.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const offerId = randomUUID()
let branches: { olaya: string; malqa: string }
let buyer: Actor, ofOlaya: Actor, ofMalqa: Actor, accountant: Actor

beforeAll(async () => {
  const branch = async (name: string) => {
    const sql = `insert into app.branches (client_id, name, location, cr_number) values ($1, $2, 'Riyadh', '1010101010') returning id`
    return (await w.owner.query<{ id: string }>(sql, [owner.id, name])).rows[0]!.id
  }
  branches = { olaya: await branch('Olaya'), malqa: await branch('Malqa') }
  buyer = await w.member(owner, [{ role: 'manager' }])
  ofOlaya = await w.member(owner, [{ role: 'branch_manager', node: branches.olaya }])
  ofMalqa = await w.member(owner, [{ role: 'branch_manager', node: branches.malqa }])
  accountant = await w.member(owner, [{ role: 'accountant' }])
  await addIngredientsAndSuppliers(w.owner, owner)
  const step = supplierSteps.parse({
    intent: 'add-offer',
    clientKey: offerId,
    ingredientId: ingredients.chicken,
    pack: 'carton',
    quantity: '11',
    unit: 'kg',
    price: '165',
    vatMode: 'excluded',
    validFrom: riyadhDay(now()),
    minimum: '1',
    multiple: '1',
  })
  if (step.intent !== 'add-offer') throw new Error('no offer')
  const { intent: _, clientKey: __, ...offer } = step
  await addOffer(owner, { supplierId: suppliers.A, offerId }, offer)
}, 60_000)

const seen = async (orderId: string) => ({ orderId, revision: (await readOrder(owner, orderId)).revision })
const stateOf = async (orderId: string) => (await readOrder(owner, orderId)).state
/** An approved order as its page shows it. */
async function approved(branchId = branches.olaya) {
  const { clientKey, ...given } = newOrderForm.parse({
    clientKey: randomUUID(),
    supplierId: suppliers.A,
    branchId,
    wantedOn: addDays(riyadhDay(now()), 1),
    'of-1': offerId,
    'packs-1': '2',
  })
  await makeOrder(owner, clientKey, given)
  await submitOrder(owner, await seen(clientKey))
  return seen(clientKey)
}
const run = (sendingId: string) => sendDueOrders({ clientId: owner.id, sendingId })
const resultOf = async (who: Actor) =>
  (await readSending(who))!.orders.map(({ state, problem }) => (problem === null ? state : problem))
const jobsOf = async (sendingId: string) =>
  (
    await w.owner.query<{ seconds: number }>(
      `select extract(epoch from start_after - created_on)::int as seconds from jobs.job
       where name = 'buying.send-orders' and data ->> 'sendingId' = $1`,
      [sendingId],
    )
  ).rows

test('chosen orders wait ten seconds for one job, which sends each once, however often it runs', async () => {
  const [first, second] = [await approved(), await approved(branches.malqa)]
  const id = randomUUID()
  await sendLater(buyer, id, [first, second])
  await sendLater(buyer, id, [first, second])
  expect(await jobsOf(id)).toEqual([{ seconds: 10 }])
  const before = (await readSending(buyer))!
  expect(before).toMatchObject({ id, orders: [{ state: 'waiting' }, { state: 'waiting' }] })
  expect(before.secondsLeft).toBeGreaterThan(8)
  expect([await stateOf(first.orderId), await stateOf(second.orderId)]).toEqual(['approved', 'approved'])
  await Promise.all([run(id), run(id)])
  await run(id)
  expect(await resultOf(buyer)).toEqual(['sent', 'sent'])
  for (const { orderId } of [first, second])
    expect(await readOrder(owner, orderId)).toMatchObject({ state: 'sent', issue: 1 })
  await expect(stopSending(buyer, id)).rejects.toMatchObject({ code: 'orders.sending-over' })
})

test('what is stopped in time is not sent, and can be sent again', async () => {
  const order = await approved()
  const id = randomUUID()
  await sendLater(buyer, id, [order])
  // another person, and another company, stop nothing of it
  for (const other of [owner, ofOlaya, stranger])
    await expect(stopSending(other, id)).rejects.toMatchObject({ code: 'orders.sending-over' })
  expect(await stopSending(buyer, id)).toBe(1)
  await run(id)
  expect(await stateOf(order.orderId)).toBe('approved')
  expect(await resultOf(buyer)).toEqual(['stopped'])
  const again = randomUUID()
  await sendLater(buyer, again, [order])
  await run(id)
  expect(await stateOf(order.orderId)).toBe('approved')
  await run(again)
  expect(await stateOf(order.orderId)).toBe('sent')
})

test('an order that changed meanwhile is left out and says why; the others are sent', async () => {
  const [fine, cancelled, byHand, revised] = [await approved(), await approved(), await approved(), await approved()]
  const id = randomUUID()
  await sendLater(owner, id, [fine, cancelled, byHand, revised])
  await cancelOrder(buyer, cancelled, 'Ordered twice')
  await sendOrder(buyer, byHand)
  await sendOrder(buyer, revised)
  await reviseOrder(buyer, await seen(revised.orderId), null)
  await run(id)
  expect(await resultOf(owner)).toEqual(['sent', 'ended', 'sent-before', 'changed'])
  expect(await stateOf(revised.orderId)).toBe('draft')
  expect(await readOrder(owner, byHand.orderId)).toMatchObject({ issue: 1 })
})

test('a page that is old leaves out what changed, and is refused where nothing is left to send', async () => {
  const [old, fine] = [await approved(), await approved()]
  await cancelOrder(owner, old, 'Not needed')
  await expect(sendLater(owner, randomUUID(), [old])).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const id = randomUUID()
  await sendLater(owner, id, [old, fine])
  expect(await resultOf(owner)).toEqual(['ended', 'waiting'])
  // an order that waits is not taken by a second sending
  await expect(sendLater(buyer, randomUUID(), [fine])).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await run(id)
  expect(await resultOf(owner)).toEqual(['ended', 'sent'])
})

test('people send for their branches alone, with the rights they have when it is sent', async () => {
  const [olaya, malqa] = [await approved(), await approved(branches.malqa)]
  await expect(sendLater(ofMalqa, randomUUID(), [olaya])).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await expect(sendLater(accountant, randomUUID(), [olaya])).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(sendLater(stranger, randomUUID(), [olaya])).rejects.toMatchObject({ code: 'changed-meanwhile' })
  const id = randomUUID()
  await sendLater(ofMalqa, id, [olaya, malqa])
  expect((await readSending(ofMalqa))!.orders.map((order) => order.id)).toEqual([malqa.orderId])
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where profile_id = $1`, [
    ofMalqa.id,
  ])
  await run(id)
  expect(await stateOf(malqa.orderId)).toBe('approved')
  const { rows } = await w.owner.query(`select send_state, send_problem from app.purchase_orders where id = $1`, [
    malqa.orderId,
  ])
  expect(rows).toEqual([{ send_state: 'refused', send_problem: 'right-lost' }])
})

test('a form names orders at their revisions, and no more than a page of them', () => {
  const id = randomUUID()
  const parse = (order: unknown) => ordersForm.safeParse({ intent: 'send', clientKey: id, order })
  expect(parse(`${id}.3`).data).toMatchObject({ order: [{ orderId: id, revision: 3 }] })
  for (const wrong of [
    id,
    `${id}.`,
    `${id}.x`,
    'x.1',
    `${'-'.repeat(36)}.1`,
    Array.from({ length: 51 }, () => `${id}.1`),
  ])
    expect(parse(wrong).success).toBe(false)
})
