import { Link } from 'react-router'
import { formatPoints } from '#/domain/score.ts'
import { insightAddress, type InsightQuery } from '#/features/reporting/insights/query.ts'
import { ChangeText } from '#/features/reporting/reports/components/change-text.tsx'
import { levelMessages } from '#/messages/reporting/levels.ts'
import { useT } from '#/ui/language.tsx'
import { ScoreMark } from '#/ui/score.tsx'
import type { Crumb, LevelRow, Levels } from '../read-levels.server.ts'

type Next = { node: string | null; section?: string | undefined }

/** Address of a level under the filters of the page. */
function levelAddress(query: InsightQuery, { node, section }: Next): string {
  const more = { ...(node && { node }), ...(section && { section }) }
  return insightAddress('/levels', { ...query, branch: [], part: null }, more)
}

/** The levels above, each with its own address. */
export function LevelPath({ path, query }: { path: readonly Crumb[]; query: InsightQuery }) {
  const t = useT(levelMessages)
  return (
    <nav aria-label={t('path')}>
      <ol className="flex flex-wrap items-center gap-x-2 text-ui">
        {path.map(({ name, node, section }, index) => (
          <li key={`${node} ${section}`} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden className="size-1 rounded-full bg-line-input" />}
            {index === path.length - 1 ? (
              <span aria-current="page" className="font-semibold">
                <bdi>{name ?? t('company')}</bdi>
              </span>
            ) : (
              <Link
                to={levelAddress(query, { node: index === 0 ? null : node, section })}
                className="link inline-flex min-h-8 items-center coarse:min-h-11"
              >
                <bdi>{name ?? t('company')}</bdi>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

const cell = 'py-2 ps-4 text-numeric'

/** Rows of a level with score, change, visits and lost points, and the level itself below them. */
export function LevelTable({ levels, query }: { levels: Levels; query: InsightQuery }) {
  const t = useT(levelMessages)
  const { kind, rows, total, path } = levels
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{path.at(-1)?.name ?? t('company')}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-2">
            <th scope="col" className="py-1.5 text-start font-normal">
              {t(kind)}
            </th>
            {(['score', 'change', 'visits', 'lost'] as const).map((name) => (
              <th key={name} scope="col" className="py-1.5 ps-4 text-numeric font-normal">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.key} row={row} to={row.next && levelAddress(query, row.next)} />
          ))}
        </tbody>
        <tfoot>
          <Row row={{ ...total, key: 'total', name: t('total'), next: null }} to={null} />
        </tfoot>
      </table>
    </div>
  )
}

function Row({ row: { name, mean, n, change, lost }, to }: { row: LevelRow; to: string | null }) {
  const t = useT(levelMessages)
  return (
    <tr className="border-b border-line">
      <th scope="row" aria-label={name} className="py-2 text-start font-medium">
        {to && n > 0 ? (
          <Link to={to} className="link inline-flex min-h-8 items-center coarse:min-h-11">
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </th>
      <td className={cell}>
        {mean === null ? <span className="text-ink-2">{t('noVisits')}</span> : <ScoreMark score={mean} />}
      </td>
      <td className={cell}>
        <ChangeText change={change} />
      </td>
      <td className={`num ${cell}`}>{n}</td>
      <td className={`num ${cell}`}>{lost !== null && <bdi dir="ltr">{formatPoints(lost)}</bdi>}</td>
    </tr>
  )
}
