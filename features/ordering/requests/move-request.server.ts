import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import { now } from '#/platform/clock.ts'

/** Transition from the status seen; `of`: only while assigned to this shopper. */
export type RequestMove = { id: string; status: EvaluationStatus; to: EvaluationStatus; of?: string }

type Change = {
  shopper_id?: string | null
  cancel_reason?: string
  scheduled_date?: Date | string
  is_offering?: boolean
}

/** Moves a request; false when its status differs from the one seen (concurrent move). */
export async function tryMoveRequest(
  tx: Tx,
  { id, status, to, of }: RequestMove,
  change: Change = {},
): Promise<boolean> {
  const moved = await tx
    .updateTable('mystery_shopping_requests')
    .set({ status: to, updated_at: now(), ...change })
    .where('id', '=', id)
    .where('status', '=', status)
    .$if(of !== undefined, (query) => query.where('shopper_id', '=', of!))
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** The only way to change a request's status. Throws `evaluation.step-refused` after a concurrent move. */
export async function moveRequest(tx: Tx, move: RequestMove, change: Change = {}): Promise<void> {
  if (!(await tryMoveRequest(tx, move, change))) throw new AppError('evaluation.step-refused')
}
