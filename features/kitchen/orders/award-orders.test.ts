import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { submitQuote } from '#/features/kitchen/quotations/answer-quote.server.ts'
import { awardRequest } from '#/features/kitchen/quotations/award.server.ts'
import { newRequestForm } from '#/features/kitchen/quotations/form.ts'
import { makeRequest } from '#/features/kitchen/quotations/make-request.server.ts'
import { closeRequest, makeQuoteLink, sendRequest } from '#/features/kitchen/quotations/move-request.server.ts'
import { readRequest } from '#/features/kitchen/quotations/read-request.server.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, answers, ingredients, suppliers } from '#/tests/quotation-setup.ts'
import { world } from '#/tests/world.ts'
import { readAwardOrders } from './order-choices.server.ts'
import { makeOrdersOfAward } from './orders-of-award.server.ts'
import { readOrder } from './read-order.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const tomorrow = addDays(riyadhDay(now()), 1)

test('a split award makes one order for each supplier, 7,300.00 in all, once', async () => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [owner.id],
  )
  const branchId = rows[0]!.id
  const branchManager = await w.member(owner, [{ role: 'branch_manager', node: branchId }])
  await addIngredientsAndSuppliers(w.owner, owner)
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
  const seen = async () => ({ requestId: id, revision: (await readRequest(owner, id)).revision })
  await sendRequest(owner, await seen())
  const { invited } = await readRequest(owner, id)
  for (const letter of ['A', 'B', 'C'] as const) {
    const invitationId = invited.find(({ supplierId }) => supplierId === suppliers[letter])!.id
    const { token } = await makeQuoteLink(owner, { requestId: id, invitationId })
    await submitQuote({ token, network: letter }, answers[letter])
  }
  await expect(makeOrdersOfAward(owner, id, { branchId, wantedOn: tomorrow })).rejects.toMatchObject({
    code: 'orders.state',
  })
  await closeRequest(owner, await seen())
  const chosen = new Map([
    [1, suppliers.A],
    [2, suppliers.B],
    [3, suppliers.B],
  ])
  await awardRequest(owner, await seen(), { chosen, reason: null, licenceReason: null })
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
