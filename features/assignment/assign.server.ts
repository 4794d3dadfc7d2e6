import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { refusalsOf } from '#/domain/assignment.ts'
import { AppError } from '#/domain/errors.ts'
import { recordId } from '#/domain/record-id.ts'
import { authorize } from '#/domain/permissions.ts'
import { moveRequest, requestForStep } from '#/features/evaluations/advance.server.ts'
import { recordStep } from '#/features/evaluations/record-step.server.ts'
import { loadCandidates, selectJob, visitsAtBranchThatDay } from './load-candidates.server.ts'

/** Two admins who give visits to one shopper, or at one branch, go one after the other: neither overlooks the other's. */
const queueUp = async (tx: Tx, what: 'shopper' | 'branch', id: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${id}`}, 0))`.execute(tx)
}

/** An admin gives a visit to a shopper. The hard rules are checked again here, whatever a list said a minute ago. */
export async function assignVisit(actor: Actor, requestId: string, shopperId: string): Promise<void> {
  authorize(actor, 'evaluations.assign')
  await asActor(actor, async (tx) => {
    await queueUp(tx, 'shopper', shopperId)
    const job = await selectJob(tx, requestId)
    if (!job) throw new AppError('not-found')
    await queueUp(tx, 'branch', job.branchId)
    const request = await requestForStep(tx, actor, requestId, 'assign')
    const [candidate] = await loadCandidates((query) => query(tx), job, recordId(shopperId))
    if (!candidate) throw new AppError('not-found')
    const refusals = refusalsOf(candidate, job, await visitsAtBranchThatDay(tx, job))
    if (refusals.length > 0)
      throw new AppError('evaluation.shopper-refused', { rules: refusals.map(({ rule }) => rule).join(' ') })
    await moveRequest(tx, request, { shopper_id: shopperId })
    const { id, clientId, status: from, to } = request
    await recordStep(tx, actor, { requestId: id, clientId, step: 'assign', from, to, shopperId })
  })
}
