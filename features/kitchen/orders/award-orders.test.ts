import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { submitQuote } from '#/features/kitchen/quotations/answer-quote.server.ts'
import { awardRequest } from '#/features/kitchen/quotations/award.server.ts'
import { newRequestForm, requestForm } from '#/features/kitchen/quotations/form.ts'
import { makeRequest } from '#/features/kitchen/quotations/make-request.server.ts'
import { closeRequest, makeQuoteLink, sendRequest } from '#/features/kitchen/quotations/move-request.server.ts'
import { readRequest } from '#/features/kitchen/quotations/read-request.server.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, answers, ingredients, split, suppliers } from '#/tests/quotation-setup.ts'
import { world } from '#/tests/world.ts'
import { readAwardOrders } from './order-choices.server.ts'
import { makeOrdersOfAward } from './orders-of-award.server.ts'
import { readOrder } from './read-order.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const tomorrow = addDays(riyadhDay(now()), 1)

let branchId: string
let branchManager: Actor
beforeAll(async () => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [owner.id],
  )
  branchId = rows[0]!.id
  branchManager = await w.member(owner, [{ role: 'branch_manager', node: branchId }])
  await addIngredientsAndSuppliers(w.owner, owner)
}, 60_000)

const seen = async (id: string) => ({ requestId: id, revision: (await readRequest(owner, id)).revision })
/** A request that three suppliers have answered. */
async function answered(): Promise<string> {
  const { clientKey: id, ...given } = newRequestForm.parse({
    clientKey: randomUUID(),
    title: 'Weekly needs',
    closesAt: `${tomorrow}T18:00`,
    suppliers: Object.values(suppliers),
    ...Object.fromEntries(
      (['chicken', 'rice', 'oil'] as const).flatMap((name, index) => [
        [`ingredient-${index + 1}`, ingredients[name]],
        [`need-${index + 1}`, ['220', '400', '180'][index]!],
        [`unit-${index + 1}`, ['kg', 'kg', 'l'][index]!],
      ]),
    ),
  })
  await makeRequest(owner, id, given)
  await sendRequest(owner, await seen(id))
  const { invited } = await readRequest(owner, id)
  for (const letter of ['A', 'B', 'C'] as const) {
    const invitationId = invited.find(({ supplierId }) => supplierId === suppliers[letter])!.id
    const { token } = await makeQuoteLink(owner, { requestId: id, invitationId })
    await submitQuote({ token, network: randomUUID() }, answers[letter])
  }
  return id
}

test('a split award makes one order for each supplier, 7,300.00 in all, once', async () => {
  const id = await answered()
  await expect(makeOrdersOfAward(owner, id, { branchId, wantedOn: tomorrow })).rejects.toMatchObject({
    code: 'orders.state',
  })
  await closeRequest(owner, await seen(id))
  await awardRequest(owner, await seen(id), { chosen: split, reason: null, licenceReason: null })
  await expect(makeOrdersOfAward(stranger, id, { branchId, wantedOn: tomorrow })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(makeOrdersOfAward(branchManager, id, { branchId, wantedOn: tomorrow })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  expect(await makeOrdersOfAward(owner, id, { branchId, wantedOn: tomorrow })).toBe(2)
  await expect(makeOrdersOfAward(owner, id, { branchId, wantedOn: tomorrow })).rejects.toMatchObject({
    code: 'orders.made',
  })
  const { made, branches } = await readAwardOrders(owner, id)
  expect(branches).toEqual([])
  const orders = await Promise.all(made.map((one) => readOrder(owner, one.id)))
  expect(orders.map(({ totals }) => totals.net)).toEqual([340_000, 390_000])
  expect(orders.map(({ lines }) => lines.map(({ packs }) => packs))).toEqual([[20], [10, 10]])
})

test('a line is awarded in parts, at most what was asked for; each part becomes a line of its order', async () => {
  const id = await answered()
  await closeRequest(owner, await seen(id))
  const parts = (fields: Record<string, string>) => {
    const read = requestForm.parse({
      intent: 'award',
      revision: '9',
      reason: 'Two farms',
      'line-1': 'parts',
      ...fields,
    })
    if (!('chosen' in read)) throw new Error('no award')
    return { chosen: read.chosen, reason: read.reason, licenceReason: null }
  }
  const of = (letter: 'A' | 'B' | 'C', place = 1) => `part-${place}-${suppliers[letter]}`
  const refused = async (fields: Record<string, string>) => awardRequest(owner, await seen(id), parts(fields))
  await expect(refused({})).rejects.toMatchObject({ fields: { 'line-1': 'buying-parts' } })
  await expect(refused({ [of('A')]: '120', [of('B')]: '100.001' })).rejects.toMatchObject({
    fields: { [of('A')]: 'buying-parts-sum' },
  })
  await expect(refused({ 'line-2': 'parts', [of('A')]: '1', [of('C', 2)]: '1' })).rejects.toMatchObject({
    fields: { [of('C', 2)]: 'unreadable' },
  })
  const wrong = requestForm.safeParse({ intent: 'award', revision: '1', 'line-1': 'parts', [of('A')]: '-5' })
  expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([[of('A'), 'buying-quantity']])
  // 120 kg of A are 11 cartons, 80.5 kg of B are 7 cartons; 19.5 kg are not bought; rice of B wholly
  await awardRequest(owner, await seen(id), parts({ [of('A')]: '١٢٠', [of('B')]: '80.5', 'line-2': suppliers.B }))
  const { awarded, lines } = await readRequest(owner, id)
  const parted = (['A', 'B'] as const).map((letter) => awarded.get(lines[0]!.id)!.get(suppliers[letter])!)
  expect(parted.map(({ n, d }) => Number(n) / Number(d))).toEqual([120_000, 80_500])
  await expect(w.owner.query(`update app.quote_awards set quantity = 0 where request_id = $1`, [id])).rejects.toThrow(
    'quote_awards_quantity_check',
  )
  await makeOrdersOfAward(owner, id, { branchId, wantedOn: tomorrow })
  const { made } = await readAwardOrders(owner, id)
  const orders = await Promise.all(made.map((one) => readOrder(owner, one.id)))
  const byName = orders.toSorted((one, other) => one.supplier.localeCompare(other.supplier))
  expect(byName.map((order) => order.lines.map(({ packs }) => packs))).toEqual([[11], [7, 10]])
  // one price of the chicken counts from today on: that of the larger part
  const { rows } = await w.owner.query<{ amount: string; supplier: string }>(
    `select supplier from app.ingredient_prices where ingredient_id = $1 order by created_at desc limit 2`,
    [ingredients.chicken],
  )
  expect(rows.map(({ supplier }) => supplier)).toEqual(['Supplier A', 'Supplier A'])
})
