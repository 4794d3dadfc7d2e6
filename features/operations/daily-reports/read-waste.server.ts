import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { over, type Rational, rational, sum, zero } from '#/domain/rational.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { rounded } from '#/domain/kitchen/figures.ts'
import { comparisonDays } from '#/domain/operations/daily-reports/comparison.ts'
import { type DailyValues, type WasteLine, wasteKey } from '#/domain/operations/daily-reports/values.ts'
import {
  seesWasteValue,
  selectWaste,
  sumOfWaste,
  valueWaste,
  type WasteValue,
} from '#/features/operations/waste-value/value-waste.server.ts'
import type { FoundDaily } from './list.ts'

/** Worth of a line in halalas, or why it stays a quantity. */
export type WasteFigure = { halalas: number; atLeast: boolean } | { why: string }
export type DayWaste = {
  halalas: number | null
  open: number
  lines: Record<string, WasteFigure>
  compared: { weekdays: { mean: number; n: number } | null; month: number | null; year: number | null }
}

const figureOf = (value: WasteValue): DayWaste['lines'] =>
  Object.fromEntries(
    [...value.lines].map(([id, worth]) => [
      id,
      worth.kind === 'open'
        ? { why: worth.reason }
        : { halalas: rounded(worth.halalas), atLeast: worth.kind === 'at-least' },
    ]),
  )

type Given = { id: string; branchId: string; day: Day; work: DailyValues }

/** Waste of a report in riyals, and that of the days with which it is compared. */
export async function readDayWaste(tx: Tx, actor: Actor, { id, branchId, day, work }: Given): Promise<DayWaste | null> {
  if (!seesWasteValue(actor)) return null
  const { weekdays, month, year } = comparisonDays(day)
  const before = await selectWaste(tx, actor)
    .where('d.branch_id', '=', branchId)
    .where('d.state', '=', 'signed')
    .where('d.business_day', 'in', [...weekdays, month, year])
    .execute()
  const lines = (work[wasteKey] ?? []) as WasteLine[]
  const values = await valueWaste(tx, actor, [{ id, branchId, day, lines }, ...before])
  const own = values.get(id)!
  /** Of a day with signed reports; what has no value adds nothing. */
  const onDay = (asked: Day): Rational | null => {
    const found = before.filter((report) => report.day === asked)
    return found.length === 0 ? null : sum(found.map((report) => values.get(report.id)!.halalas ?? zero))
  }
  const shown = (value: Rational | null) => value && rounded(value)
  const same = weekdays.flatMap((one) => onDay(one) ?? [])
  return {
    halalas: shown(own.halalas),
    open: own.open,
    lines: figureOf(own),
    compared: {
      weekdays: same.length === 0 ? null : { mean: rounded(over(sum(same), rational(same.length))), n: same.length },
      month: shown(onDay(month)),
      year: shown(onDay(year)),
    },
  }
}

/** Waste of signed reports by branch, and together; null for those who do not see costs. */
export async function readMonthWaste(tx: Tx, actor: Actor, { from, to }: { from: Day; to: Day }) {
  if (!seesWasteValue(actor)) return null
  const reports = await selectWaste(tx, actor)
    .where('d.state', '=', 'signed')
    .where('d.business_day', '>=', from)
    .where('d.business_day', '<', to)
    .execute()
  const values = await valueWaste(tx, actor, reports)
  const byBranch = Map.groupBy(reports, ({ branchId }) => branchId)
  const valuesOf = (branchId: string) => (byBranch.get(branchId) ?? []).map(({ id }) => values.get(id)!)
  return {
    of: new Map([...byBranch.keys()].map((branchId) => [branchId, sumOfWaste(valuesOf(branchId))])),
    /** Of the shown branches. */
    all: (branches: readonly string[]) => {
      const shown = branches.flatMap(valuesOf)
      return { halalas: sumOfWaste(shown), open: shown.reduce((count, { open }) => count + open, 0) }
    },
  }
}

/** Rows of the list and of its file with their waste. */
export async function withWaste(tx: Tx, actor: Actor, rows: readonly FoundDaily[]) {
  if (rows.length === 0 || !seesWasteValue(actor)) return rows.map((row) => ({ ...row, waste: null, wasteOpen: null }))
  const reports = await selectWaste(tx, actor)
    .where(
      'd.id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const values = await valueWaste(
    tx,
    actor,
    reports.filter(({ lines }) => lines.length > 0),
  )
  return rows.map((row) => {
    const value = values.get(row.id)
    return { ...row, waste: value ? sumOfWaste([value]) : null, wasteOpen: value?.open ?? null }
  })
}
