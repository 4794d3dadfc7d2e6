import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { setShopper } from '#/features/ordering/requests/change-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import { mustBeFree, queueUp } from './give-visit.server.ts'
import type { JobRow } from './load-pool.server.ts'
import { selectJobs } from './load-pool.server.ts'
import { assignmentSettings } from './settings.server.ts'

type Assigned = JobRow & { shopperId: string }

/** Both visits with their shoppers, while assigned and not begun. */
async function selectPair(tx: Tx, ids: readonly string[]): Promise<[Assigned, Assigned]> {
  const jobs = await selectJobs(tx, ids)
  const rows = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['id', 'shopper_id'])
    .where('id', 'in', ids)
    .where('status', '=', 'assigned')
    .orderBy('id')
    .forUpdate()
    .execute()
  const of = (id: string): Assigned => {
    const job = jobs.find((one) => one.id === id)
    if (!job) throw new AppError('not-found')
    const shopperId = rows.find((row) => row.id === id)?.shopper_id
    if (!shopperId) throw new AppError('evaluation.step-refused')
    return { ...job, shopperId }
  }
  const [one, other] = [of(ids[0]!), of(ids[1]!)]
  if (one.shopperId === other.shopperId) throw new AppError('evaluation.swap-same')
  return [one, other]
}

async function handOver(tx: Tx, actor: Actor, visit: Assigned, to: string): Promise<void> {
  await setShopper(tx, visit.id, to)
  const step = { requestId: visit.id, clientId: visit.clientId } as const
  const back = { ...step, step: 'takeBack', from: 'assigned', to: 'approved', shopperId: visit.shopperId } as const
  await recordStep(tx, actor, { ...back, cause: 'staff', isCounted: false })
  await recordStep(tx, actor, { ...step, step: 'assign', from: 'approved', to: 'assigned', shopperId: to })
}

/** Swaps the shoppers of two assigned visits if all rules allow both. Atomic. */
export async function swap(actor: Actor, requestIdA: string, requestIdB: string): Promise<void> {
  authorize(actor, 'evaluations.assign')
  const ids = [recordId(requestIdA), recordId(requestIdB)]
  if (ids[0] === ids[1]) throw new AppError('evaluation.swap-same')
  const settings = await assignmentSettings()
  await asActor(actor, async (tx) => {
    const seen = await tx
      .selectFrom('mystery_shopping_requests')
      .select(['shopper_id', 'branch_id'])
      .where('id', 'in', ids)
      .execute()
    await queueUp(
      tx,
      'shopper',
      seen.flatMap((row) => row.shopper_id ?? []),
    )
    await queueUp(
      tx,
      'branch',
      seen.map((row) => row.branch_id),
    )
    const [one, other] = await selectPair(tx, ids)
    await mustBeFree(tx, one, other.shopperId, settings, { without: ids })
    await mustBeFree(tx, other, one.shopperId, settings, { without: ids })
    await handOver(tx, actor, one, other.shopperId)
    await handOver(tx, actor, other, one.shopperId)
  })
}
