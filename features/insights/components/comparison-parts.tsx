import { Form, Link, useLocation } from 'react-router'
import { formatDate } from '#/domain/riyadh-time.ts'
import { formatScore } from '#/domain/score.ts'
import type { Lang } from '#/domain/text.ts'
import type { InsightQuery } from '#/features/insights/query.ts'
import type { Compared, ComparedRow, Comparison } from '#/features/insights/read-comparison.server.ts'
import { insightPageMessages } from '#/messages/insight-pages.ts'
import { StatusBadge } from '#/ui/badge.tsx'
import { Button } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { SelectField } from '#/ui/choice-field.tsx'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'

type Chooser = { data: Comparison; query: InsightQuery }

function Kept({ query, data }: Chooser) {
  return (
    <>
      <input type="hidden" name="period" value={query.period} />
      {data.sheet && <input type="hidden" name="type" value={data.sheet.type} />}
      {data.sheet && <input type="hidden" name="code" value={data.sheet.code} />}
    </>
  )
}

/** What is to be compared: branches, or two visits. Two plain GET forms, so that an address says it all. */
export function ComparisonChooser({ data, query }: Chooser) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  const { pathname } = useLocation()
  const branches = data.branches.map(({ id, name, location }) => ({ value: id, label: `${name} · ${location}` }))
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
              <SelectField
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

function Value({ value, lang, isBest }: { value: Compared; lang: Lang; isBest: boolean }) {
  const t = useT(insightPageMessages)
  if (!value) return <span className="text-micro text-ink-2">{t('notMeasured')}</span>
  return (
    <span className="flex flex-col items-end">
      <bdi dir="ltr" className={classes('num', isBest && 'font-semibold')}>
        {formatScore(value.mean, lang)}
      </bdi>
      {value.n > 1 && (
        <span className="text-micro text-ink-2">
          <span className="num">{t('spread', { margin: (value.margin ?? 0).toFixed(1), n: value.n })}</span>
        </span>
      )}
    </span>
  )
}

function Difference({ row }: { row: ComparedRow }) {
  const t = useT(insightPageMessages)
  if (row.spread === null) return null
  const points = (Math.round(row.spread * 10) / 10).toFixed(1)
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

/** Whole report, sections and questions, one column for each that is compared. */
export function ComparisonTable({ data }: { data: Comparison }) {
  const t = useT(insightPageMessages)
  const lang = useLang()
  return (
    // why: a region that scrolls by itself must be reachable by keyboard; its heads are links, so it is
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
                  to={reportId ? `/client/reports/${reportId}` : `/client/reports/trend?branch=${id}`}
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
                    <Value value={value} lang={lang} isBest={differs && value?.mean === best} />
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
