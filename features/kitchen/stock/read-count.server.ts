import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { BaseUnit, BookIngredient, Names } from '#/domain/kitchen/book.ts'
import type { CountEntry, CountMoment, CountState } from '#/domain/kitchen/buying/count.ts'
import type { Kin } from '#/domain/kitchen/buying/kin.ts'
import { varianceOf } from '#/domain/kitchen/buying/stock.ts'
import { type Cause, likelyCauses } from '#/domain/kitchen/buying/use.ts'
import { fraction, minus } from '#/domain/kitchen/figures.ts'
import { toBase } from '#/domain/kitchen/units.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { over, plus, rational, type Rational, times, zero } from '#/domain/rational.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { readIngredientBook } from '#/features/kitchen/ingredients/read-book.server.ts'
import { now } from '#/platform/clock.ts'
import { type CountRow, peopleNames, selectCount } from './hold.server.ts'
import { readKin } from './kin.server.ts'
import { countedMoves, type Move, readMoves, readSalesUse, readWaste } from './movements.server.ts'

export type CountedLine = {
  id: string
  names: Names
  base: BaseUnit
  quantity: Rational
  entries: { quantity: string; unit: string; names: Names | null }[]
  /** Halalas at the price in force; null: no price, or not shown to the reader. */
  value: Rational | null
}
export type VarianceLine = {
  id: string
  names: Names
  base: BaseUnit
  opening: Rational
  received: Rational
  transfers: Rational
  closing: Rational
  actual: Rational
  theoretical: Rational
  waste: Rational
  unexplained: Rational
  /** Share of the theoretical use; null without any. */
  share: Rational | null
  halalas: Rational | null
  /** What was unexplained before movements arrived after the approval; null: none did. */
  before: Rational | null
  causes: Cause[]
}
export type Period = { from: string; until: string; previousId: string; lines: VarianceLine[]; unmappedSales: number }
export type CountDetails = {
  id: string
  version: number
  branch: string
  state: CountState
  moment: CountMoment
  countedAt: string | null
  salesThrough: Day | null
  startedAt: string
  submittedBy: string | null
  approvedBy: string | null
  approvedAt: string | null
  restatedAt: string | null
  lines: CountedLine[]
  /** Against the approved count before; null: there is none yet, or it is not shown to the reader. */
  period: Period | null
  seesCosts: boolean
  mayWrite: boolean
  mayManage: boolean
}

/** A count with its lines and, once approved, what was used since the count before. Throws `not-found`. */
export async function readCount(actor: Actor, countId: string): Promise<CountDetails> {
  authorize(actor, 'stock.read')
  return readAs(actor, async (db) => {
    const count = await selectCount(db, actor, countId).executeTakeFirst()
    if (!count) throw new AppError('not-found')
    const isView = actor.company?.mode === 'view'
    const seesCosts = !isView && may(actor, 'kitchen.costs')
    const on = count.counted_at === null ? riyadhDay(now()) : riyadhDay(new Date(count.counted_at))
    const kin = await readKin(db, actor)
    const counted = await countedLines(db, actor, count.id, kin)
    const book = await readIngredientBook(db, { on, branchId: count.branch_id, ids: [...counted.keys()] })
    const isApproved = count.state === 'approved' || count.state === 'restated'
    const names = await peopleNames(db, [count.submitted_by, count.approved_by])
    const lines = [...counted].flatMap(([id, { quantity, entries }]): CountedLine[] => {
      const item = book.get(id)
      if (!item) return []
      const value = seesCosts && item.price ? times(quantity, item.price.net) : null
      const own = (unit: string) => item.units.find(({ name }) => name === unit)?.names ?? null
      const shown = entries.map((entry) => ({ ...entry, names: own(entry.unit) }))
      return [{ id, names: item.names, base: item.base, quantity, entries: shown, value }]
    })
    return {
      id: count.id,
      version: count.version,
      branch: count.branch,
      state: count.state,
      moment: count.moment,
      countedAt: count.counted_at,
      salesThrough: count.sales_through,
      startedAt: count.created_at,
      submittedBy: names.get(count.submitted_by ?? '') ?? null,
      approvedBy: names.get(count.approved_by ?? '') ?? null,
      approvedAt: count.approved_at,
      restatedAt: count.restated_at,
      lines: lines.toSorted((a, b) => nameOf(a.names).localeCompare(nameOf(b.names))),
      period: isApproved && !isView ? await readPeriod(db, actor, count, { counted, book, kin, seesCosts }) : null,
      seesCosts,
      mayWrite: may(actor, 'stock.write') && count.state === 'open',
      mayManage: may(actor, 'stock.manage') && count.state === 'submitted',
    }
  })
}

const nameOf = ({ en, ar }: Names): string => en ?? ar ?? ''
type Counted = Map<string, { quantity: Rational; entries: CountEntry[] }>

/** Lines of a count under the ingredients that count: what was counted of merged ones is added to theirs. */
async function countedLines(db: Tx, actor: Actor, countId: string, kin: Kin): Promise<Counted> {
  const rows = await db
    .selectFrom('stock_count_lines')
    .select(['ingredient_id', 'entries'])
    .select([sql<string>`base_n::text`.as('n'), sql<string>`base_d::text`.as('d')])
    .where('client_id', '=', companyOf(actor))
    .where('count_id', '=', countId)
    .orderBy('ingredient_id')
    .execute()
  const sums = kin.sum(rows.map((row) => [row.ingredient_id, over(fraction(row.n), fraction(row.d))] as const))
  const own = Map.groupBy(rows, (row) => kin.idOf(row.ingredient_id))
  return new Map(
    [...sums].map(([id, quantity]) => [
      id,
      { quantity, entries: own.get(id)!.flatMap(({ entries }) => entries as unknown as CountEntry[]) },
    ]),
  )
}

type Given = { counted: Counted; book: Map<string, BookIngredient>; kin: Kin; seesCosts: boolean }

async function readPeriod(db: Tx, actor: Actor, count: CountRow, given: Given): Promise<Period | null> {
  const company = companyOf(actor)
  const previous = await db
    .selectFrom('stock_counts')
    .select(['id', 'counted_at', 'sales_through'])
    .where('client_id', '=', company)
    .where('branch_id', '=', count.branch_id)
    .where('state', 'in', ['approved', 'restated'])
    .where('counted_at', '<', count.counted_at)
    .orderBy('counted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!previous) return null
  const [since, through] = [previous.sales_through!, count.sales_through!]
  const [from, until] = [new Date(previous.counted_at!), new Date(count.counted_at!)]
  const { branch_id: branchId } = count
  const { kin } = given
  const opening = await countedLines(db, actor, previous.id, kin)
  const sales = await readSalesUse(db, { branchId, since, on: riyadhDay(until) })
  const waste = await readWaste(db, actor, { branchId, since, on: riyadhDay(until) })
  const moves = countedMoves(await readMoves(db, actor, branchId, from), kin).filter(
    ({ happenedAt }) => happenedAt <= until,
  )
  const unmappedSales = sales.unmapped
    .filter(({ day }) => day <= through)
    .reduce((all, { quantity }) => all + quantity, 0)
  const withYield = new Set([...sales.withYield].map((id) => kin.idOf(id)))
  const approved = new Date(count.approved_at!)
  const lines = [...given.counted].flatMap(([id, { quantity: closing }]): VarianceLine[] => {
    const item = given.book.get(id)
    const start = opening.get(id)
    if (!item || !start) return []
    const inPeriod = (uses: readonly { day: Day; ingredientId: string; quantity: Rational }[]) =>
      total(uses.filter(({ day, ingredientId }) => day <= through && ingredientId === item.id))
    const own = moves.filter(({ ingredientId }) => ingredientId === id)
    const known = {
      opening: start.quantity,
      closing,
      theoretical: inPeriod(sales.uses),
      waste: inPeriod(waste),
    }
    const found = { ...known, ...movedIn(own) }
    const { actual, unexplained, share } = varianceOf(found)
    const earlier = own.filter(({ createdAt }) => createdAt <= approved)
    const price = given.seesCosts ? (item.price?.net ?? null) : null
    return [
      {
        id,
        names: item.names,
        base: item.base,
        ...found,
        actual,
        unexplained,
        share,
        halalas: price && times(unexplained, price),
        before:
          count.state === 'restated' && earlier.length < own.length
            ? varianceOf({ ...known, ...movedIn(earlier) }).unexplained
            : null,
        causes: likelyCauses({
          unexplained,
          share,
          unmappedSales,
          packs: packsOf(item),
          hasYield: withYield.has(id),
        }),
      },
    ]
  })
  const sized = lines.toSorted((a, b) => size(b) - size(a))
  return { from: previous.counted_at!, until: count.counted_at!, previousId: previous.id, lines: sized, unmappedSales }
}

/** Lines with most riyals first; without prices those with the largest share. */
function size({ halalas, share }: VarianceLine): number {
  const of = halalas ?? share ?? zero
  return Math.abs(Number(of.n) / Number(of.d))
}

const total = (parts: readonly { quantity: Rational }[]): Rational =>
  parts.reduce((all, { quantity }) => plus(all, quantity), zero)

function movedIn(moves: readonly Move[]): { received: Rational; transfers: Rational } {
  const isTransfer = ({ kind }: Move) => kind.startsWith('transfer')
  return {
    received: total(moves.filter((move) => !isTransfer(move))),
    transfers: total(moves.filter(isTransfer)),
  }
}

/** Base units of the own units of an item that hold more than one of its shown unit. */
const packsOf = (item: BookIngredient): Rational[] =>
  item.units.flatMap(({ name }) => {
    const found = toBase(item, rational(1), name)
    return 'base' in found && minus(found.base, rational(1)).n > 0n ? [found.base] : []
  })
