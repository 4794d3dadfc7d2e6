import { ScrollText } from 'lucide-react'
import { href, Link, useSearchParams } from 'react-router'
import { ChainNotice } from '#/features/core/activity/components/chain-notice.tsx'
import { Changes } from '#/features/core/activity/components/changes.tsx'
import { LogFilters } from '#/features/core/activity/components/log-filters.tsx'
import { actionText, entityText, type LogEntry, logQueryOf } from '#/features/core/activity/entry.ts'
import { readLog } from '#/features/core/activity/read-log.server.ts'
import { chainState } from '#/features/core/activity/verify-chain.server.ts'
import { activityLogMessages } from '#/messages/activity.ts'
import { uiMessages } from '#/messages/ui.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { Card } from '#/ui/card.tsx'
import { type Column, DataTable } from '#/ui/data-table.tsx'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { FileLinks } from '#/ui/list-page.tsx'
import { PageHeader } from '#/ui/nav.tsx'
import { Time } from '#/ui/time.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import type { Route } from './+types/activity-logs'

const pageSize = 25

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, activityLogMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = logQueryOf(url.searchParams)
  const page = await readLog(actor, query, pageSize)
  return { ...page, query, chain: chainState(actor) }
})

export default function ActivityLogsPage({ loaderData }: Route.ComponentProps) {
  const { entries, next, query, chain } = loaderData
  const t = useT(activityLogMessages)
  const words = useT(uiMessages)
  const [search] = useSearchParams()
  const filtered = Object.values(query).some((value) => value !== '')
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={
          <FileLinks
            confirm
            to={(format) =>
              `${href('/admin/activity-logs/export')}?${new URLSearchParams([...without(search, 'before'), ['format', format]])}`
            }
          />
        }
      />
      <ChainNotice chain={chain} />
      <LogFilters query={query} />
      <Card flush as="div">
        <DataTable
          caption={t('caption')}
          columns={useColumns()}
          rows={entries}
          rowKey={(entry) => entry.id}
          empty={<EmptyState icon={ScrollText} title={filtered ? words('noResults') : t('none')} />}
        />
      </Card>
      <div className="flex flex-wrap justify-between gap-3">
        {query.cursor ? <LinkButton to={`?${without(search, 'before')}`}>{t('newest')}</LinkButton> : <span />}
        {next && <LinkButton to={`?${withCursor(search, next)}`}>{t('older')}</LinkButton>}
      </div>
    </div>
  )
}

const without = (search: URLSearchParams, name: string): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.delete(name)
  return next
}
const withCursor = (search: URLSearchParams, cursor: string): URLSearchParams => {
  const next = new URLSearchParams(search)
  next.set('before', cursor)
  return next
}

function useColumns(): Column<LogEntry>[] {
  const t = useT(activityLogMessages)
  const lang = useLang()
  return [
    {
      key: 'what',
      header: t('what'),
      cell: (entry) => <span className="font-medium">{actionText(lang, entry.action)}</span>,
    },
    { key: 'who', header: t('who'), cell: (entry) => <Who entry={entry} /> },
    {
      key: 'record',
      header: t('record'),
      cell: (entry) => <RecordLink entry={entry} name={entityText(lang, entry.entity)} />,
    },
    { key: 'changes', header: t('changes'), cell: (entry) => <Changes entry={entry} /> },
    { key: 'when', header: t('when'), cell: (entry) => <Time at={entry.at} mode="datetime" /> },
  ]
}

function Who({ entry }: { entry: LogEntry }) {
  const t = useT(activityLogMessages)
  if (!entry.who) return <span className="text-ink-2">{t('platform')}</span>
  return (
    <span className="flex min-w-0 flex-col items-start max-md:items-end">
      <bdi>{entry.who.name}</bdi>
      <bdi dir="ltr" className="text-caption text-ink-2 [overflow-wrap:anywhere]">
        {entry.who.email}
      </bdi>
    </span>
  )
}

function RecordLink({ entry, name }: { entry: LogEntry; name: string }) {
  const label = entry.record?.label
  return (
    <span className="flex min-w-0 flex-col items-start max-md:items-end">
      <span className="text-caption text-ink-2">{name}</span>
      {entry.record?.to ? (
        <Link to={entry.record.to} className="link">
          <bdi>{label}</bdi>
        </Link>
      ) : (
        label && <bdi>{label}</bdi>
      )}
    </span>
  )
}
