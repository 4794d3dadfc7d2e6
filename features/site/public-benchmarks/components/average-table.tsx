import { clientResultsMessages } from '#/messages/site/client-results.ts'
import { useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'

type Average = { key: string; name: string; mean: number; n: number }
type TableProps = { title: string; group: string; averages: readonly Average[]; hidden: boolean }

/** Averages by group with their number of visits. */
export function AverageTable({ title, group, averages, hidden }: TableProps) {
  const t = useT(clientResultsMessages)
  return (
    <div className="rounded-card border border-line bg-card p-4 md:p-6">
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
            {averages.map(({ key, name, mean, n }) => (
              <tr key={key} className="border-b border-line last:border-0">
                <th scope="row" className="py-3 text-start font-medium">
                  {name}
                </th>
                <td className="px-3 py-3">
                  <ScoreBadge score={mean} whole />
                </td>
                <td className="num py-3 text-end">{n}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {hidden && averages.length > 0 && <p className="mt-3 text-caption text-ink-2">{t('hidden')}</p>}
    </div>
  )
}
