import { randomUUID } from 'node:crypto'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { type EvaluationOrder, requestEvaluation } from '#/features/ordering/requests/request.server.ts'
import { now } from '#/platform/clock.ts'
import type { World } from './world.ts'

/** An order as the form makes it, with overrides. */
export const anOrder = (with_: Partial<EvaluationOrder> = {}): EvaluationOrder => ({
  clientKey: randomUUID(),
  branchName: `Branch ${randomUUID().slice(0, 8)}`,
  branchLocation: 'Riyadh',
  evaluationType: 'full_service',
  visitAt: addHours(now(), 72),
  notes: null,
  ...with_,
})

/** A client's request in a given state. */
export async function aRequest(w: World, client: Actor, status: EvaluationStatus, shopper?: Actor): Promise<string> {
  const { id } = await requestEvaluation(client, anOrder())
  const needsShopper = status === 'assigned' || status === 'in_progress' || status === 'completed'
  if (needsShopper && !shopper) throw new Error(`a request that is ${status} has a shopper`)
  // why: reaching each state has its own tests; only the state matters here
  await w.owner.query('update app.mystery_shopping_requests set status = $2, shopper_id = $3 where id = $1', [
    id,
    status,
    needsShopper ? shopper!.id : null,
  ])
  return id
}

export async function statusOf(w: World, requestId: string): Promise<string> {
  const { rows } = await w.owner.query('select status from app.mystery_shopping_requests where id = $1', [requestId])
  return rows[0].status
}
