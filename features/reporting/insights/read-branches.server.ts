import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { rank } from '#/domain/reporting/ranking.ts'
import { type CurrentAverage, periodAverage, sumsOfTally } from '#/domain/reporting/averages.ts'
import { type Interval, intervalOf } from '#/domain/statistics.ts'
import type { Lang } from '#/domain/text.ts'
import { currentAverageOf } from './company-averages.server.ts'
import { type InsightQuery, partThen } from './query.ts'
import {
  chosenSheet,
  selectBranches,
  selectByBranch,
  selectDefinition,
  selectSheets,
  type Sheet,
} from './tallies.server.ts'

export type BranchRow = {
  id: string
  name: string
  location: string
  overall: Interval
  /** Null with too few visits for a rank. */
  place: { rank: number; tied: boolean } | null
  cells: Record<string, { mean: number; n: number }>
}
export type BranchComparison = {
  sheets: Sheet[]
  sheet: Sheet | null
  sections: { key: string; title: string }[]
  rows: BranchRow[]
  total: number
  pageSize: number
  company: Interval | null
  current: CurrentAverage | null
  /** All branches of the client, to choose from. */
  branches: { id: string; name: string; location: string }[]
}

const pageSize = 50

/** Branches side by side, by section, with ranks as far as the visits distinguish them. */
export async function readBranches(actor: Actor, query: InsightQuery, lang: Lang): Promise<BranchComparison> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    const [sheets, branches] = await Promise.all([
      selectSheets(db, companyOf(actor), query),
      selectBranches(db, companyOf(actor)),
    ])
    const sheet = chosenSheet(sheets, query)
    if (!sheet)
      return { sheets, sheet, sections: [], rows: [], total: 0, pageSize, company: null, current: null, branches }
    const [tallies, definition, current] = await Promise.all([
      selectByBranch(db, companyOf(actor), query, sheet),
      selectDefinition(db, sheet.code),
      currentAverageOf(db, companyOf(actor), sheet.type, query.branch, partThen(query)),
    ])
    const byBranch = Map.groupBy(tallies, ({ branch_id }) => branch_id)
    const known = branches.flatMap((branch) => {
      const own = byBranch.get(branch.id)
      const whole = own?.find(({ section }) => section === '')
      return own && whole ? [{ branch, own, whole, sums: sumsOfTally(whole) }] : []
    })
    const { ranked } = rank(known, ({ sums }) => sums)
    const places = new Map(ranked.map(({ item, rank: at, tied }) => [item.branch.id, { rank: at, tied }]))
    const rows = known.map(({ branch, own, sums }): BranchRow => ({
      ...branch,
      overall: intervalOf(sums)!,
      place: places.get(branch.id) ?? null,
      cells: Object.fromEntries(
        own.flatMap(({ section, n, sum }) => (section === '' ? [] : [[section, { mean: sum / n / 100, n }]])),
      ),
    }))
    const sections = definition.sections
      .filter(({ key }) => rows.some(({ cells }) => cells[key]))
      .map(({ key, title }) => ({ key, title: title[lang] }))
    const sorted = rows.toSorted(orderOf(query.sort, lang))
    return {
      sheets,
      sheet,
      sections,
      rows: sorted.slice((query.page - 1) * pageSize, query.page * pageSize),
      total: sorted.length,
      pageSize,
      company: periodAverage(known.map(({ whole }) => whole)),
      current,
      branches,
    }
  })
}

/** Worst first by default; missing values last in both directions. */
function orderOf(sort: string, lang: Lang): (a: BranchRow, b: BranchRow) => number {
  const name = sort.replace(/^-/, '')
  const sign = sort.startsWith('-') ? -1 : 1
  const names = new Intl.Collator(lang)
  if (name === 'branch') return (a, b) => sign * names.compare(a.name, b.name)
  const valueOf = (row: BranchRow): number | undefined => {
    if (name === 'visits') return row.overall.n
    return name.startsWith('s.') ? row.cells[name.slice(2)]?.mean : row.overall.mean
  }
  return (a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === undefined || right === undefined) return Number(left === undefined) - Number(right === undefined)
    return sign * (left - right) || names.compare(a.name, b.name)
  }
}
