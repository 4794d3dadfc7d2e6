import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { CountEntry } from '#/domain/kitchen/buying/count.ts'
import { sum, toNumber } from '#/domain/rational.ts'
import { addDays, addMinutes, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { postReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { approveCount } from '#/features/kitchen/stock/approve-count.server.ts'
import { countSubmission } from '#/features/kitchen/stock/form.ts'
import { readKin } from '#/features/kitchen/stock/kin.server.ts'
import { readOnHand } from '#/features/kitchen/stock/on-hand.server.ts'
import { saveLevels } from '#/features/kitchen/stock/par-levels.server.ts'
import { readCount } from '#/features/kitchen/stock/read-count.server.ts'
import { readCountFilling } from '#/features/kitchen/stock/read-filling.server.ts'
import { startCount } from '#/features/kitchen/stock/start-count.server.ts'
import { submitCount } from '#/features/kitchen/stock/submit-count.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'
import { demoIngredientId } from './tell-ingredients.server.ts'

type Company = 'saffron' | 'dallah'
/** An ingredient of the sheet: how much of it a week uses, in the unit that it is counted in. */
type Item = { id: string; unit: string; week: number }

const mostItems = 14
const countId = (company: Company, which: string) => sameIdFor('stock count', company, which)
/** Eleven in the evening, after the kitchen closed. */
const evening = (day: Day) => addMinutes(startOfDay(day), 23 * 60)

/** The two branches with sales, the older first. */
const branchIds = (owner: Actor): Promise<string[]> =>
  readAs(owner, async (db) => {
    const rows = await db
      .selectFrom('branches')
      .select('id')
      .where('client_id', '=', companyOf(owner))
      .where('closed_at', 'is', null)
      .orderBy('created_at')
      .orderBy('name')
      .limit(2)
      .execute()
    return rows.map(({ id }) => id)
  })

/** What people count: whole pieces, and weights to half a kilo. */
const counted = (amount: number, unit: string): string =>
  String(unit === 'piece' ? Math.max(0, Math.round(amount)) : Math.max(0, Math.round(amount * 2) / 2))

const inUnit = (amount: number, unit: string): number => (unit === 'piece' ? amount : amount / 1000)

const onHandOf = (owner: Actor, branchId: string, ids: readonly string[]) =>
  readAs(owner, async (db) => readOnHand(db, owner, branchId, { ids, kin: await readKin(db, owner) }))

/** The ingredients of which a branch uses most. */
async function itemsOf(owner: Actor, id: string, branchId: string): Promise<Item[]> {
  const { places } = await readCountFilling(owner, id)
  const units = new Map(places.flatMap(({ items }) => items.map((item) => [item.id, item.units.at(-1)!.name])))
  const { uses } = await onHandOf(owner, branchId, [])
  return [...uses]
    .flatMap(([ingredientId, days]): Item[] => {
      const unit = units.get(ingredientId)
      return unit ? [{ id: ingredientId, unit, week: inUnit(toNumber(sum([...days.values()])) / 4, unit) }] : []
    })
    .toSorted((a, b) => b.week - a.week)
    .slice(0, mostItems)
}

async function count(owner: Actor, id: string, branchId: string, values: Record<string, CountEntry[]>, at: Date) {
  await startCount(owner, id, { branchId, moment: 'closing' })
  const key = sameIdFor('stock count key', id)
  await submitCount(owner, countSubmission.parse({ countId: id, key, at: at.toISOString(), values }))
}
async function approve(owner: Actor, id: string): Promise<void> {
  await approveCount(owner, { countId: id, version: (await readCount(owner, id)).version })
}

/** Chicken came once more during the week, the rest did not. */
const weeksOf = (item: string): number => (item === demoIngredientId('saffron', 'Whole chicken') ? 1.1 : 1.6)

/** A count of what a week uses and more, approved in the evening of the day. */
async function openingCount(owner: Actor, company: Company, branchId: string, day: Day): Promise<void> {
  const id = countId(company, 'opening')
  const at = evening(day)
  await happeningAt(at, async () => {
    await startCount(owner, id, { branchId, moment: 'closing' })
    const items = await itemsOf(owner, id, branchId)
    const values = items.map(({ id: item, unit, week }) => [
      item,
      [{ quantity: counted(week * weeksOf(item), unit), unit }],
    ])
    if (values.length === 0) return
    await count(owner, id, branchId, Object.fromEntries(values), at)
    await approve(owner, id)
  })
}

/** A count a week later that holds a little less than sales and waste explain. */
async function closingCount(owner: Actor, company: Company, branchId: string, day: Day): Promise<void> {
  const id = countId(company, 'closing')
  const at = evening(day)
  await happeningAt(at, async () => {
    await startCount(owner, id, { branchId, moment: 'closing' })
    const items = await itemsOf(owner, id, branchId)
    const known = await onHandOf(
      owner,
      branchId,
      items.map((item) => item.id),
    )
    const values = items.flatMap(({ id: item, unit, week }, index) => {
      const held = known.onHand.get(item)
      const less = week * [0.02, 0.004, 0.035, -0.01][index % 4]!
      return held ? [[item, [{ quantity: counted(inUnit(toNumber(held), unit) - less, unit), unit }]]] : []
    })
    if (values.length === 0) return
    await count(owner, id, branchId, Object.fromEntries(values), at)
    await approve(owner, id)
  })
}

/** Eighteen cartons of chicken on an early morning. */
async function deliver(owner: Actor, branchId: string, at: Date): Promise<void> {
  const receipt = postReceiptRequest.parse({
    id: sameIdFor('receipt', 'stock'),
    branchId,
    orderId: null,
    supplierId: sameIdFor('supplier', 'noor'),
    seen: 0,
    confirmed: false,
    arrivedAt: at.toISOString(),
    paperNumber: 'AN-7731',
    note: null,
    lines: [
      {
        id: sameIdFor('receipt line', 'stock'),
        orderLineId: null,
        ingredientId: demoIngredientId('saffron', 'Whole chicken'),
        pack: 'كرتون 10 حبات',
        quantity: 11,
        unit: 'kg',
        delivered: 18,
        refused: 0,
        reason: null,
        measured: null,
        temperature: 3,
        expiresOn: null,
        paper: null,
        takesPrice: null,
        photoId: null,
        note: null,
      },
    ],
  })
  await happeningAt(addMinutes(at, 20), () => postReceipt(owner, receipt))
}

/** Levels of the ingredients that were counted: safety days of most, a quantity of every fourth. */
async function setLevels(owner: Actor, branchId: string, items: readonly Item[]): Promise<void> {
  await saveLevels(owner, {
    branchId,
    rows: items.map(({ id, week, unit }, index) =>
      index % 4 === 3
        ? { ingredientId: id, par: Math.max(1, Number(counted(week * 2, unit))), safetyDays: null }
        : { ingredientId: id, par: null, safetyDays: 2 + (index % 3) },
    ),
  })
}

async function tellCompany(owner: Actor, company: Company, at: Date): Promise<void> {
  const isTold = await readCount(owner, countId(company, 'opening')).then(
    () => true,
    () => false,
  )
  const [branchId, second] = await branchIds(owner)
  if (isTold || !branchId) return
  const today = riyadhDay(at)
  await openingCount(owner, company, branchId, addDays(today, -9))
  if (company === 'saffron') await deliver(owner, branchId, addMinutes(startOfDay(addDays(today, -6)), 7 * 60))
  await closingCount(owner, company, branchId, addDays(today, -2))
  const items = await itemsOf(owner, countId(company, 'closing'), branchId)
  await setLevels(owner, branchId, items)
  if (!second || items.length === 0) return
  // the other branch counted last night, and its count waits for its approval
  const late = evening(addDays(today, -1))
  const values = items.slice(0, 8).map(({ id, unit, week }) => [id, [{ quantity: counted(week * 0.6, unit), unit }]])
  await happeningAt(late, () => count(owner, countId(company, 'second'), second, Object.fromEntries(values), late))
}

/** Counts of two evenings with the use between them, a count that waits, and par levels of both companies. */
export async function tellStock({ saffron, dallah }: Cast, at: Date): Promise<void> {
  await tellCompany(saffron, 'saffron', at)
  await tellCompany(dallah, 'dallah', at)
}
