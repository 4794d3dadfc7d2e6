import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { addChannel, archiveChannel, readChannels, saveChannel } from '#/features/kitchen/calculator/channels.server.ts'
import { saveDishPrices, withdrawPrice } from '#/features/kitchen/calculator/dish-prices.server.ts'
import { readCalculator } from '#/features/kitchen/calculator/read-calculator.server.ts'
import { readEngineering } from '#/features/kitchen/engineering/read-engineering.server.ts'
import { emptyDraft } from '#/features/kitchen/recipes/draft.ts'
import { publishRecipe } from '#/features/kitchen/recipes/publish.server.ts'
import { addRecipe, saveDraft } from '#/features/kitchen/recipes/save-draft.server.ts'
import { costRecipe } from '#/features/kitchen/recipes/snapshots.server.ts'
import { importSales, planSales } from '#/features/kitchen/sales/import-sales.server.ts'
import { mapName } from '#/features/kitchen/sales/map-name.server.ts'
import { readSales } from '#/features/kitchen/sales/read-sales.server.ts'
import { type World, world } from '#/tests/world.ts'
import { dismissMove, priceAtTarget, undoMove } from './change-move.server.ts'
import { movePrice } from './move-price.server.ts'
import { readMoves } from './read-moves.server.ts'

let w: World
let client: Actor
let stranger: Actor
let branch: string
let chicken: string
let mandi: string
let platter: string
const today = riyadhDay(new Date())

/** A price of a carton of ten birds of 1.1 kg, with VAT. */
const priceOf = (id: string, riyals: number, from: string) =>
  w.owner.query(
    `insert into app.ingredient_prices (id, client_id, ingredient_id, quantity, unit, content, amount, vat_mode, valid_from, source, supplier, created_by)
     values ($1, $2, $3, '11', 'kg', '11000/1', $4, 'included', $5, 'receipt', 'Al Noor', $2)`,
    [randomUUID(), client.id, id, riyals, from],
  )

async function dish(
  name: string,
  kind: 'dish' | 'combo',
  of: { ingredientId: string } | { recipeId: string },
  quantity: string,
  unit: string,
) {
  const id = randomUUID()
  await addRecipe(client, { id, kind, nameEn: name, nameAr: null, category: 'Mains' })
  const line = {
    id: randomUUID(),
    ingredientId: null,
    recipeId: null,
    ...of,
    quantity,
    unit,
    basis: 'ap' as const,
    preparationId: null,
    scaling: 'linear' as const,
    damping: null,
    optional: false,
    heading: null,
    noteEn: null,
    noteAr: null,
  }
  const draft = { ...emptyDraft(kind, { en: name, ar: `${name} ع` }), lines: [line], portions: '1' }
  await saveDraft(client, { recipeId: id, revision: 1, draft })
  await publishRecipe(client, { recipeId: id, revision: 2, from: today })
  await costRecipe({ clientId: client.id, recipeId: id })
  return id
}

const failure = (code: string) => expect.objectContaining({ code })
const sheet = (rows: (string | number)[][]) =>
  Buffer.from(['Date,Branch,Order type,Item,Qty,Gross', ...rows.map((row) => row.join(','))].join('\n')).toString(
    'base64',
  )

beforeAll(async () => {
  w = await world()
  client = await w.client()
  stranger = await w.client()
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [client.id],
  )
  branch = rows[0]!.id
  chicken = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, 'Chicken', 'g', 'poultry', $2)`,
    [chicken, client.id],
  )
  await priceOf(chicken, 189.75, addDays(today, -30))
  mandi = await dish('Chicken mandi', 'dish', { ingredientId: chicken }, '550', 'g')
  platter = await dish('Family platter', 'combo', { recipeId: mandi }, '2', 'portion')
}, 60_000)

describe('channels and prices', () => {
  const terms = {
    nameEn: 'Delivery app A',
    nameAr: null,
    kind: 'delivery' as const,
    branch: null,
    commission: '25',
    base: 'gross' as const,
    payment: '2.5',
    fee: 0,
    items: '1',
    packaging: 95,
  }

  test('a channel sent twice is one; another save is told apart; strangers have none of it', async () => {
    const id = randomUUID()
    for (const _ of [1, 2]) await addChannel(client, id, terms)
    const { channels } = await readChannels(client)
    expect(channels).toMatchObject([{ id, commission: '25', payment: '2.5', packagingHalalas: 95, revision: 1 }])
    await saveChannel(client, { channelId: id, revision: 1 }, { ...terms, commission: '22.5' })
    const seen = { channelId: id, revision: 1 }
    await expect(saveChannel(client, seen, terms)).rejects.toEqual(failure('changed-meanwhile'))
    await expect(archiveChannel(stranger, { ...seen, revision: 2 }, new Date())).rejects.toEqual(failure('not-found'))
    expect((await readChannels(stranger)).channels).toEqual([])
    await saveChannel(client, { channelId: id, revision: 2 }, terms)
  })

  test('only prices that differ are saved, the most specific counts, and one can be withdrawn', async () => {
    const [app] = (await readChannels(client)).channels
    const given = { recipeId: mandi, startsOn: today, key: randomUUID() }
    const base = { channelId: null, branchId: null, halalas: 3900 }
    const own = { channelId: app!.id, branchId: null, halalas: 4500 }
    expect(await saveDishPrices(client, { ...given, prices: [base, own] })).toBe(2)
    expect(await saveDishPrices(client, { ...given, key: randomUUID(), prices: [base, own] })).toBe(0)
    const { dish: found } = await readCalculator(client, { dishId: mandi, branchId: null })
    expect(found!.prices).toEqual({ '': 3900, [app!.id]: 4500 })
    expect(found!.food).toEqual({ n: 825n, d: 1n })
    const again = { ...given, key: randomUUID() }
    expect(await saveDishPrices(client, { ...again, prices: [{ ...own, halalas: 4600 }] })).toBe(1)
    const dear = (await readCalculator(client, { dishId: mandi, branchId: null })).dish!.rows.find(
      (row) => row.halalas === 4600,
    )!
    await expect(withdrawPrice(stranger, dear.id)).rejects.toEqual(failure('not-found'))
    await withdrawPrice(client, dear.id)
    await saveDishPrices(client, { ...given, key: randomUUID(), prices: [own] })
  })

  test('a day that is over, a dish of others and a channel of others are refused', async () => {
    const price = { channelId: null, branchId: null, halalas: 4000 }
    const given = { recipeId: mandi, startsOn: today, key: randomUUID(), prices: [price] }
    await expect(saveDishPrices(client, { ...given, startsOn: addDays(today, -1) })).rejects.toBeInstanceOf(AppError)
    await expect(saveDishPrices(stranger, given)).rejects.toEqual(failure('not-found'))
    const foreign = { ...price, channelId: randomUUID() }
    await expect(saveDishPrices(client, { ...given, prices: [foreign] })).rejects.toEqual(failure('not-found'))
  })
})

describe('sales', () => {
  const days = Array.from({ length: 28 }, (_, at) => addDays(today, -1 - at))
  // 2,576 of the mandi in 28 days, 308 of the platter
  const rows = days.flatMap((day) => [
    [day, '', 'Delivery app A', 'Chicken mandi', 92, 4140],
    [day, '', 'Delivery app A', 'FAMILY BOX', 11, 1100],
  ])
  const file = sheet([
    ...rows,
    ['soon', '', '', 'Chicken mandi', 1, 39],
    [days[0]!, 'Nowhere', '', 'Chicken mandi', 1, 39],
  ])

  test('a file is checked, brought in once, and its unknown names stay until they are mapped', async () => {
    const plan = await planSales(client, { content: file, branch: null })
    expect(plan).toMatchObject({ rows: 58, lines: 56, wrongCount: 2, known: 0, unmappedCount: 1, sameFile: null })
    expect(plan.unmapped).toEqual([{ item: 'FAMILY BOX', quantity: 308, gross: 3_080_000 }])
    const given = { content: file, branch: null, fileName: 'till.csv', replace: false }
    expect(await importSales(client, { ...given, id: randomUUID() })).toEqual({ imported: 56, leftOut: 2 })
    await expect(importSales(client, { ...given, id: randomUUID() })).rejects.toEqual(failure('kitchen.sales-known'))
    expect((await planSales(client, { content: file, branch: null })).sameFile).not.toBeNull()
    expect(await readSales(client)).toMatchObject({ unmappedCount: 1, unmappedGross: 3_080_000 })
    const named = { kind: 'item', name: 'family box', meaning: platter } as const
    await expect(mapName(stranger, named)).rejects.toBeInstanceOf(AppError)
    await mapName(client, named)
    expect((await readSales(client)).unmappedCount).toBe(0)
    expect((await readSales(stranger)).imports).toEqual([])
  })

  test('a day that is there is replaced only on request', async () => {
    const again = sheet([
      [days[0]!, '', 'Delivery app A', 'Chicken mandi', 92, 4140],
      [days[0]!, '', 'Delivery app A', 'Family box', 11, 1100],
    ])
    const given = { content: again, branch, fileName: 'day.csv', replace: false }
    await expect(importSales(client, { ...given, id: randomUUID() })).rejects.toEqual(failure('kitchen.sales-nothing'))
    expect(await importSales(client, { ...given, id: randomUUID(), replace: true })).toEqual({
      imported: 2,
      leftOut: 0,
    })
    const { rows: sums } = await w.owner.query('select count(*)::int as n from app.sales_lines where client_id = $1', [
      client.id,
    ])
    expect(sums[0]).toEqual({ n: 56 })
  })

  test('a file without sales is refused', async () => {
    const content = Buffer.from('a,b\n1,2').toString('base64')
    await expect(planSales(client, { content, branch: null })).rejects.toEqual(failure('kitchen.sales-unreadable'))
    await expect(planSales(client, { content: file, branch: randomUUID() })).rejects.toBeInstanceOf(AppError)
  })

  test('engineering needs a price: a dish without one is named', async () => {
    const asked = { branchId: null, channelId: null, category: null, days: 28, popularity: '70', profitability: '100' }
    const page = await readEngineering(client, asked)
    expect(page.asked).toMatchObject({ category: 'Mains' })
    expect(page.leftOut).toMatchObject([{ id: platter, why: 'price' }])
    await saveDishPrices(client, {
      recipeId: platter,
      startsOn: today,
      key: randomUUID(),
      prices: [{ channelId: null, branchId: null, halalas: 10_000 }],
    })
    const priced = await readEngineering(client, asked)
    expect(priced.found).toMatchObject({ kind: 'placed' })
    expect(priced.dearest[mandi]).toMatchObject({ names: { en: 'Chicken' } })
    expect((await readEngineering(stranger, asked)).until).toBeNull()
  })
})

describe('what moved', () => {
  test('chicken +8 %: 66 halalas a portion, riyals a month, once however often the job runs', async () => {
    await priceOf(chicken, 204.93, today)
    for (const _ of [1, 2]) await movePrice({ clientId: client.id, ingredientId: chicken })
    const { moves, total } = await readMoves(client)
    expect(moves.map(({ recipeId }) => recipeId)).toEqual([mandi, platter])
    const [first, second] = moves
    expect(rounded(first!.price!, 2)).toBe(8)
    expect([first!.after.n - first!.before.n, second!.after.n - second!.before.n]).toEqual([66n, 132n])
    // 66 x 2,576 x 365 / 336 and 132 x 308 x 365 / 336
    expect([rounded(first!.monthly!), rounded(second!.monthly!)]).toEqual([184_690, 44_165])
    expect(rounded(total)).toBe(228_855)
    expect((await readMoves(stranger)).moves).toEqual([])
    const { rows } = await w.owner.query(
      `select cause, halalas::int from app.recipe_costs where recipe_id = $1 order by id`,
      [mandi],
    )
    expect(rows).toEqual([
      { cause: 'version', halalas: 825 },
      { cause: 'price', halalas: 891 },
    ])
  })

  test('a dish is priced at its target as it was shown, and undone within minutes', async () => {
    const [move] = (await readMoves(client)).moves
    expect(rounded(move!.target!.price)).toBe(3450)
    await expect(priceAtTarget(client, { move: [move!.id], price: [3400] })).rejects.toEqual(
      failure('changed-meanwhile'),
    )
    await expect(priceAtTarget(stranger, { move: [move!.id], price: [3450] })).rejects.toBeInstanceOf(AppError)
    expect(await priceAtTarget(client, { move: [move!.id], price: [3450] })).toBe(1)
    const after = await readMoves(client)
    expect(after.moves.map(({ recipeId }) => recipeId)).toEqual([platter])
    expect(after.done).toMatchObject([{ id: move!.id, outcome: 'priced', priceNow: 3450 }])
    await expect(undoMove(stranger, move!.id)).rejects.toBeInstanceOf(AppError)
    await undoMove(client, move!.id)
    const [reopened] = (await readMoves(client)).moves
    expect(reopened).toMatchObject({ id: move!.id, state: 'seen', priceNow: 3900 })
  })

  test('a move is dismissed with a reason', async () => {
    const [move] = (await readMoves(client)).moves
    await expect(dismissMove(stranger, { moveId: move!.id, reason: 'x' })).rejects.toEqual(failure('not-found'))
    await dismissMove(client, { moveId: move!.id, reason: 'The old price returns on Sunday' })
    expect((await readMoves(client)).done).toMatchObject([{ reason: 'The old price returns on Sunday' }])
    await w.owner.query(`update app.cost_moves set done_at = now() - interval '11 minutes' where id = $1`, [move!.id])
    await expect(undoMove(client, move!.id)).rejects.toEqual(failure('kitchen.undo-late'))
  })

  test('owners are told at once of what costs more than 500 riyals a month', async () => {
    const { rows } = await w.owner.query(
      `select kind from app.notifications where profile_id = $1 and kind = 'costs.moved'`,
      [client.id],
    )
    expect(rows).toHaveLength(1)
  })
})
