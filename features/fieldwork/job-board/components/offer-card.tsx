import { useState } from 'react'
import { Check, ChevronDown, Clock, X } from 'lucide-react'
import type { FormResult } from '#/domain/form-result.ts'
import type { MyOffer } from '#/features/ordering/offers/read-offers.server.ts'
import { shopperTaskMessages } from '#/messages/shopper-tasks.ts'
import { Badge } from '#/ui/badge.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Countdown } from '#/ui/countdown.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useT } from '#/ui/language.tsx'
import { TextArea } from '#/ui/text-field.tsx'
import { refusalFor } from './form-of.ts'
import { JobFacts, JobHead } from './job-facts.tsx'
import { PickDate } from './pick-date.tsx'
import { flowPath } from '../flow-address.ts'

type OfferCardProps = { offer: MyOffer; now: number; result: FormResult | undefined }

/** An offer with the time left to answer it. Shows its expiry while open. */
export function OfferCard({ offer, now, result }: OfferCardProps) {
  const t = useT(shopperTaskMessages)
  const [isOver, setOver] = useState(false)
  return (
    <article className="flex flex-col gap-4 rounded-card border border-line bg-card p-4 md:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <JobHead job={offer} />
        <div className="flex flex-wrap gap-2">
          {offer.isStandby && <Badge tone="violet">{t('standby')}</Badge>}
          <Badge tone={isOver ? 'red' : 'yellow-deep'} icon={Clock}>
            <span className="sr-only">{t('offerEnds')} </span>
            <Countdown until={offer.expiresAt} now={now} ended={t('offerOver')} onEnd={() => setOver(true)} />
          </Badge>
        </div>
      </div>
      <JobFacts job={offer} />
      {isOver ? (
        <Notice
          kind="warning"
          title={t('offerOverTitle')}
          live
          actions={<LinkButton to={flowPath('board')}>{t('toBoard')}</LinkButton>}
        >
          {t('offerOverText')}
        </Notice>
      ) : (
        <Answer offer={offer} now={now} result={result} />
      )}
    </article>
  )
}

function Answer({ offer, now, result }: OfferCardProps) {
  const t = useT(shopperTaskMessages)
  const { offerId, isStandby, window, visitAt } = offer
  return (
    <>
      {isStandby && <p className="prose-width text-ui text-ink-2">{t('standbyText')}</p>}
      <ActionForm result={refusalFor(result, 'accept', offerId)} errors="inline">
        <input type="hidden" name="intent" value="accept" />
        <input type="hidden" name="offerId" value={offerId} />
        {isStandby && <input type="hidden" name="standby" value="on" />}
        {window && !isStandby && <PickDate window={window} visitAt={visitAt} now={now} />}
        <FormActions>
          <SubmitButton icon={Check} size="large">
            {t(isStandby ? 'acceptStandby' : 'accept')}
          </SubmitButton>
        </FormActions>
      </ActionForm>
      <details className="group border-t border-line pt-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between text-ui font-medium [&::-webkit-details-marker]:hidden">
          {t('declineTitle')}
          <Icon as={ChevronDown} size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-4 pt-2">
          <p className="prose-width text-ui text-ink-2">{t('declineText')}</p>
          <ActionForm result={refusalFor(result, 'decline', offerId)} errors="inline">
            <input type="hidden" name="intent" value="decline" />
            <input type="hidden" name="offerId" value={offerId} />
            <TextArea name="reason" label={t('declineReason')} optional rows={2} maxLength={2000} />
            <FormActions>
              <SubmitButton variant="secondary" icon={X}>
                {t('decline')}
              </SubmitButton>
            </FormActions>
          </ActionForm>
        </div>
      </details>
    </>
  )
}
