import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { pointsLost, type ReportScore } from '#/domain/score.ts'
import { type BranchLines, branchLines } from '#/domain/reporting/branch-lines.ts'
import { periodAverage } from '#/domain/reporting/averages.ts'
import type { Interval } from '#/domain/statistics.ts'
import type { Lang } from '#/domain/text.ts'
import { type Trend, trendOf } from '#/domain/reporting/trend.ts'
import { selectVisits } from './counted-visits.server.ts'
import type { InsightQuery } from './query.ts'
import { type InsightSettings, readInsightSettings } from './read-settings.server.ts'
import {
  chosenSheet,
  type MonthAverage,
  monthAverage,
  selectBranches,
  selectByBranchMonth,
  selectByMonth,
  selectBySection,
  selectDefinition,
  selectSheets,
  type Sheet,
  wholeOf,
} from './tallies.server.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'

export type Driver = { key: string; title: string; lost: number; n: number }
export type TrendView = {
  sheets: Sheet[]
  sheet: Sheet | null
  branches: { id: string; name: string; location: string }[]
  /** Visits of the period by month: of the chosen branch, else of all branches. Always of one evaluation type. */
  months: MonthAverage[]
  /** A line for each branch and questionnaire (domain/reporting/branch-lines.ts). */
  lines: BranchLines
  overall: Interval | null
  /** Direction of the only line; null for several, which are never joined. */
  trend: Trend | null
  settings: InsightSettings
  /** Name of the chosen branch; null for all. */
  branch: string | null
  /** Points of the overall score lost per visit in each section, over all visits of the period. */
  sections: Driver[]
  /** The same for questions, over the newest visits of the period. */
  questions: Driver[]
  questionVisits: number
}

const newestVisits = 200
const mostQuestions = 8

/** Monthly scores, their trend, and where points were lost. */
export async function readTrend(actor: Actor, query: InsightQuery, lang: Lang): Promise<TrendView> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    await requireFeature(db, companyOf(actor), 'analytics')
    const [sheets, branches, settings] = await Promise.all([
      selectSheets(db, companyOf(actor), query),
      selectBranches(db, companyOf(actor)),
      readInsightSettings(db, companyOf(actor)),
    ])
    const sheet = chosenSheet(sheets, query)
    const nothing = {
      months: [],
      lines: branchLines([]),
      overall: null,
      trend: null,
      sections: [],
      questions: [],
      questionVisits: 0,
    }
    const branch = branches.find(({ id }) => id === query.branch[0])?.name ?? null
    if (!sheet) return { sheets, sheet, branches, settings, branch, ...nothing }
    const [byMonth, byBranch, bySection, definition, visited] = await Promise.all([
      selectByMonth(db, companyOf(actor), query, wholeOf(query, sheet)),
      selectByBranchMonth(db, companyOf(actor), query, wholeOf(query, sheet)),
      selectBySection(db, companyOf(actor), query, sheet),
      selectDefinition(db, sheet.code),
      selectVisits(db, companyOf(actor), query, sheet, newestVisits),
    ])
    const scores = visited.map(({ score }) => score)
    const months = byMonth.map(monthAverage)
    const lines = branchLines(byBranch)
    const only = lines.lines.length === 1 && lines.hidden === 0 ? lines.lines[0]! : null
    const visits = bySection.find(({ section }) => section === '')?.n ?? 0
    const sections = definition.sections.flatMap(({ key, title }): Driver[] => {
      const own = bySection.find(({ section }) => section === key)
      return own ? [{ key, title: title[lang], lost: own.lost / 100 / visits, n: own.n }] : []
    })
    return {
      sheets,
      sheet,
      branches,
      settings,
      branch,
      months,
      lines,
      overall: periodAverage(byMonth),
      trend: only && trendOf(only.values.flatMap((value) => value ?? [])),
      sections: sections.toSorted((a, b) => b.lost - a.lost),
      questions: questionDrivers(scores, definition, lang),
      questionVisits: scores.length,
    }
  })
}

/** Exact loss of each question per visit: they add up to the total loss. */
function questionDrivers(scores: readonly ReportScore[], definition: QuestionnaireDefinition, lang: Lang): Driver[] {
  const totals = new Map<string, { lost: number; n: number }>()
  for (const score of scores) {
    const lost = pointsLost(score)
    for (const { key, applicable } of score.questions) {
      const known = totals.get(key) ?? { lost: 0, n: 0 }
      totals.set(key, { lost: known.lost + (lost.get(key) ?? 0), n: known.n + (applicable ? 1 : 0) })
    }
  }
  return allQuestions(definition)
    .flatMap(({ key, text }): Driver[] => {
      const total = totals.get(key)
      return total && total.lost > 0 ? [{ key, title: text[lang], lost: total.lost / scores.length, n: total.n }] : []
    })
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, mostQuestions)
}
