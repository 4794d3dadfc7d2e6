import { formatDay } from '#/domain/riyadh-time.ts'
import { basisText } from '#/features/reporting/insights/average-words.ts'
import { averageMessages } from '#/messages/averages.ts'
import { ownReviewMessages } from '#/messages/certification/own-guest-reviews.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Stars } from '#/ui/meter.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import type { SideBySide } from '../own-list.server.ts'
import { Distribution } from './guest-reviews.tsx'

/** Guest ratings and visit scores with their numbers, without a causal claim. */
export function ReviewsBesideVisits({ side: { since, stars, visits } }: { side: SideBySide }) {
  const t = useT(ownReviewMessages)
  const typeWord = useT(averageMessages)
  const lang = useLang()
  return (
    <Card title={t('sideTitle')} description={t('sideHint', { date: formatDay(since, lang) })}>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <div className="flex flex-col items-start gap-1">
          <h3 className="text-ui font-medium">{t('guests')}</h3>
          {stars.mean !== null && <Stars rating={stars.mean} />}
          <p className="text-caption text-ink-2">
            {t(stars.mean === null ? 'fewReviews' : 'ofReviews', { count: stars.total })}
          </p>
        </div>
        <div className="flex flex-col items-start gap-1">
          <h3 className="text-ui font-medium">{t('visits')}</h3>
          {visits.length === 0 && <p className="text-caption text-ink-2">{t('noVisits')}</p>}
          {visits.map(({ type, interval }) => (
            <div key={type} className="flex flex-col items-start gap-1">
              <span className="text-caption">{typeWord(`type_${type}`)}</span>
              <ScoreBadge score={interval.mean} />
              <p className="num text-caption text-ink-2">{basisText(interval, lang)}</p>
            </div>
          ))}
        </div>
        {stars.mean !== null && <Distribution counts={stars.counts} total={stars.total} />}
      </div>
    </Card>
  )
}
