import { Link } from 'react-router'
import type { PublicSpread } from '#/domain/anonymous-margin.ts'
import { clientResultsMessages } from '#/messages/site/client-results.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { publicBasis } from '../average-words.ts'

type Row = { key: string; name: string; mean: number; n: number; spread: PublicSpread | null; to?: string | undefined }
type TableProps = { title: string; group: string; averages: readonly Row[]; hidden: boolean }

/** Averages by group with their number of visits and margin; a name with a page of its own is a link. */
export function AverageTable({ title, group, averages, hidden }: TableProps) {
  const t = useT(clientResultsMessages)
  const lang = useLang()
  return (
    <div className="rounded-card border border-line bg-card p-4 md:p-6" data-card>
      <h3 className="text-h3">{title}</h3>
      {averages.length === 0 ? (
        <p className="mt-3 text-body text-ink-2">{t('noneOfThese')}</p>
      ) : (
        <table className="mt-3 w-full border-collapse text-body">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b border-line text-caption text-ink-2">
              <th scope="col" className="py-2 text-start font-medium">
                {group}
              </th>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {t('mean')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('count')}
              </th>
            </tr>
          </thead>
          <tbody>
            {averages.map((average) => (
              <tr key={average.key} className="border-b border-line last:border-0">
                <th scope="row" className="py-3 text-start font-medium">
                  {average.to ? (
                    <Link
                      to={average.to}
                      className="link inline-flex min-h-6 items-center coarse:min-h-11 coarse:min-w-11 max-md:min-h-11 max-md:min-w-11"
                    >
                      {average.name}
                    </Link>
                  ) : (
                    average.name
                  )}
                </th>
                <td className="px-3 py-3">
                  <ScoreBadge score={average.mean} whole />
                </td>
                <td className="num py-3 text-end text-ui text-ink-2">{publicBasis(average, lang)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden && averages.length > 0 && <p className="mt-3 text-caption text-ink-2">{t('hidden')}</p>}
    </div>
  )
}
