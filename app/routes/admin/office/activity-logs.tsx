import { ScrollText } from 'lucide-react'
import { Link } from 'react-router'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { actionText, entityText } from '#/features/core/activity/entry.ts'
import { chainState } from '#/features/core/activity/verify-chain.server.ts'
import { ChainNotice } from '#/features/office/activity/components/chain-notice.tsx'
import { Changes } from '#/features/office/activity/components/changes.tsx'
import { activityList, type LogEntry, offeredEntities } from '#/features/office/activity/list.ts'
import { readLog } from '#/features/office/activity/list.server.ts'
import { activityLogMessages, activityMessages } from '#/messages/activity.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import type { Route } from './+types/activity-logs'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, activityLogMessages.title) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const query = readList(activityList, url.searchParams)
  const page = await readLog(actor, query)
  return { ...page, query, chain: chainState(actor) }
})

export default function ActivityLogsPage({ loaderData }: Route.ComponentProps) {
  const { entries, older, query, chain } = loaderData
  const t = useT(activityLogMessages)
  const lang = useLang()
  return (
    <ListPage
      list={activityList}
      query={query}
      rows={entries}
      older={older}
      options={{
        entity: offeredEntities.map((value) => ({ value, label: entityText(lang, value) })),
        action: Object.keys(activityMessages).map((value) => ({ value, label: actionText(lang, value) })),
      }}
      cells={{
        what: (entry) => <span className="font-medium">{actionText(lang, entry.action)}</span>,
        who: (entry) => <Who entry={entry} />,
        record: (entry) => <RecordLink entry={entry} name={entityText(lang, entry.entity)} />,
        changes: (entry) => <Changes entry={entry} />,
      }}
      rowKey={({ id }) => id}
      title={t('title')}
      description={t('description')}
      above={<ChainNotice chain={chain} />}
      empty={<EmptyState icon={ScrollText} title={t('none')} />}
    />
  )
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
