import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { allergens } from '#/domain/kitchen/book.ts'
import { readList } from '#/domain/list.ts'
import { rational, ratio } from '#/domain/rational.ts'
import { saveKitchenSettings } from '#/features/kitchen/settings/save-settings.server.ts'
import { type World, world } from '#/tests/world.ts'
import { addIngredient } from './add-ingredient.server.ts'
import { addPrice, takeBackPrice } from './add-price.server.ts'
import { addSample } from './add-sample.server.ts'
import { changeState } from './change-state.server.ts'
import { confirmFree, declareRestFree, saveAllergens } from './declare-allergens.server.ts'
import { ingredientForm, newIngredientForm } from './form.ts'
import { ingredientList } from './list.ts'
import { browseIngredients } from './list.server.ts'
import { mergeIngredient, undoMerge } from './merge.server.ts'
import { readIngredientBook } from './read-book.server.ts'
import { readIngredient } from './read-ingredient.server.ts'
import { saveFacts } from './save-facts.server.ts'
import { saveNutrients } from './save-nutrients.server.ts'
import { savePreparation } from './yields/save-preparation.server.ts'
import { saveUnits } from './save-units.server.ts'

let w: World
let owner: Actor
beforeAll(async () => {
  w = await world()
  owner = await w.client()
})

const today = '2026-11-30'
type Step<I> = Extract<ReturnType<typeof ingredientForm.parse>, { intent: I }>
const step = <I extends string>(intent: I, fields: Record<string, unknown>) =>
  ingredientForm.parse({ intent, ...fields }) as Step<I>
const fresh = (fields: Record<string, string> = {}) =>
  newIngredientForm.parse({ clientKey: randomUUID(), base: 'g', nameEn: 'Onion', category: 'vegetables', ...fields })
async function added(actor: Actor, fields: Record<string, string> = {}): Promise<string> {
  const input = fresh(fields)
  await addIngredient(actor, input)
  return input.id
}
const priceOf = (fields: Record<string, string> = {}) =>
  step('price', {
    clientKey: randomUUID(),
    quantity: '25',
    unit: 'kg',
    amount: '57.50',
    vatMode: 'included',
    validFrom: '2026-11-01',
    ...fields,
  })
const bookOf = async (actor: Actor, id: string, on = today) =>
  (await readAs(actor, (tx) => readIngredientBook(tx, { on, ids: [id] }))).get(id)!
const said = (states: Record<string, string> = {}, evidence = '') =>
  step('allergens', { ...Object.fromEntries(allergens.map((group) => [group, ''])), ...states, evidence })

test('an ingredient with units, yield and price is in the book, exact', async () => {
  const id = await added(owner, { base: 'ml', nameEn: 'Oil', nameAr: 'زيت', category: 'oils' })
  await saveUnits(
    owner,
    id,
    step('units', {
      revision: '1',
      name: ['carton', 'bottle'],
      nameAr: ['كرتون', 'قارورة'],
      content: ['12', '١٫٥'],
      of: ['bottle', 'لتر'],
      density: '0,92',
      pieceWeight: '',
    }),
  )
  await savePreparation(
    owner,
    id,
    step('preparation', {
      clientKey: randomUUID(),
      nameEn: 'filtered',
      trim: '81',
      cooking: '200',
      source: 'test',
      measuredOn: '2026-11-01',
    }),
  )
  await addPrice(owner, id, priceOf({ quantity: '1', unit: 'Carton', amount: '186.30', supplier: 'Al Noor' }))
  const item = await bookOf(owner, id)
  expect(item.price).toMatchObject({ net: ratio(9n, 10n), from: '2026-11-01', source: 'Al Noor' })
  expect(item.density).toEqual(rational(0.92))
  expect(item.units.map(({ name, of }) => [name, of])).toEqual([
    ['carton', 'bottle'],
    ['bottle', 'l'],
  ])
  expect(item.preparations).toMatchObject([{ trim: ratio(81n, 100n), cooking: rational(2) }])
  expect((await bookOf(owner, id, '2026-10-31')).price).toBeNull()
  const page = await readIngredient(owner, id)
  expect(page.prices).toMatchObject([{ state: 'in-force', perUnit: 90_000 / 100, amount: 186.3 }])
})

test('a company that is not registered bears the gross, by the day', async () => {
  const company = await w.client()
  const id = await added(company)
  await addPrice(company, id, priceOf())
  expect((await bookOf(company, id)).price?.net).toEqual(ratio(1n, 5n))
  const settings = {
    targetFoodCost: 28,
    labourHour: null,
    priceRule: 'last' as const,
    chilledLimit: 5,
    frozenLimit: -18,
  }
  await saveKitchenSettings(company, { revision: 0, vat: { from: '2026-12-01', until: null }, ...settings })
  expect((await bookOf(company, id)).price?.net).toEqual(ratio(23n, 100n))
  expect((await bookOf(company, id, '2026-12-01')).price?.net).toEqual(ratio(1n, 5n))
  await expect(
    saveKitchenSettings(company, { revision: 0, vat: { from: null, until: null }, ...settings }),
  ).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('a price above 15 % is asked about; a mistake is corrected or taken back by a row that names it', async () => {
  const id = await added(owner, { nameEn: 'Garlic' })
  const first = priceOf()
  await addPrice(owner, id, first)
  await addPrice(owner, id, first)
  const jump = priceOf({ amount: '575.00', validFrom: '2026-11-10' })
  await expect(addPrice(owner, id, jump)).rejects.toMatchObject({ fields: { confirmed: 'kitchen-price-jump' } })
  await addPrice(owner, id, { ...jump, confirmed: true })
  expect((await bookOf(owner, id)).price?.net).toEqual(rational(2))
  await addPrice(owner, id, priceOf({ amount: '59.80', validFrom: '2026-11-10', correctsId: jump.clientKey }))
  expect((await bookOf(owner, id)).price?.net).toEqual(ratio(26n, 125n))
  const last = (await readIngredient(owner, id)).prices.find(({ state }) => state === 'in-force')!
  await takeBackPrice(owner, id, { clientKey: randomUUID(), priceId: last.id })
  expect((await bookOf(owner, id)).price).toMatchObject({ id: first.clientKey })
  expect((await readIngredient(owner, id)).prices.map(({ state }) => state).toSorted()).toEqual([
    'corrected',
    'corrected',
    'in-force',
    'taken-back',
  ])
  await expect(takeBackPrice(owner, id, { clientKey: randomUUID(), priceId: last.id })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test.each<[string, Record<string, string>, Record<string, string>]>([
  ['a cup alone', { unit: 'cup alone' }, { unit: 'kitchen-unit-unknown' }],
  ['which cup', { unit: 'كوب' }, { unit: 'kitchen-unit-cup' }],
  ['pieces without their weight', { unit: 'piece' }, { unit: 'kitchen-needs-piece' }],
  ['litres without density', { unit: 'l' }, { unit: 'kitchen-needs-density' }],
  ['a day too far ahead', { validFrom: '2029-01-01' }, { validFrom: 'kitchen-day-far' }],
])('a price is refused with its field: %s', async (_, fields, problem) => {
  const id = await added(owner, { nameEn: 'Chilli' })
  await expect(addPrice(owner, id, priceOf(fields))).rejects.toMatchObject({ fields: problem })
  expect((await readIngredient(owner, id)).prices).toEqual([])
})

test.each<[string, Record<string, string>]>([
  ['quantity 0', { quantity: '0' }],
  ['a negative quantity', { quantity: '-1' }],
  ['1e12', { quantity: '1e12' }],
  ['two points', { quantity: '1.5.0' }],
  ['3 decimals of a price', { amount: '1.234' }],
  ['no VAT mode', { vatMode: '' }],
  ['31 February', { validFrom: '2026-02-31' }],
  ['a Hijri day', { validFrom: '1447-09-01' }],
  ['the year 2062', { validFrom: '2062-01-01' }],
])('the form refuses %s', (_, fields) => {
  expect(() => priceOf(fields)).toThrow()
})

test('a free sample has the price 0', async () => {
  const id = await added(owner, { nameEn: 'Sample sauce' })
  await addPrice(owner, id, priceOf({ amount: '0' }))
  expect((await bookOf(owner, id)).price?.net).toEqual({ n: 0n, d: 1n })
})

test.each<[string, Record<string, string>]>([
  ['no name', { nameEn: '' }],
  ['an Arabic text as English name', { nameEn: 'بصل' }],
  ['300 characters', { nameEn: 'x'.repeat(300) }],
  ['a short barcode', { barcode: '12' }],
])('the form of an ingredient refuses %s', (_, fields) => {
  expect(() => fresh(fields)).toThrow()
})

test('two ingredients cannot have one number, and what was shown before is not overwritten', async () => {
  const sku = randomUUID().slice(0, 8)
  const id = await added(owner, { nameEn: 'First', sku })
  await expect(added(owner, { nameEn: 'Second', sku: sku.toUpperCase() })).rejects.toMatchObject({
    fields: { sku: 'kitchen-sku-taken' },
  })
  const facts = step('facts', { revision: '1', nameEn: 'First', nameAr: 'الأول', aliases: 'a، b', category: 'other' })
  await saveFacts(owner, id, facts)
  await expect(saveFacts(owner, id, facts)).rejects.toMatchObject({ code: 'changed-meanwhile' })
  expect((await readIngredient(owner, id)).aliases).toEqual(['a', 'b'])
})

test.each<[string, Record<string, string[]>, string]>([
  ['a circle', { name: ['a', 'b'], content: ['2', '3'], of: ['b', 'a'] }, 'kitchen-unit-circle'],
  ['nothing in it', { name: ['a'], content: ['0'], of: ['kg'] }, 'kitchen-unit-content'],
  ['a standard name', { name: ['kilo'], content: ['2'], of: ['kg'] }, 'kitchen-unit-standard'],
  ['an unknown unit', { name: ['a'], content: ['2'], of: ['b'] }, 'kitchen-unit-unknown'],
])('own units with %s are refused', async (_, fields, problem) => {
  const id = await added(owner, { nameEn: 'Tuna' })
  const input = step('units', { revision: '1', nameAr: [], density: '', pieceWeight: '', ...fields })
  await expect(saveUnits(owner, id, input)).rejects.toMatchObject({ fields: { units: problem } })
})

describe('allergens', () => {
  test('free needs evidence, the rest is signed, and a new supplier makes it unknown until it is confirmed', async () => {
    const id = await added(owner, { nameEn: 'Biscuit' })
    await addPrice(owner, id, priceOf({ supplier: 'One' }))
    await expect(saveAllergens(owner, id, said({ milk: 'free' }))).rejects.toMatchObject({
      fields: { evidence: 'kitchen-evidence' },
    })
    await saveAllergens(owner, id, said({ gluten: 'contains', milk: 'free' }, 'label'))
    expect((await bookOf(owner, id)).allergens).toEqual({ gluten: 'contains', milk: 'free' })
    await declareRestFree(owner, id)
    expect(Object.keys((await bookOf(owner, id)).allergens)).toHaveLength(14)
    await addPrice(owner, id, priceOf({ supplier: 'One', validFrom: '2026-11-02' }))
    expect(Object.keys((await bookOf(owner, id)).allergens)).toHaveLength(14)
    await addPrice(owner, id, priceOf({ supplier: 'Two', validFrom: '2026-11-03' }))
    expect((await bookOf(owner, id)).allergens).toEqual({ gluten: 'contains' })
    await confirmFree(owner, id, 'supplier')
    expect((await bookOf(owner, id)).allergens).toMatchObject({ gluten: 'contains', milk: 'free' })
    const { allergens: rows } = await readIngredient(owner, id)
    expect(rows.find(({ allergen }) => allergen === 'milk')).toMatchObject({ by: owner.name, evidence: 'supplier' })
  })
})

test('nutrients that are empty stay unknown, and a part is not larger than its whole', async () => {
  const id = await added(owner, { nameEn: 'Cheese' })
  await saveNutrients(owner, id, step('nutrients', { kcal: '264', fat: '21,3', sodium: '917', source: 'label' }))
  expect((await bookOf(owner, id)).nutrients).toEqual({
    kcal: rational(264),
    fat: rational(21.3),
    sodium: rational(917),
  })
  const wrong = step('nutrients', { fat: '10', saturated: '12', source: 'label' })
  await expect(saveNutrients(owner, id, wrong)).rejects.toMatchObject({ fields: { saturated: 'kitchen-part' } })
  expect(() => step('nutrients', { protein: '101', source: 'label' })).toThrow()
})

test('a merged ingredient counts as the other one, until the merge is undone', async () => {
  const from = await added(owner, { nameEn: 'Milk in pieces', base: 'piece' })
  const into = await added(owner, { nameEn: 'Milk', base: 'ml' })
  await addPrice(owner, into, priceOf({ quantity: '1', unit: 'l', amount: '5.75' }))
  const seen = { ingredientId: from, revision: 1 }
  await expect(mergeIngredient(owner, seen, into)).rejects.toMatchObject({ fields: { into: 'kitchen-merge-bridge' } })
  await expect(mergeIngredient(owner, seen, from)).rejects.toMatchObject({ fields: { into: 'kitchen-merge-self' } })
  await saveUnits(
    owner,
    into,
    step('units', { revision: '1', name: [], nameAr: [], content: [], of: [], density: '1.03', pieceWeight: '515' }),
  )
  await mergeIngredient(owner, seen, into)
  expect(await bookOf(owner, from)).toMatchObject({ id: into, base: 'ml', price: { net: ratio(1n, 2n) } })
  await expect(addPrice(owner, from, priceOf())).rejects.toMatchObject({ code: 'not-found' })
  await undoMerge(owner, { ingredientId: from, revision: 2 })
  expect(await bookOf(owner, from)).toMatchObject({ id: from, base: 'piece', price: null })
})

test('archived and restored, the revision decides', async () => {
  const id = await added(owner, { nameEn: 'Old thing' })
  await changeState(owner, { ingredientId: id, revision: 1 }, 'archive')
  await expect(changeState(owner, { ingredientId: id, revision: 1 }, 'archive')).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await changeState(owner, { ingredientId: id, revision: 2 }, 'restore')
  expect((await readIngredient(owner, id)).state).toBe('active')
})

const listed = (actor: Actor, query = '') =>
  browseIngredients(actor, readList(ingredientList, new URLSearchParams(query)))

test('the list finds Arabic in any spelling and by another name, and says what is missing', async () => {
  const company = await w.client()
  expect((await listed(company)).counts.active).toBe(0)
  expect(await addSample(company)).toEqual({ added: 24 })
  expect(await addSample(company)).toEqual({ added: 0 })
  expect((await listed(company)).counts.active).toBe(24)
  const { rows } = await listed(company, 'q=بندوره')
  expect(rows).toMatchObject([{ nameEn: 'Tomato', price: null, gaps: ['price', 'allergens'] }])
  expect((await listed(company, 'gap=energy')).counts.active).toBe(0)
  await addPrice(company, rows[0]!.id, priceOf())
  expect((await listed(company, 'gap=price')).counts.active).toBe(23)
  expect((await listed(company, 'q=tomato')).rows).toMatchObject([{ price: 200, gaps: ['allergens'] }])
})
