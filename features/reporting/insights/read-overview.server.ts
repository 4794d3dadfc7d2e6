import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type AveragePeriod, periodAverage, usualPeriod } from '#/domain/reporting/averages.ts'
import { type BranchLines, branchLines } from '#/domain/reporting/branch-lines.ts'
import { AppError } from '#/domain/errors.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { type TypeAverages, typeAverages } from './company-averages.server.ts'
import { readInsightQuery } from './query.ts'
import {
  chosenSheet,
  selectBranches,
  selectByBranchMonth,
  selectBySection,
  selectDefinition,
  selectSheets,
} from './tallies.server.ts'

export type WeakSection = { key: string; title: Text; score: number; visits: number }
export type Overview = {
  period: AveragePeriod
  averages: TypeAverages[]
  /** Of the most used type: a line for each branch and questionnaire. */
  trend: { type: MysteryType; lines: BranchLines; branches: { id: string; name: string; location: string }[] } | null
  /** Weakest sections of the most used questionnaire, over the same period. */
  weakest: { type: MysteryType; sections: WeakSection[] } | null
}

const sectionsShown = 3

/** Overview of a company: averages and trend of each type, and the weakest sections. */
export async function readOverview(actor: Actor): Promise<Overview> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const query = readInsightQuery(new URLSearchParams())
  return readAs(actor, async (db) => {
    const [averages, sheets] = await Promise.all([
      typeAverages(db, companyOf(actor), { period: usualPeriod, branch: [] }),
      selectSheets(db, companyOf(actor), query),
    ])
    const sheet = chosenSheet(sheets, query)
    if (!sheet) return { period: usualPeriod, averages, trend: null, weakest: null }
    const [tallies, definition, byBranch, branches] = await Promise.all([
      selectBySection(db, companyOf(actor), query, sheet),
      selectDefinition(db, sheet.code),
      selectByBranchMonth(db, companyOf(actor), query, { type: sheet.type, code: null }),
      selectBranches(db, companyOf(actor)),
    ])
    const trend = { type: sheet.type, lines: branchLines(byBranch), branches }
    const sections = definition.sections
      .flatMap(({ key, title }): WeakSection[] => {
        const tally = tallies.find(({ section }) => section === key)
        const interval = tally && periodAverage([tally])
        return interval ? [{ key, title, score: interval.mean, visits: interval.n }] : []
      })
      .toSorted((a, b) => a.score - b.score || b.visits - a.visits)
      .slice(0, sectionsShown)
    return { period: usualPeriod, averages, trend, weakest: { type: sheet.type, sections } }
  })
}
