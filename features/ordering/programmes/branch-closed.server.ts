import { asSystem } from '#/db/database.server.ts'
import { moveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { programmeMessages } from '#/messages/ordering/programmes.ts'

const { en, ar } = programmeMessages.branchClosed
/** Bilingual, because the text is generated. */
const reason = `${en} ${ar}`

/**
 * Cancels the withheld visits of a branch that closed, as far as they have not begun. The company learns nothing of them:
 * they stay withheld, and its plan counts them as before. The shopper and our team see why. A second run finds none.
 */
export const withdrawFromClosed = ({ branchId }: JobPayload<'programmes.branch-closed'>): Promise<void> =>
  asSystem('a job cancels visits that the company does not see', async (tx) => {
    const visits = await tx
      .selectFrom('mystery_shopping_requests as q')
      .innerJoin('branches as b', (join) =>
        join.onRef('b.client_id', '=', 'q.client_id').onRef('b.id', '=', 'q.branch_id'),
      )
      .select(['q.id', 'q.client_id', 'q.status', 'q.shopper_id'])
      .where('q.branch_id', '=', branchId)
      .where('q.is_withheld', '=', true)
      .where('q.status', 'in', ['pending', 'approved', 'assigned'])
      .where('b.closed_at', 'is not', null)
      .orderBy('q.id')
      .forUpdate('q')
      .execute()
    for (const { id, client_id: clientId, status, shopper_id: shopperId } of visits) {
      await moveRequest(tx, { id, status, to: 'cancelled' }, { shopper_id: null, cancel_reason: reason })
      const step = {
        requestId: id,
        clientId,
        step: 'cancel',
        from: status,
        to: 'cancelled',
        reason,
        shopperId,
      } as const
      await recordStep(tx, null, { ...step, cause: 'branch_closed' })
    }
  })
