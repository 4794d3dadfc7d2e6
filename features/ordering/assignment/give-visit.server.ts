import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { refusalDetails, refusalsOf } from '#/domain/assignment.ts'
import type { AssignmentSettings } from '#/domain/assignment-settings.ts'
import { AppError } from '#/domain/errors.ts'
import { type Fit, fitOf } from '#/domain/ordering/fit.ts'
import type { OfferEnd } from '#/domain/ordering/offer.ts'
import { isInWindow, windowOf } from '#/domain/visit-window.ts'
import { moveRequest } from '#/features/ordering/requests/move-request.server.ts'
import { recordStep } from '#/features/ordering/requests/record-step.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { type Leaving, loadCandidates } from './load-candidates.server.ts'
import { type JobRow, readsIn } from './load-pool.server.ts'

/** Takes advisory locks that serialise assignments to these shoppers or branches. */
export async function queueUp(tx: Tx, what: 'shopper' | 'branch', ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${id}`}, 0))`.execute(tx)
}

/** The same without waiting: false while another transaction holds the lock. */
export async function queuesFree(tx: Tx, what: 'shopper' | 'branch', id: string): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${what} ${id}`}, 0)) as free`.execute(tx)
  return rows[0]?.free ?? false
}

/** Throws all refusals of this shopper for this job; returns the fit. */
export async function mustBeFree(
  tx: Tx,
  job: JobRow,
  shopperId: string,
  settings: AssignmentSettings,
  leaving: Leaving = {},
): Promise<Fit> {
  const { candidates, atBranch } = await loadCandidates(readsIn(tx), job, settings, [shopperId], leaving)
  const [candidate] = candidates
  if (!candidate) throw new AppError('not-found')
  const refusals = refusalsOf(candidate, job, atBranch, settings)
  if (refusals.length > 0) throw new AppError('evaluation.shopper-refused', refusalDetails(refusals))
  return fitOf(candidate, job, candidate.facts, settings)
}

/** The job at the shopper's chosen time, which must be in the future and within the window. */
export async function atChosenTime(tx: Tx, job: JobRow, visitAt: Date | undefined): Promise<JobRow> {
  if (visitAt === undefined || visitAt.getTime() === job.visitAt.getTime()) return job
  const row = await tx
    .selectFrom('mystery_shopping_requests')
    .select(['earliest_on', 'latest_on', 'day_part'])
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  const window = windowOf(row.earliest_on, row.latest_on, row.day_part)
  if (!window || !isInWindow(window, visitAt) || visitAt <= now())
    throw new AppError('offer.outside-window', {}, { visitAt: 'visit-date' })
  return { ...job, visitAt }
}

type Given = { shopperId: string; by: Actor | null; activity?: string }

/** Assigns an open visit. Requires locks and checked rules; of concurrent calls the second is refused. */
export async function giveVisit(tx: Tx, job: JobRow, { shopperId, by, activity }: Given): Promise<void> {
  const change = { shopper_id: shopperId, scheduled_date: job.visitAt }
  await moveRequest(tx, { id: job.id, status: 'approved', to: 'assigned' }, change)
  const step = { requestId: job.id, clientId: job.clientId, step: 'assign', from: 'approved', to: 'assigned' } as const
  await recordStep(tx, by, activity ? { ...step, shopperId, activity } : { ...step, shopperId })
}

/** Ends unanswered offers of a visit and notifies their shoppers. */
export async function endOffers(
  tx: Tx,
  requestId: string,
  by: Exclude<OfferEnd, 'shopper' | 'time'>,
  which: 'all' | 'main' = 'all',
): Promise<void> {
  const ended = await tx
    .updateTable('visit_offers')
    .set({ status: 'expired', ended_by: by, answered_at: now() })
    .where('request_id', '=', requestId)
    .where('status', '=', 'offered')
    .$if(which === 'main', (query) => query.where('is_standby', '=', false))
    .returning('id')
    .execute()
  for (const { id } of ended) await enqueue(tx, 'offers.announce', { offerId: id, event: 'ended' })
}
