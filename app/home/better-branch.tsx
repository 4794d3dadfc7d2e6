import { olayaVisits } from '#/content/site/one-visit.ts'
import { homeMessages } from '#/messages/site/home.ts'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { StarChart } from '#/ui/star-chart.tsx'
import { Kicker } from '../site/star-mark.tsx'
import type { SectionName } from './one-visit.tsx'

/** Three visits to one branch of the demo as stars, with the names of the sections below. */
export function BetterBranch({ sections }: { sections: readonly SectionName[] }) {
  const t = useT(homeMessages)
  return (
    <section id="score" aria-labelledby="score-title">
      <div className="site-wrap site-space">
        <div className="grid gap-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
          <div>
            <Kicker>{t('scoreKicker')}</Kicker>
            <h2 id="score-title" tabIndex={-1} className="text-section ltr:tracking-[-0.025em]">
              {t('scoreTitle')}
            </h2>
          </div>
          <p className="prose-width text-body-lg text-ink-2 lg:pt-10">{t('scoreText')}</p>
        </div>
        <ol className="mt-10 grid gap-10 md:mt-14 md:grid-cols-3 md:gap-6">
          {olayaVisits.map(({ story, week, score, sections: scores }) => {
            const when = week === 0 ? t('weekFirst') : t('weekLater', { count: week })
            return (
              <li key={story} className="flex flex-col items-center gap-4">
                <div className="w-full max-w-[300px] [&>svg]:h-auto [&>svg]:w-full">
                  <StarChart
                    caption={when}
                    sections={sections.map((section, index) => ({ ...section, score: scores[index] ?? null }))}
                  />
                </div>
                <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 text-body font-medium">
                  {when} <ScoreBadge score={score} />
                </p>
              </li>
            )
          })}
        </ol>
        <ul className="mt-12 grid gap-x-6 gap-y-2 border-t border-paper-line pt-6 text-ui md:grid-cols-2 lg:grid-cols-4">
          {sections.map(({ key, label }) => (
            <li key={key} className="flex gap-3">
              <b className="w-4 shrink-0 font-semibold">
                <bdi dir="ltr">{key}</bdi>
              </b>
              {label}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
