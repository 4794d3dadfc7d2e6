import { Inbox } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import type { MyOffer } from '#/features/ordering/offers/read-offers.server.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { LinkButton } from '#/ui/button.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useT } from '#/ui/language.tsx'
import { OfferCard } from './offer-card.tsx'
import { flowPath } from '../flow-address.ts'

type OffersProps = { offers: readonly MyOffer[]; now: number; result: FormResult | undefined }

/** Current offers to the shopper, the next to expire first. */
export function Offers({ offers, now, result }: OffersProps) {
  const t = useT(shopperTaskMessages)
  if (offers.length === 0)
    return (
      <div className="rounded-card border border-line bg-card">
        <EmptyState
          icon={Inbox}
          title={t('noOffers')}
          action={<LinkButton to={flowPath('board')}>{t('toBoard')}</LinkButton>}
        >
          {t('noOffersText')}
        </EmptyState>
      </div>
    )
  return (
    <div className="grid items-start gap-3 md:gap-4 xl:grid-cols-2">
      {offers.map((offer) => (
        <OfferCard key={offer.offerId} offer={offer} now={now} result={result} />
      ))}
    </div>
  )
}
