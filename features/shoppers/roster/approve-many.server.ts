import type { Actor } from '#/domain/actor.ts'
import { AppError, type ErrorCode } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { decideShopperApproval } from '#/features/shoppers/administration/decide-approval.server.ts'

export type ManyDone = { done: number; refused: { shopperId: string; code: ErrorCode }[] }

/** Approves those of many shoppers that can be, and returns the reasons for the others. */
export async function approveShoppers(actor: Actor, shopperIds: readonly string[]): Promise<ManyDone> {
  authorize(actor, 'shoppers.approve')
  const refused: ManyDone['refused'] = []
  const wanted = new Set(shopperIds)
  for (const shopperId of wanted) {
    try {
      await decideShopperApproval(actor, 'approve', shopperId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ shopperId, code: error.code })
    }
  }
  return { done: wanted.size - refused.length, refused }
}
