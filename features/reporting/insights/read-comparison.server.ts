import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'
import { sumsOfTally } from '#/domain/reporting/averages.ts'
import {
  differenceOfMeans,
  fewestForMargin,
  type Interval,
  intervalOf,
  type Sums,
  sumsOfValues,
} from '#/domain/statistics.ts'
import type { Lang } from '#/domain/text.ts'
import { type CountedVisit, type ListedVisit, listVisits, selectVisits } from './counted-visits.server.ts'
import { type InsightQuery, mostBranches } from './query.ts'
import {
  chosenSheet,
  selectBranches,
  selectByBranch,
  selectDefinition,
  selectSheets,
  type Sheet,
} from './tallies.server.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'

/** Mean of a row in per cent with its number of visits; null where nothing counted. */
export type Compared = Interval | null
export type ComparedRow = {
  key: string
  title: string
  kind: 'overall' | 'section' | 'question'
  section: string | null
  values: Compared[]
  /** Difference between best and worst, in points; null with fewer than two values. */
  spread: number | null
  /** Whether the difference of best and worst exceeds its margin; null where one has too few visits. */
  clear: boolean | null
}
export type Side = { id: string; name: string; detail: string | null; reportId: string | null }
export type Comparison = {
  sheets: Sheet[]
  sheet: Sheet | null
  branches: { id: string; name: string; location: string }[]
  visits: ListedVisit[]
  sides: Side[]
  rows: ComparedRow[]
}

const listedVisits = 100
const visitsOfBranch = 200

/**
 * Two visits, or two and more branches, side by side: whole report, sections and questions, with the largest
 * differences marked.
 */
export async function readComparison(actor: Actor, query: InsightQuery, lang: Lang): Promise<Comparison> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    await requireFeature(db, companyOf(actor), 'analytics')
    const [sheets, branches] = await Promise.all([
      selectSheets(db, companyOf(actor), query),
      selectBranches(db, companyOf(actor)),
    ])
    const sheet = chosenSheet(sheets, query)
    if (!sheet) return { sheets, sheet, branches, visits: [], sides: [], rows: [] }
    const [definition, listed] = await Promise.all([
      selectDefinition(db, sheet.code),
      listVisits(db, companyOf(actor), { ...query, branch: [], part: null }, sheet, listedVisits),
    ])
    const groups = await chosenGroups(db, companyOf(actor), query, sheet, branches)
    return {
      sheets,
      sheet,
      branches,
      visits: listed,
      sides: groups.map(({ side }) => side),
      rows: groups.length < 2 ? [] : comparedRows(groups, definition, lang),
    }
  })
}

/** `tallies`: a branch's sums of all visits of the period, by section; null for single visits. */
type Group = { side: Side; visits: CountedVisit[]; tallies: Map<string, Sums> | null }

async function chosenGroups(
  db: Tx,
  clientId: string,
  query: InsightQuery,
  sheet: Sheet,
  branches: Comparison['branches'],
): Promise<Group[]> {
  if (query.visit.length > 0) {
    const found = await selectVisits(
      db,
      clientId,
      { ...query, branch: [], part: null, ids: query.visit },
      sheet,
      mostBranches,
    )
    return query.visit.flatMap((id): Group[] => {
      const visit = found.find((candidate) => candidate.id === id)
      return visit
        ? [
            {
              side: { id, name: visit.branch, detail: visit.visitedAt, reportId: visit.id },
              visits: [visit],
              tallies: null,
            },
          ]
        : []
    })
  }
  const chosen = query.branch.flatMap((id) => branches.find((branch) => branch.id === id) ?? [])
  const tallies = Map.groupBy(
    chosen.length === 0 ? [] : await selectByBranch(db, clientId, query, sheet),
    (row) => row.branch_id,
  )
  return Promise.all(
    chosen.map(async ({ id, name }) => ({
      side: { id, name, detail: null, reportId: null },
      visits: await selectVisits(db, clientId, { ...query, branch: [id] }, sheet, visitsOfBranch),
      tallies: new Map((tallies.get(id) ?? []).map((row) => [row.section, sumsOfTally(row)])),
    })),
  )
}

type Named = Pick<ComparedRow, 'key' | 'title' | 'kind' | 'section'>
type ValueOf = (visit: CountedVisit) => number | null | undefined

/** Whole reports and sections: for branches the same figures as on every other page, for visits their own. */
const sumsOfPart =
  (section: string, valueOf: ValueOf) =>
  (group: Group): Sums =>
    group.tallies ? (group.tallies.get(section) ?? sumsOfValues([])) : sumsOfVisits(valueOf)(group)
const sumsOfVisits =
  (valueOf: ValueOf) =>
  ({ visits }: Group): Sums =>
    sumsOfValues(visits.flatMap((visit) => valueOf(visit) ?? []))

function comparedRow(named: Named, groups: readonly Group[], sumsOf: (group: Group) => Sums): ComparedRow[] {
  const sums = groups.map(sumsOf)
  const values = sums.map(intervalOf)
  const known = sums.filter(({ n }) => n > 0).toSorted((a, b) => b.sum / b.n - a.sum / a.n)
  const [best, worst] = [known[0], known.at(-1)]
  if (!best || !worst) return []
  const spread = known.length < 2 ? null : best.sum / best.n - worst.sum / worst.n
  const enough = spread !== null && best.n >= fewestForMargin && worst.n >= fewestForMargin
  const clear = enough ? (differenceOfMeans(best, worst)?.significant ?? null) : null
  return [{ ...named, values, spread, clear }]
}

const earnedOf =
  (key: string): ValueOf =>
  ({ score }) => {
    const found = score.questions.find((question) => question.key === key)
    return found?.applicable && found.score !== null ? found.score * 100 : null
  }

function comparedRows(groups: readonly Group[], definition: QuestionnaireDefinition, lang: Lang): ComparedRow[] {
  const scored = new Set(scoredQuestions(definition).map(({ key }) => key))
  const overall: Named = { key: 'overall', title: '', kind: 'overall', section: null }
  return [
    ...comparedRow(
      overall,
      groups,
      sumsOfPart('', ({ final }) => final),
    ),
    ...definition.sections.flatMap((section) => [
      ...comparedRow(
        { key: section.key, title: section.title[lang], kind: 'section', section: section.key },
        groups,
        sumsOfPart(section.key, ({ score }) => score.sections.find(({ key }) => key === section.key)?.score),
      ),
      ...section.questions
        .filter(({ key }) => scored.has(key))
        .flatMap(({ key, text }) =>
          comparedRow(
            { key, title: text[lang], kind: 'question', section: section.key },
            groups,
            sumsOfVisits(earnedOf(key)),
          ),
        ),
    ]),
  ]
}
