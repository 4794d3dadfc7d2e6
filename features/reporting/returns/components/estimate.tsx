import { formatAmount, type Halalas } from '#/domain/money.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { formatPoints } from '#/domain/score.ts'
import { groupedNumber } from '#/features/reporting/reports/stake-example.ts'
import { returnMessages } from '#/messages/reporting/returns.ts'
import { stakeMessages } from '#/messages/reporting/stakes.ts'
import { DescriptionList } from '#/ui/facts.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import type { Returns } from '../read-returns.server.ts'

/** What is at stake in all branches, with every assumption behind it. */
export function Estimate({ returns: { atStake, basis, branches, settings, rows } }: { returns: Returns }) {
  const t = useT(returnMessages)
  const stake = useT(stakeMessages)
  const lang = useLang()
  if (atStake === null || basis === null) return null
  const [first] = rows
  return (
    <div className="flex flex-col gap-2">
      <AtStake amount={atStake} branches={branches.length} />
      <details className="text-ui">
        <summary className="link w-fit coarse:py-2.5">{t('assumptions')}</summary>
        <div className="flex flex-col gap-3 py-3">
          <p className="prose-width">{stake('formula')}</p>
          <DescriptionList
            columns={3}
            items={[
              { term: stake('covers'), value: groupedNumber(basis.covers) },
              { term: stake('bill'), value: <Money halalas={basis.bill} /> },
              {
                term: stake('rate'),
                value: settings.rate
                  ? stake('rateOf', {
                      rate: `${basis.rate}%`,
                      date: formatDate(new Date(settings.rate.confirmedAt), lang),
                    })
                  : `${basis.rate}%`,
              },
            ]}
          />
          {first && first.amount !== null && (
            <p className="num">
              {stake('example', {
                covers: groupedNumber(basis.covers),
                bill: formatAmount(basis.bill),
                points: formatPoints(first.points),
                rate: `${basis.rate}%`,
                amount: formatAmount(first.amount),
              })}
            </p>
          )}
          <p className="prose-width">{stake('critical')}</p>
          <p className="prose-width">{t('order')}</p>
          <p className="prose-width text-caption text-ink-2">{stake('ground')}</p>
        </div>
      </details>
    </div>
  )
}

function AtStake({ amount, branches }: { amount: Halalas; branches: number }) {
  const t = useT(returnMessages)
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-h3">
      <Money halalas={amount} />
      <span className="text-ui font-normal text-ink-2">
        {t('perMonth')} {t('inBranches', { count: branches })}
      </span>
    </p>
  )
}
