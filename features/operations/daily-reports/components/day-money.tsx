import { formatMoney } from '#/domain/money.ts'
import { appPayout, percentOf, perOne, settlement } from '#/domain/operations/daily-reports/cash.ts'
import { countFinished, type DailyValues, termsOf } from '#/domain/operations/daily-reports/values.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { dailyViewMessages } from '#/messages/operations/daily-reports-view.ts'
import { Card } from '#/ui/card.tsx'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { DailyDay } from '../read-day.server.ts'
import { OwnFields } from './own-fields.tsx'
import { Reckoning } from './reckoning.tsx'

const amount = (values: DailyValues, key: string): number => (typeof values[key] === 'number' ? values[key] : 0)

/** Sales and cash of a report, with its ratios and what is still to arrive. */
export function DayMoney({ day }: { day: DailyDay }) {
  const t = useT(dailyViewMessages)
  const word = useT(dailyMessages)
  const lang = useLang()
  const { money, figures, template } = day
  if (!money || !figures) return <p className="text-ui text-ink-2">{t('noMoney')}</p>
  const print = (halalas: number) => formatMoney(halalas, lang)
  const bill = perOne(figures.net, figures.covers)
  const labour = percentOf(amount(money, 'labour.cost'), figures.net)
  const mada = settlement(figures.tenders.mada, template.fees.mada)
  const apps = appPayout({
    gross: figures.tenders.apps,
    commissionPercent: template.fees.commission,
    discounts: amount(money, 'apps.discounts'),
    adjustments: amount(money, 'apps.adjustments'),
  })
  const tenders = ['sales.cash', 'sales.mada', 'sales.cards', 'sales.apps', 'sales.vouchers', 'refunds'] as const
  const others = ['voids', 'discounts', 'tips.cards', 'channel.dineIn', 'channel.takeaway', 'channel.delivery'] as const
  const shown = (key: string) => (typeof money[key] === 'number' ? <Money halalas={money[key]} /> : null)
  return (
    <>
      <Card title={word('section_sales')}>
        <div className="flex flex-col gap-4">
          <DescriptionList columns={3} items={tenders.map((key) => ({ term: word(key), value: shown(key) }))} />
          <DescriptionList
            columns={3}
            items={[
              {
                term: t('gross'),
                value: (
                  <strong>
                    <Money halalas={figures.gross} />
                  </strong>
                ),
              },
              {
                term: t('net'),
                value: (
                  <strong>
                    <Money halalas={figures.net} />
                  </strong>
                ),
              },
              { term: t('vat'), value: <Money halalas={figures.vat} /> },
              { term: word('covers'), value: <span className="num">{figures.covers}</span> },
              { term: t('averageBill'), value: bill === null ? '-' : <Money halalas={bill} /> },
              {
                term: t('labourShare'),
                value: labour === null ? '-' : <bdi className="num">{labour.toFixed(2)}%</bdi>,
              },
              ...others.map((key) => ({ term: word(key), value: shown(key) })),
              { term: word('terminal.reason'), value: (money['terminal.reason'] as string | undefined) ?? null },
            ]}
          />
          <DescriptionList
            columns={2}
            items={[
              {
                term: t('settlement'),
                value: (
                  <>
                    <Money halalas={mada.arrives} />
                    <span className="block text-caption text-ink-2">
                      {t('settlementHow', {
                        gross: print(figures.tenders.mada),
                        fee: print(mada.fee),
                        vat: print(mada.vat),
                      })}
                    </span>
                  </>
                ),
              },
              {
                term: t('payout'),
                value: (
                  <>
                    <Money halalas={apps.payout} />
                    <span className="block text-caption text-ink-2">
                      {t('payoutHow', {
                        gross: print(figures.tenders.apps),
                        commission: print(apps.commission),
                        vat: print(apps.vat),
                      })}
                    </span>
                  </>
                ),
              },
            ]}
          />
          <p className="text-caption text-ink-2">{t('forManagement')}</p>
        </div>
      </Card>
      {money[countFinished] !== undefined || day.work?.[countFinished] !== undefined ? (
        <Card title={word('section_cash')}>
          <Reckoning reckoned={figures.cash} terms={termsOf(money)} nextFloat={amount(money, 'cash.nextFloat')} />
          {typeof money['cash.reason'] === 'string' && (
            <p className="pt-3 text-ui">
              <span className="text-ink-2">{word('cash.reason')}: </span>
              <bdi>{money['cash.reason']}</bdi>
            </p>
          )}
        </Card>
      ) : null}
      <OwnFields title={t('ownAmounts')} template={template} values={money} money />
    </>
  )
}
