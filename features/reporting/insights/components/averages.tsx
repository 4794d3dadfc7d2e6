import { formatScore } from '#/domain/score.ts'
import type { Interval } from '#/domain/statistics.ts'
import { basisText, filterText } from '../average-words.ts'
import type { TypeAverages } from '../company-averages.server.ts'
import { averageMessages } from '#/messages/averages.ts'
import { Card } from '#/ui/card.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { useBandWord } from '#/ui/score.tsx'
import { useBranchesWord } from './use-branches-word.ts'

/** A mean with its number of visits and its margin. */
export function MeanOf({ interval }: { interval: Interval }) {
  const lang = useLang()
  return (
    <span className="flex flex-col items-start">
      <bdi dir="ltr" className="num font-semibold">
        {formatScore(interval.mean, lang)}
      </bdi>
      <span className="num text-micro text-ink-2">{basisText(interval, lang)}</span>
    </span>
  )
}

function Figure({ label, score, detail }: { label: string; score: number | null; detail: string }) {
  const lang = useLang()
  const band = useBandWord()
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <bdi dir="ltr" className="num text-h2 font-semibold">
          {score === null ? '–' : formatScore(score, lang)}
        </bdi>
        {score !== null && <span className="text-caption text-ink-2">{band(score)}</span>}
        <span className="num w-full text-caption text-ink-2">{detail}</span>
      </dd>
    </div>
  )
}

/** Both averages of each type with their filters: the same card, and the same figures, on every page. */
export function AverageCards({ averages, branch }: { averages: readonly TypeAverages[]; branch: string | null }) {
  const t = useT(averageMessages)
  const lang = useLang()
  const branchesOf = useBranchesWord()
  if (averages.length === 0) return null
  return (
    <Card title={t('averages')} description={t('spreadHelp')}>
      <div className="grid gap-6 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {averages.map(({ type, period, interval, current }) => (
          <section key={type} className="flex flex-col gap-2">
            <h3 className="text-ui font-medium">
              <bdi>{filterText({ type, period, branch: branchesOf(branch) }, lang)}</bdi>
            </h3>
            <dl className="grid grid-cols-2 gap-4">
              <Figure label={t('period')} score={interval.mean} detail={basisText(interval, lang)} />
              <Figure
                label={t('current')}
                score={current?.mean ?? null}
                detail={t('branches', { count: current?.n ?? 0 })}
              />
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-4 text-caption text-ink-2">
        {t('periodHelp')} {t('currentHelp')}
      </p>
    </Card>
  )
}
