import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import {
  type ClientApprovalStatus,
  clientApprovalSteps,
  clientApprovalStepsWithReason,
} from '#/domain/client-approval.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { clientApproval } from './client-standing.server.ts'
import type { Decision } from './form.ts'

export type Decided = { decision: Decision['intent']; client: string }

/** A new question replaces an earlier one with its answer; both stay in the activity log. */
const asked = (question: string | null) => ({
  approval_question: question,
  approval_asked_at: now(),
  approval_answer: null,
  approval_answered_at: null,
})
const decided = (approval: ClientApprovalStatus, reason: string | null, by: string) => ({
  approval,
  approval_reason: reason,
  approval_changed_at: now(),
  approval_changed_by: by,
  approval_question: null,
  approval_asked_at: null,
  approval_answer: null,
  approval_answered_at: null,
})

/** Decides on a client's account, or asks for more before it; notifies the client of the reason in its language. */
export async function decideApproval(actor: Actor, decision: Decision): Promise<Decided> {
  const { intent, clientId } = decision
  authorize(actor, clientApprovalSteps[intent].permission)
  const reason = 'reason' in decision ? decision.reason : null
  if (clientApprovalStepsWithReason.includes(intent) && !reason) throw new AppError('client.reason-required')
  return asActor(actor, async (tx) => {
    const before = await clientApproval(tx, clientId)
    const after = takeStep(clientApprovalSteps, intent, before)
    if (!after) throw new AppError('changed-meanwhile')
    const { numUpdatedRows } = await tx
      .updateTable('client_profiles')
      .set(intent === 'ask' ? asked(reason) : decided(after, reason, actor.id))
      .where('profile_id', '=', clientId)
      .where('approval', '=', before)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    const action = `clients.${intent}`
    const states = { before: { approval: before }, after: { approval: after } }
    await recordActivity(tx, actor, { action, entity: 'client', entityId: clientId, clientId, reason, ...states })
    await enqueue(tx, 'accounts.approval-decided', { clientId, decision: intent, reason, effect: randomUUID() })
    const of = tx.selectFrom('profiles as p').select(companyOfProfile('p').as('client')).where('p.id', '=', clientId)
    const { client } = await of.executeTakeFirstOrThrow()
    return { decision: intent, client }
  })
}
