import { ClipboardList } from 'lucide-react'
import { href } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { ActionShare } from '#/domain/reporting/action-figures.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { type BranchFigures, readActionFigures } from '#/features/reporting/corrective-actions/figures.server.ts'
import { correctiveActionMessages } from '#/messages/reporting/corrective-actions.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Stat, StatGrid } from '#/ui/card.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import type { Route } from './+types/figures'

export const loader = pageData(({ context }: Route.LoaderArgs) => readActionFigures(actorOf(context)))

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, correctiveActionMessages.figuresTitle) },
]

const listOf = (branchId: string, status: string) => `${href('/client/tasks')}?branch=${branchId}&status=${status}`

/** How well corrective actions are done, for the company and by branch; every share with its numbers. */
export default function Page({ loaderData: { from, all, branches } }: Route.ComponentProps) {
  const t = useT(correctiveActionMessages)
  const lang = useLang()
  const percent = ({ hundredths }: ActionShare) =>
    hundredths === null ? t('noShare') : `${(hundredths / 100).toFixed(2)}%`
  const numbers = ({ part, of }: ActionShare) => t('shareOf', { part, of })
  const both = (share: ActionShare) => (
    <span className="num block py-1">
      <bdi dir="ltr">{percent(share)}</bdi>
      <span className="block text-caption text-ink-2">{numbers(share)}</span>
    </span>
  )
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        breadcrumbs={[{ to: href('/client/tasks'), label: t('tasks') }, { label: t('figures') }]}
        title={t('figuresTitle')}
        description={t('figuresHint', { from: formatDay(from, lang) })}
      />
      {branches.length === 0 ? (
        <EmptyState
          icon={ClipboardList}
          title={t('empty')}
          action={<LinkButton to={href('/client/reports')}>{t('seeReports')}</LinkButton>}
        >
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <>
          <StatGrid>
            <Stat label={t('onTime')} value={<bdi dir="ltr">{percent(all.onTime)}</bdi>} detail={numbers(all.onTime)} />
            <Stat
              label={t('repeated')}
              value={<bdi dir="ltr">{percent(all.repeats)}</bdi>}
              detail={numbers(all.repeats)}
            />
          </StatGrid>
          <DataTable<BranchFigures>
            caption={t('figuresByBranch')}
            rows={branches}
            rowKey={({ branchId }) => branchId}
            rowLink={({ branchId }) => listOf(branchId, 'unfinished')}
            empty={null}
            columns={[
              { key: 'branch', header: t('branch'), cell: ({ branch }) => <bdi>{branch}</bdi> },
              { key: 'open', header: t('countUnfinished'), numeric: true, cell: ({ open }) => open },
              { key: 'overdue', header: t('countOverdue'), numeric: true, cell: ({ overdue }) => overdue },
              { key: 'onTime', header: t('onTime'), numeric: true, cell: ({ onTime }) => both(onTime) },
              { key: 'repeats', header: t('repeated'), numeric: true, cell: ({ repeats }) => both(repeats) },
            ]}
          />
        </>
      )}
    </div>
  )
}
