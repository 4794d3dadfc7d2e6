import { ArrowRight, Clock } from 'lucide-react'
import type { MyOffer } from '#/features/ordering/offers/read-offers.server.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Countdown } from '#/ui/countdown.tsx'
import { useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { JobTime } from './job-facts.tsx'
import { flowPath } from '../flow-address.ts'

const most = 3

/** On the dashboard, first: offers that expire unanswered. */
export function OpenOffersCard({ offers }: { offers: readonly MyOffer[] }) {
  const t = useT(shopperTaskMessages)
  if (offers.length === 0) return null
  return (
    <Card
      title={t('openOffers', { count: offers.length })}
      actions={
        <LinkButton to={flowPath('offered')} variant="primary" icon={ArrowRight} directional iconAtEnd full="phone">
          {t('answerOffers')}
        </LinkButton>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {offers.slice(0, most).map((offer) => (
          <li
            key={offer.offerId}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="text-ui font-medium">
                <bdi>{offer.branchName}</bdi>
              </p>
              <p className="text-caption text-ink-2">
                <JobTime visitAt={offer.visitAt} window={offer.window} /> · <Money halalas={offer.fee + offer.bonus} />
              </p>
            </div>
            <Badge tone="yellow-deep" icon={Clock}>
              <span className="sr-only">{t('offerEnds')} </span>
              {/* why: the dashboard is cached on the phone, so the server's clock may be out of date */}
              <Countdown until={offer.expiresAt} ended={t('offerOver')} />
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}
