import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { CorrectiveActionStatus } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import { toldOf } from '#/domain/failure.ts'
import type { AuditSignature, AuditValues } from '#/domain/operations/audits/answers.ts'
import type { AuditKind, AuditState } from '#/domain/operations/audits/state.ts'
import { isDoneAudit } from '#/domain/operations/audits/state.ts'
import { authorize } from '#/domain/permissions.ts'
import {
  type AnswerValue,
  type Question,
  type QuestionnaireDefinition,
  scoredQuestions,
} from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { isFailed, type ReportScore, scoreAnswer } from '#/domain/score.ts'
import type { Text } from '#/domain/text.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { asAsked, storedAgain } from './asked-again.server.ts'
import { auditBranch, auditNames } from './hold.server.ts'

export type AuditAction = { id: string; title: string; status: CorrectiveActionStatus; dueOn: Day; owner: string }
export type AuditFinding = {
  question: Question
  value: AnswerValue
  /** The failure as a fact; the question where the answer earned full marks. */
  sentence: Text
  note: string
  failed: boolean
  photos: string[]
  fixPhotos: string[]
  actions: AuditAction[]
}
export type AuditDetails = {
  id: string
  number: number
  branchId: string
  branch: string
  /** Whether the reader may open the page of the branch. */
  seesBranch: boolean
  kind: AuditKind
  state: AuditState
  plannedOn: Day
  auditor: string
  auditorId: string
  isOwn: boolean
  version: number
  startedAt: string | null
  signedAt: string | null
  signedDeviceAt: string | null
  releasedAt: string | null
  releasedBy: string | null
  lockedAt: string | null
  cancelReason: string | null
  signature: AuditSignature | null
  definition: QuestionnaireDefinition
  score: ReportScore | null
  /** Answers that lost points, critical and major ones first. */
  findings: AuditFinding[]
  /** The other answers, in the order of the questions. */
  rest: (Pick<AuditFinding, 'question' | 'value' | 'note' | 'photos'> & { na: boolean })[]
  actions: AuditAction[]
}

const iso = (at: string | Date | null): string | null => (at === null ? null : new Date(at).toISOString())

const selectDetails = (db: Tx, actor: Actor, auditId: string) =>
  db
    .selectFrom('audits as a')
    .leftJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
    )
    .selectAll('a')
    .select(['b.id as seenBranch', auditBranch().as('branch')])
    .where('a.client_id', '=', companyOf(actor))
    .where('a.id', '=', recordId(auditId))

/** An audit with its result, as far as it is signed. Throws `not-found`, also before its release to other readers. */
export async function readAudit(actor: Actor, auditId: string): Promise<AuditDetails> {
  authorize(actor, 'audits.read')
  return readAs(actor, async (db) => {
    const row = await selectDetails(db, actor, auditId).executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const [definition, names, photos, actions] = await Promise.all([
      questionnaireById(db, row.questionnaire_id),
      auditNames(db, [row.auditor_id, row.released_by]),
      db
        .selectFrom('audit_photos')
        .select(['question_key', 'kind', 'file_id'])
        .where('audit_id', '=', row.id)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('report_actions')
        .select(['id', 'title', 'status', 'due_on', 'owner_name', 'question_key'])
        .where('audit_id', '=', row.id)
        .where('client_id', '=', companyOf(actor))
        .orderBy('due_on')
        .execute(),
    ])
    const isDone = isDoneAudit(row.state)
    const values = (isDone ? row.answers : {}) as unknown as AuditValues
    const made = actions.map(({ due_on, owner_name, question_key, ...action }) => ({
      questionKey: question_key,
      ...action,
      dueOn: due_on,
      owner: owner_name,
    }))
    const photosOf = (key: string, kind: string) =>
      photos.filter((one) => one.question_key === key && one.kind === kind).map(({ file_id }) => file_id)
    const told = answeredOf(asAsked(definition, storedAgain(row)), values).map(({ question, value, na, note }) => ({
      question,
      value,
      na,
      note,
      failed: isFailed(question, value),
      lost: value !== null && (scoreAnswer(question, value) ?? 1) < 1,
      sentence: (value === null ? null : toldOf(question, value)?.sentence) ?? question.text,
      photos: photosOf(question.key, 'finding'),
      fixPhotos: photosOf(question.key, 'fix'),
      actions: made.filter(({ questionKey }) => questionKey === question.key),
    }))
    return {
      id: row.id,
      number: row.number,
      branchId: row.branch_id,
      branch: row.branch,
      seesBranch: row.seenBranch !== null,
      kind: row.kind,
      state: row.state,
      plannedOn: row.planned_on,
      auditor: names.get(row.auditor_id) ?? '',
      auditorId: row.auditor_id,
      isOwn: row.auditor_id === actor.id,
      version: row.version,
      startedAt: iso(row.started_at),
      signedAt: iso(row.signed_at),
      signedDeviceAt: iso(row.signed_device_at),
      releasedAt: iso(row.released_at),
      releasedBy: row.released_by === null ? null : (names.get(row.released_by) ?? ''),
      lockedAt: iso(row.locked_at),
      cancelReason: row.cancel_reason,
      signature: row.signature as unknown as AuditSignature | null,
      definition,
      score: isDone ? (row.score as unknown as ReportScore) : null,
      findings: told.filter(({ lost }) => lost).toSorted((a, b) => gravity(b) - gravity(a)),
      rest: told.filter(({ lost }) => !lost),
      actions: made,
    }
  })
}

const gravity = ({ question, failed }: { question: Question; failed: boolean }): number =>
  (failed ? 4 : 0) + (question.critical ? 2 : 0) + (question.major ? 1 : 0)

const answeredOf = (definition: QuestionnaireDefinition, values: AuditValues) =>
  scoredQuestions(definition).flatMap((question) => {
    const given = values[question.key]
    return given ? [{ question, value: given.na ? null : given.value, na: given.na, note: given.note }] : []
  })
