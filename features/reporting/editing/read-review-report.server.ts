import { readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordId } from '#/domain/record-id.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { type AnswerProblem, releaseProblems } from '#/domain/answer-problems.ts'
import {
  type Answer,
  answerTo,
  type Question,
  type QuestionnaireDefinition,
  visibleQuestions,
} from '#/domain/questionnaire.ts'
import {
  type Grades,
  isCorrectable,
  isEditableByShopper,
  type Lateness,
  reviewLateness,
  type ReportStatus,
  type ReviewHours,
} from '#/domain/report.ts'
import { scoreReport } from '#/domain/score.ts'
import { isExplained } from '#/domain/reporting/desk.ts'
import type { Lang } from '#/domain/text.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { type DeskTexts, selectDeskTexts } from '#/features/fieldwork/translations/read-desk-texts.server.ts'
import { now } from '#/platform/clock.ts'
import type { AnswerChange } from './apply-correction.server.ts'
import { selectAnswers, selectPhotos, selectUncorrected } from '#/features/reporting/reports/report-rows.server.ts'
import { type EditView, readEdits, readRevision, readRevisions, type RevisionLine } from './read-edits.server.ts'
import { type ReportView, viewReport } from '#/features/reporting/reports/report-view.ts'
import { reviewHours } from './review-hours.server.ts'

export type HistoryEntry = {
  id: string
  step: string
  from: ReportStatus | null
  to: ReportStatus
  reason: string | null
  questions: { key: string; text: string }[]
  by: string | null
  at: string
}

export type Correctable = AnswerChange & { question: Question }

export type ReviewReport = ReportView & {
  /** Held by the reader. */
  mine: boolean
  /** Released revision shown instead of the current answers. */
  shownRevision: number | null
  revisions: RevisionLine[]
  edits: EditView[]
  correctable: Correctable[]
  /** Questions with a comment that the questionnaire or a low value requires. */
  explained: string[]
  /** Texts with their other language; null for a revision as it was released. */
  translations: DeskTexts | null
  /** Times at which the phone took the photos, by photo. */
  photoTimes: Record<string, string>
  id: string
  version: number
  status: ReportStatus
  number: number
  requestId: string
  requestNumber: number
  client: string
  clientId: string
  branchId: string
  branch: string
  location: string
  type: EvaluationType
  questionnaire: string
  scheduledAt: string
  notes: string | null
  shopper: { name: string; level: string | null }
  editor: { id: string; name: string } | null
  checkIn: {
    at: string
    deviceAt: string | null
    place: { latitude: number; longitude: number; accuracy: number | null } | null
    note: string | null
  }
  submittedAt: string | null
  releasedAt: string | null
  dueAt: string | null
  lateness: Lateness | 'overdue'
  excluded: boolean
  grades: Partial<Grades>
  gradeNote: string
  grade: number | null
  score: { calculated: number | null; final: number | null; criticalFailed: string[]; major: string[] }
  problems: { questionKey: string; text: string; problem: AnswerProblem['problem'] }[]
  history: HistoryEntry[]
}

/** Everything for deciding about one report, with the current score; or one of its revisions as released. */
export async function readReviewReport(
  actor: Actor,
  reportId: string,
  lang: Lang,
  revision: number | null = null,
): Promise<ReviewReport> {
  authorize(actor, 'review.browse')
  return readAs(actor, async (db) => {
    const row = await selectReviewReport(db, recordId(reportId))
    if (!row) throw new AppError('not-found')
    const definition = await questionnaireOfVisit(db, row)
    const photos = await selectPhotos(db, row.id)
    const kept = revision === null ? null : await readRevision(db, row.id, revision)
    if (revision !== null && !kept) throw new AppError('not-found')
    const answers = kept?.answers ?? (await selectAnswers(db, row.id, photos))
    const score = kept?.score ?? scoreReport(definition, answers)
    const problems = kept ? [] : releaseProblems(definition, answers, await selectUncorrected(db, row.id))
    const view = viewReport({ definition, answers, photos, score, problems, private: true, lang })
    const texts = new Map(
      [...view.sections.flatMap(({ questions }) => questions), ...view.unscored].map((q) => [q.key, q.text]),
    )
    return {
      ...factsOf(row, await reviewHours(db)),
      ...view,
      mine: row.editor_id === actor.id,
      shownRevision: revision,
      revisions: await readRevisions(db, row.id),
      edits: await readEdits(db, row.id, definition, lang),
      correctable: isCorrectable(row.status) && !kept ? correctableOf(definition, answers) : [],
      explained: explainedOf(definition, answers),
      translations: kept ? null : await selectDeskTexts(db, actor, row.id),
      photoTimes: Object.fromEntries(photos.flatMap(({ id, takenAt }) => (takenAt ? [[id, takenAt]] : []))),
      questionnaire: definition.title[lang],
      score: {
        calculated: score.calculated,
        final: score.final,
        criticalFailed: score.criticalFailed,
        major: score.major,
      },
      problems: problems.map(({ questionKey, problem }) => ({
        questionKey,
        problem,
        text: texts.get(questionKey) ?? questionKey,
      })),
      history: await readHistory(db, row.id, texts),
    }
  })
}

/** Stored answers with their questions: initial values of a correction. */
const correctableOf = (definition: QuestionnaireDefinition, answers: readonly Answer[]): Correctable[] =>
  visibleQuestions(definition, answers).flatMap((question) => {
    const answer = answerTo(answers, question.key)
    if (!answer) return []
    const { value, notApplicable, naReason, comment } = answer
    return [{ question, value, notApplicable, naReason, comment }]
  })

const explainedOf = (definition: QuestionnaireDefinition, answers: readonly Answer[]): string[] =>
  visibleQuestions(definition, answers).flatMap((question) => {
    const answer = answerTo(answers, question.key)
    return answer && isExplained(question, answer) ? [question.key] : []
  })

const selectReviewReport = (db: Tx, reportId: string) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin('mystery_shopping_requests as q', 'q.id', 'r.request_id')
    .innerJoin('profiles as s', 's.id', 'r.shopper_id')
    .leftJoin('mystery_shopper_profiles as m', 'm.profile_id', 'r.shopper_id')
    .leftJoin('profiles as e', 'e.id', 'r.editor_id')
    .select([
      'r.id',
      'r.version',
      'r.status',
      'r.receipt_number',
      'r.request_id',
      'r.excluded_from_statistics',
      'r.grades',
    ])
    .select(['r.grade_note', 'r.overall_score', 'r.checked_in_at', 'r.check_in_device_at', 'r.check_in_latitude'])
    .select([
      'r.check_in_longitude',
      'r.check_in_accuracy',
      'r.check_in_note',
      'r.due_at',
      'r.submitted_at',
      'r.review_due_at',
    ])
    .select([
      'r.client_id',
      'r.branch_id',
      'r.released_at',
      'r.editor_id',
      'q.number',
      shownClient('q').as('client_name'),
      shownBranch('q').as('branch_name'),
      'q.branch_location',
    ])
    .select([
      'q.evaluation_type',
      'q.scheduled_date',
      'q.notes',
      'r.questionnaire_id',
      'r.circumstances',
      's.full_name as shopper',
    ])
    .select(['m.certification_level', 'e.full_name as editor'])
    .where('r.id', '=', reportId)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof selectReviewReport>>>

function factsOf(row: Row, hours: ReviewHours) {
  const status = row.status
  const { dueAt, lateness } = deadlineOf(row, status, now(), hours)
  const { check_in_latitude: latitude, check_in_longitude: longitude, check_in_accuracy: accuracy } = row
  return {
    id: row.id,
    version: row.version,
    status,
    number: row.receipt_number,
    requestId: row.request_id,
    requestNumber: row.number,
    client: row.client_name,
    clientId: row.client_id,
    branchId: row.branch_id,
    branch: row.branch_name,
    location: row.branch_location,
    type: row.evaluation_type,
    scheduledAt: row.scheduled_date,
    notes: row.notes,
    shopper: { name: row.shopper, level: row.certification_level },
    editor: row.editor_id && row.editor ? { id: row.editor_id, name: row.editor } : null,
    checkIn: {
      at: row.checked_in_at,
      deviceAt: row.check_in_device_at,
      place: latitude !== null && longitude !== null ? { latitude, longitude, accuracy } : null,
      note: row.check_in_note,
    },
    submittedAt: row.submitted_at,
    releasedAt: row.released_at,
    dueAt,
    lateness,
    excluded: row.excluded_from_statistics,
    grades: (row.grades ?? {}) as Partial<Grades>,
    gradeNote: row.grade_note ?? '',
    grade: row.overall_score,
  }
}

function deadlineOf(
  row: Row,
  status: ReportStatus,
  at: Date,
  hours: ReviewHours,
): { dueAt: string | null; lateness: Lateness | 'overdue' } {
  if (isEditableByShopper(status))
    return { dueAt: row.due_at, lateness: new Date(row.due_at) <= at ? 'overdue' : 'on_time' }
  if (status !== 'submitted' && status !== 'in_review') return { dueAt: null, lateness: 'on_time' }
  const due = row.review_due_at
  return { dueAt: due, lateness: due ? reviewLateness(new Date(due), at, hours) : 'on_time' }
}

async function readHistory(db: Tx, reportId: string, texts: ReadonlyMap<string, string>): Promise<HistoryEntry[]> {
  const rows = await db
    .selectFrom('report_events as v')
    .leftJoin('profiles as p', 'p.id', 'v.actor_id')
    .select([
      'v.id',
      'v.step',
      'v.from_status',
      'v.to_status',
      'v.reason',
      'v.questions',
      'v.created_at',
      'p.full_name',
    ])
    .where('v.report_id', '=', reportId)
    .orderBy('v.created_at', 'desc')
    .orderBy('v.id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    step: row.step,
    from: row.from_status as ReportStatus | null,
    to: row.to_status as ReportStatus,
    reason: row.reason,
    questions: (row.questions as string[]).map((key) => ({ key, text: texts.get(key) ?? key })),
    by: row.full_name,
    at: row.created_at,
  }))
}
