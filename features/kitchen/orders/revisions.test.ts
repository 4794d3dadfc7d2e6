import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, ingredients, suppliers } from '#/tests/quotation-setup.ts'
import { world } from '#/tests/world.ts'
import { answerOrder } from './answer-order.server.ts'
import { changeOrderForm, newOrderForm, supplierAnswerForm } from './form.ts'
import { orderList } from './list.ts'
import { orderRows } from './list.server.ts'
import { makeOrderLink, withdrawOrderLinks } from './make-link.server.ts'
import { acceptChange, cancelOrder, reviseOrder, sendOrder } from './move-order.server.ts'
import { openOrder } from './open-order.server.ts'
import { printLinkedOrder } from './print-order.server.ts'
import { readOrder } from './read-order.server.ts'
import { changeOrder, makeOrder } from './save-order.server.ts'
import { approveOrder, submitOrder } from './submit-order.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const tomorrow = addDays(riyadhDay(now()), 1)
const offerId = randomUUID()
const branches: string[] = []
let buyer: Actor, olaya: Actor, malqa: Actor

beforeAll(async () => {
  for (const name of ['Olaya', 'Malqa']) {
    const sql = `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`
    branches.push((await w.owner.query<{ id: string }>(sql, [owner.id, name])).rows[0]!.id)
  }
  buyer = await w.member(owner, [{ role: 'manager' }])
  olaya = await w.member(owner, [{ role: 'branch_manager', node: branches[0]! }])
  malqa = await w.member(owner, [{ role: 'branch_manager', node: branches[1]! }])
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
    minimum: '',
    multiple: '',
  })
  if (step.intent !== 'add-offer') throw new Error('no offer')
  const { intent: _, clientKey, ...offer } = step
  await addOffer(owner, { supplierId: suppliers.A, offerId: clientKey }, offer)
}, 60_000)

const seen = async (orderId: string) => ({ orderId, revision: (await readOrder(owner, orderId)).revision })
const forget = () => w.owner.query(`update app.purchase_orders set submitted_at = submitted_at - interval '2 days'`)
async function made(who: Actor, packs: number, branchId = branches[0]!): Promise<string> {
  const { clientKey, ...given } = newOrderForm.parse({
    clientKey: randomUUID(),
    supplierId: suppliers.A,
    branchId,
    wantedOn: tomorrow,
    'of-1': offerId,
    'packs-1': String(packs),
  })
  await makeOrder(who, clientKey, given)
  return clientKey
}
async function sent(who: Actor, packs: number): Promise<{ id: string; token: string }> {
  const id = await made(who, packs)
  expect(await submitOrder(who, await seen(id))).toBe('approved')
  await sendOrder(who, await seen(id))
  return { id, token: (await makeOrderLink(who, id)).token }
}
async function changed(who: Actor, id: string, packs: number): Promise<void> {
  const { lines } = await readOrder(who, id)
  const { revision, ...given } = changeOrderForm.parse({
    revision: (await seen(id)).revision,
    wantedOn: tomorrow,
    note: 'not for the supplier yet',
    'of-1': lines[0]!.id,
    'packs-1': String(packs),
  })
  await changeOrder(who, { orderId: id, revision }, given)
}
const asked = (token: string) => ({ token, network: randomUUID(), counts: true })
const answer = (issue: number, given: Record<string, string>) => supplierAnswerForm.parse({ issue, ...given })
const mails = async (kind: string): Promise<number> => {
  const { rows } = await w.owner.query<{ n: number }>(`select count(*)::int as n from app.emails where kind = $1`, [
    kind,
  ])
  return rows[0]!.n
}

test('a later change is a revision: unseen until it is sent, within the limits again, and confirmed once more', async () => {
  await forget()
  const { id, token } = await sent(olaya, 10)
  await answerOrder(asked(token), answer(1, { intent: 'confirm' }))
  await reviseOrder(olaya, await seen(id), 'more guests')
  expect(await readOrder(owner, id)).toMatchObject({ state: 'draft', answered: null, confirmedAt: null, issue: 1 })
  expect(await mails('order.revising')).toBe(1)
  await changed(olaya, id, 20)

  const meanwhile = await openOrder(asked(token))
  expect(meanwhile).toMatchObject({ isRevising: true, lines: [{ packs: 10 }], note: null, totals: { net: 165_000 } })
  expect(JSON.stringify(meanwhile)).not.toContain('not for the supplier')
  await expect(answerOrder(asked(token), answer(1, { intent: 'confirm' }))).rejects.toMatchObject({
    code: 'orders.late',
  })
  await expect(printLinkedOrder(asked(token), 'en')).rejects.toMatchObject({ code: 'not-found' })

  expect(await submitOrder(olaya, await seen(id))).toBe('awaiting')
  await approveOrder(buyer, await seen(id))
  await sendOrder(olaya, await seen(id))
  expect(await mails('order.revised')).toBe(1)
  expect(await openOrder(asked(token))).toMatchObject({ issue: 2, isRevising: false, lines: [{ packs: 20 }] })
  // a page of the first issue that is still open confirms nothing
  await expect(answerOrder(asked(token), answer(1, { intent: 'confirm' }))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await answerOrder(asked(token), answer(2, { intent: 'confirm' }))
  const order = await readOrder(owner, id)
  expect(order).toMatchObject({ state: 'confirmed', issue: 2 })
  expect(order.answers.map(({ kind, note }) => [kind, note])).toEqual([
    ['confirmed', null],
    ['revised', 'more guests'],
    ['confirmed', null],
  ])
})

test('an order with a delivery is not revised, nor by a stranger or for another branch', async () => {
  await forget()
  const { id } = await sent(olaya, 2)
  for (const who of [stranger, malqa])
    await expect(reviseOrder(who, await seen(id), null)).rejects.toMatchObject({ code: 'not-found' })
  await w.owner.query(
    `insert into app.goods_receipts (id, client_id, branch_id, supplier_id, order_id, arrived_at, created_by)
     values ($1, $2, $3, $4, $5, now(), $2)`,
    [randomUUID(), owner.id, branches[0], suppliers.A, id],
  )
  await expect(reviseOrder(olaya, await seen(id), null)).rejects.toMatchObject({ code: 'orders.delivered' })
})

test('a revision that is cancelled tells the supplier, an accepted change too', async () => {
  await forget()
  const one = await sent(olaya, 2)
  await reviseOrder(olaya, await seen(one.id), null)
  const before = await mails('order.cancelled')
  await cancelOrder(olaya, await seen(one.id), 'closed for works')
  expect(await mails('order.cancelled')).toBe(before + 1)
  expect(await openOrder(asked(one.token))).toMatchObject({ state: 'cancelled' })

  // cancelled with a draft that was never sent: the link keeps what the supplier had
  const three = await sent(olaya, 3)
  await reviseOrder(olaya, await seen(three.id), null)
  await changed(olaya, three.id, 9)
  await submitOrder(olaya, await seen(three.id))
  await cancelOrder(olaya, await seen(three.id), 'closed for works')
  const kept = await openOrder(asked(three.token))
  expect(kept).toMatchObject({ state: 'cancelled', issue: 1, isRevising: false, note: null, lines: [{ packs: 3 }] })
  expect(JSON.stringify(kept)).not.toContain('not for the supplier')
  const paper = await printLinkedOrder(asked(three.token), 'en')
  expect(paper.headers.get('content-type')).toBe('application/pdf')

  const two = await sent(olaya, 2)
  await answerOrder(asked(two.token), answer(1, { intent: 'change', wantedOn: addDays(tomorrow, 1) }))
  await acceptChange(olaya, await seen(two.id))
  expect(await mails('order.accepted')).toBe(1)
})

test('withdrawn links open and answer nothing; a link made afterwards does', async () => {
  await forget()
  const { id, token } = await sent(olaya, 2)
  expect(await openOrder(asked(token))).not.toBeNull()
  await expect(withdrawOrderLinks(malqa, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(withdrawOrderLinks(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await withdrawOrderLinks(olaya, id)
  expect((await readOrder(olaya, id)).links).toBe(0)
  expect(await openOrder(asked(token))).toBeNull()
  await expect(printLinkedOrder(asked(token), 'ar')).rejects.toMatchObject({ code: 'not-found' })
  await expect(answerOrder(asked(token), answer(1, { intent: 'confirm' }))).rejects.toMatchObject({ code: 'not-found' })
  const { token: next } = await makeOrderLink(olaya, id)
  await answerOrder(asked(next), answer(1, { intent: 'decline', note: 'no stock' }))
  expect(await readOrder(olaya, id)).toMatchObject({ state: 'sent', answered: 'declined' })
})

test('what one person approves for two branches within a day is summed too', async () => {
  await forget()
  // 70 cartons are 11,550.00 and lie within 20,000.00; 140 cartons do not
  const [one, two] = [await made(olaya, 70), await made(malqa, 70, branches[1])]
  expect(await submitOrder(olaya, await seen(one))).toBe('awaiting')
  expect(await submitOrder(malqa, await seen(two))).toBe('awaiting')
  await approveOrder(buyer, await seen(one))
  await expect(approveOrder(buyer, await seen(two))).rejects.toMatchObject({ code: 'orders.above-limit' })
  await approveOrder(owner, await seen(two))
})

test('the exported list holds the orders of the own branch alone', async () => {
  const id = await made(malqa, 3, branches[1])
  const { number } = await readOrder(malqa, id)
  const file = async (who: Actor) => {
    const lines: string[] = []
    const query = readList(orderList, new URLSearchParams())
    for await (const line of await exportList(who, orderList, query, orderRows, 'en')) lines.push(JSON.stringify(line))
    return lines
  }
  const own = await file(malqa)
  expect(own[0]).toContain('Supplier')
  expect(own.some((line) => line.includes(`${number}`) && line.includes('Malqa'))).toBe(true)
  expect((await file(olaya)).some((line) => line.includes('Malqa'))).toBe(false)
  expect(await file(stranger)).toHaveLength(1)
})

test('openings of a link are kept with the issue they showed, the last fifty, and nothing of the person', async () => {
  await forget()
  const { id, token } = await sent(olaya, 2)
  expect((await readOrder(olaya, id)).openings).toEqual([])
  await openOrder(asked(token))
  await openOrder({ ...asked(token), counts: false })
  await reviseOrder(olaya, await seen(id), null)
  await changed(olaya, id, 3)
  await submitOrder(olaya, await seen(id))
  await sendOrder(olaya, await seen(id))
  await openOrder(asked(token))
  const { opened, openings } = await readOrder(olaya, id)
  expect(opened).toBe(2)
  expect(openings.map(({ issue }) => issue)).toEqual([2, 1])
  expect(Object.keys(openings[0]!).toSorted()).toEqual(['at', 'issue'])
  for (let times = 0; times < 50; times += 1) await openOrder(asked(token))
  const after = await readOrder(olaya, id)
  expect([after.opened, after.openings.length]).toEqual([52, 50])
  expect(after.openings.every(({ issue }) => issue === 2)).toBe(true)
})

test('an order that was taken back before its issue was kept shows no lines, also once it is cancelled', async () => {
  await forget()
  const { id, token } = await sent(olaya, 4)
  await reviseOrder(olaya, await seen(id), null)
  await w.owner.query(`update app.purchase_order_answers set sent = null where order_id = $1`, [id])
  await changed(olaya, id, 9)
  expect(await openOrder(asked(token))).toMatchObject({ isRevising: true, lines: [], note: null, totals: { net: 0 } })
  await cancelOrder(olaya, await seen(id), 'Not needed')
  expect(await openOrder(asked(token))).toMatchObject({ state: 'cancelled', lines: [], note: null, totals: { net: 0 } })
  const paper = await printLinkedOrder(asked(token), 'ar')
  expect(paper.headers.get('content-type')).toBe('application/pdf')
})
