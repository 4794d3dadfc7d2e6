import { CalendarPlus } from 'lucide-react'
import { formatMoney } from '#/domain/money.ts'
import { waveOrderMessages } from '#/messages/ordering/wave-order.ts'
import { wavePlanMessages } from '#/messages/ordering/waves.ts'
import { AskingSubmit } from '#/ui/asking-submit.tsx'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { Notice } from '#/ui/feedback.tsx'
import { ActionForm, FormActions } from '#/ui/form.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { WavePreview } from '../preview.server.ts'
import type { WaveQuote } from '../quote-wave.server.ts'
import { PlanPreview } from './plan-preview.tsx'
import { type ActionProps, Version } from './wave-actions.tsx'
import { WaveCapacityCard } from './wave-capacity.tsx'

type Props = ActionProps & { preview: WavePreview; quote: WaveQuote }

const percent = (value: number): string => `\u2066${value}%\u2069`

/** Step two: cost and capacity of the plan, then the order with a confirmation. */
export function CreateVisits({ wave, result, preview, quote }: Props) {
  return (
    <>
      {preview.visits > 0 && <WaveCapacityCard wave={wave} quote={quote} />}
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <PlanPreview preview={preview} withoutMoney />
        <Order wave={wave} result={result} preview={preview} quote={quote} />
      </div>
    </>
  )
}

function useMoneyFacts({ price, capacity }: WaveQuote) {
  const t = useT(waveOrderMessages)
  const { net, vat, gross, fees, margin, marginPercent, withinPlans, listed } = price
  const rate = marginPercent === null ? null : ` (${percent(marginPercent)})`
  return [
    { term: t('listed'), value: <Money halalas={listed} /> },
    ...(withinPlans > 0 ? [{ term: t('withinPlans'), value: t('visitCount', { count: withinPlans }) }] : []),
    { term: t('net'), value: <Money halalas={net} /> },
    { term: t('vat'), value: <Money halalas={vat} /> },
    { term: t('gross'), value: <Money halalas={gross} /> },
    { term: t('fees'), value: <Money halalas={fees} /> },
    {
      term: t('margin'),
      value: (
        <>
          <Money halalas={margin} />
          {rate}
        </>
      ),
    },
    { term: t('room'), value: t('roomOf', { staffed: capacity.staffed, visits: capacity.visits }) },
  ]
}

function Order({ wave, result, preview, quote }: Props) {
  const t = useT(waveOrderMessages)
  const plan = useT(wavePlanMessages)
  const lang = useLang()
  const facts = useMoneyFacts(quote)
  const { price, capacity } = quote
  const short = capacity.visits - capacity.staffed
  const question = () => ({
    title: t('ask', { count: price.visits, price: formatMoney(price.net, lang) }),
    text: (
      <>
        <DescriptionList columns={2} items={facts} />
        {short > 0 && <Notice kind="warning">{t('askShort', { count: short })}</Notice>}
        <p>{t('askFollows')}</p>
      </>
    ),
  })
  return (
    <Card title={t('orderTitle')} description={t('orderHelp')}>
      {preview.visits === 0 ? (
        <p className="text-ui text-ink-2">{plan(preview.tooMany ? 'tooMany' : 'nothing')}</p>
      ) : (
        <div className="flex flex-col gap-5">
          <DescriptionList columns={2} items={facts} />
          <p className="text-caption text-ink-2">{t('moneyNote')}</p>
          <ActionForm result={result} errors="inline">
            <Version wave={wave} intent="create-visits" />
            <input type="hidden" name="visits" value={preview.visits} />
            <input type="hidden" name="price" value={preview.price} />
            <FormActions>
              <AskingSubmit icon={CalendarPlus} ask={question}>
                {t('order', { count: preview.visits })}
              </AskingSubmit>
              {short > 0 && capacity.staffed > 0 && (
                <LinkButton to={`?edit=1&total=${capacity.staffed}`}>
                  {t('planFor', { count: capacity.staffed })}
                </LinkButton>
              )}
            </FormActions>
          </ActionForm>
        </div>
      )}
    </Card>
  )
}
