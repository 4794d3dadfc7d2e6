import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { readShopper } from '#/features/shoppers/roster/read-shopper.server.ts'
import { now } from '#/platform/clock.ts'

/**
 * Head of a shopper's record: the account, what it is owed, the next visit and the reach. A figure is undefined for
 * readers without its right. Throws `not-found`.
 */
export async function readShopperRecord(actor: Actor, shopperId: string) {
  authorize(actor, 'shoppers.read')
  const id = recordId(shopperId)
  const [shopper, settings, figures] = await Promise.all([
    readShopper(actor, id),
    assignmentSettings(),
    readAs(actor, async (db) => {
      // earned and not paid yet, with the part that can be paid now and the part that is stopped
      const owed = may(actor, 'payouts.browse')
        ? await db
            .selectFrom('payouts')
            .select([
              sql<Halalas>`coalesce(sum(net), 0)::bigint`.as('total'),
              sql<Halalas>`coalesce(sum(net) filter (where state = 'payable'), 0)::bigint`.as('payable'),
              sql<Halalas>`coalesce(sum(net) filter (where state in ('held', 'failed')), 0)::bigint`.as('stopped'),
            ])
            .where('shopper_id', '=', id)
            .where('state', 'in', ['accrued', 'payable', 'held', 'failed'])
            .executeTakeFirstOrThrow()
        : undefined
      const next = may(actor, 'requests.browse')
        ? ((await db
            .selectFrom('mystery_shopping_requests as q')
            .select(['q.id', 'q.scheduled_date as at', shownBranch('q').as('branch')])
            .where('q.shopper_id', '=', id)
            .where('q.status', 'in', ['assigned', 'in_progress'])
            .orderBy('q.scheduled_date')
            .orderBy('q.id')
            .executeTakeFirst()) ?? null)
        : undefined
      return { owed, next: next && { ...next, isLate: new Date(next.at) < now() } }
    }),
  ])
  return { shopper, radiusKm: settings.radiusKm, ...figures }
}
export type ShopperRecord = Awaited<ReturnType<typeof readShopperRecord>>
