import { formatAmount, formatMoney } from '#/domain/money.ts'
import type { CashTerms, Reckoning as Reckoned } from '#/domain/operations/daily-reports/cash.ts'
import { dailyMessages } from '#/messages/operations/daily-reports.ts'
import { useLang, useT } from '#/ui/language.tsx'

type Props = { reckoned: Reckoned; terms: CashTerms; nextFloat: number }

const minus = '\u2212'

/** Counted and expected cash with its terms, and the difference as the result. */
export function Reckoning({ reckoned, terms, nextFloat }: Props) {
  const t = useT(dailyMessages)
  const lang = useLang()
  const { counted, expected, difference, limit, deposit, needsReason } = reckoned
  const lines = [
    ['cash.float', terms.float, false],
    ['sales.cash', terms.sales, false],
    ['cash.paidIn', terms.paidIn, false],
    ['cash.refunds', terms.refunds, true],
    ['cash.petty', terms.petty, true],
    ['cash.drops', terms.drops, true],
    ['cash.tips', terms.tips, true],
  ] as const
  const word = difference === 0 ? t('exact') : difference < 0 ? t('short') : t('over')
  const money = (amount: number) => formatMoney(amount, lang)
  const facts = { limit: money(limit), deposit: money(deposit), float: money(nextFloat) }
  return (
    <section aria-label={t('section_cash')} className="flex flex-col gap-2">
      <Line strong label={t('countedCash')} amount={formatAmount(counted)} />
      <Line strong label={t('expectedCash')} amount={formatAmount(expected)} />
      <div className="flex flex-col gap-1 border-s-2 border-line ps-3">
        {lines.map(([key, amount, subtracts]) => (
          <Line key={key} label={t(key)} amount={`${subtracts && amount > 0 ? minus : ''}${formatAmount(amount)}`} />
        ))}
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-ink pt-2">
        <span className="text-h2">
          {word} {difference !== 0 && <span className="text-ui text-ink-2">{t('riyals')}</span>}
        </span>
        <strong dir="ltr" className="num text-h2">
          {formatAmount(Math.abs(difference))}
        </strong>
      </p>
      <p className="text-caption text-ink-2">{t(needsReason ? 'aboveLimit' : 'withinLimit', facts)}</p>
    </section>
  )
}

function Line({ label, amount, strong }: { label: string; amount: string; strong?: boolean }) {
  return (
    <p className="flex items-baseline justify-between gap-4 text-ui">
      <span className={strong ? 'font-semibold' : 'text-ink-2'}>{label}</span>
      <span dir="ltr" className={strong ? 'num font-semibold' : 'num text-ink-2'}>
        {amount}
      </span>
    </p>
  )
}
