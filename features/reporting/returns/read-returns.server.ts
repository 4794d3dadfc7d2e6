import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { failureTold } from '#/domain/failure.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { allQuestions, type AnswerValue } from '#/domain/questionnaire.ts'
import type { LastVisit } from '#/domain/reporting/morning.ts'
import { type Return, returnsOf, totalAtStake } from '#/domain/reporting/returns.ts'
import type { StakeBasis } from '#/domain/reporting/stake.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import type { ReportScore } from '#/domain/score.ts'
import { branchesBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { requireFeature } from '#/features/companies/plan-contents/feature.server.ts'
import type { Computed } from '#/features/core/lists/list-rows.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import {
  type InsightSettings,
  readInsightSettings,
  stakeBasis,
} from '#/features/reporting/insights/read-settings.server.ts'
import type { returnList, ReturnQuery, ReturnRow } from './list.ts'

/** Open branches with their last counted visit, one index lookup a branch; branches without a visit have no finding. */
const selectLastVisits = (db: Tx, clientId: string) =>
  db
    .selectFrom('branches as b')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('counted_visits as v')
          .innerJoin('mystery_shopping_reports as r', 'r.id', 'v.report_id')
          .select(['v.report_id', 'r.score', 'r.questionnaire_id', sql<Day>`v.day::text`.as('day')])
          .whereRef('v.client_id', '=', 'b.client_id')
          .whereRef('v.branch_id', '=', 'b.id')
          .orderBy('v.visited_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['b.id', branchNow('b').as('name'), 'last.report_id', 'last.score', 'last.questionnaire_id', 'last.day'])
    .where('b.client_id', '=', clientId)
    .where('b.closed_at', 'is', null)
    .orderBy(branchNow('b'))
    .execute()
type Visited = Awaited<ReturnType<typeof selectLastVisits>>[number]

const visitsOf = (rows: readonly Visited[]): LastVisit[] =>
  rows.flatMap(({ id, report_id, score }) => {
    const parts = score as unknown as ReportScore | null
    return parts && Array.isArray(parts.questions) ? [{ branchId: id, reportId: report_id, score: parts }] : []
  })

type Found = { visited: Visited[]; settings: InsightSettings; basis: StakeBasis | null; rows: ReturnRow[] }

async function read(actor: Actor, query: ReturnQuery): Promise<Found> {
  authorize(actor, 'insights.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const below = query.part ? await branchesBelow(actor, query.part) : null
  const isIn = (id: string) => (below === null || below.includes(id)) && (query.branch === null || query.branch === id)
  return readAs(actor, async (db) => {
    await requireFeature(db, companyOf(actor), 'summary')
    const [visited, settings] = await Promise.all([
      selectLastVisits(db, companyOf(actor)),
      readInsightSettings(db, companyOf(actor)),
    ])
    const basis = stakeBasis(settings)
    const ranked = returnsOf(visitsOf(visited.filter(({ id }) => isIn(id))), basis, query.tab)
    const rows = await told(db, actor, ranked, visited)
    const asked = query.q.toLocaleLowerCase()
    const matching = rows.filter(({ finding, branch }) => `${finding} ${branch}`.toLocaleLowerCase().includes(asked))
    return { visited, settings, basis, rows: matching.toSorted(orderOf(actor, query)) }
  })
}

const orderOf = (actor: Actor, { sort, descending }: ReturnQuery) => {
  const names = new Intl.Collator(actor.language)
  const sign = descending ? -1 : 1
  return (a: ReturnRow, b: ReturnRow): number =>
    sort === 'branch'
      ? sign * names.compare(a.branch, b.branch) || b.points - a.points
      : sign * (a.points - b.points) || names.compare(a.branch, b.branch)
}

/** Sentences, tasks and actions of the rows. */
async function told(
  db: Tx,
  actor: Actor,
  ranked: readonly Return[],
  visited: readonly Visited[],
): Promise<ReturnRow[]> {
  const lang = actor.language
  const byBranch = new Map(visited.map((visit) => [visit.id, visit]))
  const reports = [...new Set(ranked.map(({ reportId }) => reportId))]
  if (reports.length === 0) return []
  const sheets = [...new Set(ranked.map(({ branchId }) => byBranch.get(branchId)!.questionnaire_id))]
  const [definitions, answers, actions] = await Promise.all([
    Promise.all(sheets.map(async (id) => [id, await questionnaireById(db, id)] as const)),
    db
      .selectFrom('report_answers')
      .select(['report_id', 'question_key', 'value'])
      .where('report_id', 'in', reports)
      .where('question_key', 'in', [...new Set(ranked.map(({ key }) => key))])
      .execute(),
    may(actor, 'actions.read') ? selectActions(db, companyOf(actor), reports) : [],
  ])
  const definitionOf = new Map(definitions)
  const valueOf = new Map(answers.map(({ report_id, question_key, value }) => [`${report_id} ${question_key}`, value]))
  const actionOf = new Map(actions.map((one) => [`${one.report_id} ${one.question_key}`, one]))
  return ranked.map((row): ReturnRow => {
    const visit = byBranch.get(row.branchId)!
    const definition = definitionOf.get(visit.questionnaire_id)!
    const section = definition.sections.find(({ key }) => key === row.section)?.title[lang] ?? row.section
    const question = allQuestions(definition).find(({ key }) => key === row.key)
    const value = (valueOf.get(`${row.reportId} ${row.key}`) as AnswerValue | undefined) ?? null
    const failure = question ? failureTold(question, value) : null
    const action = actionOf.get(`${row.reportId} ${row.key}`)
    return {
      ...row,
      id: `${row.reportId} ${row.key}`,
      branch: visit.name,
      finding: failure ? failure.sentence[lang] : section,
      section,
      visitedOn: visit.day,
      task: failure?.task?.[lang] ?? null,
      action: action ? { id: action.id, owner: action.owner_name } : null,
    }
  })
}

const selectActions = (db: Tx, clientId: string, reports: readonly string[]) =>
  db
    .selectFrom('report_actions')
    .select(['id', 'report_id', 'question_key', 'owner_name'])
    .where('client_id', '=', clientId)
    .where('report_id', 'in', [...reports])
    .orderBy('created_at')
    .execute()

export type Returns = {
  rows: ReturnRow[]
  total: number
  counts: Record<ReturnQuery['tab'], number>
  /** Branches with a visit, to choose from. */
  branches: { id: string; name: string }[]
  settings: InsightSettings
  basis: StakeBasis | null
  /** Halalas a month in all branches with a visit; null without the company's figures. */
  atStake: Halalas | null
}

/** A page of the findings over all branches that the actor sees, by their return. */
export async function browseReturns(actor: Actor, query: ReturnQuery): Promise<Returns> {
  const { visited, settings, basis, rows } = await read(actor, query)
  const visits = visitsOf(visited)
  return {
    rows: rows.slice((query.page - 1) * query.rows, query.page * query.rows),
    total: rows.length,
    counts: {
      question: returnsOf(visits, null, 'question').length,
      section: returnsOf(visits, null, 'section').length,
    },
    branches: visited.map(({ id, name }) => ({ id, name })),
    settings,
    basis,
    atStake: basis && totalAtStake(visits, basis),
  }
}

/** All rows, for the file. */
export const allReturns: Computed<typeof returnList, ReturnRow> = async (actor, query) =>
  (await read(actor, query)).rows
