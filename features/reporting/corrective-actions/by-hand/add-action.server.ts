import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import { correctiveActionDueOn, type Priority } from '#/domain/corrective-action.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { ActionSource } from '#/domain/reporting/action-source.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import {
  adderOf,
  attach,
  type StoredAttachment,
  withAttachments,
} from '#/features/reporting/attachments/attach.server.ts'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import type { SentFile } from '#/features/reporting/attachments/sent-files.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { recordStep, refuseDay } from '../open-action.server.ts'
import { type ActionOwner, ownerColumns } from '../owner.server.ts'

export type AddedAction = ActionOwner & {
  id: string
  branchId: string
  title: string
  details: string
  priority: Priority
  /** Null: derived from the priority. */
  dueOn: Day | null
  /** Guest review that it comes from. */
  reviewId: string | null
  /** Obligation that it comes from, with its document if one is kept. */
  paperKind: string | null
  paperId: string | null
}

const sourceOf = ({ reviewId, paperKind }: AddedAction): ActionSource =>
  reviewId ? 'guest' : paperKind ? 'paper' : 'manual'

/**
 * Opens a corrective action by hand, from a guest review, or from a document or a gap of compliance, with photos of the
 * problem. Idempotent by its id. Throws `not-found` for a source that is not the actor's, and the refusals of `withAttachments`.
 */
export async function addCorrectiveAction(
  actor: Actor,
  action: AddedAction,
  files: readonly SentFile[] = [],
): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  if (files.length > 0) await takeAttempt('picture by account', actor.id)
  if (action.dueOn) refuseDay(action.dueOn)
  await withAttachments(files, actionPhotos, (stored) => asActor(actor, (tx) => addWithin(tx, actor, action, stored)))
}

async function addWithin(tx: Tx, actor: Actor, action: AddedAction, stored: StoredAttachment[]) {
  await refuseBranch(tx, actor, action.branchId)
  await refuseSource(tx, actor, action)
  const owner = await ownerColumns(tx, action.branchId, action)
  const source = sourceOf(action)
  const dueOn = action.dueOn ?? correctiveActionDueOn(action.priority, riyadhDay(now()))
  const row = await tx
    .insertInto('report_actions')
    .values({
      id: action.id,
      client_id: companyOf(actor),
      source,
      branch_id: action.branchId,
      guest_review_id: action.reviewId,
      paper_kind: action.paperKind,
      paper_id: action.paperId,
      title: action.title,
      details: action.details || null,
      ...owner,
      priority: action.priority,
      due_on: dueOn,
      created_by: actor.id,
      created_at: now(),
      updated_at: now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) {
    await refuseOtherContent(tx, actor, action)
    return 'unneeded' as const
  }
  const eventId = await recordStep(tx, actor, { actionId: row.id, step: 'open', from: null, to: 'open', note: null })
  const places = stored.map((_, index) => index + 1)
  await attach(tx, adderOf(actor), { actionId: row.id }, stored, places, { ofProblem: true })
  await recordActivity(tx, actor, {
    action: 'actions.open',
    entity: 'action',
    entityId: row.id,
    clientId: companyOf(actor),
    after: { title: action.title, owner: owner.owner_name, priority: action.priority, due: dueOn },
  })
  if (owner.owner_id ?? owner.owner_email) await enqueue(tx, 'actions.announce', { actionId: row.id, eventId })
  return 'kept' as const
}

/** Refuses a branch that is closed or on which the actor does not work. */
async function refuseBranch(tx: Tx, actor: Actor, branchId: string): Promise<void> {
  const branch = await tx
    .selectFrom('branches as b')
    .select('b.id')
    .where('b.id', '=', recordId(branchId))
    .where('b.client_id', '=', companyOf(actor))
    .where('b.closed_at', 'is', null)
    .where(sql<boolean>`priv.may_branch('actions.write', b.id)`)
    .executeTakeFirst()
  if (!branch) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
}

/** Refuses a review or a document that the actor does not see, or of another branch. */
async function refuseSource(tx: Tx, actor: Actor, action: AddedAction): Promise<void> {
  const { reviewId, paperKind, paperId, branchId } = action
  if (reviewId !== null && (paperKind !== null || paperId !== null)) throw new AppError('bad-request')
  if (reviewId !== null) {
    const review = await tx
      .selectFrom('guest_reviews')
      .select('branch_id')
      .where('id', '=', recordId(reviewId))
      .where('client_id', '=', companyOf(actor))
      .where('state', '=', 'published')
      .executeTakeFirst()
    if (!review) throw new AppError('not-found')
    if (review.branch_id !== branchId) throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
  }
  if (paperId === null) return
  const paper = await tx
    .selectFrom('papers')
    .select(['kind', 'branch_id'])
    .where('id', '=', recordId(paperId))
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (!paper || paper.kind !== paperKind) throw new AppError('not-found')
  if (paper.branch_id !== null && paper.branch_id !== branchId)
    throw new AppError('bad-request', {}, { branchId: 'paper-branch' })
}

/** Refuses an id that is already used for an action of another branch or source. */
async function refuseOtherContent(tx: Tx, actor: Actor, action: AddedAction): Promise<void> {
  const known = await tx
    .selectFrom('report_actions')
    .select(['branch_id', 'source', 'guest_review_id', 'paper_kind'])
    .where('id', '=', action.id)
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirst()
  const isSame =
    known?.branch_id === action.branchId &&
    known.source === sourceOf(action) &&
    known.guest_review_id === action.reviewId &&
    known.paper_kind === action.paperKind
  if (!isSame) throw new AppError('bad-request')
}
