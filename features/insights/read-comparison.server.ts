import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type QuestionnaireDefinition, scoredQuestions } from '#/domain/questionnaire.ts'
import { differenceOfMeans, intervalOf, type Sums } from '#/domain/statistics.ts'
import type { Lang } from '#/domain/text.ts'
import { type CountedVisit, type ListedVisit, listVisits, selectVisits } from './counted-visits.server.ts'
import { type InsightQuery, mostBranches } from './query.ts'
import { chosenSheet, selectBranches, selectDefinition, selectSheets, type Sheet } from './tallies.server.ts'

/** One value of a row: its mean in per cent over so many visits; null where nothing counted. */
export type Compared = { mean: number; n: number; margin: number | null } | null
export type ComparedRow = {
  key: string
  title: string
  kind: 'overall' | 'section' | 'question'
  section: string | null
  values: Compared[]
  /** How far the best lies above the worst, in points; null with fewer than two values. */
  spread: number | null
  /** Whether the difference of best and worst is larger than its margin; null where the visits cannot tell. */
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

/** Two visits, or two and more branches, side by side: whole report, sections and questions, the largest differences marked. */
export async function readComparison(actor: Actor, query: InsightQuery, lang: Lang): Promise<Comparison> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    const [sheets, branches] = await Promise.all([selectSheets(db, actor.id, query), selectBranches(db, actor.id)])
    const sheet = chosenSheet(sheets, query)
    if (!sheet) return { sheets, sheet, branches, visits: [], sides: [], rows: [] }
    const [definition, listed] = await Promise.all([
      selectDefinition(db, sheet.code),
      listVisits(db, actor.id, { ...query, branch: [] }, sheet, listedVisits),
    ])
    const groups = await chosenGroups(db, actor.id, query, sheet, branches)
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

type Group = { side: Side; visits: CountedVisit[] }

async function chosenGroups(
  db: Tx,
  clientId: string,
  query: InsightQuery,
  sheet: Sheet,
  branches: Comparison['branches'],
): Promise<Group[]> {
  if (query.visit.length > 0) {
    const found = await selectVisits(db, clientId, { ...query, branch: [], ids: query.visit }, sheet, mostBranches)
    return query.visit.flatMap((id): Group[] => {
      const visit = found.find((candidate) => candidate.id === id)
      return visit
        ? [{ side: { id, name: visit.branch, detail: visit.visitedAt, reportId: visit.id }, visits: [visit] }]
        : []
    })
  }
  const chosen = query.branch.flatMap((id) => branches.find((branch) => branch.id === id) ?? [])
  return Promise.all(
    chosen.map(async ({ id, name }) => ({
      side: { id, name, detail: null, reportId: null },
      visits: await selectVisits(db, clientId, { ...query, branch: [id] }, sheet, visitsOfBranch),
    })),
  )
}

const sumsOf = (values: readonly number[]): Sums => ({
  n: values.length,
  sum: values.reduce((sum, value) => sum + value, 0),
  squares: values.reduce((sum, value) => sum + value ** 2, 0),
})

type Named = Pick<ComparedRow, 'key' | 'title' | 'kind' | 'section'>
type ValueOf = (visit: CountedVisit) => number | null | undefined

function comparedRow(named: Named, groups: readonly Group[], valueOf: ValueOf): ComparedRow[] {
  const sums = groups.map(({ visits }) => sumsOf(visits.flatMap((visit) => valueOf(visit) ?? [])))
  const values = sums.map(intervalOf)
  const known = sums.filter(({ n }) => n > 0).toSorted((a, b) => b.sum / b.n - a.sum / a.n)
  const [best, worst] = [known[0], known.at(-1)]
  if (!best || !worst) return []
  const spread = known.length < 2 ? null : best.sum / best.n - worst.sum / worst.n
  const clear = spread === null ? null : (differenceOfMeans(best, worst)?.significant ?? null)
  return [{ ...named, values, spread, clear }]
}

function comparedRows(groups: readonly Group[], definition: QuestionnaireDefinition, lang: Lang): ComparedRow[] {
  const scored = new Set(scoredQuestions(definition).map(({ key }) => key))
  const overall: Named = { key: 'overall', title: '', kind: 'overall', section: null }
  return [
    ...comparedRow(overall, groups, ({ final }) => final),
    ...definition.sections.flatMap((section) => [
      ...comparedRow(
        { key: section.key, title: section.title[lang], kind: 'section', section: section.key },
        groups,
        ({ score }) => score.sections.find(({ key }) => key === section.key)?.score,
      ),
      ...section.questions
        .filter(({ key }) => scored.has(key))
        .flatMap(({ key, text }) =>
          comparedRow({ key, title: text[lang], kind: 'question', section: section.key }, groups, ({ score }) => {
            const found = score.questions.find((question) => question.key === key)
            return found?.applicable && found.score !== null ? found.score * 100 : null
          }),
        ),
    ]),
  ]
}
