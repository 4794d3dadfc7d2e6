import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type Rational, rational, zero } from '#/domain/rational.ts'
import { mergeIngredient, undoMerge } from '#/features/kitchen/ingredients/merge.server.ts'
import { setClock } from '#/platform/clock.ts'
import { addStockKitchen, type StockKitchen } from '#/tests/stock-setup.ts'
import { type World, world } from '#/tests/world.ts'
import { approveCount } from './approve-count.server.ts'
import { countSubmission } from './form.ts'
import { levelsForm } from './par-form.ts'
import { readLevels, saveLevels } from './par-levels.server.ts'
import { readBesideCount } from './read-beside.server.ts'
import { readCount } from './read-count.server.ts'
import { countUnderLevel, readSuggestion } from './read-suggestion.server.ts'
import { startCount } from './start-count.server.ts'
import { submitCount } from './submit-count.server.ts'

const day = '2026-11-24'
const [hen, broiler] = [randomUUID(), randomUUID()]
let w: World
let [client, stranger] = [] as unknown as [Actor, Actor]
let kitchen: StockKitchen
let restore = () => {}
afterAll(() => restore())
const clock = (moment: string) => {
  restore()
  restore = setClock(() => new Date(`${moment}:00+03:00`))
}
const kilos = (value: number): Rational => rational(value * 1000)

beforeAll(async () => {
  w = await world()
  client = await w.client({ company: 'Saffron House' })
  stranger = await w.client()
  kitchen = await addStockKitchen((text, values) => w.owner.query(text, values), { clientId: client.id, day })
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
     values ($2, $1, 'Hen', 'دجاجة', 'g', 'poultry', $1), ($3, $1, 'Broiler', 'دجاج لاحم', 'g', 'poultry', $1)`,
    [client.id, hen, broiler],
  )
}, 60_000)

async function approved(at: string, kilosOf: Record<string, string>): Promise<string> {
  clock(at)
  const countId = await startCount(client, randomUUID(), { branchId: kitchen.branchId, moment: 'closing' })
  const values = Object.fromEntries(Object.entries(kilosOf).map(([id, quantity]) => [id, [{ quantity, unit: 'kg' }]]))
  const sent = { countId, key: randomUUID(), at: new Date(`${at}:00+03:00`).toISOString(), values }
  await submitCount(client, countSubmission.parse(sent))
  await approveCount(client, { countId, version: (await readCount(client, countId)).version })
  return countId
}
const revisionOf = async (id: string) => {
  const { rows } = await w.owner.query<{ revision: number }>(`select revision from app.ingredients where id = $1`, [id])
  return rows[0]!.revision
}
const merge = async (id: string, into: string) =>
  mergeIngredient(client, { ingredientId: id, revision: await revisionOf(id) }, into)
/** A delivery of kilograms under the name of an ingredient, which may have been merged since. */
const deliver = (id: string, quantity: number, at: string) =>
  w.owner.query(
    `with r as (insert into app.goods_receipts (id, client_id, branch_id, supplier_id, arrived_at, created_by)
         values ($6, $1, $2, $7, $5::timestamptz, $1)),
       l as (insert into app.goods_receipt_lines (id, client_id, receipt_id, branch_id, place, ingredient_id, pack, quantity, unit, delivered, accepted, refused)
         values ($8, $1, $6, $2, 1, $3, 'bag', $4, 'kg', 1, 1, 0))
     insert into app.stock_moves (client_id, branch_id, ingredient_id, kind, quantity, happened_at, receipt_line_id, created_by)
       values ($1, $2, $3, 'received', $4::numeric * 1000, $5::timestamptz, $8, $1)`,
    [client.id, kitchen.branchId, id, quantity, `${at}:00+03:00`, randomUUID(), kitchen.supplierId, randomUUID()],
  )
const levels = (fields: Record<string, string>) => levelsForm.parse({ branchId: kitchen.branchId, ...fields })
const suggested = async () => {
  const { suppliers, unoffered } = await readSuggestion(client, kitchen.branchId)
  return [...suppliers.flatMap(({ rows }) => rows), ...unoffered]
}

test('what was counted, delivered and used of merged ingredients is one line of the one they went into', async () => {
  await approved('2026-11-21T23:30', { [kitchen.chicken]: '80', [hen]: '5', [broiler]: '3' })
  await deliver(kitchen.chicken, 100, '2026-11-22T08:00')
  await deliver(hen, 98, '2026-11-22T09:00')
  clock('2026-11-23T09:00')
  await merge(broiler, hen)
  await merge(hen, kitchen.chicken)
  const closing = await approved('2026-11-24T23:30', { [kitchen.chicken]: '71.5' })
  await w.owner.query(`update app.stock_counts set approved_at = clock_timestamp() where id = $1`, [closing])
  const { period, lines } = await readCount(client, closing)
  expect(lines.map(({ id }) => id)).toEqual([kitchen.chicken])
  expect(period!.lines).toMatchObject([
    {
      id: kitchen.chicken,
      opening: kilos(88),
      received: kilos(198),
      closing: kilos(71.5),
      theoretical: kilos(206.8),
      waste: kilos(3.3),
      unexplained: kilos(4.4),
    },
  ])
  // the count before shows the three as the one that they are now
  const before = await readCount(client, period!.previousId)
  expect(before.lines).toMatchObject([{ id: kitchen.chicken, quantity: kilos(88) }])
  // a late delivery of the merged one restates the count that holds it
  await deliver(broiler, 11, '2026-11-23T08:00')
  const after = await readCount(client, closing)
  expect(after).toMatchObject({ state: 'restated' })
  expect(after.period!.lines[0]).toMatchObject({ unexplained: kilos(15.4), before: kilos(4.4) })
  expect(await readBesideCount(client, closing)).toMatchObject({
    lines: [{ id: kitchen.chicken, quantity: { n: '71500', d: '1' } }],
    unexplained: [{ id: kitchen.chicken, quantity: { n: '15400', d: '1' } }],
  })
  await expect(readBesideCount(stranger, closing)).rejects.toMatchObject({ code: 'not-found' })
})

test('stock and levels of merged ingredients count once, and the own level comes before theirs', async () => {
  clock('2026-11-25T09:00')
  await w.owner.query(
    `insert into app.par_levels (client_id, branch_id, ingredient_id, par, changed_by)
     values ($1, $2, $3, 90000, $1), ($1, $2, $4, 100000, $1)`,
    [client.id, kitchen.branchId, hen, broiler],
  )
  await deliver(hen, 8.5, '2026-11-25T08:00')
  expect(await suggested()).toMatchObject([
    { id: kitchen.chicken, onHand: kilos(80), onOrder: zero, target: kilos(100), need: kilos(20) },
  ])
  expect(await countUnderLevel(client, kitchen.branchId)).toBe(1)
  await expect(countUnderLevel(stranger, kitchen.branchId)).resolves.toBe(0)
  const all = { branchId: kitchen.branchId, category: 'poultry' as const }
  expect((await readLevels(client, all)).items).toMatchObject([{ id: kitchen.chicken, par: '100' }])
  await saveLevels(client, levels({ [`par-${kitchen.chicken}`]: '60', [`was-${kitchen.chicken}`]: '100/' }))
  expect(await suggested()).toMatchObject([{ target: kilos(60), need: zero }])
  expect(await countUnderLevel(client, kitchen.branchId)).toBe(0)
  // a level that is taken away does not come back from a merged ingredient
  await saveLevels(client, levels({ [`par-${kitchen.chicken}`]: '', [`was-${kitchen.chicken}`]: '60/' }))
  expect(await suggested()).toEqual([])
})

test('a sheet that was open while its items were merged counts them together', async () => {
  const other = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, name_ar, base, category, created_by)
     values ($2, $1, 'Capon', 'ديك', 'g', 'poultry', $1)`,
    [client.id, other],
  )
  clock('2026-11-26T09:00')
  await merge(other, kitchen.chicken)
  const count = await approved('2026-11-26T23:00', { [kitchen.chicken]: '40', [other]: '2.5' })
  expect((await readCount(client, count)).lines).toMatchObject([
    {
      id: kitchen.chicken,
      quantity: kilos(42.5),
      entries: [
        { quantity: '40', unit: 'kg' },
        { quantity: '2.5', unit: 'kg' },
      ],
    },
  ])
  // taken apart again, the count stays as it was counted
  await undoMerge(client, { ingredientId: other, revision: await revisionOf(other) })
  expect((await readCount(client, count)).lines).toMatchObject([{ id: kitchen.chicken, quantity: kilos(42.5) }])
})
