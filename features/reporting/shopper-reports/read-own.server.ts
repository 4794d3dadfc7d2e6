import { sql } from 'kysely'
import { z } from 'zod'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Grades, ReportStatus } from '#/domain/report.ts'
import type { Lang } from '#/domain/text.ts'
import { questionnaireOfVisit } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { now } from '#/platform/clock.ts'
import { type AnsweredSection, answeredSections } from './answered.ts'
import { nextStep } from './next-step.ts'
import type { AppealState, NextStep } from './own-report.ts'

export type Word = { id: string; kind: 'returned' | 'rejected'; reason: string; questions: string[]; at: string }

export type OwnReport = {
  id: string
  receipt: number
  requestNumber: number
  branch: string
  location: string
  client: string
  type: EvaluationType
  status: ReportStatus
  visitedAt: string
  submittedAt: string | null
  releasedAt: string | null
  fee: Halalas | null
  next: NextStep
  /** Reasons of returns, newest first. */
  words: Word[]
  grade: { overall: number; points: Grades; note: string | null } | null
  appeal: { status: AppealState; reason: string; at: string; decision: string | null; decidedAt: string | null } | null
  feeDue: Halalas | null
  reply: { text: string; at: string; answer: string | null; answeredAt: string | null } | null
  rating: { stars: number; note: string | null } | null
  sections: AnsweredSection[]
}

/** Everything that a shopper may see of an own report, without the branch's score. */
export async function readOwnReport(actor: Actor, reportId: string, lang: Lang): Promise<OwnReport> {
  authorize(actor, 'reports.write')
  return readAs(actor, async (db) => {
    const row = await selectOwn(db, actor, recordId(reportId))
    if (!row) throw new AppError('not-found')
    const [definition, answers, photos, events] = await Promise.all([
      questionnaireOfVisit(db, row),
      selectAnswers(db, row.id),
      selectPhotos(db, row.id),
      selectWords(db, row.id),
    ])
    const status = row.status
    const isOut = ['released', 'disputed', 'locked', 'rejected'].includes(status)
    const { appeal_status, appealed_at } = row
    const appeal = appeal_status && appealed_at ? { status: appeal_status, at: appealed_at } : null
    return {
      id: row.id,
      receipt: row.receipt_number,
      requestNumber: row.number,
      branch: row.branch_name,
      location: row.branch_location,
      client: row.client_name,
      type: row.evaluation_type as EvaluationType,
      status,
      visitedAt: row.checked_in_at,
      submittedAt: row.submitted_at,
      releasedAt: row.released_at,
      fee: row.fee,
      next: nextStep(
        {
          status,
          dueAt: row.due_at,
          reviewDueAt: row.review_due_at,
          rejectedAt: events.find(({ step }) => step === 'reject')?.created_at ?? null,
          appeal: appeal && { ...appeal, feeDue: row.fee_due },
        },
        now(),
      ),
      words: wordsOf(events, definition, lang),
      grade:
        isOut && row.overall_score !== null && row.grades
          ? { overall: row.overall_score, points: row.grades as Grades, note: row.grade_note }
          : null,
      appeal: appeal && {
        ...appeal,
        reason: row.appeal_reason ?? '',
        decision: row.decision,
        decidedAt: row.decided_at,
      },
      feeDue: row.fee_due,
      reply:
        (row.reply && {
          text: row.reply,
          at: row.replied_at ?? '',
          answer: row.answer,
          answeredAt: row.answered_at,
        }) ||
        null,
      rating: row.stars === null ? null : { stars: row.stars, note: row.rating_note },
      sections: answeredSections(definition, answers, photos, lang),
    }
  })
}

type Visit = {
  report_id: string
  number: number
  client_name: string
  branch_name: string
  branch_location: string
  evaluation_type: string
  fee: number | null
}

const selectOwn = (db: Tx, actor: Actor, reportId: string) =>
  db
    .selectFrom('mystery_shopping_reports as r')
    .innerJoin(sql<Visit>`priv.visits_of_own_reports(${reportId}::uuid)`.as('v'), (join) =>
      join.onRef('v.report_id', '=', 'r.id'),
    )
    .leftJoin('report_appeals as a', 'a.report_id', 'r.id')
    .leftJoin('grade_replies as g', 'g.report_id', 'r.id')
    .leftJoin('brief_ratings as b', 'b.report_id', 'r.id')
    .select(['r.id', 'r.receipt_number', 'r.status', 'r.checked_in_at', 'r.submitted_at', 'r.released_at', 'r.due_at'])
    .select(['r.review_due_at', 'r.overall_score', 'r.grades', 'r.grade_note', 'r.questionnaire_id', 'r.circumstances'])
    .select(['v.number', 'v.client_name', 'v.branch_name', 'v.branch_location', 'v.evaluation_type', 'v.fee'])
    .select(['a.status as appeal_status', 'a.reason as appeal_reason', 'a.created_at as appealed_at', 'a.decision'])
    .select(['a.decided_at', 'a.fee_due', 'g.text as reply', 'g.created_at as replied_at', 'g.answer', 'g.answered_at'])
    .select(['b.stars', 'b.note as rating_note'])
    .where('r.id', '=', reportId)
    .where('r.shopper_id', '=', actor.id)
    .executeTakeFirst()

const selectAnswers = async (db: Tx, reportId: string) => {
  const rows = await db
    .selectFrom('report_answers')
    .select(['question_key', 'value', 'not_applicable', 'na_reason', 'comment', 'answered_at'])
    .where('report_id', '=', reportId)
    .execute()
  return rows.map((row) => ({
    questionKey: row.question_key,
    value: row.value as never,
    notApplicable: row.not_applicable,
    naReason: row.na_reason ?? '',
    comment: row.comment ?? '',
  }))
}

const selectPhotos = (db: Tx, reportId: string) =>
  db
    .selectFrom('report_photos')
    .select(['id', 'question_key as questionKey', 'file_id as fileId', 'kind'])
    .where('report_id', '=', reportId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

const selectWords = (db: Tx, reportId: string) =>
  db
    .selectFrom('report_events')
    .select(['id', 'step', 'reason', 'questions', 'created_at'])
    .where('report_id', '=', reportId)
    .where('step', 'in', ['requestRevision', 'reject'])
    .orderBy('created_at', 'desc')
    .execute()

const keys = z.array(z.string()).catch([])

function wordsOf(
  events: Awaited<ReturnType<typeof selectWords>>,
  definition: QuestionnaireDefinition,
  lang: Lang,
): Word[] {
  const texts = new Map(allQuestions(definition).map(({ key, text }) => [key, text[lang]]))
  return events.map(({ id, step, reason, questions, created_at }) => ({
    id,
    kind: step === 'reject' ? 'rejected' : 'returned',
    reason: reason ?? '',
    questions: keys.parse(questions).map((key) => texts.get(key) ?? key),
    at: created_at,
  }))
}
