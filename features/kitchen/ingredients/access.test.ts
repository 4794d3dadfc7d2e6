import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { setDuties } from '#/features/companies/members/change-member.server.ts'
import { type World, world } from '#/tests/world.ts'
import { addIngredient } from './add-ingredient.server.ts'
import { addPrice } from './add-price.server.ts'
import { changeState } from './change-state.server.ts'
import { addSample } from './add-sample.server.ts'
import { categoriseIngredients, undoIngredientCategories } from './change-category.server.ts'
import { declareRestFree } from './declare-allergens.server.ts'
import { ingredientForm, ingredientsForm, newIngredientForm } from './form.ts'
import { ingredientList } from './list.ts'
import { browseIngredients } from './list.server.ts'
import { mergeIngredient } from './merge.server.ts'
import { readIngredientBook } from './read-book.server.ts'
import { readIngredient } from './read-ingredient.server.ts'

let w: World
let owner: Actor
let stranger: Actor
beforeAll(async () => {
  w = await world()
  owner = await w.client()
  stranger = await w.client()
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
const listed = (actor: Actor, query = '') =>
  browseIngredients(actor, readList(ingredientList, new URLSearchParams(query)))

test('a stranger finds nothing and changes nothing', async () => {
  const id = await added(owner, { nameEn: 'Secret' })
  await expect(readIngredient(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(addPrice(stranger, id, priceOf())).rejects.toMatchObject({ code: 'not-found' })
  await expect(declareRestFree(stranger, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(mergeIngredient(stranger, { ingredientId: id, revision: 1 }, id)).rejects.toMatchObject({
    code: 'not-found',
  })
  expect((await listed(stranger, 'q=Secret')).counts.active).toBe(0)
})

test('a branch manager proposes, sees costs of the own branch, and publishes nothing', async () => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Main', 'Riyadh') returning id`,
    [owner.id],
  )
  const branch = rows[0]!.id
  const manager = await w.member(owner, [{ role: 'branch_manager', node: branch }])
  const id = await added(manager, { nameEn: 'Proposal' })
  expect(await readIngredient(manager, id)).toMatchObject({ state: 'proposed', mays: { change: true, price: false } })
  expect(await readAs(owner, (tx) => readIngredientBook(tx, { on: today, ids: [id] }))).toEqual(new Map())
  await declareRestFree(manager, id)
  await expect(changeState(manager, { ingredientId: id, revision: 1 }, 'accept')).rejects.toMatchObject({
    code: 'not-allowed',
  })
  await expect(addPrice(manager, id, priceOf())).rejects.toMatchObject({ code: 'not-allowed' })
  await changeState(owner, { ingredientId: id, revision: 1 }, 'accept')
  await expect(declareRestFree(manager, id)).rejects.toMatchObject({ code: 'not-found' })
  await addPrice(owner, id, priceOf())
  expect((await readIngredient(manager, id)).prices).toHaveLength(1)
  const viewer = await w.member(owner, [{ role: 'viewer', node: branch }])
  expect(await readIngredient(viewer, id)).toMatchObject({ prices: [], mays: { costs: false, change: false } })
  expect((await bookOf(viewer, id)).price).toBeNull()
  const accountant = await w.member(owner, [{ role: 'accountant' }])
  expect((await bookOf(accountant, id)).price).not.toBeNull()
  await expect(addPrice(accountant, id, priceOf())).rejects.toMatchObject({ code: 'not-allowed' })
})

test('the duties of a manager decide, in the verb and in the database', async () => {
  const company = await w.client()
  const id = await added(company)
  const manager = await w.member(company, [{ role: 'manager' }])
  await addPrice(manager, id, priceOf())
  await setDuties(company, manager.memberId, ['purchasing'])
  // the session still says what it said before: the database refuses
  await expect(changeState(manager, { ingredientId: id, revision: 1 }, 'archive')).rejects.toMatchObject({
    code: 'not-found',
  })
  await addPrice(manager, id, priceOf({ validFrom: '2026-11-05' }))
  await setDuties(company, manager.memberId, [])
  await expect(addPrice(manager, id, priceOf({ validFrom: '2026-11-06' }))).rejects.toThrow()
  await expect(setDuties(manager, manager.memberId, ['recipes'])).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(setDuties(stranger, manager.memberId, ['recipes'])).rejects.toMatchObject({ code: 'not-found' })
})

test('its pages begin at a row in every order, and several ingredients are moved in one step and back', async () => {
  const company = await w.client()
  await addSample(company)
  const paged = async (sort: string) => {
    const seen: string[] = []
    for (let before = ''; ;) {
      const query = { ...readList(ingredientList, new URLSearchParams({ sort, before })), rows: 5 }
      const { rows, older } = await browseIngredients(company, query)
      seen.push(...rows.map(({ id }) => id))
      if (older === null) return seen
      before = older
    }
  }
  for (const sort of ['name', '-name', 'category', '-category', 'changed', '-changed']) {
    const { rows } = await listed(company, `sort=${sort}`)
    expect(await paged(sort)).toEqual(rows.map(({ id }) => id))
  }
  const ids = (await listed(company, 'category=vegetables')).rows.slice(0, 3).map(({ id }) => id)
  const were = (await listed(company, 'category=sweets')).counts.active
  const { categorised, undo } = await categoriseIngredients(company, { ids, category: 'sweets' })
  expect(categorised).toBe(3)
  expect((await listed(company, 'category=sweets')).counts.active).toBe(were + 3)
  const form = ingredientsForm.parse(undo)
  if (form.intent !== 'undo-category') throw new Error('another step')
  expect(await undoIngredientCategories(company, form.before)).toEqual({ undone: 3, kept: [] })
  expect((await listed(company, 'category=sweets')).counts.active).toBe(were)
  await expect(categoriseIngredients(await w.client(), { ids, category: 'sweets' })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(
    categoriseIngredients(await w.member(company, [{ role: 'branch_manager' }]), { ids, category: 'sweets' }),
  ).rejects.toMatchObject({ code: 'not-allowed' })
})
