import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { closingMessages } from '#/messages/office/closing.ts'
import { moveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'

const { en, ar } = closingMessages.cancelReason
/** Bilingual, because the text is generated. */
const reason = `${en} ${ar}`

/**
 * Cancels what a company that closes ordered and no shopper has begun: requests without a shopper, and visits that the
 * company does not see, whose shopper loses them without blame. Only for transactions of the platform.
 */
export async function cancelFreeOf(tx: Tx, actor: Actor | null, clientId: string): Promise<void> {
  const requests = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'status', 'shopper_id'])
    .where('client_id', '=', clientId)
    .where((of) =>
      of.or([of('status', 'in', ['pending', 'approved']), of('status', '=', 'assigned').and('is_withheld', '=', true)]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, status, shopper_id: shopperId } of requests) {
    await moveRequest(tx, { id, status, to: 'cancelled' }, { shopper_id: null, cancel_reason: reason })
    const step = { requestId: id, clientId, step: 'cancel', from: status, to: 'cancelled', reason, shopperId } as const
    await recordStep(tx, actor, { ...step, cause: 'branch_closed' })
  }
}
