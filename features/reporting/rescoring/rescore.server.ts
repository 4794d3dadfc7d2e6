import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { canRescore } from '#/domain/fieldwork/rescoring.ts'
import { authorize, may } from '#/domain/permissions.ts'
import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import { scoreReport } from '#/domain/score.ts'
import { followCorrection } from '#/features/fieldwork/alerts/decide-alert.server.ts'
import {
  questionnaireById,
  questionnaireOfVisit,
  settledBy,
} from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { changeReport } from '#/features/fieldwork/visits/change-report.server.ts'
import { type HeldReport, holdReport, recordReportEvent } from '#/features/reporting/editing/hold-report.server.ts'
import { selectAnswers, selectPhotos, selectUncorrected } from '#/features/reporting/reports/report-rows.server.ts'

/** A report with its scores in per cent by its own version and by another one; null: nothing counts. */
export type ScorePair = { id: string; number: number; branch: string; before: number | null; after: number | null }
/**
 * Scores under a version before its publication. `others`: reports in review that were asked something else, or would
 * lack an answer, and so keep their version.
 */
export type ScorePreview = { inReview: ScorePair[]; others: number; released: ScorePair[] }

/** Released reports shown for comparison: the newest. */
const comparedReleased = 20
/** Reports in review whose scores are compared before publication: the oldest, which an editor decides first. */
const comparedInReview = 200

const open = ['submitted', 'in_review'] as const
const out = ['released', 'disputed', 'locked'] as const

/** Whether a person may score reports in review by a new version. */
export const mayRescore = (actor: Actor): boolean =>
  may(actor, 'questionnaires.publish') && may(actor, 'reports.correct') && may(actor, 'review.browse')

/** Scores of reports in review and of the newest released ones, by their own version and by a draft. Changes nothing. */
export async function previewScores(
  actor: Actor,
  questionnaireId: string,
  draft: QuestionnaireDefinition,
): Promise<ScorePreview> {
  authorize(actor, 'questionnaires.publish')
  authorize(actor, 'review.browse')
  return readAs(actor, async (db) => {
    const { code } = await draftOf(db, questionnaireId)
    const reports = (status: readonly (typeof open | typeof out)[number][]) =>
      db
        .selectFrom('mystery_shopping_reports as r')
        .innerJoin('questionnaires as q', 'q.id', 'r.questionnaire_id')
        .innerJoin('branches as b', 'b.id', 'r.branch_id')
        .where('q.code', '=', code)
        .where('r.status', 'in', status)
        .select(['r.id', 'r.receipt_number', 'r.questionnaire_id', 'r.circumstances', branchNow('b').as('branch')])
    const waiting = await reports(open).orderBy('r.submitted_at').orderBy('r.id').limit(comparedInReview).execute()
    const released = await reports(out)
      .orderBy('r.released_at', 'desc')
      .orderBy('r.id')
      .limit(comparedReleased)
      .execute()
    const pairOf = async (row: (typeof waiting)[number]) => {
      const { before, after, fits } = await bothVersions(db, row, settledBy(draft, row.circumstances))
      const pair = { id: row.id, number: row.receipt_number, branch: row.branch }
      return { fits, pair: { ...pair, before: before.final, after: after.final } }
    }
    const [first, second] = [await inTurn(waiting, pairOf), await inTurn(released, pairOf)]
    const fitting = (all: typeof first) => all.filter(({ fits }) => fits).map(({ pair }) => pair)
    return {
      inReview: fitting(first),
      others: first.filter(({ fits }) => !fits).length,
      released: fitting(second),
    }
  })
}

/**
 * Scores reports in review by the newest version: those that were asked the same questions. A newly failed critical
 * question raises its alert. Released reports and visits under way keep their version. Returns the counts of reports
 * moved and of those that keep theirs; calling it again changes nothing.
 */
export async function rescoreInReview(actor: Actor, questionnaireId: string): Promise<{ moved: number; kept: number }> {
  authorize(actor, 'questionnaires.publish')
  authorize(actor, 'reports.correct')
  authorize(actor, 'review.browse')
  return asActor(actor, async (tx) => {
    const { code } = await draftOf(tx, questionnaireId)
    const newest = await tx
      .selectFrom('questionnaires')
      .select(['id', 'version'])
      .where('code', '=', code)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!newest) throw new AppError('questionnaire.not-published')
    const definition = await questionnaireById(tx, newest.id)
    const rows = await tx
      .selectFrom('mystery_shopping_reports as r')
      .select(['r.id', 'r.version'])
      .where('r.status', 'in', open)
      .where('r.questionnaire_id', '!=', newest.id)
      .where('r.questionnaire_id', 'in', (eb) =>
        eb.selectFrom('questionnaires as q').select('q.id').where('q.code', '=', code),
      )
      .orderBy('r.id')
      .forUpdate()
      .execute()
    const moved = await inTurn(rows, async ({ id, version }) => {
      const report = await holdReport(tx, id, version)
      return rescore(tx, actor, report, { ...newest, definition: settledBy(definition, report.circumstances) })
    })
    return { moved: moved.filter(Boolean).length, kept: moved.filter((one) => !one).length }
  })
}

type Newest = { id: string; version: number; definition: QuestionnaireDefinition }

async function rescore(tx: Tx, actor: Actor, report: HeldReport, newest: Newest): Promise<boolean> {
  const of = { id: report.id, questionnaire_id: report.questionnaireId, circumstances: report.circumstances }
  const { before, after, fits, was } = await bothVersions(tx, of, newest.definition)
  if (!fits) return false
  const failedNow = after.criticalFailed
  const reason = `${newest.definition.code} ${newest.version}`
  await changeReport(tx, report, { questionnaire_id: newest.id, has_critical: failedNow.length > 0 })
  await followCorrection(tx, actor, report, { failedBefore: before.criticalFailed, failedNow, reason })
  await recordReportEvent(tx, actor, report, {
    step: 'rescore',
    to: report.status,
    reason,
    action: 'reports.rescore',
    before: { edition: was, calculatedScore: before.calculated, branchScore: before.final },
    after: { edition: newest.version, calculatedScore: after.calculated, branchScore: after.final },
    announce: false,
  })
  return true
}

type OfReport = { id: string; questionnaire_id: string; circumstances: unknown }

async function bothVersions(db: Tx, report: OfReport, other: QuestionnaireDefinition) {
  const own = await questionnaireOfVisit(db, report)
  const answers = await selectAnswers(db, report.id, await selectPhotos(db, report.id))
  const uncorrected = await selectUncorrected(db, report.id)
  return {
    was: own.version,
    before: scoreReport(own, answers),
    after: scoreReport(other, answers),
    fits: canRescore(own, other, { answers, uncorrected }),
  }
}

async function draftOf(db: Tx, id: string): Promise<{ code: string }> {
  const row = await db
    .selectFrom('questionnaire_drafts')
    .select('code')
    .where('id', '=', recordId(id))
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** One after another: the statements of a transaction share its connection. */
async function inTurn<Row, Result>(rows: readonly Row[], work: (row: Row) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const row of rows) results.push(await work(row))
  return results
}
