import type { Tx } from '#/db/database.server.ts'

export type ProposedVisit = { requestId: string; shopperId: string }

/** Visits of the wave that are proposed, but neither assigned nor offered. */
export async function proposedVisits(tx: Tx, waveId: string): Promise<ProposedVisit[]> {
  const rows = await tx
    .selectFrom('wave_picks as pick')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'pick.request_id')
    .select(['pick.request_id', 'pick.shopper_id'])
    .where('pick.wave_id', '=', waveId)
    .where('pick.shopper_id', 'is not', null)
    .where('request.status', '=', 'approved')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visit_offers as offer')
            .select('offer.id')
            .whereRef('offer.request_id', '=', 'pick.request_id')
            .where('offer.status', '=', 'offered')
            .where('offer.is_standby', '=', false),
        ),
      ),
    )
    .orderBy('request.scheduled_date')
    .orderBy('request.id')
    .execute()
  return rows.map(({ request_id, shopper_id }) => ({ requestId: request_id, shopperId: shopper_id! }))
}
