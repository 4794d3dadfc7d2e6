import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { saveOrderLimits } from '#/features/kitchen/settings/order-limits.server.ts'
import { supplierSteps } from '#/features/kitchen/suppliers/form.ts'
import { addOffer } from '#/features/kitchen/suppliers/offers.server.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, ingredients, suppliers } from '#/tests/quotation-setup.ts'
import { world } from '#/tests/world.ts'
import { answerOrder } from './answer-order.server.ts'
import { changeOrderForm, newOrderForm, supplierAnswerForm } from './form.ts'
import { orderList } from './list.ts'
import { browseOrders } from './list.server.ts'
import { makeOrderLink } from './make-link.server.ts'
import { acceptChange, cancelOrder, confirmOrder, refuseChange, sendOrder } from './move-order.server.ts'
import { openOrder } from './open-order.server.ts'
import { readOrderBranches, readOrderOffers, readOrderSuppliers } from './order-choices.server.ts'
import { printLinkedOrder, printOrder } from './print-order.server.ts'
import { isFreeToOrder, readOrder } from './read-order.server.ts'
import { changeOrder, makeOrder } from './save-order.server.ts'
import { approveOrder, returnOrder, submitOrder } from './submit-order.server.ts'
import { tellOrderAnswered, tellOrderAwaits } from './tell-order.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const today = riyadhDay(now())
const tomorrow = addDays(today, 1)
const offers = { chicken: randomUUID(), rice: randomUUID() }
let branches: { olaya: string; malqa: string }
let buyer: Actor, otherBuyer: Actor, branchManager: Actor, elsewhere: Actor, accountant: Actor, viewer: Actor

beforeAll(async () => {
  const branch = async (name: string) => {
    const sql = `insert into app.branches (client_id, name, location, cr_number) values ($1, $2, 'Riyadh', '1010101010') returning id`
    return (await w.owner.query<{ id: string }>(sql, [owner.id, name])).rows[0]!.id
  }
  branches = { olaya: await branch('Olaya'), malqa: await branch('Malqa') }
  buyer = await w.member(owner, [{ role: 'manager' }])
  otherBuyer = await w.member(owner, [{ role: 'manager' }])
  branchManager = await w.member(owner, [{ role: 'branch_manager', node: branches.olaya }])
  elsewhere = await w.member(owner, [{ role: 'branch_manager', node: branches.malqa }])
  accountant = await w.member(owner, [{ role: 'accountant' }])
  viewer = await w.member(owner, [{ role: 'viewer', node: branches.olaya }])
  await addIngredientsAndSuppliers(w.owner, owner)
  for (const [name, price, multiple] of [
    ['chicken', '165', '1'],
    ['rice', '228', '2'],
  ] as const) {
    const step = supplierSteps.parse({
      intent: 'add-offer',
      clientKey: offers[name],
      ingredientId: ingredients[name],
      pack: 'carton',
      quantity: '11',
      unit: 'kg',
      price,
      vatMode: 'excluded',
      validFrom: today,
      minimum: '2',
      multiple,
    })
    if (step.intent !== 'add-offer') throw new Error('no offer')
    const { intent: _, clientKey: offerId, ...offer } = step
    await addOffer(owner, { supplierId: suppliers.A, offerId }, offer)
  }
}, 60_000)

const form = (packs: string, of: Record<string, string> = {}) =>
  newOrderForm.parse({
    clientKey: randomUUID(),
    supplierId: suppliers.A,
    branchId: branches.olaya,
    wantedOn: tomorrow,
    'of-1': offers.chicken,
    'packs-1': packs,
    ...of,
  })
async function made(who: Actor, packs: string, of: Record<string, string> = {}): Promise<string> {
  const { clientKey, ...given } = form(packs, of)
  await makeOrder(who, clientKey, given)
  return clientKey
}
const seen = async (orderId: string) => ({ orderId, revision: (await readOrder(owner, orderId)).revision })
const stateOf = async (orderId: string) => (await readOrder(owner, orderId)).state
/** Orders of other tests do not count in the sums of the last hours. */
const forget = () => w.owner.query(`update app.purchase_orders set submitted_at = submitted_at - interval '2 days'`)
async function sent(who: Actor = owner): Promise<{ id: string; token: string }> {
  const id = await made(who, '20')
  await submitOrder(who, await seen(id))
  await sendOrder(who, await seen(id))
  return { id, token: (await makeOrderLink(who, id)).token }
}
const asked = (token: string) => ({ token, network: randomUUID() })
const answer = (given: Record<string, string>) => supplierAnswerForm.parse({ issue: '1', ...given })

test('orders are numbered one after the other, also those that a member does not see', async () => {
  const first = await made(owner, '2')
  const second = await made(elsewhere, '2', { branchId: branches.malqa })
  const third = await made(branchManager, '3')
  const numbers = await Promise.all([first, second, third].map(async (id) => (await readOrder(owner, id)).number))
  expect(numbers).toEqual([numbers[0]!, numbers[0]! + 1, numbers[0]! + 2])
  const order = await readOrder(branchManager, third)
  expect(order).toMatchObject({ state: 'draft', totals: { net: 49_500, vat: 7_425, total: 56_925 } })
})

test('what was sent twice is one order, and a row outside of the offer is refused at its field', async () => {
  const { clientKey, ...given } = form('4')
  await makeOrder(owner, clientKey, given)
  await makeOrder(owner, clientKey, given)
  expect((await readOrder(owner, clientKey)).lines).toHaveLength(1)
  await expect(made(owner, '1')).rejects.toMatchObject({ fields: { 'packs-1': 'order-packs' } })
  await expect(made(owner, '2', { 'of-2': offers.rice, 'packs-2': '3' })).rejects.toMatchObject({
    fields: { 'packs-2': 'order-packs' },
  })
  await expect(made(owner, '2', { 'of-1': randomUUID() })).rejects.toMatchObject({
    fields: { 'packs-1': 'order-offer' },
  })
  await expect(made(owner, '2', { wantedOn: addDays(today, -1) })).rejects.toMatchObject({
    fields: { wantedOn: 'visit-in-past' },
  })
  expect(newOrderForm.safeParse({ clientKey: randomUUID(), supplierId: suppliers.A }).success).toBe(false)
})

test('above the limit another person approves: returned, changed, approved, sent and confirmed by the link', async () => {
  await forget()
  const id = await made(branchManager, '20')
  expect(await isFreeToOrder(branchManager, await readOrder(branchManager, id))).toBe(false)
  expect(await submitOrder(branchManager, await seen(id))).toBe('awaiting')
  await tellOrderAwaits({ orderId: id, round: 1 })
  await expect(approveOrder(branchManager, await seen(id))).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(sendOrder(branchManager, await seen(id))).rejects.toMatchObject({ code: 'orders.state' })
  await returnOrder(buyer, await seen(id), 'Half is enough')
  const order = await readOrder(branchManager, id)
  expect(order).toMatchObject({ state: 'draft', reason: 'Half is enough' })
  const { revision, ...changed } = changeOrderForm.parse({
    revision: order.revision,
    wantedOn: tomorrow,
    'of-1': order.lines[0]!.id,
    'packs-1': '15',
  })
  await changeOrder(branchManager, { orderId: id, revision }, changed)
  expect(await submitOrder(branchManager, await seen(id))).toBe('awaiting')
  await approveOrder(buyer, await seen(id))
  await sendOrder(branchManager, await seen(id))
  const { token } = await makeOrderLink(branchManager, id)
  await answerOrder(asked(token), answer({ intent: 'confirm', note: 'see you' }))
  expect(await readOrder(owner, id)).toMatchObject({ state: 'confirmed', answered: 'confirmed' })
  await expect(answerOrder(asked(token), answer({ intent: 'decline' }))).rejects.toMatchObject({ code: 'orders.late' })
})

test('orders to one supplier within a day are summed, and a limit is changed by the owner alone', async () => {
  await forget()
  const [one, two] = [await made(branchManager, '8'), await made(branchManager, '8')]
  expect(await submitOrder(branchManager, await seen(one))).toBe('approved')
  expect(await submitOrder(branchManager, await seen(two))).toBe('awaiting')
  const limits = { intent: 'limits', branchManager: 9000, manager: 20_000 } as const
  for (const who of [buyer, branchManager, accountant])
    await expect(saveOrderLimits(who, limits)).rejects.toMatchObject({ code: 'not-allowed' })
  await saveOrderLimits(owner, limits)
  const three = await made(branchManager, '8')
  expect(await submitOrder(branchManager, await seen(three))).toBe('approved')
  await saveOrderLimits(owner, { ...limits, branchManager: 2000 })
})

test('the maker never approves, a manager only within the limit, and of two approvals at once one counts', async () => {
  await forget()
  const id = await made(buyer, '200')
  expect(await submitOrder(buyer, await seen(id))).toBe('awaiting')
  await expect(approveOrder(buyer, await seen(id))).rejects.toMatchObject({ code: 'orders.own' })
  await expect(approveOrder(otherBuyer, await seen(id))).rejects.toMatchObject({ code: 'orders.above-limit' })
  const same = await seen(id)
  const second = await w.member(owner, [{ role: 'owner' }])
  const both = await Promise.allSettled([approveOrder(owner, same), approveOrder(second, same)])
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stateOf(id)).toBe('approved')
  for (const who of [owner, otherBuyer])
    expect(await readOrder(who, id)).toMatchObject({ maker: buyer.name, approver: expect.stringMatching(/./) })
})

test('another branch, a viewer and a stranger reach no order', async () => {
  const id = await made(branchManager, '2')
  const page = async (who: Actor) => (await browseOrders(who, readList(orderList, new URLSearchParams()))).rows
  expect((await page(branchManager)).map((row) => row.id)).toContain(id)
  expect((await page(elsewhere)).map((row) => row.id)).not.toContain(id)
  expect(await page(stranger)).toEqual([])
  await expect(page(viewer)).rejects.toMatchObject({ code: 'not-allowed' })
  for (const who of [elsewhere, stranger]) {
    await expect(readOrder(who, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(submitOrder(who, await seen(id))).rejects.toMatchObject({ code: 'not-found' })
    await expect(cancelOrder(who, await seen(id), 'x')).rejects.toMatchObject({ code: 'not-found' })
    await expect(printOrder(who, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
    expect(
      await readAs(who, (db) => db.selectFrom('purchase_order_lines').where('order_id', '=', id).selectAll().execute()),
    ).toEqual([])
  }
  expect((await readOrder(accountant, id)).mays).toEqual({ write: false, approve: false })
  await expect(submitOrder(accountant, await seen(id))).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(made(branchManager, '2', { branchId: branches.malqa })).rejects.toMatchObject({
    fields: { branchId: 'paper-branch' },
  })
  expect((await readOrderBranches(branchManager)).map((one) => one.id)).toEqual([branches.olaya])
  expect((await readOrderSuppliers(branchManager)).map((one) => one.id)).toEqual([suppliers.A])
  expect(await readOrderOffers(stranger, suppliers.A)).toEqual([])
})

test('a change of the supplier goes back to the buyer, who accepts or keeps the order', async () => {
  const { id, token } = await sent()
  await expect(answerOrder(asked(token), answer({ intent: 'change' }))).rejects.toMatchObject({
    code: 'orders.nothing-changed',
  })
  await expect(
    answerOrder(asked(token), answer({ intent: 'change', wantedOn: addDays(today, -1) })),
  ).rejects.toMatchObject({ fields: { wantedOn: 'visit-in-past' } })
  const change = answer({ intent: 'change', wantedOn: addDays(today, 3), 'price-1': '١٧٠', note: 'new price' })
  await answerOrder(asked(token), change)
  const order = await readOrder(owner, id)
  expect(order).toMatchObject({ state: 'sent', answered: 'changed', wantedOn: tomorrow })
  expect(order.asked).toMatchObject({ wantedOn: addDays(today, 3), prices: { [order.lines[0]!.id]: 17_000 } })
  const { rows } = await w.owner.query<{ id: string }>(
    `select id from app.purchase_order_answers where order_id = $1 and kind = 'changed'`,
    [id],
  )
  await tellOrderAnswered({ answerId: rows[0]!.id })
  await expect(confirmOrder(owner, await seen(id), null)).rejects.toMatchObject({ code: 'orders.state' })
  await refuseChange(owner, await seen(id), null)
  expect(await openOrder({ ...asked(token), counts: true })).toMatchObject({ answered: 'refused', asked: null })
  await answerOrder(asked(token), change)
  await acceptChange(owner, await seen(id))
  expect(await readOrder(owner, id)).toMatchObject({
    state: 'confirmed',
    wantedOn: addDays(today, 3),
    totals: { goods: 340_000 },
    opened: 1,
  })
})

test('a higher price lies within the limit of the person who takes it', async () => {
  await forget()
  const id = await made(branchManager, '12')
  await submitOrder(branchManager, await seen(id))
  await sendOrder(branchManager, await seen(id))
  const { token } = await makeOrderLink(branchManager, id)
  await answerOrder(asked(token), answer({ intent: 'change', 'price-1': '200' }))
  await expect(acceptChange(branchManager, await seen(id))).rejects.toMatchObject({ code: 'orders.above-limit' })
  expect((await readOrder(owner, id)).totals.goods).toBe(198_000)
  await acceptChange(buyer, await seen(id))
  expect((await readOrder(owner, id)).totals.goods).toBe(240_000)
})

test('a cancelled order says so by its link; altered, withdrawn and ended links open nothing', async () => {
  const { id, token } = await sent()
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
  expect(await openOrder({ ...asked(altered), counts: true })).toBeNull()
  await expect(answerOrder(asked(altered), answer({ intent: 'confirm' }))).rejects.toMatchObject({ code: 'not-found' })
  await expect(printLinkedOrder(asked('short'), 'en')).rejects.toMatchObject({ code: 'not-found' })
  await cancelOrder(owner, await seen(id), 'not needed')
  expect(await openOrder({ ...asked(token), counts: true })).toMatchObject({ state: 'cancelled' })
  await expect(answerOrder(asked(token), answer({ intent: 'confirm' }))).rejects.toMatchObject({ code: 'orders.late' })
  const { rows } = await w.owner.query(`select state from app.emails where kind = 'order.cancelled'`)
  expect(rows).toHaveLength(1)
  await w.owner.query(
    `update app.purchase_orders set wanted_on = wanted_on - 60, ended_at = now() - interval '60 days' where id = $1`,
    [id],
  )
  expect(await openOrder({ ...asked(token), counts: true })).toBeNull()
})

test('lines of a sent order are not written, not even past the verbs', async () => {
  const { id } = await sent()
  const before = await readOrder(owner, id)
  await asActor(owner, (tx) => tx.deleteFrom('purchase_order_lines').where('order_id', '=', id).execute())
  await asActor(owner, (tx) =>
    tx.updateTable('purchase_order_lines').set({ price: 1 }).where('order_id', '=', id).execute(),
  )
  expect((await readOrder(owner, id)).lines).toEqual(before.lines)
  await expect(
    changeOrder(owner, await seen(id), {
      wantedOn: tomorrow,
      windowFrom: null,
      windowUntil: null,
      note: null,
      rows: [],
    }),
  ).rejects.toMatchObject({ code: 'orders.state' })
})

test('the paper of an order in both languages', async () => {
  const { id, token } = await sent()
  for (const lang of ['en', 'ar'] as const) {
    const own = await printOrder(owner, id, lang)
    expect(own.headers.get('content-type')).toBe('application/pdf')
    const linked = await printLinkedOrder(asked(token), lang)
    expect((await linked.arrayBuffer()).byteLength).toBeGreaterThan(2000)
  }
})
