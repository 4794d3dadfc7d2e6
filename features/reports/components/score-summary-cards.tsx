import { formatScore } from '#/domain/score.ts'
import { clientReportMessages } from '#/messages/reports.ts'
import { Stat } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useBandWord } from '#/ui/score.tsx'
import { Ltr } from './ltr.tsx'
import type { ScoreSummary } from '../browse-client-reports.server.ts'

/** What the filtered reports add up to: how many, their mean, and how sure it is. */
export function ScoreSummaryCards({ total, summary }: { total: number; summary: ScoreSummary }) {
  const t = useT(clientReportMessages)
  const lang = useLang()
  const bandWord = useBandWord()
  const { n, mean, margin } = summary
  return (
    <div className="grid grid-cols-2 gap-3 max-md:[&>:first-child]:col-span-2 md:grid-cols-3 md:gap-4">
      <Stat label={t('count')} value={<bdi dir="ltr">{total}</bdi>} detail={t('basedOn', { count: n })} />
      <Stat
        label={t('mean')}
        value={mean === null ? '—' : <bdi dir="ltr">{formatScore(mean, lang)}</bdi>}
        detail={mean === null ? t('meanNone') : n === 1 ? t('onlyOne') : bandWord(mean)}
      />
      <Stat
        label={t('margin')}
        value={margin === null ? '—' : <Ltr text={`± ${margin.toFixed(1)}`} />}
        detail={margin === null ? t('marginNone') : t('marginNote')}
      />
    </div>
  )
}
