import { Link } from 'react-router'
import type { FormResult } from '#/domain/form-result.ts'
import { formatMoney } from '#/domain/money.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { pauseAfterDays } from '#/domain/subscription.ts'
import { withVat } from '#/domain/vat.ts'
import { planPageMessages, planWords } from '#/messages/subscriptions.ts'
import { publicPath } from '#/platform/i18n.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { planPage } from '../lists.ts'
import type { OrderView } from '../order-plan.server.ts'
import { answerTo } from './form-of.ts'

/** Price and content of an order before its confirmation. */
export function OrderPart({ order, result }: { order: OrderView; result: FormResult | undefined }) {
  const t = useT(planPageMessages)
  const { quote, hasTaxDetails } = order
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title={t('sum')}>
        <Sum order={order} />
        <div className="mt-5">
          {hasTaxDetails ? (
            <ActionForm result={answerTo(result, { intent: 'order' })} errors="inline" clientKey>
              <input type="hidden" name="plan" value={quote.tier} />
              <input type="hidden" name="gross" value={quote.gross} />
              <FormActions>
                <SubmitButton intent="order" size="large" full="phone">
                  {t('confirm')}
                </SubmitButton>
              </FormActions>
            </ActionForm>
          ) : (
            <Notice
              actions={
                <LinkButton to={`${planPage}/details?plan=${quote.tier}`} variant="primary">
                  {t('toDetails')}
                </LinkButton>
              }
            >
              {t('detailsFirst')}
            </Notice>
          )}
        </div>
      </Card>
      <WhatHappens order={order} />
    </div>
  )
}

function Sum({ order: { quote } }: { order: OrderView }) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  const money = (amount: number) => formatMoney(amount, lang)
  const { rest } = quote
  const rows = [
    { name: t('sumPrice', { plan: word(`plan_${quote.tier}`) }), amount: money(quote.price) },
    ...(rest
      ? [
          {
            name: t('sumRest', { plan: word(`plan_${rest.tier}`), date: formatDay(rest.until, lang) }),
            amount: money(-rest.amount),
          },
        ]
      : []),
    { name: t('sumVat'), amount: money(quote.vat) },
  ]
  return (
    <dl className="flex flex-col gap-2.5 text-ui">
      {rows.map(({ name, amount }) => (
        <div key={name} className="flex items-baseline justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="num whitespace-nowrap">{amount}</dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-2.5 text-body font-semibold">
        <dt>{t('sumTotal')}</dt>
        <dd className="num whitespace-nowrap">{money(quote.gross)}</dd>
      </div>
    </dl>
  )
}

function WhatHappens({ order: { quote, included } }: { order: OrderView }) {
  const t = useT(planPageMessages)
  const word = useT(planWords)
  const lang = useLang()
  const plan = word(`plan_${quote.tier}`)
  const visits = included
  const lines = [
    t('happensOrder'),
    ...(quote.rest ? [t('happensUpgrade', { plan })] : []),
    t('happensVisits', { count: visits }),
    t('happensRenewal', { gross: formatMoney(withVat(quote.price).gross, lang) }),
    t('happensUnpaid', { count: pauseAfterDays }),
    t('happensMoneyBack'),
  ]
  return (
    <Card title={t('whatHappens')}>
      <ul className="flex list-disc flex-col gap-2 ps-5 text-ui">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-4 text-ui">
        <Link to={publicPath(lang, '/terms#refunds')} className="link">
          {t('refundRule')}
        </Link>
      </p>
    </Card>
  )
}
