import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { costOf } from '#/domain/kitchen/cost.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { type World, world } from '#/tests/world.ts'
import { archiveRecipes, discardDraft, restoreVersion, takeBackRecipes } from './change-recipe.server.ts'
import { type Draft, emptyDraft } from './draft.ts'
import { publishRecipe } from './publish.server.ts'
import { readBook } from './read-recipes.server.ts'
import { addRecipe, saveDraft } from './save-draft.server.ts'
import { costRecipe } from './snapshots.server.ts'

let w: World
let client: Actor
let stranger: Actor
const today = riyadhDay(new Date())

beforeAll(async () => {
  w = await world()
  client = await w.client()
  stranger = await w.client()
}, 60_000)

async function ingredient(name: string, price: number | null = null, owner = client): Promise<string> {
  const id = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, $3, 'g', 'other', $2)`,
    [id, owner.id, name],
  )
  if (price !== null)
    await w.owner.query(
      `insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
       values ($1, $2, $3, '1', 'kg', '1000/1', $4, 'included', $5, 'typed', $2)`,
      [randomUUID(), owner.id, id, price, addDays(today, -30)],
    )
  return id
}

type Line = { ingredientId: string } | { recipeId: string }
const line = (of: Line, quantity: string | null = '100', unit = 'g'): Draft['lines'][number] => ({
  id: randomUUID(),
  ingredientId: null,
  recipeId: null,
  ...of,
  quantity,
  unit,
  basis: 'ap',
  preparationId: null,
  scaling: 'linear',
  damping: null,
  optional: false,
  heading: null,
  noteEn: null,
  noteAr: null,
})
const draft = (name: string, lines: Draft['lines'], changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft('prep', { en: name, ar: `${name} ع` }),
  lines,
  ...changes,
})

async function add(
  name: string,
  lines: Draft['lines'] = [],
  changes: Partial<Draft> = {},
  by = client,
): Promise<string> {
  const id = randomUUID()
  await addRecipe(by, { id, kind: 'prep', nameEn: name, nameAr: null, category: null })
  await saveDraft(by, { recipeId: id, revision: 1, draft: draft(name, lines, changes) })
  return id
}
const publish = (recipeId: string, revision = 2, from = today) => publishRecipe(client, { recipeId, revision, from })
const bookOn = (on: string, by = client) => readAs(by, (tx) => readBook(tx, { on }))
const refused = (code: string) => (error: unknown) => expect((error as AppError).code).toBe(code)

describe('drafts', () => {
  test('are saved over what was seen, and another save is told apart', async () => {
    const salt = await ingredient('Salt')
    const id = await add('Brine', [line({ ingredientId: salt })])
    const next = draft('Brine', [line({ ingredientId: salt }, '200'), line({ ingredientId: salt }, null)])
    expect(await saveDraft(client, { recipeId: id, revision: 2, draft: next })).toEqual({ revision: 3 })
    await saveDraft(client, { recipeId: id, revision: 2, draft: next }).then(
      () => expect.unreachable(),
      refused('changed-meanwhile'),
    )
  })

  test('a recipe sent twice is one, and lines of strangers are not found', async () => {
    const id = randomUUID()
    for (const _ of [1, 2]) await addRecipe(client, { id, kind: 'dish', nameEn: 'Soup', nameAr: null, category: null })
    const theirs = await ingredient('Secret', 10, stranger)
    await saveDraft(client, { recipeId: id, revision: 1, draft: draft('Soup', [line({ ingredientId: theirs })]) }).then(
      () => expect.unreachable(),
      refused('not-found'),
    )
    await saveDraft(stranger, { recipeId: id, revision: 1, draft: draft('Soup', []) }).then(
      () => expect.unreachable(),
      refused('not-found'),
    )
  })
})

describe('versions', () => {
  test('count from their day, and published ones stay as they are', async () => {
    const flour = await ingredient('Flour', 11.5)
    const id = await add('Dough', [line({ ingredientId: flour }, '1000')])
    expect(await publish(id)).toEqual({ number: 1 })
    const next = draft('Dough', [line({ ingredientId: flour }, '2000')])
    await saveDraft(client, { recipeId: id, revision: 0, draft: next })
    const tomorrow = addDays(today, 1)
    expect(await publish(id, 1, tomorrow)).toEqual({ number: 2 })
    expect(costOf(await bookOn(today), id)!.batch).toEqual({ n: 1000n, d: 1n })
    expect(costOf(await bookOn(tomorrow), id)!.batch).toEqual({ n: 2000n, d: 1n })
    expect((await bookOn(addDays(today, -1))).recipes.has(id)).toBe(false)
    const change = w.owner.query('set role itqan_system; update app.recipe_versions set allowance = 5')
    await expect(change).rejects.toThrow()
    await w.owner.query('reset role')
    await restoreVersion(client, { recipeId: id, versionId: (await bookOn(today)).recipes.get(id)!.versionId })
    await discardDraft(client, { recipeId: id, revision: 1 })
  })

  test.each([
    ['a day that is over', -1],
    ['a day too far ahead', 400],
  ])('not from %s', async (_name, days) => {
    const id = await add('Late', [line({ ingredientId: await ingredient('X') })])
    await publish(id, 2, addDays(today, days)).then(() => expect.unreachable(), refused('bad-value'))
  })

  test('need lines, both names, and sub-recipes in force', async () => {
    const x = await ingredient('Y')
    const empty = await add('Empty')
    await publish(empty).then(() => expect.unreachable(), refused('recipe.needs-lines'))
    const nameless = await add('Nameless', [line({ ingredientId: x })], { nameAr: null })
    await publish(nameless).then(() => expect.unreachable(), refused('recipe.needs-names'))
    const inner = await add('Inner', [line({ ingredientId: x })])
    const outer = await add('Outer', [line({ recipeId: inner }, '1', 'portion')])
    await publish(outer).then(
      () => expect.unreachable(),
      (error: AppError) =>
        expect([error.code, error.details]).toEqual(['recipe.inner-unpublished', { names: 'Inner' }]),
    )
    await publish(inner)
    await publish(outer)
    await archiveRecipes(client, [inner]).then(() => expect.unreachable(), refused('recipe.in-use'))
    const { archived } = await archiveRecipes(client, [inner, outer])
    expect(archived).toBe(2)
    expect(
      await takeBackRecipes(client, [
        { id: inner, was: 'active' },
        { id: outer, was: 'active' },
      ]),
    ).toMatchObject({ undone: 2 })
  })
})

describe('circles', () => {
  test('of drafts are refused on saving and named', async () => {
    const rice = await add('Mandi rice')
    const stock = await add('Stock base', [line({ recipeId: rice }, '1', 'portion')])
    await saveDraft(client, {
      recipeId: rice,
      revision: 2,
      draft: draft('Mandi rice', [line({ recipeId: stock }, '1', 'portion')]),
    }).then(
      () => expect.unreachable(),
      (error: AppError) =>
        expect([error.code, error.details]).toEqual([
          'recipe.circle',
          { path: 'Mandi rice > Stock base > Mandi rice' },
        ]),
    )
  })

  test('two people who publish half each: one is refused', async () => {
    const x = await ingredient('Z')
    const [a, b] = [await add('A', [line({ ingredientId: x })]), await add('B', [line({ ingredientId: x })])]
    await publish(a)
    await publish(b)
    // each draft alone goes nowhere round, because the other is no version yet
    await saveDraft(client, { recipeId: a, revision: 0, draft: draft('A', [line({ recipeId: b }, '1', 'portion')]) })
    await saveDraft(client, { recipeId: b, revision: 0, draft: draft('B', [line({ recipeId: a }, '1', 'portion')]) })
    const results = await Promise.allSettled([publish(a, 1), publish(b, 1)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { reason } = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(reason.code).toBe('recipe.circle')
  })
})

test('a branch manager proposes and does not publish', async () => {
  const { rows } = await w.owner.query<{ id: string }>('select id from app.branches where client_id = $1', [client.id])
  const branch =
    rows[0]?.id ??
    (
      await w.owner.query(`insert into app.branches (client_id, name, location) values ($1, 'X', 'Y') returning id`, [
        client.id,
      ])
    ).rows[0].id
  const person = await w.member(client, [{ role: 'branch_manager', node: branch }])
  const x = await ingredient('Ginger')
  const id = await add('Tea', [line({ ingredientId: x })], {}, person)
  await publishRecipe(person, { recipeId: id, revision: 2, from: today }).then(
    () => expect.unreachable(),
    refused('not-allowed'),
  )
  await archiveRecipes(person, [id]).then(() => expect.unreachable(), refused('not-allowed'))
  await publish(id)
})

test('a version that comes into force keeps the cost of the recipe and of those above it', async () => {
  const rice = await ingredient('Rice', 11.5)
  const inner = await add('Boiled', [line({ ingredientId: rice }, '300')], { outputQuantity: '900', outputUnit: 'g' })
  await publish(inner)
  const outer = await add('Plate', [line({ recipeId: inner }, '300')])
  await publish(outer)
  const job = { clientId: companyOf(client), recipeId: inner }
  await costRecipe(job)
  await costRecipe(job)
  const { rows } = await w.owner.query(
    'select recipe_id, n::text, d::text, cause from app.recipe_costs where recipe_id = any ($1) order by id',
    [[inner, outer]],
  )
  expect(rows).toEqual([
    { recipe_id: inner, n: '300', d: '1', cause: 'version' },
    { recipe_id: outer, n: '100', d: '1', cause: 'inner-version' },
  ])
})
