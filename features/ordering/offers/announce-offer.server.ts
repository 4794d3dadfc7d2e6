import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchInBoth } from '#/db/names.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { offerMessages } from '#/messages/ordering/offers.ts'

const selectOffer = (tx: Tx, offerId: string) =>
  tx
    .selectFrom('visit_offers as offer')
    .innerJoin('mystery_shopping_requests as request', 'request.id', 'offer.request_id')
    .select([
      'offer.id',
      'offer.shopper_id',
      'offer.is_standby',
      'offer.expires_at',
      'offer.offered_at',
      'offer.status',
    ])
    .select([
      'offer.ended_by',
      'offer.answered_at',
      branchInBoth('request').as('branch_name'),
      'request.branch_location',
    ])
    .select(['request.scheduled_date', 'request.shopper_fee', 'request.bonus'])
    .where('offer.id', '=', offerId)
    .executeTakeFirst()
type Offer = NonNullable<Awaited<ReturnType<typeof selectOffer>>>

const factsOf = (offer: Offer) => ({
  branch: offer.branch_name,
  location: offer.branch_location,
  visit: offer.scheduled_date,
  fee: offer.shopper_fee + offer.bonus,
  until: offer.expires_at,
  why: offerMessages[`ended_${offer.ended_by ?? 'staff'}`],
})

/** Notifies a shopper of an offer with its deadline, or of its end. */
export const announceOffer = ({ offerId, event }: { offerId: string; event: 'offered' | 'ended' }): Promise<void> =>
  asSystem('a job notifies a shopper of an offer', async (tx) => {
    const offer = await selectOffer(tx, offerId)
    if (!offer || (event === 'offered' && offer.status !== 'offered')) return
    const kind = event === 'ended' ? 'offer.ended' : offer.is_standby ? 'offer.standby' : 'offer.made'
    const at = event === 'offered' ? offer.offered_at : offer.answered_at
    await tell(tx, { shopper: offer.shopper_id }, kind, factsOf(offer), { effectKey: `${offer.id}:${kind}`, at })
  })
