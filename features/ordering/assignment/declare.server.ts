import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { insertConflict } from '#/features/companies/conflicts-of-interest/conflicts.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'

export const declarableConflicts = ['worked_there', 'related'] as const
export type DeclarableConflict = (typeof declarableConflicts)[number]

/** Days ahead that may be marked as off. */
const daysAhead = 366

/** Marks days off; marked ones stay. */
export const markBusy = (tx: Tx, shopperId: string, days: readonly Day[]) =>
  tx
    .insertInto('shopper_busy_dates')
    .values(days.map((day) => ({ shopper_id: shopperId, busy_on: day })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Marks a day off. Idempotent. */
export async function declareBusyDate(actor: Actor, day: Day): Promise<void> {
  authorize(actor, 'shoppers.declare')
  const today = riyadhDay(now())
  if (day < today || day > addDays(today, daysAhead))
    throw new AppError('shopper.day-out-of-range', {}, { day: 'day-ahead' })
  await asActor(actor, async (tx) => {
    await markBusy(tx, actor.id, [day])
    await recordActivity(tx, actor, { action: 'shoppers.busy', entity: 'profile', entityId: actor.id, after: { day } })
  })
}

/** Removes a day off. */
export async function removeBusyDate(actor: Actor, day: Day): Promise<void> {
  authorize(actor, 'shoppers.declare')
  await asActor(actor, async (tx) => {
    await tx.deleteFrom('shopper_busy_dates').where('shopper_id', '=', actor.id).where('busy_on', '=', day).execute()
    await recordActivity(tx, actor, { action: 'shoppers.free', entity: 'profile', entityId: actor.id, before: { day } })
  })
}

/**
 * Declares a tie of the shopper or their family to the client of an assigned visit, which excludes them from its
 * visits. Handing back is separate. The client is named by the visit, because shoppers see no list of clients.
 */
export async function declareConflict(actor: Actor, requestId: string, kind: DeclarableConflict): Promise<void> {
  authorize(actor, 'shoppers.declare')
  await asActor(actor, async (tx) => {
    const visit = await tx
      .selectFrom('mystery_shopping_requests')
      .select(['client_id', 'client_name'])
      .where('id', '=', recordId(requestId))
      .where('shopper_id', '=', actor.id)
      .executeTakeFirst()
    if (!visit) throw new AppError('not-found')
    const clientId = visit.client_id
    await insertConflict(tx, { shopperId: actor.id, clientId, clientName: visit.client_name, kind })
    const after = { kind }
    await recordActivity(tx, actor, {
      action: 'shoppers.conflict',
      entity: 'profile',
      entityId: actor.id,
      clientId,
      after,
    })
  })
}

export type Declarations = {
  busyDates: Day[]
  conflicts: { clientName: string; kind: DeclarableConflict }[]
}

/** Declared days off from today on, and excluded clients. */
export async function declarationsOf(actor: Actor): Promise<Declarations> {
  authorize(actor, 'shoppers.declare')
  const [dates, conflicts] = await Promise.all([
    readAs(actor, (tx) =>
      tx
        .selectFrom('shopper_busy_dates')
        .select('busy_on')
        .where('shopper_id', '=', actor.id)
        .where('busy_on', '>=', riyadhDay(now()))
        .orderBy('busy_on')
        .execute(),
    ),
    readAs(actor, (tx) =>
      tx
        .selectFrom('shopper_conflicts')
        .select(['client_name', 'kind'])
        .where('shopper_id', '=', actor.id)
        .orderBy('created_at')
        .execute(),
    ),
  ])
  return {
    busyDates: dates.map(({ busy_on }) => busy_on),
    conflicts: conflicts.map(({ client_name, kind }) => ({
      clientName: client_name,
      kind: kind as DeclarableConflict,
    })),
  }
}
