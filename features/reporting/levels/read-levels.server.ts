import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { AppError } from '#/domain/errors.ts'
import { monthOf } from '#/domain/months.ts'
import { pathIn, subtreeOf } from '#/domain/org-tree.ts'
import { authorize } from '#/domain/permissions.ts'
import { addUp, type LevelTally, type Measured, measure, noVisits, worstFirst } from '#/domain/reporting/levels.ts'
import { type Day, startOfDay } from '#/domain/riyadh-time.ts'
import { pointsLost, type ReportScore } from '#/domain/score.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'
import type { InsightQuery } from '#/features/reporting/insights/query.ts'
import {
  chosenSheet,
  selectDefinition,
  selectSheets,
  type Sheet,
} from '#/features/reporting/insights/tallies.server.ts'
import { now } from '#/platform/clock.ts'

export type LevelRow = Measured & {
  key: string
  name: string
  /** Parameters of the next level; null: the last one. */
  next: { node: string; section?: string } | null
}
export type Crumb = { name: string | null; node: string | null; section?: string }
export type Levels = {
  sheets: Sheet[]
  sheet: Sheet | null
  kind: 'nodes' | 'sections' | 'questions'
  /** From the company down to the level shown; a name of null is the company. */
  path: Crumb[]
  /** Of the level itself. */
  total: Measured
  rows: LevelRow[]
}
export type Place = { node: string | null; section: string | null }

type Span = { from: Day; before: Day }
const spanOf = (months: number): Span => ({ from: monthOf(now(), 1 - months), before: monthOf(now(), 1 - 2 * months) })

type Sums = LevelTally & { branchId: string; section: string; isNow: boolean }
const selectSums = (db: Tx, clientId: string, { type, code }: Sheet, { from, before }: Span): Promise<Sums[]> =>
  db
    .selectFrom('score_tallies')
    .select(['branch_id as branchId', 'section', sql<boolean>`month >= ${from}::date`.as('isNow')])
    .select([sql<number>`sum(n)::float8`.as('n'), sql<number>`sum(sum)::float8`.as('sum')])
    .select([sql<number>`sum(squares)::float8`.as('squares'), sql<number>`sum(lost)::float8`.as('lost')])
    .where('client_id', '=', clientId)
    .where('evaluation_type', '=', type)
    .where('code', '=', code)
    .where('month', '>=', before)
    .groupBy(['branch_id', 'section', 'isNow'])
    .execute()

/**
 * One level of the company: groups and branches below a node, sections of a branch, or questions of a section, the lowest
 * score first. All of one type of visit and one questionnaire, so that a level is the sum of the level below.
 */
export async function readLevels(actor: Actor, query: InsightQuery, place: Place): Promise<Levels> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const tree = await readTree(actor)
  const root = tree.find(({ kind }) => kind === 'root') ?? null
  const node = place.node === null ? root : tree.find(({ id }) => id === place.node)
  if (place.node !== null && !node) throw new AppError('not-found')
  const nameOf = (one: { nameEn: string | null; nameAr: string | null }) =>
    nameFor({ en: one.nameEn, ar: one.nameAr }, actor.language)
  const path: Crumb[] = node
    ? pathIn(tree, node.id).map((one) => ({ name: one.kind === 'root' ? null : nameOf(one), node: one.id }))
    : [{ name: null, node: null }]
  return readAs(actor, async (db) => {
    const clientId = companyOf(actor)
    await requireFeature(db, clientId, 'analytics')
    const sheets = await selectSheets(db, clientId, query)
    const sheet = chosenSheet(sheets, query)
    const empty = { sheets, sheet, path, total: measure(noVisits, noVisits), rows: [] }
    if (!sheet) return { ...empty, kind: 'nodes' }
    const span = spanOf(Number(query.period))
    const sums = await selectSums(db, clientId, sheet, span)
    const of = (branches: ReadonlySet<string>, section: string, isNow: boolean) =>
      addUp(sums.filter((s) => s.isNow === isNow && s.section === section && branches.has(s.branchId)))
    const below = node ? subtreeOf(tree, node.id) : new Set(tree.map(({ id }) => id))
    const whole = of(below, '', true)
    if (node?.kind !== 'branch') {
      const children = tree.filter(({ parentId }) => parentId === (node?.id ?? null))
      const rows = children.map((child): LevelRow => {
        const branches = subtreeOf(tree, child.id)
        const measured = measure(of(branches, '', true), of(branches, '', false))
        return { key: child.id, name: nameOf(child), next: { node: child.id }, ...measured }
      })
      const total = measure(whole, of(below, '', false))
      return { ...empty, kind: 'nodes', total, rows: rows.toSorted(worstFirst) }
    }
    const definition = await selectDefinition(db, sheet.code)
    const section = definition.sections.find(({ key }) => key === place.section)
    if (!section) {
      const rows = definition.sections.flatMap(({ key, title }): LevelRow[] => {
        const own = of(below, key, true)
        if (own.n === 0) return []
        const measured = measure(own, of(below, key, false), whole.n)
        return [{ key, name: title[actor.language], next: { node: node.id, section: key }, ...measured }]
      })
      return {
        ...empty,
        kind: 'sections',
        total: measure(whole, of(below, '', false)),
        rows: rows.toSorted(worstFirst),
      }
    }
    const visits = await selectScores(db, clientId, node.id, sheet, span)
    const rows = section.questions.flatMap(({ key, text }): LevelRow[] => {
      const [own, earlier] = [true, false].map((isNow) => ofQuestion(visits, key, isNow))
      if (own!.n === 0) return []
      return [{ key, name: text[actor.language], next: null, ...measure(own!, earlier!, whole.n) }]
    })
    return {
      ...empty,
      kind: 'questions',
      path: [...path, { name: section.title[actor.language], node: node.id, section: section.key }],
      total: measure(of(below, section.key, true), of(below, section.key, false), whole.n),
      rows: rows.toSorted(worstFirst),
    }
  })
}

type Visit = { score: ReportScore; isNow: boolean }

/** Scores of the counted visits to a branch by one questionnaire, in both periods. */
async function selectScores(db: Tx, clientId: string, branch: string, sheet: Sheet, span: Span): Promise<Visit[]> {
  const rows = await db
    .selectFrom('counted_visits as v')
    .innerJoin('mystery_shopping_reports as r', 'r.id', 'v.report_id')
    .innerJoin('questionnaires as f', 'f.id', 'r.questionnaire_id')
    .select(['r.score', sql<boolean>`v.visited_at >= ${startOfDay(span.from)}`.as('isNow')])
    .where('v.client_id', '=', clientId)
    .where('v.branch_id', '=', branch)
    .where('v.evaluation_type', '=', sheet.type)
    .where('f.code', '=', sheet.code)
    .where('v.visited_at', '>=', startOfDay(span.before).toISOString())
    .execute()
  return rows.flatMap(({ score, isNow }) => {
    const parts = score as unknown as ReportScore | null
    return parts && Array.isArray(parts.questions) ? [{ score: parts, isNow }] : []
  })
}

/** Sums of one question over the visits of a period, in the units of the stored tallies. */
const ofQuestion = (visits: readonly Visit[], key: string, isNow: boolean): LevelTally =>
  addUp(
    visits
      .filter((visit) => visit.isNow === isNow)
      .flatMap(({ score }): LevelTally[] => {
        const question = score.questions.find((one) => one.key === key)
        if (!question?.applicable || question.score === null) return []
        const earned = question.score * 10_000
        return [{ n: 1, sum: earned, squares: earned ** 2, lost: (pointsLost(score).get(key) ?? 0) * 100 }]
      }),
  )
