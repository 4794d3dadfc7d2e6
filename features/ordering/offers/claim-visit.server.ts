import { sql } from 'kysely'
import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { levelRights } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import {
  atChosenTime,
  endOffers,
  giveVisit,
  mustBeFree,
  queueUp,
} from '#/features/ordering/assignment/give-visit.server.ts'
import { selectJob } from '#/features/ordering/assignment/load-candidates.server.ts'
import type { JobRow } from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { now } from '#/platform/clock.ts'

/** The visit while open on the board; otherwise refused as taken. */
async function openVisit(tx: Tx, requestId: string): Promise<JobRow> {
  const job = await selectJob(tx, requestId)
  const row =
    job &&
    (await tx
      .selectFrom('mystery_shopping_requests')
      .select('is_on_board')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow())
  if (!job || !row?.is_on_board || job.status === 'pending') throw new AppError('not-found')
  if (job.status === 'cancelled' || job.visitAt <= now()) throw new AppError('offer.withdrawn')
  if (job.status !== 'approved') throw new AppError('offer.taken')
  return job
}

const mustClaimAlone = async (tx: Tx, shopperId: string): Promise<void> => {
  const shopper = await tx
    .selectFrom('mystery_shopper_profiles')
    .select('certification_level as level')
    .where('profile_id', '=', shopperId)
    .executeTakeFirst()
  if (!shopper) throw new AppError('not-found')
  if (!levelRights[shopper.level].selfAssign) throw new AppError('board.level')
}

/**
 * Claims an open visit where the shopper's level allows it. Of concurrent claims exactly one succeeds; offers to others
 * end.
 */
export async function claimVisit(actor: Actor, requestId: string, { visitAt }: { visitAt?: Date } = {}): Promise<void> {
  authorize(actor, 'board.claim')
  const settings = await assignmentSettings()
  await asSystem('claiming updates an open visit, which no shopper may write', async (tx) => {
    await mustClaimAlone(tx, actor.id)
    const seen = await openVisit(tx, requestId)
    await queueUp(tx, 'shopper', [actor.id])
    await queueUp(tx, 'branch', [seen.branchId])
    const job = await atChosenTime(tx, await openVisit(tx, requestId), visitAt)
    await mustBeFree(tx, job, actor.id, settings)
    await giveVisit(tx, job, { shopperId: actor.id, by: actor, activity: 'evaluations.claim' })
    await endOffers(tx, job.id, 'taken', 'main')
  })
}

/** Records a shopper's wish for an open visit, which counts in the fit. Idempotent. */
export async function wishVisit(actor: Actor, requestId: string): Promise<void> {
  authorize(actor, 'board.read')
  await asActor(actor, async (tx) => {
    const { rows } = await sql<{ id: string; client_id: string }>`
      select id, client_id from priv.open_visits(${recordId(requestId)}::uuid)`.execute(tx)
    const visit = rows[0]
    if (!visit) throw new AppError('not-found')
    await tx
      .insertInto('visit_wishes')
      .values({ request_id: visit.id, client_id: visit.client_id, shopper_id: actor.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Removes the wish. */
export async function unwishVisit(actor: Actor, requestId: string): Promise<void> {
  authorize(actor, 'board.read')
  await asActor(actor, async (tx) => {
    await tx
      .deleteFrom('visit_wishes')
      .where('request_id', '=', recordId(requestId))
      .where('shopper_id', '=', actor.id)
      .execute()
  })
}
