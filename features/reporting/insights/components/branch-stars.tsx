import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { reportPageMessages } from '#/messages/reporting/report-page.ts'
import { useT } from '#/ui/language.tsx'
import { StarChart, starLetter } from '#/ui/star-chart.tsx'
import type { BranchComparison } from '../read-branches.server.ts'
import { MeanOf } from './averages.tsx'

const mostStars = 4

/** Section averages of the first branches in the chosen order, a star each; the map below has all of them. */
export function BranchStars({ data }: { data: BranchComparison }) {
  const t = useT(insightPageMessages)
  const page = useT(reportPageMessages)
  if (data.rows.length === 0 || data.sections.length < 3) return null
  return (
    <section aria-label={t('stars')} className="flex flex-col gap-3">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15.5rem,1fr))] gap-4">
        {data.rows.slice(0, mostStars).map((row) => (
          <li key={row.id} className="flex flex-col items-center gap-1 break-inside-avoid">
            <h2 className="text-center text-ui font-semibold">
              <bdi>{row.name}</bdi>
            </h2>
            <MeanOf interval={row.overall} />
            <StarChart
              caption={`${row.name}: ${page('perSection')}`}
              sections={data.sections.map(({ key, title }) => ({
                key,
                label: title,
                score: row.cells[key]?.mean ?? null,
              }))}
            />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-4 text-caption text-ink-2">
        {data.sections.map(({ key, title }, index) => (
          <span key={key}>
            <bdi dir="ltr" className="me-1 font-semibold text-ink">
              {starLetter(key, index)}
            </bdi>
            {title}
          </span>
        ))}
      </p>
    </section>
  )
}
