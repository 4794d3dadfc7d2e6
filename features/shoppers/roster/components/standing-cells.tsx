import { formatTenths } from '#/domain/score.ts'
import { rosterMessages } from '#/messages/roster.ts'
import { useT } from '#/ui/language.tsx'
import type { RosterRow } from '../list.ts'

type Cell = { row: RosterRow }

const cell = 'cell-pair'

/** Mean grade of the last reports, with their number. */
export function RatingCell({ row: { grade, graded } }: Cell) {
  const t = useT(rosterMessages)
  if (grade === null) return <span className="text-ink-2">{t('rating_none')}</span>
  return (
    <span className={cell}>
      <span className="num font-medium">{t('ratingOf', { rating: formatTenths(grade) })}</span>
      <span className="num text-caption text-ink-2">{t('graded', { count: graded })}</span>
    </span>
  )
}

/** Reliability and its components. */
export function ReliabilityCell({ row: { reliability, inTime, judged, handBacks, noShows } }: Cell) {
  const t = useT(rosterMessages)
  if (reliability === null) return <span className="text-ink-2">{t('reliability_none')}</span>
  const share = `${Math.round(reliability * 100)}%`
  return (
    <span className={cell}>
      <bdi dir="ltr" className="num w-fit font-medium">
        {share}
      </bdi>
      <span className="num text-caption text-ink-2">{t('inTime', { inTime, judged })}</span>
      {handBacks > 0 && <span className="num text-caption text-ink-2">{t('handBacks', { count: handBacks })}</span>}
      {noShows > 0 && <span className="num text-caption text-ink-2">{t('noShows', { count: noShows })}</span>}
    </span>
  )
}
