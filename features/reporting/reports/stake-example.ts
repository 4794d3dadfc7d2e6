import { formatAmount } from '#/domain/money.ts'
import { formatPoints } from '#/domain/score.ts'
import type { Stakes } from '#/domain/reporting/stake.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { stakeMessages } from '#/messages/reporting/stakes.ts'

const grouped = new Intl.NumberFormat('en')
export const groupedNumber = (n: number): string => grouped.format(n)

/** The costliest finding with its full calculation, so that readers can check the estimate. */
export function exampleText({ basis, findings }: Stakes, lang: Lang): string | null {
  const [first] = findings
  if (!first) return null
  return translator(lang, stakeMessages)('example', {
    covers: groupedNumber(basis.covers),
    bill: formatAmount(basis.bill),
    points: formatPoints(first.points),
    rate: `${basis.rate}%`,
    amount: formatAmount(first.amount),
  })
}
