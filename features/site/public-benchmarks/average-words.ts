import type { Average } from '#/domain/anonymous-margin.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { averageMessages } from '#/messages/averages.ts'
import { industryReportMessages } from '#/messages/site/industry-reports.ts'

/** Margin of a published average in whole points. */
export function publicSpread({ spread }: Pick<Average, 'spread'>, lang: Lang): string {
  const t = translator(lang, industryReportMessages)
  if (!spread) return t('spread_few')
  return spread.kind === 'margin' ? t('spread_margin', { count: spread.margin }) : t('spread_range', spread)
}

/** '12 visits, ± 3 points': shown beside every published average. */
export const publicBasis = (average: Pick<Average, 'n' | 'spread'>, lang: Lang): string =>
  `${translator(lang, averageMessages)('visits', { count: average.n })}${lang === 'ar' ? '، ' : ', '}${publicSpread(average, lang)}`
