import { href } from 'react-router'
import { formatDay } from '#/domain/riyadh-time.ts'
import { formatMoney } from '#/domain/money.ts'
import { activityMessages } from '#/messages/activity.ts'
import { payoutMessages } from '#/messages/payouts/payouts.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList, Timeline } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { PayoutPage } from '../read-payout.server.ts'
import { Residence } from './payout-steps.tsx'
import { AccountBadge, AccountName } from './states.tsx'

type Props = { payout: PayoutPage }

export function AmountsCard({ payout }: Props) {
  const t = useT(payoutMessages)
  const lang = useLang()
  const { fee, bonus, reimbursement, withheld, net, ceiling } = payout
  return (
    <Card title={t('amounts')}>
      <DescriptionList
        items={[
          { term: t('fee'), value: <Money halalas={fee} /> },
          { term: t('bonus'), value: <Money halalas={bonus} /> },
          {
            term: t('reimbursement'),
            value: (
              <span className="flex flex-col">
                <Money halalas={reimbursement} />
                <span className="text-caption text-ink-2">
                  {t('ceilingNote', { amount: formatMoney(ceiling, lang) })}
                </span>
              </span>
            ),
          },
          ...(withheld > 0 ? [{ term: t('withheld'), value: <Money halalas={-withheld} /> }] : []),
          {
            term: t('net'),
            value: (
              <strong className="font-semibold">
                <Money halalas={net} />
              </strong>
            ),
          },
        ]}
      />
    </Card>
  )
}

export function WayCard({ payout }: Props) {
  const t = useT(payoutMessages)
  const lang = useLang()
  const { earnedOn, payableOn, paidAt, reason, batch, bankReference } = payout
  return (
    <Card title={t('way')}>
      <DescriptionList
        items={[
          { term: t('earnedOn'), value: formatDay(earnedOn, lang) },
          { term: t('payableOn'), value: formatDay(payableOn, lang) },
          {
            term: t('batch'),
            value: batch && (
              <LinkButton
                to={href('/admin/secret-shopper-invoicing/batches/:batchId', { batchId: batch.id })}
                variant="quiet"
                size="dense"
              >
                {t('batchNumber', { number: batch.number })}
              </LinkButton>
            ),
          },
          { term: t('paidOn'), value: paidAt && <Time at={paidAt} /> },
          { term: t('bankReference'), value: bankReference && <bdi dir="ltr">{bankReference}</bdi> },
          { term: t('reason'), value: reason },
        ]}
      />
    </Card>
  )
}

export function PersonCard({ payout: { shopper, visit, isResident } }: Props) {
  const t = useT(payoutMessages)
  return (
    <Card
      title={t('shopper')}
      actions={
        <>
          <LinkButton to={`${href('/admin/secret-shopper-invoicing/payouts')}?shopper=${shopper.id}`} variant="quiet">
            {t('allOfShopper')}
          </LinkButton>
          <LinkButton to={href('/admin/freelancers/:shopperId', { shopperId: shopper.id })} variant="quiet">
            {t('openShopper')}
          </LinkButton>
        </>
      }
    >
      <DescriptionList
        items={[
          { term: t('shopper'), value: shopper.name },
          {
            term: t('account'),
            value: (
              <span className="flex flex-col items-start gap-1">
                <AccountBadge state={shopper.account} />
                <AccountName bank={shopper.bank} last={shopper.last} />
              </span>
            ),
          },
          { term: t('residence'), value: <Residence isResident={isResident} /> },
          { term: t('client'), value: visit.client },
          { term: t('branch'), value: visit.branch },
          { term: t('visit'), value: <Time at={visit.at} mode="datetime" /> },
        ]}
      />
    </Card>
  )
}

export function HistoryCard({ payout: { steps, queries } }: Props) {
  const t = useT(payoutMessages)
  const word = useT(activityMessages)
  const actionWord = (action: string) =>
    action in activityMessages ? word(action as keyof typeof activityMessages) : action
  return (
    <>
      {queries.length > 0 && (
        <Card title={t('questionsOf')}>
          <ul className="flex flex-col gap-4">
            {queries.map((query) => (
              <li key={query.id} className="flex flex-col gap-1 text-ui">
                <span className="text-caption text-ink-2">
                  <Time at={query.askedAt} mode="datetime" />
                </span>
                <p dir="auto" className="whitespace-pre-line">
                  {query.text}
                </p>
                {query.answer && (
                  <p dir="auto" className="border-s-2 border-line ps-3 whitespace-pre-line text-ink-2">
                    {query.answer}
                  </p>
                )}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={t('history')}>
        {steps.length === 0 ? (
          <p className="text-ui text-ink-2">{t('historyEmpty')}</p>
        ) : (
          <Timeline
            items={steps.map(({ id, action, at, by, reason }) => ({
              id,
              title: actionWord(action),
              at,
              by: by ?? t('bySystem'),
              ...(reason ? { detail: <bdi>{reason}</bdi> } : {}),
            }))}
          />
        )}
      </Card>
    </>
  )
}
