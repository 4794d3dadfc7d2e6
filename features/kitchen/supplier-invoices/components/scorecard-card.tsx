import { scorecardMessages } from '#/messages/kitchen/scorecard.ts'
import { Card } from '#/ui/card.tsx'
import { useT } from '#/ui/language.tsx'
import { ProgressBar } from '#/ui/meter.tsx'
import type { ShownScorecard } from '../read-scorecard.server.ts'

/** How a supplier did in the last days: the score and each of its parts. */
export function ScorecardCard({ card: { score, parts } }: { card: ShownScorecard }) {
  const t = useT(scorecardMessages)
  return (
    <Card title={t('scorecard')} description={score === null ? t('scoreNone') : t('scoreOf', { score: String(score) })}>
      <ul className="flex flex-col gap-4">
        {parts.map(({ part, cases, value, points, of }) => (
          <li key={part} className="flex flex-col gap-1">
            {points === null || value === null ? (
              <span className="flex justify-between gap-3 text-caption">
                <span>{t(`part_${part}`)}</span>
                <span className="text-ink-2">{t('fewCases', { count: Math.min(cases, 4) })}</span>
              </span>
            ) : (
              <>
                <ProgressBar
                  label={t(`part_${part}`)}
                  value={points}
                  max={of}
                  text={t('pointsOf', { points: String(points), of: String(of) })}
                />
                <span className="num text-caption text-ink-2">{t('percent', { value: String(value) })}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-caption text-ink-2">{t('scoreHint')}</p>
    </Card>
  )
}
