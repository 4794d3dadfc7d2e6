import { formatAmount } from '#/domain/money.ts'
import { formatDate } from '#/domain/riyadh-time.ts'
import { formatPoints } from '#/domain/score.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { exampleText } from '#/features/reporting/reports/stake-example.ts'
import type { ClientReport } from '#/features/reporting/reports/read-client-report.server.ts'
import { stakeMessages } from '#/messages/reporting/stakes.ts'
import { breakable } from './answer-words.ts'

/** Riyals at stake with every factor of the estimate; null without the company's settings, or when nothing was lost. */
export function stakeWords({ stakes, findings }: ClientReport, lang: Lang) {
  if (!stakes || stakes.findings.length === 0) return null
  const t = translator(lang, stakeMessages)
  const titles = new Map(findings.map(({ key, text }) => [key, text]))
  const { basis, total, confirmedAt } = stakes
  const rate = t('rateOf', { rate: `${basis.rate}%`, date: formatDate(new Date(confirmedAt), lang) })
  return {
    title: t('title'),
    hint: t('hint'),
    head: { finding: t('finding'), points: t('points'), amount: t('amount'), total: t('total') },
    rows: stakes.findings.map(({ key, points, amount }) => ({
      key,
      text: breakable(titles.get(key) ?? key),
      points: formatPoints(points),
      amount: formatAmount(amount),
    })),
    total: { points: formatPoints(total.points), amount: formatAmount(total.amount) },
    how: t('how'),
    notes: [
      ...(total.isLimited ? [t('limited', { points: formatPoints(total.points) })] : []),
      t('formula'),
      exampleText(stakes, lang) ?? '',
      `${t('rate')}: ${rate}`,
      t('critical'),
      t('ground'),
    ],
  }
}
