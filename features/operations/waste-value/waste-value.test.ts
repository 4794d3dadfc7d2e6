import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { houseTemplate } from '#/domain/operations/daily-reports/template.ts'
import type { DailyValues, WasteLine } from '#/domain/operations/daily-reports/values.ts'
import { emptyDraft } from '#/features/kitchen/recipes/draft.ts'
import { publishRecipe } from '#/features/kitchen/recipes/publish.server.ts'
import { addRecipe, saveDraft } from '#/features/kitchen/recipes/save-draft.server.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { dailyReportList } from '#/features/operations/daily-reports/list.ts'
import { browseDaily, dailyRows } from '#/features/operations/daily-reports/list.server.ts'
import { readDay } from '#/features/operations/daily-reports/read-day.server.ts'
import { readFilling } from '#/features/operations/daily-reports/read-filling.server.ts'
import { readMonth } from '#/features/operations/daily-reports/read-month.server.ts'
import { saveDaily } from '#/features/operations/daily-reports/save.server.ts'
import { setClock } from '#/platform/clock.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'

let w: World
let client: Actor
let branchId: string
let onion: string
let soup: string
const team: Record<string, Actor> = {}
let restore = () => {}
afterEach(() => restore())
const at = '2026-11-22T21:30:00.000Z'

const price = (id: string, riyals: number, from: string, branch: string | null = null) =>
  w.owner.query(
    `insert into app.ingredient_prices (id, client_id, ingredient_id, branch_id, quantity, unit, content, amount, vat_mode, valid_from, source, created_by)
     values ($1, $2, $3, $4, '1', 'kg', '1000/1', $5, 'excluded', $6, 'typed', $2)`,
    [randomUUID(), client.id, id, branch, riyals, from],
  )

async function cook(): Promise<string> {
  const id = randomUUID()
  await addRecipe(client, { id, kind: 'prep', nameEn: 'Soup', nameAr: 'شوربة', category: null })
  const line = { id: randomUUID(), ingredientId: onion, recipeId: null, quantity: '1000', unit: 'g' }
  const draft = {
    ...emptyDraft('prep', { en: 'Soup', ar: 'شوربة' }),
    outputQuantity: '2',
    outputUnit: 'l' as const,
    portions: '8',
    lines: [
      {
        ...line,
        basis: 'ap' as const,
        preparationId: null,
        scaling: 'linear' as const,
        damping: null,
        optional: false,
        heading: null,
        noteEn: null,
        noteAr: null,
      },
    ],
  }
  await saveDraft(client, { recipeId: id, revision: 1, draft })
  await publishRecipe(client, { recipeId: id, revision: 2, from: '2026-11-21' })
  return id
}

const waste = (item: string, quantity: number, unit: string, of?: WasteLine['of']): WasteLine => ({
  id: randomUUID(),
  item,
  quantity,
  unit,
  reason: 'spoiled',
  ...(of && { of }),
})

async function evening(day: string, lines: WasteLine[]) {
  const values: DailyValues = {
    'sales.cash': 0,
    'sales.mada': 100_000,
    'sales.cards': 0,
    'sales.apps': 0,
    covers: 10,
    'cash.float': 0,
    'cash.nextFloat': 0,
    'count.finished': at,
    'staff.present': 7,
    'temp.meat': { degrees: 4, at },
    'temp.dairy': { degrees: 5, at },
    'temp.freezer': { degrees: -19, at },
    'temp.hot': { degrees: 63, at },
    ...Object.fromEntries(houseTemplate.duties.map(({ key }) => [`duty.${key}`, { done: true, at }])),
    waste: lines.length > 0 ? lines : null,
  }
  restore()
  restore = setClock(() => new Date(`${day}T23:30:00+03:00`))
  return saveDaily(client, {
    reportId: randomUUID(),
    branchId,
    day,
    shift: 'evening',
    device: '',
    step: { kind: 'sign', key: randomUUID(), at: `${day}T20:20:00.000Z` },
    changes: Object.entries(values).map(([key, to]) => ({ key, from: null, to })),
  })
}
const place = (day: string) => ({ branchId, day, shift: 'evening' })
const month = (actor: Actor) => readMonth(actor, { month: '2026-11', part: null })

beforeAll(async () => {
  w = await world()
  client = await w.client()
  branchId = await newBranch(w, client)
  restore = setClock(() => new Date('2026-11-21T10:00:00+03:00'))
  onion = randomUUID()
  await w.owner.query(
    `insert into app.ingredients (id, client_id, name_en, base, category, created_by) values ($1, $2, 'Onion', 'g', 'vegetables', $2)`,
    [onion, client.id],
  )
  await price(onion, 2, '2026-11-01')
  await price(onion, 3, '2026-11-22')
  soup = await cook()
  const roles = { manager: 'manager', viewer: 'viewer', accountant: 'accountant' } as const
  for (const [name, role] of Object.entries(roles)) team[name] = await w.member(client, [{ role, node: branchId }])
}, 60_000)

test('waste is valued at the prices and recipes of its day, and what is in words stays a quantity', async () => {
  const lines = [
    waste('Onion', 2.5, 'kg', { ingredientId: onion }),
    waste('Bread ends', 1, 'kg'),
    waste('Soup', 2, 'pc', { recipeId: soup }),
    waste('Onion', 1, 'l', { ingredientId: onion }),
  ]
  expect(await evening('2026-11-21', lines)).toMatchObject({ state: 'signed', missing: [] })
  expect(await evening('2026-11-22', lines)).toMatchObject({ state: 'signed', missing: [] })
  expect(await evening('2026-11-23', [])).toMatchObject({ state: 'signed' })
  const first = await readDay(client, place('2026-11-21'), null)
  expect(first.waste).toMatchObject({ halalas: 550, open: 2 })
  expect(lines.map(({ id }) => first.waste!.lines[id])).toEqual([
    { halalas: 500, atLeast: false },
    { why: 'words' },
    { halalas: 50, atLeast: false },
    { why: 'density' },
  ])
  expect((await readDay(client, place('2026-11-22'), null)).waste).toMatchObject({ halalas: 825, open: 2 })
  expect((await readDay(client, place('2026-11-23'), null)).waste).toMatchObject({ halalas: 0, open: 0 })
})

test('the month sums it up, the same weekdays are compared, and the file has it', async () => {
  expect((await month(client)).waste).toEqual({ halalas: 1375, open: 4 })
  expect((await month(client)).rows.find((row) => row.branchId === branchId)?.waste).toBe(1375)
  await evening('2026-11-28', [waste('Onion', 1, 'kg', { ingredientId: onion })])
  const { waste: later } = await readDay(client, place('2026-11-28'), null)
  expect(later!.compared).toEqual({ weekdays: { mean: 550, n: 1 }, month: null, year: null })
  const query = readList(dailyReportList, new URLSearchParams('month=2026-11&sort=day'))
  const { rows } = await browseDaily(client, query)
  expect(rows.map(({ waste: halalas, wasteOpen }) => [halalas, wasteOpen])).toEqual([
    [550, 2],
    [825, 2],
    [null, null],
    [300, 0],
  ])
  const cells: unknown[] = []
  for await (const row of await exportList(client, dailyReportList, query, dailyRows, 'en')) cells.push(row)
  expect(cells[0]).toEqual(expect.arrayContaining(['Waste', 'Waste lines not valued']))
  expect(cells[1]).toEqual(expect.arrayContaining([{ halalas: 550 }, 2]))
})

test('a price of the branch comes first', async () => {
  await price(onion, 4, '2026-11-23', branchId)
  await evening('2026-11-24', [waste('Onion', 1, 'kg', { ingredientId: onion })])
  expect((await readDay(client, place('2026-11-24'), null)).waste).toMatchObject({ halalas: 400 })
})

test('only those who see costs see what waste was worth', async () => {
  expect((await readDay(team['manager']!, place('2026-11-21'), null)).waste).toMatchObject({ halalas: 550 })
  for (const name of ['viewer', 'accountant']) {
    const reader = team[name]!
    expect((await readDay(reader, place('2026-11-21'), null)).waste).toBeNull()
    expect((await month(reader)).waste).toBeNull()
    const { rows } = await browseDaily(reader, readList(dailyReportList, new URLSearchParams('month=2026-11')))
    expect(rows.every(({ waste: halalas, wasteOpen }) => halalas === null && wasteOpen === null)).toBe(true)
  }
  const stranger = await w.client()
  await expect(readDay(stranger, place('2026-11-21'), null)).rejects.toMatchObject({ code: 'not-found' })
  expect((await month(stranger)).waste).toEqual({ halalas: null, open: 0 })
})

test('the form offers ingredients and published recipes, and refuses what is neither', async () => {
  restore = setClock(() => new Date('2026-11-25T23:30:00+03:00'))
  const { choices } = await readFilling(client, place('2026-11-25'))
  expect(choices).toEqual([
    { kind: 'ingredient', id: onion, en: 'Onion', ar: null },
    { kind: 'recipe', id: soup, en: 'Soup', ar: 'شوربة' },
  ])
  const wrong = [
    { ...waste('Onion', 1, 'kg'), of: { ingredientId: 'x' } },
    { ...waste('Onion', 1, 'kg'), of: { ingredientId: onion, recipeId: soup } },
    { ...waste('Onion', 1, 'kg'), of: {} },
  ] as unknown as WasteLine[]
  for (const line of wrong) await expect(evening('2026-11-26', [line])).rejects.toMatchObject({ code: 'daily.value' })
  const foreign = await evening('2026-11-26', [waste('Onion', 1, 'kg', { ingredientId: randomUUID() })])
  expect(foreign).toMatchObject({ state: 'signed' })
  expect((await readDay(client, place('2026-11-26'), null)).waste).toMatchObject({ halalas: null, open: 1 })
})
