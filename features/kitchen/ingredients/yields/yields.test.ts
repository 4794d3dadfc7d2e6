import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { costOf } from '#/domain/kitchen/cost.ts'
import { ratio, rational } from '#/domain/rational.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { addIngredient } from '#/features/kitchen/ingredients/add-ingredient.server.ts'
import { addPrice } from '#/features/kitchen/ingredients/add-price.server.ts'
import { ingredientForm, newIngredientForm } from '#/features/kitchen/ingredients/form.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { readIngredient } from '#/features/kitchen/ingredients/read-ingredient.server.ts'
import { type World, world } from '#/tests/world.ts'
import { dropPreparation, savePreparation } from './save-preparation.server.ts'
import { addYieldTest, setTestedYield, withdrawYieldTest } from './test-yields.server.ts'

let w: World
let owner: Actor
let onion: string
let peeled: string
const today = riyadhDay(new Date())

type Step<I> = Extract<ReturnType<typeof ingredientForm.parse>, { intent: I }>
const step = <I extends string>(intent: I, fields: Record<string, unknown>) =>
  ingredientForm.parse({ intent, ...fields }) as Step<I>
const weighed = (gross: string, net: string, more: Record<string, string> = {}) =>
  step('yield-test', {
    clientKey: randomUUID(),
    preparationId: peeled,
    gross,
    net,
    cooked: '',
    unit: 'g',
    testedOn: today,
    ...more,
  })
const preparation = async (by = owner) => (await readIngredient(by, onion)).preparations[0]!
const trim = async () =>
  (await readAs(owner, (tx) => readIngredientBook(tx, { on: today, ids: [onion] }))).get(onion)!.preparations[0]!.trim

beforeAll(async () => {
  w = await world()
  owner = await w.client()
}, 60_000)
beforeEach(async () => {
  const input = newIngredientForm.parse({ clientKey: randomUUID(), base: 'g', nameEn: 'Onion', category: 'vegetables' })
  await addIngredient(owner, input)
  onion = input.id
  peeled = randomUUID()
  await savePreparation(
    owner,
    onion,
    step('preparation', {
      clientKey: peeled,
      nameEn: 'peeled',
      trim: '80',
      cooking: '',
      source: 'guess',
      measuredOn: today,
    }),
  )
})

test('tests are kept with who weighed, and offer sum out / sum in until it is set', async () => {
  const chef = await w.member(owner, [{ role: 'branch_manager' }])
  const first = weighed('1000', '900')
  await addYieldTest(chef, onion, first)
  await addYieldTest(chef, onion, first)
  await addYieldTest(owner, onion, weighed('9', '7.2', { unit: 'kg', testedOn: addDays(today, -1) }))
  const found = await preparation()
  expect(found.tests.map(({ gross, unit, by }) => [gross, unit, by])).toEqual([
    ['1000', 'g', chef.name || chef.email],
    ['9', 'kg', owner.name || owner.email],
  ])
  expect(found.offered).toEqual({ trim: '81', cooking: null, count: 2, differs: true })
  expect(await trim()).toEqual(ratio(4n, 5n))

  await expect(setTestedYield(owner, onion, { preparationId: peeled, tests: 1 })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await setTestedYield(owner, onion, { preparationId: peeled, tests: 2 })
  expect(await trim()).toEqual(ratio(81n, 100n))
  expect(await preparation()).toMatchObject({ source: 'test', measuredOn: today, offered: { differs: false } })
})

test('a yield that is set from tests changes the cost of a line', async () => {
  await addPrice(
    owner,
    onion,
    step('price', {
      clientKey: randomUUID(),
      quantity: '1',
      unit: 'kg',
      amount: '11.50',
      vatMode: 'included',
      validFrom: today,
    }),
  )
  const cost = async () => {
    const ingredients = await readAs(owner, (tx) => readIngredientBook(tx, { on: today, ids: [onion] }))
    const line = {
      id: 'line',
      of: { ingredientId: onion },
      quantity: rational(100),
      unit: 'g',
      basis: 'ep' as const,
      preparationId: peeled,
      scaling: { rule: 'linear' as const },
      optional: false,
    }
    const recipe = {
      id: 'soup',
      versionId: 'draft',
      names: { en: 'Soup', ar: null },
      kind: 'dish' as const,
      output: null,
      portions: rational(1),
      allowance: rational(0),
      crossContact: [],
      labourMinutes: null,
      lines: [line],
    }
    return costOf({ ingredients, recipes: new Map([['soup', recipe]]) }, 'soup')!.portion
  }
  expect(await cost()).toEqual(ratio(125n, 1n))
  await addYieldTest(owner, onion, weighed('1000', '500'))
  await setTestedYield(owner, onion, { preparationId: peeled, tests: 1 })
  expect(await cost()).toEqual(ratio(200n, 1n))
})

test('a withdrawn test stays to be read and counts no longer', async () => {
  const wrong = weighed('1000', '100')
  await addYieldTest(owner, onion, wrong)
  await addYieldTest(owner, onion, weighed('1000', '880', { cooked: '440' }))
  await withdrawYieldTest(owner, onion, wrong.clientKey)
  const found = await preparation()
  expect(found.tests.map(({ isWithdrawn }) => isWithdrawn)).toEqual([false, true])
  expect(found.offered).toEqual({ trim: '88', cooking: '50', count: 1, differs: true })
  await expect(withdrawYieldTest(owner, onion, wrong.clientKey)).rejects.toMatchObject({ code: 'not-found' })
})

test.each([
  ['more left than came in', { gross: '1000', net: '1001' }, { net: 'kitchen-test-net' }],
  ['cooked to more than six times', { gross: '10', net: '10', cooked: '61' }, { cooked: 'kitchen-yield-cooking' }],
  ['a day to come', { gross: '10', net: '9', testedOn: addDays(today, 1) }, { testedOn: 'kitchen-day-past' }],
])('%s is refused at its field', async (_, { gross, net, ...more }, fields) => {
  await expect(addYieldTest(owner, onion, weighed(gross, net, more as Record<string, string>))).rejects.toMatchObject({
    code: 'bad-request',
    fields,
  })
  expect((await preparation()).tests).toEqual([])
})

test('a weight that cannot be read is a problem of the form', () => {
  for (const gross of ['', '0', '-1', 'much', '1,500'])
    expect(
      ingredientForm.safeParse({
        intent: 'yield-test',
        clientKey: randomUUID(),
        preparationId: randomUUID(),
        gross,
        net: '1',
        cooked: '',
        unit: 'g',
        testedOn: today,
      }).success,
    ).toBe(false)
})

test('viewers weigh nothing, branch managers set no yield, and strangers find nothing', async () => {
  const viewer = await w.member(owner, [{ role: 'viewer' }])
  const chef = await w.member(owner, [{ role: 'branch_manager' }])
  const stranger = await w.client()
  const test = weighed('1000', '900')
  await expect(addYieldTest(viewer, onion, test)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(addYieldTest(stranger, onion, test)).rejects.toMatchObject({ code: 'not-found' })
  await addYieldTest(chef, onion, test)
  await expect(setTestedYield(chef, onion, { preparationId: peeled, tests: 1 })).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await expect(withdrawYieldTest(chef, onion, test.clientKey)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(setTestedYield(stranger, onion, { preparationId: peeled, tests: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
  await dropPreparation(owner, onion, peeled)
  await expect(addYieldTest(owner, onion, weighed('1000', '900'))).rejects.toMatchObject({ code: 'not-found' })
})
