import { type RawBuilder, sql } from 'kysely'

/** Open load of a shopper as counted by the rules: assigned visits and open offers. */
export const openLoad =
  (shopper: RawBuilder<unknown>) =>
  (at: Date): RawBuilder<number> =>
    sql`((select count(*) from mystery_shopping_requests open_visit
        where open_visit.shopper_id = ${shopper} and open_visit.status in ('assigned', 'in_progress'))
      + (select count(*) from visit_offers open_offer where open_offer.shopper_id = ${shopper} and open_offer.status = 'offered'
        and not open_offer.is_standby and open_offer.expires_at > ${at}))::int`
