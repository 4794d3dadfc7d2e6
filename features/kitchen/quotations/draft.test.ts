import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { remindLicences } from '#/features/kitchen/suppliers/remind-licences.server.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { readAs } from '#/db/database.server.ts'
import { now } from '#/platform/clock.ts'
import { addIngredientsAndSuppliers, answers, ingredients, split, suppliers } from '#/tests/quotation-setup.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { submitQuote } from './answer-quote.server.ts'
import { awardRequest } from './award.server.ts'
import { editDraft, readDraft } from './edit-draft.server.ts'
import { draftForm, newRequestForm } from './form.ts'
import { makeRequest } from './make-request.server.ts'
import { closeRequest, makeQuoteLink, sendRequest } from './move-request.server.ts'
import { readRequest } from './read-request.server.ts'

const w = await world()
const [owner, stranger] = [await w.client({ company: 'Saffron House' }), await w.client()]
const buyer = await w.member(owner, [{ role: 'manager' }])
const accountant = await w.member(owner, [{ role: 'accountant' }])
const today = riyadhDay(now())
const closesAt = `${addDays(today, 1)}T18:00`
beforeAll(() => addIngredientsAndSuppliers(w.owner, owner), 60_000)

const needs = {
  title: 'Weekly needs',
  closesAt,
  suppliers: Object.values(suppliers),
  'ingredient-1': ingredients.chicken,
  'need-1': '220',
  'unit-1': 'kg',
  'ingredient-2': ingredients.rice,
  'need-2': '400',
  'unit-2': 'kg',
  'ingredient-3': ingredients.oil,
  'need-3': '180',
  'unit-3': 'l',
}
async function made(): Promise<string> {
  const { clientKey, ...given } = newRequestForm.parse({ clientKey: randomUUID(), ...needs })
  await makeRequest(buyer, clientKey, given)
  return clientKey
}
const seen = async (requestId: string) => ({ requestId, revision: (await readRequest(owner, requestId)).revision })

test('a draft is rewritten as a whole until it is sent, by who may write it alone', async () => {
  const id = await made()
  const { revision, ...given } = draftForm.parse({
    revision: '1',
    title: 'Chicken',
    closesAt,
    suppliers: suppliers.B,
    'ingredient-2': ingredients.chicken,
    'need-2': '٥٠',
    'unit-2': 'kg',
  })
  const at1 = { requestId: id, revision }
  for (const [who, code] of [
    [stranger, 'not-found'],
    [accountant, 'not-allowed'],
  ] as const)
    await expect(editDraft(who, at1, given)).rejects.toMatchObject({ code })
  await expect(readDraft(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  const strange = { ...given, lines: [{ ...given.lines[0]!, ingredientId: randomUUID() }] }
  await expect(editDraft(buyer, at1, strange)).rejects.toMatchObject({
    fields: { 'ingredient-2': 'buying-ingredient' },
  })
  expect((await readDraft(buyer, id)).lines).toHaveLength(3)
  await editDraft(buyer, at1, given)
  expect(await readDraft(buyer, id)).toMatchObject({
    title: 'Chicken',
    closesAt,
    lines: [{ ingredientId: ingredients.chicken, need: 50, unit: 'kg' }],
    suppliers: [suppliers.B],
  })
  await expect(editDraft(buyer, at1, given)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await sendRequest(buyer, await seen(id))
  await expect(readDraft(buyer, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(editDraft(buyer, await seen(id), given)).rejects.toMatchObject({ code: 'buying.state' })
})

test('what was awarded is kept as an offer and as the price that counts from today', async () => {
  const id = await made()
  await sendRequest(buyer, await seen(id))
  for (const letter of ['A', 'B', 'C'] as const) {
    const { invited } = await readRequest(owner, id)
    const invitationId = invited.find(({ supplierId }) => supplierId === suppliers[letter])!.id
    const { token } = await makeQuoteLink(buyer, { requestId: id, invitationId })
    await submitQuote({ token, network: randomUUID() }, answers[letter])
  }
  await closeRequest(buyer, await seen(id))
  await awardRequest(buyer, await seen(id), { chosen: split, reason: null, licenceReason: null })
  const offers = await w.owner.query(
    `select supplier_id, pack, price::float, valid_from::text from app.supplier_offers where ingredient_id = $1`,
    [ingredients.chicken],
  )
  expect(offers.rows).toEqual([{ supplier_id: suppliers.A, pack: '11 kg', price: 165, valid_from: today }])
  const book = await readAs(owner, (db) => readIngredientBook(db, { on: today }))
  // 165.00 without VAT for 11 kg: 3/2 halalas a gram
  expect(book.get(ingredients.chicken)?.price).toMatchObject({ net: { n: 3n, d: 2n }, from: today })
})

test('licences of suppliers are called to mind once at each stage, to those who buy', async () => {
  const end = addDays(today, 90)
  await w.owner.query(
    `insert into app.supplier_licences (id, client_id, supplier_id, kind, number, expires_on, created_by)
     values (gen_random_uuid(), $1, $2, 'sfda', 'F-1', $3, $1)`,
    [owner.id, suppliers.A, end],
  )
  const run = (daysBefore: number) => at(addHours(startOfDay(addDays(end, -daysBefore)), 9), remindLicences)
  const mails = async (who: string) => {
    const { rows } = await w.owner.query(
      `select body from app.emails where profile_id = $1 and kind = 'licence.ending'`,
      [who],
    )
    return rows
  }
  await run(61)
  expect(await mails(owner.id)).toHaveLength(0)
  for (const days of [60, 60, 45]) await run(days)
  expect(await mails(owner.id)).toHaveLength(1)
  expect((await mails(buyer.id))[0].body).toContain('Supplier A')
  for (const days of [30, 7, 7, 0, -1]) await run(days)
  expect(await mails(buyer.id)).toHaveLength(4)
  expect(await mails(accountant.id)).toHaveLength(0)
})
