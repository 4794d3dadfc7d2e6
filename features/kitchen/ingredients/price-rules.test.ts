import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { readAs, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { ratio, rational } from '#/domain/rational.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { saveKitchenSettings } from '#/features/kitchen/settings/save-settings.server.ts'
import { type World, world } from '#/tests/world.ts'
import { ingredientForm } from './form.ts'
import { ingredientList } from './list.ts'
import { browseIngredients, countOldPrices } from './list.server.ts'
import { readIngredientBook } from './read-book.server.ts'
import { readIngredient } from './read-ingredient.server.ts'
import { savePriceRule } from './save-price-rule.server.ts'

let w: World
let owner: Actor
let onion: string
let supplier: string
const today = riyadhDay(new Date())
const from = (daysAgo: number) => addDays(today, -daysAgo)

async function price(riyals: number, day: string): Promise<void> {
  await w.owner.query(
    `insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
     values ($1, $2, $3, '1', 'kg', '1000/1', $4, 'excluded', $5, 'typed', $2)`,
    [randomUUID(), owner.id, onion, riyals, day],
  )
}
const net = async (reader: Actor = owner, on = today) =>
  (await readAs(reader, (tx) => readIngredientBook(tx, { on, ids: [onion] }))).get(onion)!.price?.net
const step = (fields: Record<string, unknown>) => {
  const read = ingredientForm.parse({ intent: 'price-rule', ...fields })
  if (read.intent !== 'price-rule') throw new Error('another step')
  return read
}
async function choose(rule: string, supplierId = '', by: Actor = owner): Promise<void> {
  const { revision } = await readIngredient(owner, onion)
  await savePriceRule(by, onion, step({ revision, rule, supplierId }))
}

beforeAll(async () => {
  w = await world()
  owner = await w.client()
  onion = randomUUID()
  supplier = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, 'Onion', 'g', 'vegetables', $2)`,
    [onion, owner.id],
  )
  await w.owner.query(
    `insert into app.suppliers (id, client_id, name_en, created_by) values ($1, $2, 'Green Farm', $2)`,
    [supplier, owner.id],
  )
  await price(2, from(60))
  await price(3, from(9))
})

test('the last accepted price counts until something else is chosen', async () => {
  expect(await net()).toEqual(ratio(3n, 10n))
  expect(await readIngredient(owner, onion)).toMatchObject({
    rule: { company: 'last', own: null, inForce: 'last' },
    counting: { perUnit: 300, by: 'last', instead: null },
    suppliers: [{ id: supplier, name: 'Green Farm' }],
  })
})

test('the rule of the kitchen counts for every ingredient, an exception for its own; both are exact', async () => {
  const settings = {
    targetFoodCost: 30,
    labourHour: null,
    chilledLimit: 5,
    frozenLimit: -18,
    vat: { from: '2018-01-01', until: null },
  }
  await saveKitchenSettings(owner, { revision: 0, ...settings, priceRule: 'mean-30' })
  // 20 days at 2 riyals a kilogram and 10 days at 3
  expect(await net()).toEqual(ratio(7n, 30n))
  expect(await readIngredient(owner, onion)).toMatchObject({
    rule: { company: 'mean-30', own: null, inForce: 'mean-30' },
    counting: { by: 'mean', weighted: 'days' },
  })
  expect(await net(owner, from(10))).toEqual(rational(0.2))
  await choose('last')
  expect(await net()).toEqual(ratio(3n, 10n))
  expect((await readIngredient(owner, onion)).rule).toMatchObject({ own: 'last', inForce: 'last' })
})

/** A delivery of the branch, as posting writes it. */
async function received(kilograms: number, day: string, branchId: string, of = onion): Promise<void> {
  const [receipt, line] = [randomUUID(), randomUUID()]
  await w.owner.query(
    `insert into app.goods_receipts (id, client_id, branch_id, supplier_id, arrived_at, created_by) values ($1, $2, $3, $4, $5, $2)`,
    [receipt, owner.id, branchId, supplier, `${day}T12:00:00+03:00`],
  )
  await w.owner.query(
    `insert into app.goods_receipt_lines (id, client_id, receipt_id, branch_id, place, ingredient_id, pack, quantity, unit, delivered, accepted, refused)
     values ($1, $2, $3, $4, 1, $5, 'bag', 1, 'kg', $6, $6, 0)`,
    [line, owner.id, receipt, branchId, of, kilograms],
  )
  await w.owner.query(
    `insert into app.stock_moves (client_id, branch_id, ingredient_id, kind, quantity, happened_at, receipt_line_id, created_by)
     values ($1, $2, $3, 'received', $4, $5, $6, $1)`,
    [owner.id, branchId, of, kilograms * 1000, `${day}T12:00:00+03:00`, line],
  )
}

test('a mean weighs each price by what was received at it, the same for all who see costs', async () => {
  const branch = async (name: string) =>
    (
      await w.owner.query<{ id: string }>(
        `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
        [owner.id, name],
      )
    ).rows[0]!.id
  const [olaya, malqa] = [await branch('Olaya'), await branch('Malqa')]
  await choose('mean-30')
  expect(await net()).toEqual(ratio(7n, 30n))
  // 30 kg at 2 riyals and 10 kg at 3; what came before the period does not count
  await received(30, from(20), olaya)
  await received(10, from(2), malqa)
  await received(99, from(40), olaya)
  expect(await net()).toEqual(ratio(9n, 40n))
  expect((await readIngredient(owner, onion)).counting).toMatchObject({ by: 'mean', weighted: 'receipts' })
  const here = await w.member(owner, [{ role: 'manager', node: malqa }])
  expect(await net(here)).toEqual(ratio(9n, 40n))
  const of = async (branchId: string) =>
    (await readAs(owner, (tx) => readIngredientBook(tx, { on: today, branchId, ids: [onion] }))).get(onion)!.price?.net
  expect(await of(olaya)).toEqual(rational(0.2))
  expect(await of(malqa)).toEqual(ratio(3n, 10n))
  const asSystemDoes = await readAsSystem('test', (tx) =>
    readIngredientBook(tx, { on: today, ids: [onion], clientId: owner.id }),
  )
  expect(asSystemDoes.get(onion)!.price?.net).toEqual(ratio(9n, 40n))
  // 10 kg of an ingredient that was merged into it count as its own: 30 kg at 2 riyals and 20 kg at 3
  const red = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, 'Red onion', 'g', 'other', $2)`,
    [red, owner.id],
  )
  await received(10, from(2), olaya, red)
  expect(await net()).toEqual(ratio(9n, 40n))
  await w.owner.query(
    `update app.ingredients set state = 'merged', merged_into = $2, merged_at = now() where id = $1`,
    [red, onion],
  )
  expect(await net()).toEqual(ratio(6n, 25n))
  const stranger = await w.client()
  const { rows } = await readAs(stranger, (tx) =>
    sql`select 1 from priv.received_quantities(${owner.id}::uuid, null, ${from(90)}::date)`.execute(tx),
  )
  expect(rows).toEqual([])
  await w.owner.query('delete from app.stock_moves where client_id = $1', [owner.id])
  await choose('last')
})

test('the offer of the preferred supplier counts while it is in force, and the page says when it is not', async () => {
  await choose('supplier', supplier)
  expect(await net()).toEqual(ratio(3n, 10n))
  expect((await readIngredient(owner, onion)).counting).toMatchObject({ by: 'last', instead: 'no-offer' })
  const offer = randomUUID()
  await w.owner.query(
    `insert into app.supplier_offers (id, client_id, supplier_id, ingredient_id, pack, quantity, unit, price, vat_mode, valid_from, created_by)
     values ($1, $2, $3, $4, 'Bag', 25, 'kg', 57.50, 'included', $5, $2)`,
    [offer, owner.id, supplier, onion, from(5)],
  )
  expect(await net()).toEqual(ratio(1n, 5n))
  expect(await net(owner, from(6))).toEqual(ratio(3n, 10n))
  expect((await readIngredient(owner, onion)).counting).toMatchObject({
    by: 'supplier',
    source: 'Green Farm',
    perUnit: 200,
  })
  const { rows } = await browseIngredients(owner, readList(ingredientList, new URLSearchParams()))
  expect(rows.find(({ id }) => id === onion)?.price).toBe(200)
  const accountant = await w.member(owner, [{ role: 'accountant' }])
  expect(await net(accountant)).toEqual(ratio(1n, 5n))
  // without a price of its own only the offer keeps it out of those that lack one
  const lacking = async () =>
    (await browseIngredients(owner, readList(ingredientList, new URLSearchParams({ gap: 'price' })))).rows.length
  const prices = (day: string) =>
    w.owner.query('update app.ingredient_prices set valid_from = $2 where ingredient_id = $1', [onion, day])
  const { rows: kept } = await w.owner.query<{ id: string; day: string }>(
    'select id, valid_from::text as day from app.ingredient_prices where ingredient_id = $1',
    [onion],
  )
  await prices(addDays(today, 9))
  expect(await lacking()).toBe(0)
  await w.owner.query(`update app.supplier_offers set unit = 'l' where id = $1`, [offer])
  expect(await lacking()).toBe(1)
  await w.owner.query(`update app.supplier_offers set unit = 'kg', ended_at = now() where id = $1`, [offer])
  expect(await lacking()).toBe(1)
  for (const { id, day } of kept)
    await w.owner.query('update app.ingredient_prices set valid_from = $2 where id = $1', [id, day])
  expect(await lacking()).toBe(0)
  expect(await net()).toEqual(ratio(3n, 10n))
})

test('a price is old after 90 days, under each rule, and to those who see prices', async () => {
  const old = async (reader = owner) =>
    (await browseIngredients(reader, readList(ingredientList, new URLSearchParams({ gap: 'old-price' })))).rows
  await choose('last')
  expect(await old()).toEqual([])
  const { rows: kept } = await w.owner.query<{ id: string; day: string }>(
    'select id, valid_from::text as day from app.ingredient_prices where ingredient_id = $1',
    [onion],
  )
  const date = (day: string) =>
    w.owner.query('update app.ingredient_prices set valid_from = $2 where ingredient_id = $1', [onion, day])
  await date(from(90))
  expect([(await old()).length, await countOldPrices(owner)]).toEqual([0, 0])
  await date(from(91))
  expect([(await old()).map(({ id, gaps }) => [id, gaps.includes('old-price')]), await countOldPrices(owner)]).toEqual([
    [[onion, true]],
    1,
  ])
  const viewer = await w.member(owner, [{ role: 'viewer' }])
  expect(await countOldPrices(viewer)).toBe(0)
  expect((await old(viewer)).map(({ gaps }) => gaps)).toEqual([expect.not.arrayContaining(['old-price'])])
  expect(await countOldPrices(await w.client())).toBe(0)
  // a newer offer of the preferred supplier counts in place of the old price
  await w.owner.query(
    `insert into app.supplier_offers (id, client_id, supplier_id, ingredient_id, pack, quantity, unit, price, vat_mode, valid_from, created_by)
     values ($1, $2, $3, $4, 'Sack', 25, 'kg', 57.50, 'included', $5, $2)`,
    [randomUUID(), owner.id, supplier, onion, from(5)],
  )
  await choose('supplier', supplier)
  expect(await old()).toEqual([])
  await w.owner.query(`update app.supplier_offers set valid_from = $2 where pack = 'Sack' and client_id = $1`, [
    owner.id,
    from(91),
  ])
  expect((await old()).map(({ id }) => id)).toEqual([onion])
  await w.owner.query(`delete from app.supplier_offers where pack = 'Sack' and client_id = $1`, [owner.id])
  await choose('last')
  for (const { id, day } of kept)
    await w.owner.query('update app.ingredient_prices set valid_from = $2 where id = $1', [id, day])
})

test('it is chosen by those who publish, and a rule without its supplier is refused', async () => {
  const { revision } = await readIngredient(owner, onion)
  expect(ingredientForm.safeParse({ intent: 'price-rule', revision, rule: 'supplier', supplierId: '' }).success).toBe(
    false,
  )
  expect(ingredientForm.safeParse({ intent: 'price-rule', revision, rule: 'cheapest', supplierId: '' }).success).toBe(
    false,
  )
  await expect(choose('supplier', randomUUID())).rejects.toMatchObject({ code: 'bad-request' })
  const viewer = await w.member(owner, [{ role: 'viewer' }])
  await expect(choose('last', '', viewer)).rejects.toMatchObject({ code: 'not-allowed' })
  const stranger = await w.client()
  await expect(choose('last', '', stranger)).rejects.toMatchObject({ code: 'not-found' })
  await expect(savePriceRule(owner, onion, step({ revision: revision + 5, rule: 'last' }))).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})
