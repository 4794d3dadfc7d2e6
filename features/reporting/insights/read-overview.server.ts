import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { type AveragePeriod, periodAverage, usualPeriod } from '#/domain/reporting/averages.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Text } from '#/domain/text.ts'
import { type TypeAverages, typeAverages } from './company-averages.server.ts'
import { readInsightQuery } from './query.ts'
import {
  chosenSheet,
  type MonthAverage,
  monthAverage,
  selectByMonth,
  selectBySection,
  selectDefinition,
  selectSheets,
} from './tallies.server.ts'

export type WeakSection = { key: string; title: Text; score: number; visits: number }
export type Overview = {
  period: AveragePeriod
  averages: TypeAverages[]
  /** One line per type: the monthly average of all branches. */
  trend: { type: EvaluationType; months: MonthAverage[] }[]
  /** Weakest sections of the most used questionnaire, over the same period. */
  weakest: { type: EvaluationType; sections: WeakSection[] } | null
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
    const trend = await Promise.all(
      averages.map(async ({ type }) => ({
        type,
        months: (await selectByMonth(db, companyOf(actor), query, { type, code: null })).map(monthAverage),
      })),
    )
    const sheet = chosenSheet(sheets, query)
    if (!sheet) return { period: usualPeriod, averages, trend, weakest: null }
    const [tallies, definition] = await Promise.all([
      selectBySection(db, companyOf(actor), query, sheet),
      selectDefinition(db, sheet.code),
    ])
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
