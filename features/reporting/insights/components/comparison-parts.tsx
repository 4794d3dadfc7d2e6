import { Form, href, Link, useLocation } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { formatPoints, formatScore } from '#/domain/score.ts'
import type { Lang } from '#/domain/text.ts'
import { basisText } from '../average-words.ts'
import { insightAddress, type InsightQuery } from '../query.ts'
import type { Compared, ComparedRow, Comparison } from '../read-comparison.server.ts'
import { insightPageMessages } from '#/messages/reporting/insight-pages.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { branchOptions } from './insight-frame.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { SearchableSelect } from '#/ui/searchable-select.tsx'

type Chooser = { data: Comparison; query: InsightQuery }

function Kept({ query, data }: Chooser) {
  return (
    <>
      <input type="hidden" name="period" value={query.period} />
      {query.part && <input type="hidden" name="part" value={query.part} />}
      {data.sheet && <input type="hidden" name="type" value={data.sheet.type} />}
      {data.sheet && <input type="hidden" name="code" value={data.sheet.code} />}
    </>
  )
}

/**
 * Chooses what to compare: branches, or two visits. Two plain GET forms, so that the address holds the whole choice.
 */
export function ComparisonChooser({ data, query }: Chooser) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  const { pathname } = useLocation()
  const branches = branchOptions(data.branches)
  const visits = data.visits.map(({ id, branch, visitedAt, final }) => ({
    value: id,
    label: `${branch} · ${formatDate(new Date(visitedAt), lang)} · ${formatScore(final, lang)}`,
  }))
  const forms = [
    {
      name: 'branch',
      title: t('compareBranches'),
      options: branches,
      given: query.branch,
      labels: ['first', 'second', 'third'],
    },
    {
      name: 'visit',
      title: t('compareVisits'),
      options: visits,
      given: query.visit,
      labels: ['firstVisit', 'secondVisit'],
    },
  ] as const
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      {forms.map(({ name, title, options, given, labels }) => (
        <Card key={name} title={title}>
          <Form method="get" action={pathname} key={JSON.stringify(query)} className="flex flex-col gap-4">
            <Kept query={query} data={data} />
            {labels.map((label, index) => (
              <SearchableSelect
                key={label}
                id={`${name}-${index}`}
                name={name}
                label={t(label)}
                placeholder={t('choose')}
                options={options}
                defaultValue={given[index] ?? ''}
              />
            ))}
            <div>
              <Button type="submit" variant="primary">
                {t('show')}
              </Button>
            </div>
          </Form>
        </Card>
      ))}
    </div>
  )
}

function Value({ value, lang, isBest, single }: { value: Compared; lang: Lang; isBest: boolean; single: boolean }) {
  const t = useT(insightPageMessages)
  if (!value) return <span className="text-micro text-ink-2">{t('notMeasured')}</span>
  return (
    <span className="flex flex-col items-end">
      <bdi dir="ltr" className={classes('num', isBest && 'font-semibold')}>
        {formatScore(value.mean, lang)}
      </bdi>
      {!single && <span className="num text-micro text-ink-2">{basisText(value, lang)}</span>}
    </span>
  )
}

function Difference({ row }: { row: ComparedRow }) {
  const t = useT(insightPageMessages)
  if (row.spread === null) return null
  const points = formatPoints(row.spread)
  return (
    <span className="flex flex-wrap items-center justify-end gap-2">
      <bdi dir="ltr" className="num">
        {points}
      </bdi>
      {row.clear !== null && Number(points) > 0 && (
        <StatusBadge tone={row.clear ? 'blue' : 'grey'}>{t(row.clear ? 'clear' : 'unclear')}</StatusBadge>
      )}
    </span>
  )
}

const mostDifferences = 5
const leastPoints = 5

/** Questions with the largest differences. */
export function LargestDifferences({ data, query }: Chooser) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  const rows = data.rows
    .filter(({ kind, spread }) => kind === 'question' && spread !== null && spread >= leastPoints)
    .toSorted((a, b) => b.spread! - a.spread!)
    .slice(0, mostDifferences)
  if (rows.length === 0) return null
  const behind = ({ id, reportId }: Comparison['sides'][number], section: string) =>
    reportId
      ? href('/client/reports/:reportId', { reportId })
      : insightAddress('/answers', query, { branch: id, section })
  return (
    <Card title={t('differMost')} description={t('differMostHint')}>
      <ol className="flex flex-col">
        {rows.map((row) => (
          <li key={row.key} className="flex flex-col gap-1 border-b border-line py-3 last:border-b-0">
            <p className="text-ui font-medium">{row.title}</p>
            <p className="flex flex-wrap gap-x-6 gap-y-1 text-ui">
              {row.values
                .flatMap((value, index) => (value ? [{ value, side: data.sides[index]! }] : []))
                .toSorted((a, b) => b.value.mean - a.value.mean)
                .map(({ value, side }) => (
                  <span key={side.id} className="inline-flex items-center gap-2">
                    <Link
                      className="link inline-flex min-h-8 items-center coarse:min-h-11"
                      to={behind(side, row.section!)}
                    >
                      <bdi>{side.name}</bdi>
                    </Link>
                    {side.detail && (
                      <span className="text-caption text-ink-2">{formatDate(new Date(side.detail), lang)}</span>
                    )}
                    <bdi dir="ltr" className="num font-semibold">
                      {formatScore(value.mean, lang)}
                    </bdi>
                  </span>
                ))}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Whole report, sections and questions, one column per compared branch or visit. */
export function ComparisonTable({ data }: { data: Comparison }) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  return (
    // why: a scrolling region must be reachable by keyboard; its headings are links, so it is
    <div
      className="relative overflow-x-auto rounded-card border border-line"
      role="region"
      aria-label={t('compareTitle')}
    >
      <table className="w-full border-collapse text-ui">
        <caption className="sr-only">{t('compareTitle')}</caption>
        <thead>
          <tr className="border-b border-line bg-surface-1 align-bottom">
            <th scope="col" className="min-w-40 p-3 text-start font-medium">
              {t('question')}
            </th>
            {data.sides.map(({ id, name, detail, reportId }) => (
              <th key={id} scope="col" className="min-w-28 p-3 text-numeric font-medium">
                <Link
                  to={
                    reportId
                      ? href('/client/reports/:reportId', { reportId })
                      : `${href('/client/reports/trend')}?branch=${id}`
                  }
                  className="link inline-flex min-h-8 items-center coarse:min-h-11"
                >
                  <bdi>{name}</bdi>
                </Link>
                {detail && (
                  <span className="block text-micro font-normal text-ink-2">{formatDate(new Date(detail), lang)}</span>
                )}
              </th>
            ))}
            <th scope="col" className="min-w-28 p-3 text-numeric font-medium">
              {t('difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => {
            const best = Math.max(...row.values.map((value) => value?.mean ?? -1))
            const differs = row.spread !== null && row.spread >= 0.05
            return (
              <tr
                key={`${row.kind}-${row.key}`}
                className={classes('border-b border-line align-top', row.kind !== 'question' && 'bg-surface-1')}
              >
                <th
                  scope="row"
                  className={classes('p-3 text-start', row.kind === 'question' ? 'ps-6 font-normal' : 'font-semibold')}
                >
                  {row.kind === 'overall' ? t('wholeReport') : row.title}
                </th>
                {row.values.map((value, index) => (
                  <td key={data.sides[index]!.id} className="p-3 text-numeric">
                    <Value
                      value={value}
                      lang={lang}
                      isBest={differs && value?.mean === best}
                      single={data.sides[index]?.reportId !== null}
                    />
                  </td>
                ))}
                <td className="p-3 text-numeric">
                  <Difference row={row} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
