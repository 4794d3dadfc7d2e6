import { useEffect, useRef } from 'react'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { bandOf, formatScore } from '#/domain/score.ts'
import { insightAddress, type InsightQuery } from '../query.ts'
import type { BranchComparison, BranchRow } from '../read-branches.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { bandFills, useBandWord } from '#/ui/score.tsx'
import { MeanOf } from './averages.tsx'

const fewVisits = 3

/** Moves between cells by arrow keys, in visual direction: left is left in both writing directions. */
function moveWithArrows(table: HTMLTableElement, event: KeyboardEvent): void {
  const steps: Record<string, readonly [number, number]> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    ArrowLeft: [0, document.dir === 'rtl' ? 1 : -1],
    ArrowRight: [0, document.dir === 'rtl' ? -1 : 1],
  }
  const step = steps[event.key]
  const cell = event.target instanceof HTMLElement ? event.target.closest('td, th') : null
  if (!step || !(cell instanceof HTMLTableCellElement)) return
  const rows = [...table.rows]
  const row = rows[rows.indexOf(cell.parentElement as HTMLTableRowElement) + step[0]]
  const next = row?.cells[cell.cellIndex + step[1]]?.querySelector<HTMLElement>('a')
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Arrow keys move through a grid of links; Tab still goes from link to link. */
function useArrowKeys() {
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    const element = table.current
    if (!element) return undefined
    const move = (event: KeyboardEvent) => moveWithArrows(element, event)
    element.addEventListener('keydown', move)
    return () => element.removeEventListener('keydown', move)
  }, [])
  return table
}

function SortHead({ name, label, className }: { name: string; label: string; className?: string }) {
  const [params] = useSearchParams()
  const now = params.get('sort') ?? 'score'
  const up = now === name
  const next = new URLSearchParams(params)
  next.set('sort', up ? `-${name}` : name)
  next.delete('page')
  const icon = up ? ArrowUp : now === `-${name}` ? ArrowDown : ArrowUpDown
  const sorted = up ? 'ascending' : now === `-${name}` ? 'descending' : undefined
  return (
    <th
      scope="col"
      aria-sort={sorted}
      className={classes('sticky top-0 z-10 bg-surface-1 p-1 align-bottom font-medium', className)}
    >
      <Link
        to={`?${next}`}
        preventScrollReset
        className="inline-flex min-h-8 items-end gap-1 px-1 text-start text-micro text-ink-2 hover:text-ink coarse:min-h-11 max-md:min-h-11"
      >
        <span>{label}</span>
        <Icon as={icon} size={12} />
      </Link>
    </th>
  )
}

function Score({ score, n, about, to }: { score: number; n: number; about: string; to: string }) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  const band = useBandWord()
  const few = n < fewVisits
  return (
    <Link
      to={to}
      className={classes(
        'flex min-h-11 w-full min-w-14 flex-col items-center justify-center rounded-badge px-2 hover:outline-2 hover:outline-ink',
        few ? 'border border-dashed border-line-input text-ink-2' : `text-on-band ${bandFills[bandOf(score)]}`,
      )}
    >
      <span className="sr-only">{about}</span>
      <bdi dir="ltr" className="num text-ui font-semibold">
        {formatScore(score, lang)}
      </bdi>
      <span className="sr-only">{band(score)}</span>
      <span className="num text-micro">{t('nVisits', { n })}</span>
    </Link>
  )
}

function Place({ row }: { row: BranchRow }) {
  const t = useT(insightPageMessages)
  if (!row.place) return <span className="text-micro text-ink-2">{t('noPlace')}</span>
  return (
    <span className="flex flex-col items-start">
      <bdi dir="ltr" className="num font-semibold">
        {row.place.tied ? `=${row.place.rank}` : row.place.rank}
      </bdi>
      {row.place.tied && <span className="text-micro text-ink-2">{t('tied')}</span>}
    </span>
  )
}

type Props = { data: BranchComparison; query: InsightQuery }

/**
 * Branches as rows, sections as columns, a number in every cell; headings are sticky and every number links to its
 * details.
 */
export function BranchHeatMap({ data, query }: Props) {
  const t = useT(insightPageMessages)
  const { rows, sections } = data
  const table = useArrowKeys()
  const chosen = { ...query, type: data.sheet?.type ?? query.type }
  const answers = { ...chosen, code: data.sheet?.code ?? query.code }
  return (
    // why: a scrolling region must be reachable by keyboard; its cells are links, so it is
    <div
      className="relative max-h-[75vh] overflow-auto rounded-card border border-line"
      role="region"
      aria-label={t('heatMap')}
    >
      <table className="w-full border-separate border-spacing-0 text-ui" ref={table}>
        <caption className="sr-only">{t('heatMap')}</caption>
        <thead>
          <tr>
            <SortHead name="branch" label={t('branch')} className="start-0 z-20 min-w-32 text-start" />
            <th
              scope="col"
              className="sticky top-0 z-10 bg-surface-1 p-2 text-start align-bottom text-micro font-medium text-ink-2 max-md:hidden"
            >
              {t('place')}
            </th>
            <SortHead name="score" label={t('overall')} className="min-w-28 text-start" />
            <SortHead name="visits" label={t('counted')} className="text-start max-md:hidden" />
            {sections.map(({ key, title }) => (
              <SortHead key={key} name={`s.${key}`} label={title} className="min-w-20 text-start" />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="[&>*]:border-t [&>*]:border-line">
              <th
                scope="row"
                aria-label={`${row.name}, ${row.location}`}
                className="sticky start-0 z-10 max-w-44 min-w-32 bg-card p-2 text-start font-medium"
              >
                <Link
                  to={insightAddress('/trend', chosen, { branch: row.id })}
                  className="link inline-flex min-h-8 items-center coarse:min-h-11 max-md:min-h-11"
                >
                  <bdi>{row.name}</bdi>
                </Link>
                <span className="block text-micro font-normal text-ink-2">
                  <bdi>{row.location}</bdi>
                </span>
              </th>
              <td className="p-2 max-md:hidden">
                <Place row={row} />
              </td>
              <td className="p-2">
                <MeanOf interval={row.overall} />
              </td>
              <td className="num p-2 max-md:hidden">{row.overall.n}</td>
              {sections.map(({ key, title }) => {
                const cell = row.cells[key]
                return (
                  <td key={key} className="p-1">
                    {cell ? (
                      <Score
                        score={cell.mean}
                        n={cell.n}
                        to={insightAddress('/answers', answers, { branch: row.id, section: key })}
                        about={t('cellLabel', { section: title, branch: row.name })}
                      />
                    ) : (
                      <span className="flex min-h-11 items-center justify-center text-micro text-ink-2">
                        {t('notMeasured')}
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
