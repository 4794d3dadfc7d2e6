import { sql } from 'kysely'
import { asSystem, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { mergePayouts } from '#/features/payouts/payouts/merge-payouts.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { type MergeSide, type MovingPart, movingParts } from './moving-parts.ts'
import { runOutOffersTo } from '#/features/ordering/assignment/offer-rows.server.ts'

const counted = {
  visits: sql`select count(*)::int from mystery_shopping_requests x where x.shopper_id = s.profile_id`,
  reports: sql`select count(*)::int from mystery_shopping_reports x where x.shopper_id = s.profile_id`,
  graded: sql`select count(x.overall_score)::int from mystery_shopping_reports x where x.shopper_id = s.profile_id`,
  offers: sql`select count(*)::int from visit_offers x where x.shopper_id = s.profile_id`,
  conflicts: sql`select count(*)::int from shopper_conflicts x where x.shopper_id = s.profile_id`,
  employers: sql`select count(*)::int from shopper_employers x where x.shopper_id = s.profile_id`,
  daysOff: sql`select count(*)::int from shopper_busy_dates x where x.shopper_id = s.profile_id`,
  documents: sql`select count(*)::int from shopper_documents x where x.shopper_id = s.profile_id`,
  tests: sql`select count(*)::int from level_tests x where x.shopper_id = s.profile_id and x.finished_at is not null`,
  tasks: sql`select count(*)::int from work_tasks x where x.owner_id = s.profile_id`,
} as const satisfies Record<MovingPart, unknown>
const parts = sql.join(movingParts.map((part) => sql`${sql.lit(part)}, (${counted[part]})`))

async function selectSide(db: Tx, shopperId: string): Promise<MergeSide | undefined> {
  const row = await db
    .selectFrom('mystery_shopper_profiles as s')
    .innerJoin('profiles as p', 'p.id', 's.profile_id')
    .select(['p.id', 'p.full_name as name', 'p.email', 'p.phone', 'p.user_type as type', 'p.status'])
    .select(['s.certification_level as level', 's.approval', 'p.created_at as joinedAt'])
    .select(sql<boolean>`s.merged_into is not null`.as('isMerged'))
    .select(sql<MergeSide['parts']>`jsonb_build_object(${parts})`.as('parts'))
    .where('p.id', '=', recordId(shopperId))
    .executeTakeFirst()
  return row as MergeSide | undefined
}

/** Two accounts side by side with their data. */
export async function readMerge(actor: Actor, oneId: string, otherId: string): Promise<[MergeSide, MergeSide]> {
  authorize(actor, 'shoppers.merge')
  const [one, other] = await Promise.all([
    readAs(actor, (db) => selectSide(db, oneId)),
    readAs(actor, (db) => selectSide(db, otherId)),
  ])
  if (!one || !other || one.id === other.id) throw new AppError('not-found')
  return [one, other]
}

/** Refuses merges during a visit (a phone may hold its answers), and of two visits to one branch on a day. */
async function refuseImpossible(tx: Tx, gone: string, stays: string): Promise<void> {
  const underWay = await tx
    .selectFrom('mystery_shopping_requests')
    .select('id')
    .where('shopper_id', '=', gone)
    .where('status', '=', 'in_progress')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('mystery_shopping_reports as r')
            .select('r.id')
            .whereRef('r.request_id', '=', 'mystery_shopping_requests.id')
            .where('r.status', 'in', ['submitted', 'in_review']),
        ),
      ),
    )
    .executeTakeFirst()
  if (underWay) throw new AppError('shopper.merge-under-way')
  const { rows } = await sql`select from mystery_shopping_requests a join mystery_shopping_requests b
      on b.branch_id = a.branch_id and b.client_id = a.client_id and b.id <> a.id
      and (b.scheduled_date at time zone 'Asia/Riyadh')::date = (a.scheduled_date at time zone 'Asia/Riyadh')::date
    where a.shopper_id = ${gone} and b.shopper_id = ${stays} and a.status in ('in_progress', 'completed')
      and b.status in ('in_progress', 'completed') limit 1`.execute(tx)
  if (rows.length > 0) throw new AppError('shopper.merge-same-visit')
}

async function lock(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`shopper ${id}`}, 0))`.execute(tx)
  await tx
    .selectFrom('mystery_shopper_profiles')
    .select('profile_id')
    .where('profile_id', 'in', ids)
    .orderBy('profile_id')
    .forUpdate()
    .execute()
}

/**
 * Merges two accounts of one person in one step: everything moves to the remaining one. Irreversible, so the name of
 * the removed account must be typed.
 */
export async function mergeShoppers(
  actor: Actor,
  { goneId, staysId, typedName }: { goneId: string; staysId: string; typedName: string },
): Promise<void> {
  authorize(actor, 'shoppers.merge')
  await confirmedRecently(actor)
  const [gone, stays] = [recordId(goneId), recordId(staysId)]
  if (gone === stays) throw new AppError('not-found')
  await asSystem('merging moves historical rows that no signed-in role may update', async (tx) => {
    await lock(tx, [gone, stays])
    const [from, into] = [await selectSide(tx, gone), await selectSide(tx, stays)]
    if (!from || !into) throw new AppError('not-found')
    if (from.isMerged || into.isMerged) throw new AppError('shopper.merged')
    if (from.status === 'erased' || into.status !== 'active') throw new AppError('changed-meanwhile')
    if (typedName.trim() !== from.name.trim()) throw new AppError('shopper.merge-name', {}, { typedName: 'merge-name' })
    await refuseImpossible(tx, gone, stays)
    await runOutOffersTo(tx, gone)
    await sql`select priv.merge_shoppers(${gone}, ${stays})`.execute(tx)
    await mergePayouts(tx, { gone, stays })
    const entry = { action: 'shoppers.merge', entity: 'profile' } as const
    await recordActivity(tx, actor, { ...entry, entityId: gone, after: { into: stays, ...from.parts } })
    await recordActivity(tx, actor, { ...entry, entityId: stays, after: { from: gone, ...from.parts } })
    await tell(tx, { shopper: stays }, 'shopper.merged', { email: from.email }, { effectKey: `shopper.merged:${gone}` })
  })
}
