import { readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { authorize } from '#/domain/permissions.ts'
import { now } from '#/platform/clock.ts'

export type Standby = {
  offerId: string
  code: string
  branchName: string
  clientName: string
  branchLocation: string
  visitAt: string
}

/** The visits for which a shopper has agreed to stand by and that still lie ahead. Who has them is not said. */
export async function readMyStandbys(actor: Actor): Promise<Standby[]> {
  authorize(actor, 'offers.read')
  const rows = await readAsSystem('a visit that one stands by for belongs to somebody else', (db) =>
    db
      .selectFrom('visit_offers as offer')
      .innerJoin('mystery_shopping_requests as request', (join) =>
        join.onRef('request.client_id', '=', 'offer.client_id').onRef('request.id', '=', 'offer.request_id'),
      )
      .select(['offer.id as offerId', 'request.number', 'request.branch_name as branchName'])
      .select(['request.client_name as clientName', 'request.branch_location as branchLocation'])
      .select('request.scheduled_date as visitAt')
      .where('offer.shopper_id', '=', actor.id)
      .where('offer.is_standby', '=', true)
      .where('offer.status', '=', 'accepted')
      .where('request.status', 'in', ['approved', 'assigned'])
      .where('request.scheduled_date', '>', now().toISOString())
      .where((or) => or.or([or('request.shopper_id', 'is', null), or('request.shopper_id', '!=', actor.id)]))
      .orderBy('request.scheduled_date')
      .limit(20)
      .execute(),
  )
  return rows.map(({ number, ...row }) => ({ ...row, code: requestCode(number) }))
}
