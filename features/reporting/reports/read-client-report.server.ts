import { fixKey } from '#/content/questionnaires/manager-signature.ts'
import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { usualPeriod } from '#/domain/reporting/averages.ts'
import { recordId } from '#/domain/record-id.ts'
import { type EvaluationType, isMysteryType } from '#/domain/evaluation.ts'
import { factsOf as insightsOf } from '#/domain/reporting/insights.ts'
import { authorize } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { ReportStatus } from '#/domain/report.ts'
import type { ReportScore } from '#/domain/score.ts'
import type { Interval } from '#/domain/statistics.ts'
import type { Lang } from '#/domain/text.ts'
import { periodAverages } from '#/features/reporting/insights/company-averages.server.ts'
import { type PrintedSentence, printSummary } from '#/features/reporting/insights/print-summary.ts'
import { readInsightSettings, stakeBasis } from '#/features/reporting/insights/read-settings.server.ts'
import { withRephrased } from '#/features/reporting/insights/rephrased.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { selectTranslations } from '#/features/fieldwork/translations/select-translations.server.ts'
import { changeOf } from './client-list.server.ts'
import { type Averages, cityFacts, readAverages, withoutAverages } from './client-averages.server.ts'
import {
  type Revision,
  selectRevisions,
  selectStamps,
  type Stamp,
  type StoredRevision,
  tellRevisions,
} from './client-history.server.ts'
import { type PhotoRow, selectAnswers, selectPhotos } from './report-rows.server.ts'
import { extremes } from './extremes.ts'
import { trendOf } from './report-trend.ts'
import { findingsOf, isFailure, type QuestionView, type ReportView, viewReport } from './report-view.ts'
import { planOfReport } from './plan-of-report.server.ts'
import { type StakeView, stakeView } from './stake-view.server.ts'

export type Finding = QuestionView & {
  /** The observation, like `sentence`, so that no list of findings can show the question's wording by mistake. */
  text: string
  sentence: string
  /** The question's wording; null where the finding is shown by it, as in revisions released before 2026-11-24. */
  asked: string | null
  section: string
  sectionTitle: string
  repeated: boolean
  /** How the auditor saw it put right before leaving, with its photos. */
  putRight: QuestionView | null
}
export type ClientReport = ReportView & {
  id: string
  branchId: string
  number: number
  requestId: string
  requestNumber: number
  status: ReportStatus
  branch: string
  location: string
  type: EvaluationType
  questionnaire: { title: string; code: string; version: number }
  visitedAt: string
  submittedAt: string | null
  releasedAt: string
  lockedAt: string | null
  excluded: boolean
  score: number
  calculated: number
  criticalFailed: string[]
  overall: ReportScore['overall']
  bonus: number
  previous: { id: string; visitedAt: string; change: number } | null
  /** Counted visits of this type to this branch up to this one. */
  visits: number
  trend: { id: string; visitedAt: string; score: number }[]
  strongest: string[]
  weakest: string[]
  findings: Finding[]
  timings: QuestionView[]
  /** Stamped times from door to bill. */
  stamps: Stamp[]
  averages: Averages
  /** Average of this branch's visits of this type in the default period, the same as on every other page. */
  branchAverage: Interval | null
  /** Time of each photo, by its id. */
  photoTimes: Record<string, string>
  /** Number of this revision; the newest is `revisions.at(-1)`. */
  revision: number
  revisions: Revision[]
  /** Sentences from computed facts; none for a report excluded from statistics. */
  summary: PrintedSentence[]
  /** The client's plan has no generated summary, nor had it at the release. */
  lockedSummary: boolean
  /** Estimated monthly stakes of the findings; null until the company has given guests, bill and rate. */
  stakes: StakeView | null
  /** The client's target score, if set. */
  target: number | null
}

const readableStatuses = ['released', 'disputed', 'locked'] as const satisfies readonly ReportStatus[]
const trendLength = 12

/**
 * The report as its client reads it: exactly the content of its page, without the shopper's identity. An older revision
 * by its number.
 */
export async function readClientReport(
  actor: Actor,
  reportId: string,
  lang: Lang,
  wanted?: number,
): Promise<ClientReport> {
  authorize(actor, 'reports.read')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  return readAs(actor, async (db) => {
    const row = await selectClientReport(db, companyOf(actor), recordId(reportId))
    if (!row || !row.released_at || row.branch_score === null) throw new AppError('not-found')
    const definition = await questionnaireOfVisit(db, row)
    const [photos, revisions, stamps, translations] = await Promise.all([
      selectPhotos(db, row.id),
      selectRevisions(db, companyOf(actor), row.id),
      selectStamps(db, companyOf(actor), row.id),
      selectTranslations(db, row.id),
    ])
    const released = await chosenState(db, row, { wanted, revisions, photos })
    const { score, answers, findingsAs } = released
    const type = row.evaluation_type
    const plan = await planOfReport(db, companyOf(actor), row.released_at)
    const isMystery = isMysteryType(type)
    const hasSummary = plan.summary && isMystery && !row.excluded_from_statistics
    const about = { clientId: companyOf(actor), city: row.city, code: definition.code, score: row.parts }
    const [visits, told, averages, ofBranch] = await Promise.all([
      selectVisits(db, companyOf(actor), row),
      readInsightSettings(db, companyOf(actor)),
      isMysteryType(type) ? readAverages(db, { ...about, type }, plan.benchmarks) : withoutAverages,
      periodAverages(db, companyOf(actor), { period: usualPeriod, branch: [row.branch_id] }),
    ])
    const view = viewReport({ definition, answers, photos, score, findingsAs, translations, lang })
    const before = visits.rows.filter(({ id }) => id !== row.id)
    const [earlier] = before
    const branchAverage = ofBranch.find((average) => average.type === type)?.interval ?? null
    const scoresBefore = before.map((visit) => visit.score as unknown as ReportScore)
    const facts = hasSummary
      ? insightsOf({ definition, answers, score, findingsAs }, scoresBefore, {
          city: cityFacts(averages),
          average: branchAverage,
          stake: stakeBasis(told),
        })
      : []
    const { strongest, weakest } = extremes(view.sections)
    return {
      ...factsOf(row, definition, lang),
      ...view,
      score: released.final,
      calculated: released.calculated,
      criticalFailed: score.criticalFailed,
      overall: score.overall,
      bonus: score.bonus,
      previous: earlier
        ? {
            id: earlier.id,
            visitedAt: earlier.checked_in_at,
            change: changeOf(released.final, earlier.branch_score)!,
          }
        : null,
      visits: visits.total,
      trend: trendOf(visits.rows, { id: row.id, score: released.final }),
      strongest: strongest.map(({ key }) => key),
      weakest: weakest.map(({ key }) => key),
      findings: withRepeats(view, earlier?.score as unknown as ReportScore | undefined),
      summary: withRephrased(printSummary(facts, lang), row.rephrased, released.number, lang),
      stakes: hasSummary ? stakeView(score, told) : null,
      lockedSummary: isMystery && !plan.summary,
      target: told.target,
      timings: view.sections.flatMap(({ questions }) => questions).filter(({ given }) => given?.kind === 'timing'),
      stamps,
      averages,
      branchAverage,
      photoTimes: Object.fromEntries(photos.flatMap(({ id, takenAt }) => (takenAt ? [[id, takenAt]] : []))),
      revision: released.number,
      revisions: tellRevisions(definition, revisions, lang, translations),
    }
  })
}

type Choice = { wanted: number | undefined; revisions: readonly StoredRevision[]; photos: readonly PhotoRow[] }

/** The requested state of the report: the newest revision, or an older one exactly as released. */
async function chosenState(db: Tx, row: Row, { wanted, revisions, photos }: Choice) {
  const old = wanted === undefined || wanted === row.revision ? null : revisions.find(({ number }) => number === wanted)
  if (old === undefined) throw new AppError('not-found')
  if (old)
    return {
      number: old.number,
      score: old.parts,
      answers: old.answers,
      final: old.score,
      calculated: old.calculated,
      findingsAs: old.findingsAs,
    }
  const final = row.branch_score!
  return {
    number: row.revision,
    score: row.parts,
    answers: await selectAnswers(db, row.id, photos),
    final,
    calculated: row.calculated_score ?? final,
    findingsAs: revisions.at(-1)?.findingsAs ?? 'question',
  }
}

async function selectClientReport(db: Tx, clientId: string, reportId: string) {
  const row = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select(['r.id', 'r.receipt_number', 'r.request_id', 'r.status', 'r.branch_score', 'r.calculated_score', 'r.score'])
    .select(['r.excluded_from_statistics', 'r.checked_in_at', 'r.submitted_at', 'r.released_at', 'r.locked_at'])
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
    )
    .select([
      'b.city',
      'r.revision',
      'r.rephrased',
      'q.number',
      'q.branch_id',
      shownBranch('q').as('branch_name'),
      'q.branch_location',
      'q.evaluation_type',
      'r.questionnaire_id',
      'r.circumstances',
    ])
    .where('r.id', '=', reportId)
    .where('r.client_id', '=', clientId)
    .where('r.status', 'in', readableStatuses)
    .executeTakeFirst()
  return row && { ...row, parts: row.score as unknown as ReportScore }
}
type Row = NonNullable<Awaited<ReturnType<typeof selectClientReport>>>

const factsOf = (row: Row, definition: QuestionnaireDefinition, lang: Lang) => ({
  id: row.id,
  branchId: row.branch_id,
  number: row.receipt_number,
  requestId: row.request_id,
  requestNumber: row.number,
  status: row.status,
  branch: row.branch_name,
  location: row.branch_location,
  type: row.evaluation_type,
  questionnaire: { title: definition.title[lang], code: definition.code, version: definition.version },
  visitedAt: row.checked_in_at,
  submittedAt: row.submitted_at,
  releasedAt: row.released_at!,
  lockedAt: row.locked_at,
  excluded: row.excluded_from_statistics,
})

/** This visit and the earlier counted ones of its type at the same branch, newest first, with their total. */
async function selectVisits(db: Tx, clientId: string, row: Row) {
  const rows = await db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', (join) =>
      join.onRef('q.client_id', '=', 'r.client_id').onRef('q.id', '=', 'r.request_id'),
    )
    .select((eb) => [
      'r.id',
      'r.checked_in_at',
      'r.branch_score',
      'r.score',
      eb.fn.countAll<number>().over().as('total'),
    ])
    .where('q.client_id', '=', clientId)
    .where('q.branch_id', '=', row.branch_id)
    .where('q.evaluation_type', '=', row.evaluation_type)
    .where('r.status', 'in', readableStatuses)
    .where('r.excluded_from_statistics', '=', false)
    .where('r.checked_in_at', '<=', row.checked_in_at)
    .orderBy('r.checked_in_at', 'desc')
    .limit(trendLength)
    .execute()
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Marks failures repeated from the previous visit: a habit needs another remedy than a slip. */
function withRepeats(view: ReportView, before: ReportScore | undefined): Finding[] {
  const failedBefore = new Set(before?.questions.flatMap(({ key, score }) => (isFailure(score) ? [key] : [])))
  return findingsOf(view).map((finding) => {
    const section = view.sections.find(({ questions }) => questions.some(({ key }) => key === finding.key))!
    const repeated = finding.failed && failedBefore.has(finding.key)
    const asked = finding.sentence === finding.text ? null : finding.text
    const fix = view.unscored.find(({ key }) => key === fixKey(finding.key))
    const putRight = finding.failed && fix?.given ? fix : null
    const around = { asked, section: section.key, sectionTitle: section.title, repeated, putRight }
    return { ...finding, text: finding.sentence, ...around }
  })
}
