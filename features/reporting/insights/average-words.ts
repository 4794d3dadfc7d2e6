import type { AveragePeriod } from '#/domain/reporting/averages.ts'
import type { EvaluationType } from '#/domain/evaluation.ts'
import { formatPoints, formatScore } from '#/domain/score.ts'
import { type Interval, toldSpread } from '#/domain/statistics.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { averageMessages } from '#/messages/averages.ts'

/** Margin of a mean, as text for every page and document. */
export function spreadText(interval: Pick<Interval, 'mean' | 'spread'>, lang: Lang): string {
  const t = translator(lang, averageMessages)
  const told = toldSpread(interval)
  if (told.kind === 'margin') return t('margin', { points: formatPoints(told.margin) })
  if (told.kind === 'range') return t('range', { low: formatScore(told.low, lang), high: formatScore(told.high, lang) })
  return t(told.kind)
}

/** '12 visits, ± 4.2 points': shown beside every average. */
export const basisText = (interval: Interval, lang: Lang): string => {
  const t = translator(lang, averageMessages)
  if (!interval.spread) return t('fewOf', { n: interval.n })
  return `${t('visits', { count: interval.n })}${lang === 'ar' ? '، ' : ', '}${spreadText(interval, lang)}`
}

/** `branch`: name of the only one; null for all branches. */
export type AverageFilters = { type: EvaluationType; period: AveragePeriod; branch: string | null }

/** 'Full service · last 12 months · all branches': the filters of an average. */
export function filterText({ type, period, branch }: AverageFilters, lang: Lang): string {
  const t = translator(lang, averageMessages)
  return [t(`type_${type}`), t(`period_${period}`), branch ?? t('allBranches')].join(' · ')
}
