import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type ShopperApprovalStep, shopperApprovalSteps } from '#/domain/shoppers/shopper-approval.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { setApproval } from '#/features/shoppers/shopper-profile/write-profile.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeBackVisits } from './take-back-visits.server.ts'

/** Decides whether a shopper may take visits; notifies them, with the reason of a refusal. */
export async function decideShopperApproval(
  actor: Actor,
  step: ShopperApprovalStep,
  shopperId: string,
  reason: string | null = null,
): Promise<void> {
  authorize(actor, shopperApprovalSteps[step].permission)
  const why = reason?.trim() || null
  if (step === 'reject' && !why) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('mystery_shopper_profiles')
      .select(['approval', 'merged_into'])
      .where('profile_id', '=', recordId(shopperId))
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    if (row.merged_into) throw new AppError('shopper.merged')
    const before = row.approval
    const after = takeStep(shopperApprovalSteps, step, before)
    if (!after) throw new AppError('changed-meanwhile')
    const decided = { approval: after, reason: why, by: actor.id }
    if (!(await setApproval(tx, shopperId, before, decided))) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: `shoppers.${step}`,
      entity: 'profile',
      entityId: shopperId,
      before: { approval: before },
      after: { approval: after },
      reason: why,
    })
    if (step === 'reject') await takeBackVisits(tx, actor, shopperId, why ?? '')
    await enqueue(tx, 'shoppers.announce', { shopperId, decision: step, reason: why, effect: randomUUID() })
  })
}
