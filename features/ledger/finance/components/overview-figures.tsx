import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Halalas } from '#/domain/money.ts'
import { formatAmount } from '#/domain/money.ts'
import { formatDay, monthName } from '#/domain/riyadh-time.ts'
import { financeMessages } from '#/messages/ledger/finance.ts'
import { Card, Stat, StatGrid } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { TrendLine } from '#/ui/trend-line.tsx'
import type { Period } from '../period.ts'
import type { Overview } from '../read-overview.server.ts'
import { rowsOf } from './entries-to.ts'
import { totalOf } from './result-card.tsx'

type Props = { overview: Overview; period: Period }

const perVisit = (amount: Halalas, visits: number): Halalas => Math.round(amount / visits)

function deltaOf(now: Halalas, before: Halalas, moreIsGood: boolean) {
  const change = now - before
  const direction = change === 0 ? ('same' as const) : change > 0 ? ('up' as const) : ('down' as const)
  return { text: formatAmount(Math.abs(change)), direction, good: change > 0 === moreIsGood }
}

const riyals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** Revenue and costs of the twelve months that end with the period, in riyals. */
export function MonthChart({ months }: { months: Overview['months'] }) {
  const t = useT(financeMessages)
  const lang = useLang()
  if (months.every(({ revenue, costs }) => revenue === 0 && costs === 0)) return null
  return (
    <Card title={t('byMonth')}>
      <TrendLine
        caption={t('byMonth')}
        labels={months.map(({ month }) => monthName(month.slice(0, 7), lang))}
        series={[
          { name: t('revenue'), values: months.map(({ revenue }) => revenue / 100) },
          { name: t('costs'), values: months.map(({ costs }) => costs / 100) },
        ]}
        format={(value) => riyals.format(value)}
      />
    </Card>
  )
}

/** Revenue, costs and margin, in total and per visit. */
export function Result({ overview, period }: Props) {
  const t = useT(financeMessages)
  const { revenue, costs, visits } = overview
  const [inNow, inBefore] = [totalOf(revenue, 'now'), totalOf(revenue, 'before')]
  const [outNow, outBefore] = [totalOf(costs, 'now'), totalOf(costs, 'before')]
  const counted = t('visitsCounted', { count: visits.now })
  const visitsTo = rowsOf({ kind: 'payout.earned', ...period })
  return (
    <div className="flex flex-col gap-2">
      <StatGrid>
        <Stat label={t('revenue')} value={<Money halalas={inNow} />} delta={deltaOf(inNow, inBefore, true)} />
        <Stat label={t('costs')} value={<Money halalas={outNow} />} delta={deltaOf(outNow, outBefore, false)} />
        <Stat
          label={t('margin')}
          value={<Money halalas={inNow - outNow} />}
          delta={deltaOf(inNow - outNow, inBefore - outBefore, true)}
        />
        <Stat
          label={t('costPerVisit')}
          value={visits.now === 0 ? '–' : <Money halalas={perVisit(outNow, visits.now)} />}
          detail={visits.now === 0 ? t('noVisits') : counted}
          to={visitsTo}
        />
        <Stat
          label={t('marginPerVisit')}
          value={visits.now === 0 ? '–' : <Money halalas={perVisit(inNow - outNow, visits.now)} />}
          detail={visits.now === 0 ? t('noVisits') : counted}
          to={visitsTo}
        />
      </StatGrid>
      <p className="prose-width text-caption text-ink-2">{t('marginHelp')}</p>
    </div>
  )
}

const standing = [
  ['bank', 1],
  ['provider', 1],
  ['shoppers_payable', -1],
  ['client_credit', -1],
  ['advances', -1],
  ['vat_payable', -1],
  ['withholding_payable', -1],
] as const

/** Balances of the cash, receivable and payable accounts at the end of the period, linked to their bookings. */
export function Standing({ overview: { balances }, period, children }: Props & { children: ReactNode }) {
  const t = useT(financeMessages)
  const lang = useLang()
  return (
    <Card title={t('standing')} description={t('standingHelp', { day: formatDay(period.to, lang) })} actions={children}>
      <StatGrid>
        {standing.map(([account, sign]) => (
          <Stat
            key={account}
            label={t(`account_${account}`)}
            value={<Money halalas={sign * balances[account] || 0} />}
            to={rowsOf({ account, to: period.to })}
          />
        ))}
      </StatGrid>
    </Card>
  )
}

/** Receivables by age. */
export function Ages({ ages, current }: { ages: readonly Halalas[]; current?: number | null }) {
  const t = useT(financeMessages)
  return (
    <StatGrid>
      {ages.map((amount, age) => (
        <Stat
          key={age}
          label={
            current === age ? <strong className="font-semibold text-ink">{t(ageKey(age))}</strong> : t(ageKey(age))
          }
          value={<Money halalas={amount} />}
          to={`${href('/admin/finance/receivables')}?age=${age}`}
        />
      ))}
    </StatGrid>
  )
}

export const ageKey = (age: number) => `age_${age}` as 'age_0' | 'age_1' | 'age_2' | 'age_3' | 'age_4'
