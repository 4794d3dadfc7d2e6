import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import {
  type CorrectiveActionStatus,
  type CorrectiveActionStep,
  correctiveActionSteps,
  isUnfinished,
  type Priority,
  type Verification,
} from '#/domain/corrective-action.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { CauseClass } from '#/domain/reporting/action-finish.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { refuseUnfinished } from './finish.server.ts'
import { endLinkOf } from './links/links.server.ts'
import { recordStep, refuseDay } from './open-action.server.ts'
import { type ActionOwner, isOwnerOf, ownerColumns } from './owner.server.ts'

export type LookedAction = { actionId: string; version: number }
type Change = LookedAction & ActionOwner & { title: string; details?: string; priority: Priority; dueOn: Day | null }
export type ActionMove = LookedAction & {
  step: CorrectiveActionStep
  note: string
  rootCause: string
  causeClass?: CauseClass | null
  prevention?: string
  /** Made by a phone: id of the event of this step, by which a repeated send is known. */
  key?: string
}

/** The current action. Throws `changed-meanwhile` when an older version was seen. */
export async function holdCorrectiveAction(tx: Tx, actor: Actor, { actionId, version }: LookedAction) {
  const action = await tx
    .selectFrom('report_actions')
    .select(['id', 'status', 'version', 'title', 'owner_name', 'owner_email', 'owner_id', 'priority', 'due_on'])
    .select(['root_cause', 'branch_id', 'extensions', 'repeats_id', 'photo_demanded'])
    .where('id', '=', recordId(actionId))
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (!action) throw new AppError('not-found')
  if (action.version !== version) throw new AppError('changed-meanwhile')
  return action
}
export type HeldAction = Awaited<ReturnType<typeof holdCorrectiveAction>>

type Columns = Partial<{
  status: CorrectiveActionStatus
  verification: Verification | null
  title: string
  details: string | null
  owner_name: string
  owner_email: string | null
  owner_id: string | null
  priority: Priority
  due_on: Day
  extensions: number
  root_cause: string
  done_note: string | null
  cause_class: CauseClass | null
  prevention: string | null
  told_level: number
}>

/** Writes only onto the version seen: of concurrent writers the second is refused. */
export async function writeCorrectiveAction(tx: Tx, actor: Actor, held: HeldAction, columns: Columns): Promise<void> {
  const row = await tx
    .updateTable('report_actions')
    .set({ ...columns, version: held.version + 1, updated_at: now() })
    .where('id', '=', held.id)
    .where('client_id', '=', companyOf(actor))
    .where('version', '=', held.version)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new AppError('changed-meanwhile')
}

/** Whether the actor verifies actions of a branch. */
export async function mayVerifyOn(tx: Tx, branchId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select priv.may_branch('actions.verify', ${branchId}) as may`.execute(tx)
  return rows[0]!.may
}

/** Refuses those who do not verify on this branch, the owner of the action and the one who finished it. */
async function refuseVerifier(tx: Tx, actor: Actor, held: HeldAction): Promise<void> {
  if (!(await mayVerifyOn(tx, held.branch_id))) throw new AppError('not-allowed')
  const finish = await tx
    .selectFrom('report_action_events')
    .select('actor_id')
    .where('action_id', '=', held.id)
    .where('client_id', '=', companyOf(actor))
    .where('step', '=', 'finish')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (finish?.actor_id === actor.id) throw new AppError('action.verify-own')
  if (isOwnerOf(actor, held)) throw new AppError('action.verify-owner')
}

const sameOwner = (held: HeldAction, to: { owner_name: string; owner_id: string | null }): boolean =>
  held.owner_name === to.owner_name && held.owner_id === to.owner_id

/** Changes task, owner and due day of an action not done yet; more time is given by `extendCorrectiveAction`. */
export async function changeCorrectiveAction(actor: Actor, change: Change): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const held = await holdCorrectiveAction(tx, actor, change)
    if (!isUnfinished(held.status)) throw new AppError('action.closed')
    const dueOn = change.dueOn ?? held.due_on
    if (dueOn !== held.due_on) refuseDay(dueOn)
    if (dueOn > held.due_on) throw new AppError('action.extend-refused', {}, { dueOn: 'action-extend' })
    const { title, priority, details } = change
    await changeWithin(tx, actor, held, {
      owner: change,
      title,
      priority,
      dueOn,
      ...(details === undefined ? {} : { details }),
    })
  })
}

type Wanted = { owner: ActionOwner; title: string; details?: string; priority: Priority; dueOn: Day }

async function changeWithin(tx: Tx, actor: Actor, held: HeldAction, wanted: Wanted): Promise<void> {
  const { title, priority, dueOn } = wanted
  const owner = await ownerColumns(tx, held.branch_id, wanted.owner)
  const details = wanted.details === undefined ? {} : { details: wanted.details || null }
  await writeCorrectiveAction(tx, actor, held, { ...owner, ...details, title, priority, due_on: dueOn })
  const entry = { actionId: held.id, step: 'change', from: held.status, to: held.status, note: null }
  const eventId = await recordStep(tx, actor, entry)
  await recordActivity(tx, actor, {
    action: 'actions.change',
    entity: 'action',
    entityId: held.id,
    clientId: companyOf(actor),
    before: { title: held.title, owner: held.owner_name, priority: held.priority, due: held.due_on },
    after: { title, owner: owner.owner_name, priority, due: dueOn },
  })
  // why: the link was made for the owner before
  if (!sameOwner(held, owner)) await endLinkOf(tx, actor, held.id)
  const isNew = owner.owner_id === null ? owner.owner_email !== held.owner_email : owner.owner_id !== held.owner_id
  if (isNew && (owner.owner_id ?? owner.owner_email) !== null)
    await enqueue(tx, 'actions.announce', { actionId: held.id, eventId })
}

/** Gives an action that is not done to another owner, in a transaction of the actor. */
export async function assignWithin(tx: Tx, actor: Actor, looked: LookedAction, owner: ActionOwner): Promise<void> {
  const held = await holdCorrectiveAction(tx, actor, looked)
  if (!isUnfinished(held.status)) throw new AppError('action.closed')
  await changeWithin(tx, actor, held, { owner, title: held.title, priority: held.priority, dueOn: held.due_on })
}

/**
 * Moves an action to its next status. The step to done throws the refusals of `refuseUnfinished`; a manager cancels it
 * with a reason, else `action.reason-required`.
 */
export async function moveCorrectiveAction(actor: Actor, move: ActionMove): Promise<void> {
  authorize(actor, correctiveActionSteps[move.step].permission)
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, (tx) => moveWithin(tx, actor, move))
}

export async function moveWithin(tx: Tx, actor: Actor, { step, note, rootCause, ...move }: ActionMove): Promise<void> {
  authorize(actor, correctiveActionSteps[step].permission)
  const { causeClass = null, prevention = '', key, ...looked } = move
  const held = await holdCorrectiveAction(tx, actor, looked)
  const status = takeStep(correctiveActionSteps, step, held.status)
  if (!status) throw new AppError('action.step-refused')
  if (step === 'finish') await refuseUnfinished(tx, held, { causeClass, rootCause, note, prevention })
  if (step === 'verify') await refuseVerifier(tx, actor, held)
  if (step === 'cancel') await refuseCancel(tx, held, note)
  const texts = {
    root_cause: rootCause,
    done_note: note || null,
    cause_class: causeClass,
    prevention: prevention || null,
  }
  const done = step === 'finish' ? texts : step === 'reopen' ? { told_level: 0 } : {}
  // why: a check by the company itself stays a declaration; our review or the next visit confirms it
  const verification = status === 'verified' ? 'self' : null
  await writeCorrectiveAction(tx, actor, held, { status, verification, ...done })
  const entry = { actionId: held.id, step, from: held.status, to: status, note: note || null }
  await recordStep(tx, actor, key === undefined ? entry : { ...entry, id: key })
  await recordActivity(tx, actor, {
    action: `actions.${step}`,
    entity: 'action',
    entityId: held.id,
    clientId: companyOf(actor),
    before: { status: held.status },
    after: { status, ...(step === 'finish' ? { rootCause } : {}) },
    reason: note || null,
  })
  if (step === 'cancel') await endLinkOf(tx, actor, held.id)
  if (step === 'finish') await enqueue(tx, 'actions.to-verify', { actionId: held.id })
  // why: reopening the correction of a critical failure can cost the branch its certificate
  if (step === 'reopen') await enqueue(tx, 'certificates.review', { branchId: held.branch_id })
}

async function refuseCancel(tx: Tx, held: HeldAction, note: string): Promise<void> {
  if (!(await mayVerifyOn(tx, held.branch_id))) throw new AppError('not-allowed')
  if (!note.trim()) throw new AppError('action.reason-required', {}, { note: 'reason' })
}
