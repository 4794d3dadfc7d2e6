import { asSystem, type Tx } from '#/db/database.server.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDateTime } from '#/domain/riyadh-time.ts'
import type { Lang } from '#/domain/text.ts'
import { mailboxOf, queueEmail } from '#/features/messaging/emails/queue-email.server.ts'
import { notify } from '#/features/messaging/notifications/notify.server.ts'
import { offerMessages } from '#/messages/ordering/offers.ts'
import { env } from '#/platform/env.server.ts'

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
    .select(['offer.ended_by', 'offer.answered_at', 'request.branch_name', 'request.branch_location'])
    .select(['request.client_name', 'request.scheduled_date', 'request.shopper_fee', 'request.bonus'])
    .where('offer.id', '=', offerId)
    .executeTakeFirst()
type Offer = NonNullable<Awaited<ReturnType<typeof selectOffer>>>

const page = '/freelancer/tasks'

const wordsOf = (offer: Offer, lang: Lang): Record<string, string> => ({
  branch: offer.branch_name,
  location: offer.branch_location,
  visit: formatDateTime(new Date(offer.scheduled_date), lang),
  fee: formatMoney(offer.shopper_fee + offer.bonus, lang),
  until: formatDateTime(new Date(offer.expires_at), lang),
  why: offerMessages[`ended_${offer.ended_by ?? 'staff'}`][lang],
})

/** Tells a shopper that a visit is offered to them, until when, or that the offer has ended without them. */
export const announceOffer = ({ offerId, event }: { offerId: string; event: 'offered' | 'ended' }): Promise<void> =>
  asSystem('a job tells a shopper about an offer', async (tx) => {
    const offer = await selectOffer(tx, offerId)
    if (!offer || (event === 'offered' && offer.status !== 'offered')) return
    const kind = event === 'ended' ? 'offer.ended' : offer.is_standby ? 'offer.standby' : 'offer.made'
    const at = event === 'offered' ? offer.offered_at : (offer.answered_at ?? undefined)
    const params = { branch: offer.branch_name, client: offer.client_name }
    const effectKey = `${offer.id}:${kind}`
    await notify(tx, { to: offer.shopper_id, kind, params, link: page, effectKey, ...(at ? { at } : {}) })
    const to = await mailboxOf(tx, offer.shopper_id)
    const words = { ...wordsOf(offer, to.language), name: to.name, link: env().origin + page }
    await queueEmail(tx, { to, kind, params: words, effectKey })
  })
