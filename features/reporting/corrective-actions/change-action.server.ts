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

type Looked = { actionId: string; version: number }
type Change = Looked & {
  title: string
  ownerName: string
  ownerEmail: string | null
  priority: Priority
  dueOn: Day | null
}
type Move = Looked & {
  step: CorrectiveActionStep
  note: string
  rootCause: string
  causeClass?: CauseClass | null
  prevention?: string
}

/** The current action. Throws `changed-meanwhile` when an older version was seen. */
export async function holdCorrectiveAction(tx: Tx, actor: Actor, { actionId, version }: Looked) {
  const action = await tx
    .selectFrom('report_actions')
    .select(['id', 'status', 'version', 'title', 'owner_name', 'owner_email', 'priority', 'due_on', 'root_cause'])
    .select('branch_id')
    .where('id', '=', recordId(actionId))
    .where('client_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (!action) throw new AppError('not-found')
  if (action.version !== version) throw new AppError('changed-meanwhile')
  return action
}
type Held = Awaited<ReturnType<typeof holdCorrectiveAction>>

type Columns = Partial<{
  status: CorrectiveActionStatus
  verification: Verification | null
  title: string
  owner_name: string
  owner_email: string | null
  priority: Priority
  due_on: Day
  root_cause: string
  done_note: string | null
  cause_class: CauseClass | null
  prevention: string | null
}>

/** Writes only onto the version seen: of concurrent writers the second is refused. */
export async function writeCorrectiveAction(tx: Tx, actor: Actor, held: Held, columns: Columns): Promise<void> {
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
async function mayVerifyOn(tx: Tx, branchId: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`select priv.may_branch('actions.verify', ${branchId}) as may`.execute(tx)
  return rows[0]!.may
}

/** Refuses those who do not verify on this branch, and the one who finished the action. */
async function refuseVerifier(tx: Tx, actor: Actor, held: Held): Promise<void> {
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
}

/** Changes task, owner and due day of an action not done yet. */
export async function changeCorrectiveAction(actor: Actor, change: Change): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  await asActor(actor, async (tx) => {
    const held = await holdCorrectiveAction(tx, actor, change)
    if (!isUnfinished(held.status)) throw new AppError('action.closed')
    const dueOn = change.dueOn ?? held.due_on
    if (dueOn !== held.due_on) refuseDay(dueOn)
    if (dueOn > held.due_on && !(await mayVerifyOn(tx, held.branch_id)))
      throw new AppError('action.extend-refused', {}, { dueOn: 'action-extend' })
    const { title, ownerName, ownerEmail, priority } = change
    const columns = { title, owner_name: ownerName, owner_email: ownerEmail, priority, due_on: dueOn }
    await writeCorrectiveAction(tx, actor, held, columns)
    const entry = { actionId: held.id, step: 'change', from: held.status, to: held.status, note: null }
    const eventId = await recordStep(tx, actor, entry)
    await recordActivity(tx, actor, {
      action: 'actions.change',
      entity: 'action',
      entityId: held.id,
      clientId: companyOf(actor),
      before: { title: held.title, owner: held.owner_name, priority: held.priority, due: held.due_on },
      after: { title, owner: ownerName, priority, due: dueOn },
    })
    // why: the link was made for the owner before
    if (ownerName !== held.owner_name) await endLinkOf(tx, actor, held.id)
    if (ownerEmail && ownerEmail !== held.owner_email)
      await enqueue(tx, 'actions.announce', { actionId: held.id, eventId })
  })
}

/** Moves an action to its next status. The step to done throws the refusals of `refuseUnfinished`. */
export async function moveCorrectiveAction(actor: Actor, { step, note, rootCause, ...move }: Move): Promise<void> {
  authorize(actor, correctiveActionSteps[step].permission)
  await takeAttempt('report work by account', actor.id)
  const { causeClass = null, prevention = '', ...looked } = move
  await asActor(actor, async (tx) => {
    const held = await holdCorrectiveAction(tx, actor, looked)
    const status = takeStep(correctiveActionSteps, step, held.status)
    if (!status) throw new AppError('action.step-refused')
    if (step === 'finish') await refuseUnfinished(tx, held, { causeClass, rootCause, note, prevention })
    const texts = { root_cause: rootCause, done_note: note || null, cause_class: causeClass, prevention: prevention || null }
    const done = step === 'finish' ? texts : {}
    if (step === 'verify') await refuseVerifier(tx, actor, held)
    // why: a check by the company itself stays a declaration; our review or the next visit confirms it
    const verification = status === 'verified' ? 'self' : null
    await writeCorrectiveAction(tx, actor, held, { status, verification, ...done })
    await recordStep(tx, actor, { actionId: held.id, step, from: held.status, to: status, note: note || null })
    await recordActivity(tx, actor, {
      action: `actions.${step}`,
      entity: 'action',
      entityId: held.id,
      clientId: companyOf(actor),
      before: { status: held.status },
      after: { status, ...(step === 'finish' ? { rootCause } : {}) },
      reason: note || null,
    })
    // why: reopening the correction of a critical failure can cost the branch its certificate
    if (step === 'reopen') await enqueue(tx, 'certificates.review', { branchId: held.branch_id })
  })
}
