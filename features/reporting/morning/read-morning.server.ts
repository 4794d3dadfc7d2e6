import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { byUrgency, type Concern, concernOf, firstFixes, type Fix, type LastVisit } from '#/domain/reporting/morning.ts'
import { type StakeBasis, stakeOf } from '#/domain/reporting/stake.ts'
import { addDays, type Day, daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import type { ReportScore } from '#/domain/score.ts'
import type { Lang } from '#/domain/text.ts'
import { hasFeature } from '#/features/companies/plan-contents/feature.server.ts'
import { readClientAlert } from '#/features/fieldwork/alerts/read-alerts.server.ts'
import {
  lineOf,
  selectCorrectiveActions,
} from '#/features/reporting/corrective-actions/read-corrective-actions.server.ts'
import { readInsightSettings, stakeBasis } from '#/features/reporting/insights/read-settings.server.ts'
import { readClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { now } from '#/platform/clock.ts'

/** Alerts shown with their sentences, and those named in all. */
const mostAlerts = 3
const mostNamed = 50
const mostFixes = 3
const mostConcerns = 8
const mostOverdue = 5
/** An alert is shown until its corrective action is done, at most so many days. */
const alertDays = 60

export type CriticalNow = {
  id: string
  branch: string
  visitedAt: string
  sentences: string[]
  reportId: string | null
}
export type FixView = {
  reportId: string
  questionKey: string
  sentence: string
  branch: string
  /** Branches whose last visit failed it. */
  branches: number
  /** Points that it costs in all of them. */
  points: number
  /** Estimated halalas a month in all of them; null until the company has given its figures, and without such a plan. */
  amount: Halalas | null
  photo: string | null
  action: { id: string; owner: string; dueOn: Day } | null
}
export type ConcernRow = {
  id: string
  name: string
  score: number | null
  change: number | null
  visitedOn: Day | null
  concern: Concern
}
export type OverdueAction = { id: string; title: string; branch: string; owner: string; days: number }
/** An open critical failure below the first ones. */
export type FurtherCritical = { id: string; branch: string; sentOn: string }
export type Morning = {
  critical: CriticalNow[]
  moreCritical: FurtherCritical[]
  fixes: FixView[]
  /** Branches whose last visit the fixes come from. */
  visitedBranches: number
  concerns: ConcernRow[]
  concernCount: number
  branchCount: number
  overdue: OverdueAction[]
  overdueCount: number
  target: number | null
}

/** What a company should know and do first today, as far as the actor sees its branches. */
export async function readMorning(actor: Actor, lang: Lang): Promise<Morning> {
  authorize(actor, 'reports.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  const { rows, settings, basis, alerts, overdue } = await readAs(actor, async (db) => {
    const clientId = companyOf(actor)
    const [rows, settings, isEstimated, alerts, overdue] = await Promise.all([
      selectLastVisits(db, clientId),
      readInsightSettings(db, clientId),
      hasFeature(db, clientId, 'summary'),
      selectOpenAlerts(db, clientId),
      may(actor, 'actions.read') ? selectOverdue(db, actor) : [],
    ])
    return { rows, settings, basis: isEstimated ? stakeBasis(settings) : null, alerts, overdue }
  })
  const visits = rows.flatMap(({ id, report_id, score }): LastVisit[] => {
    const parts = score as unknown as ReportScore | null
    return report_id && parts && Array.isArray(parts.questions)
      ? [{ branchId: id, reportId: report_id, score: parts }]
      : []
  })
  const names = new Map(rows.map((row) => [row.id, nameOf(row, lang)]))
  const [critical, fixes] = await Promise.all([
    Promise.all(alerts.slice(0, mostAlerts).map(({ id }) => criticalNow(actor, id, lang))),
    viewFixes(actor, firstFixes(visits, mostFixes), { names, basis }, lang),
  ])
  const concerns = concernsOf(rows, settings.target, lang)
  return {
    critical,
    moreCritical: alerts.slice(mostAlerts),
    fixes,
    visitedBranches: visits.length,
    concerns: concerns.slice(0, mostConcerns),
    concernCount: concerns.length,
    branchCount: rows.length,
    overdue: overdue.slice(0, mostOverdue),
    overdueCount: overdue.length,
    target: settings.target,
  }
}

const nameOf = (row: { name: string; name_ar: string | null }, lang: Lang): string =>
  lang === 'ar' ? (row.name_ar ?? row.name) : row.name

/** Open branches with their last counted visit and the one before it of the same type, by index lookups per branch. */
const selectLastVisits = (db: Tx, clientId: string) =>
  db
    .selectFrom('branches as b')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('counted_visits as v')
          .innerJoin('mystery_shopping_reports as r', 'r.id', 'v.report_id')
          .select(['v.report_id', 'v.score as points', 'v.failed', 'v.evaluation_type', 'v.visited_at', 'r.score'])
          .select(sql<Day>`v.day::text`.as('day'))
          .whereRef('v.client_id', '=', 'b.client_id')
          .whereRef('v.branch_id', '=', 'b.id')
          .orderBy('v.visited_at', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('counted_visits as v')
          .select('v.score as points')
          .whereRef('v.client_id', '=', 'b.client_id')
          .whereRef('v.branch_id', '=', 'b.id')
          .whereRef('v.evaluation_type', '=', 'last.evaluation_type')
          .whereRef('v.visited_at', '<', 'last.visited_at')
          .orderBy('v.visited_at', 'desc')
          .limit(1)
          .as('before'),
      (join) => join.onTrue(),
    )
    .select(['b.id', 'b.name', 'b.name_ar', 'last.report_id', 'last.points', 'last.failed', 'last.day', 'last.score'])
    .select('before.points as before')
    .where('b.client_id', '=', clientId)
    .where('b.closed_at', 'is', null)
    .execute()
type Row = Awaited<ReturnType<typeof selectLastVisits>>[number]

function concernsOf(rows: readonly Row[], target: number | null, lang: Lang): ConcernRow[] {
  const today = riyadhDay(now())
  return rows
    .flatMap((row): ConcernRow[] => {
      const change =
        row.points === null || row.before === null ? null : Math.round((row.points - row.before) * 100) / 100
      const facts = { visitedOn: row.day, score: row.points, change, criticalFailed: (row.failed ?? []).length > 0 }
      const concern = concernOf(facts, { today, target })
      if (!concern) return []
      return [{ id: row.id, name: nameOf(row, lang), score: row.points, change, visitedOn: row.day, concern }]
    })
    .toSorted(byUrgency)
}

/** Alerts whose critical questions have no finished corrective action yet, newest first. */
function selectOpenAlerts(db: Tx, clientId: string): Promise<FurtherCritical[]> {
  const since = addDays(riyadhDay(now()), -alertDays)
  return (
    db
      .selectFrom('report_alerts as a')
      // why by a function: the report itself may not be released yet
      .innerJoin('branches as b', (join) => join.on(sql<boolean>`b.id = priv.branch_of_report(a.report_id)`))
      .select(['a.id', branchNow('b').as('branch'), 'a.created_at as sentOn'])
      .where('a.client_id', '=', clientId)
      .where('a.state', '=', 'sent')
      .where('a.created_at', '>=', since)
      .where(
        sql<boolean>`exists (select from jsonb_array_elements_text(a.questions) as question (key) where not exists (
        select from report_actions c where c.report_id = a.report_id and c.question_key = question.key and c.status in ('done', 'verified')))`,
      )
      .orderBy('a.created_at', 'desc')
      .limit(mostNamed)
      .execute()
  )
}

async function criticalNow(actor: Actor, id: string, lang: Lang): Promise<CriticalNow> {
  const alert = await readClientAlert(actor, id, lang)
  const { branch, visitedAt, reportId, seen } = alert
  return { id, branch, visitedAt, reportId, sentences: seen.map(({ sentence }) => sentence) }
}

type Known = { names: ReadonlyMap<string, string>; basis: StakeBasis | null }

/** Sentence and photo of each fix, as its report shows them, and the estimate over its branches. */
const viewFixes = (actor: Actor, fixes: readonly Fix[], { names, basis }: Known, lang: Lang) =>
  Promise.all(
    fixes.map(async ({ reportId, questionKey, branchId, points, branches }): Promise<FixView> => {
      const [report, action] = await Promise.all([
        readClientReport(actor, reportId, lang),
        may(actor, 'actions.read') ? actionOf(actor, reportId, questionKey) : null,
      ])
      const question = report.sections.flatMap(({ questions }) => questions).find(({ key }) => key === questionKey)
      return {
        reportId,
        questionKey,
        sentence: question?.sentence ?? question?.text ?? questionKey,
        branch: names.get(branchId) ?? report.branch,
        branches,
        points,
        amount: report.lockedSummary ? null : basis && stakeOf(points, basis),
        photo: question?.photos[0]?.src ?? null,
        action,
      }
    }),
  )

async function actionOf(actor: Actor, reportId: string, questionKey: string): Promise<FixView['action']> {
  const row = await readAs(actor, (db) =>
    selectCorrectiveActions(db, actor)
      .where('a.report_id', '=', reportId)
      .where('a.question_key', '=', questionKey)
      .orderBy('a.created_at', 'desc')
      .executeTakeFirst(),
  )
  return row ? { id: row.id, owner: row.owner_name, dueOn: row.due_on } : null
}

async function selectOverdue(db: Tx, actor: Actor): Promise<OverdueAction[]> {
  const today = riyadhDay(now())
  const rows = await selectCorrectiveActions(db, actor)
    .where('a.status', 'in', ['open', 'in_progress', 'reopened'])
    .where('a.due_on', '<', today)
    .orderBy('a.due_on')
    .limit(200)
    .execute()
  return rows
    .map(lineOf)
    .map(({ id, title, branch, owner, dueOn }) => ({ id, title, branch, owner, days: daysBetween(dueOn, today) }))
}
