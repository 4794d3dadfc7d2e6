import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystemWithin, readAs, type Tx } from '#/db/database.server.ts'
import { branchNow, companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { awaitsConfirmation } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import { failureTold } from '#/domain/failure.ts'
import { authorize } from '#/domain/permissions.ts'
import { allQuestions, type AnswerValue } from '#/domain/questionnaire.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { questionnaireById } from '#/features/fieldwork/questionnaires/read-questionnaire.server.ts'
import { type Attachment, attachmentsOf } from '#/features/reporting/attachments/read-attachments.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { type ReusedPhoto, selectReusedProof } from './reused-proof.server.ts'

const mostShown = 100

export type Correction = {
  id: string
  version: number
  title: string
  client: string
  branch: string
  reportId: string
  finding: string | null
  rootCause: string
  doneNote: string
  photos: Attachment[]
  /** Those that had proved an action before, by file. */
  reused: Record<string, ReusedPhoto>
  isDeclared: boolean
  doneAt: string
}

/**
 * Corrective actions `a` about a critical question that failed in their own counted visit, done and confirmed by none
 * but the client.
 */
const selectWaiting = (db: Tx) =>
  db
    .selectFrom('report_actions as a')
    .innerJoin('counted_visits as v', (join) =>
      join.onRef('v.report_id', '=', 'a.report_id').onRef('v.client_id', '=', 'a.client_id'),
    )
    .where(sql<boolean>`a.question_key = any(v.failed)`)
    .where(sql<boolean>`(a.status = 'done' or a.verification = 'self')`)

async function findingOf(db: Tx, of: { questionnaireId: string; reportId: string; key: string }, lang: Lang) {
  const question = allQuestions(await questionnaireById(db, of.questionnaireId)).find(({ key }) => key === of.key)
  if (!question) return null
  const answer = await db
    .selectFrom('report_answers')
    .select('value')
    .where('report_id', '=', of.reportId)
    .where('question_key', '=', of.key)
    .executeTakeFirst()
  return failureTold(question, answer ? (answer.value as AnswerValue) : null).sentence[lang]
}

/** Corrections to be confirmed by the review, longest waiting first. */
export async function readCorrections(actor: Actor, lang: Lang): Promise<Correction[]> {
  authorize(actor, 'review.browse')
  return readAs(actor, async (db) => {
    const rows = await selectWaiting(db)
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'a.client_id').onRef('b.id', '=', 'a.branch_id'),
      )
      .innerJoin('profiles as p', 'p.id', 'a.client_id')
      .innerJoin('mystery_shopping_reports as r', (join) =>
        join.onRef('r.client_id', '=', 'a.client_id').onRef('r.id', '=', 'a.report_id'),
      )
      .select(['a.id', 'a.version', 'a.title', 'r.id as report_id', 'a.question_key', 'a.root_cause', 'a.done_note'])
      .select(['a.status', 'a.updated_at', branchNow('b').as('branch'), 'r.questionnaire_id'])
      .select(companyOfProfile('p').as('client'))
      .orderBy('a.updated_at')
      .orderBy('a.id')
      .limit(mostShown)
      .execute()
    const photos = await attachmentsOf(
      db,
      'action_id',
      rows.map(({ id }) => id),
    )
    const corrections: Correction[] = []
    for (const row of rows)
      corrections.push({
        id: row.id,
        version: row.version,
        title: row.title,
        client: row.client,
        branch: row.branch,
        reportId: row.report_id,
        finding: await findingOf(
          db,
          { questionnaireId: row.questionnaire_id, reportId: row.report_id, key: row.question_key ?? '' },
          lang,
        ),
        rootCause: row.root_cause ?? '',
        doneNote: row.done_note ?? '',
        photos: photos.get(row.id) ?? [],
        reused: await selectReusedProof(db, row.id),
        isDeclared: row.status === 'verified',
        doneAt: row.updated_at,
      })
    return corrections
  })
}

/** Number of corrections waiting for the review. */
export const countCorrections = (actor: Actor): Promise<number> =>
  readAs(actor, async (db) => {
    const row = await selectWaiting(db)
      .select((of) => of.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow()
    return row.waiting
  })

type Settled = { id: string; clientId: string; branchId: string; title: string; version: number }
type Outcome = { status: 'verified' | 'reopened'; by: 'review' | 'visit'; note: string | null }

/** Writes the outcome and its history entry, notifies the client, and has the branch's certificate reviewed. */
async function settle(tx: Tx, action: Settled, { status, by, note }: Outcome): Promise<void> {
  const eventId = await callFunction<string | null>(
    tx,
    sql`priv.settle_correction(${action.id}, ${action.version}, ${status}, ${by}, ${note}, ${now()})`,
  )
  if (eventId === null) throw new AppError('changed-meanwhile')
  const kind = status === 'verified' ? 'action.confirmed' : 'action.sent-back'
  const facts = { action: action.title, id: action.id }
  // why: no role of a person may write notices to others
  await asSystemWithin('notifies the client in the transaction that settles the correction', tx, () =>
    tell(tx, { client: action.clientId, branch: action.branchId }, kind, facts, {
      effectKey: `action.settled:${eventId}`,
    }),
  )
  await enqueue(tx, 'certificates.review', { branchId: action.branchId })
}

type Decision = { actionId: string; version: number; outcome: 'confirm' | 'send-back'; note: string }

/**
 * Confirms a correction by the review, or returns it with a reason. Throws `not-found`, `changed-meanwhile`,
 * `action.step-refused` when it is not done, `action.note-required` when returned without a reason.
 */
export async function decideCorrection(actor: Actor, { actionId, version, outcome, note }: Decision): Promise<void> {
  authorize(actor, 'actions.confirm')
  const said = note.trim()
  if (outcome === 'send-back' && !said) throw new AppError('action.note-required', {}, { note: 'reason' })
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('report_actions')
      .select(['id', 'client_id', 'branch_id', 'title', 'version', 'status', 'verification'])
      .where('id', '=', recordId(actionId))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (row.version !== version) throw new AppError('changed-meanwhile')
    const from = row.status
    if (!awaitsConfirmation({ status: from, verification: row.verification })) throw new AppError('action.step-refused')
    const held = { id: row.id, clientId: row.client_id, branchId: row.branch_id, title: row.title, version }
    const status = outcome === 'confirm' ? 'verified' : 'reopened'
    await settle(tx, held, { status, by: 'review', note: said || null })
    await recordActivity(tx, actor, {
      action: `actions.${outcome}`,
      entity: 'action',
      entityId: row.id,
      clientId: row.client_id,
      before: { status: from },
      after: { status },
      reason: said || null,
    })
  })
}

/**
 * Confirms corrections by a later counted visit of the same branch in which the same critical question did not fail.
 * The visit must have taken place after the action was done. Returns the number confirmed.
 */
export async function confirmByVisits(tx: Tx, branchId: string): Promise<number> {
  const { rows } = await sql<{
    id: string
    client_id: string
    title: string
    version: number
  }>`
    select a.id, a.client_id, a.title, a.version from report_actions a
    join counted_visits own on own.report_id = a.report_id and own.client_id = a.client_id and a.question_key = any(own.failed)
    join mystery_shopping_reports r on r.id = own.report_id
    join questionnaires q on q.id = r.questionnaire_id
    where a.branch_id = ${branchId} and (a.status = 'done' or a.verification = 'self')
      and exists (
        select from counted_visits later
        join mystery_shopping_reports lr on lr.id = later.report_id
        join questionnaires lq on lq.id = lr.questionnaire_id and lq.code = q.code
        join report_answers ra on ra.report_id = later.report_id and ra.question_key = a.question_key
          and not ra.not_applicable and ra.value is not null
        where later.client_id = a.client_id and later.branch_id = a.branch_id and not (a.question_key = any(later.failed))
          and later.visited_at > (
            select max(e.created_at) from report_action_events e where e.action_id = a.id and e.step = 'finish'))
    order by a.id for update of a`.execute(tx)
  for (const { id, client_id: clientId, title, version } of rows) {
    const held = { id, clientId, branchId, title, version }
    await settle(tx, held, { status: 'verified', by: 'visit', note: null })
  }
  return rows.length
}
