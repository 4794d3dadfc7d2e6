import { Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormResult } from '#/domain/form-result.ts'
import type { NoticeGroupName } from '#/domain/notice-groups.ts'
import { Inbox } from '#/features/messaging/notifications/components/inbox.tsx'
import { type InboxQuery, isFiltered } from '#/features/messaging/notifications/inbox-query.ts'
import type { Marked } from '#/features/messaging/notifications/mark-read.server.ts'
import type { NoticeList } from '#/features/messaging/notifications/notice.ts'
import { inboxMessages } from '#/messages/messaging/inbox.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { LinkButton } from '#/ui/button.tsx'
import type { Option } from '#/ui/choice-field.tsx'
import { PanelError } from '#/ui/feedback.tsx'
import { FilterBar } from '#/ui/filter-bar.tsx'
import { useT } from '#/ui/language.tsx'
import { NavTabs, PageHeader } from '#/ui/nav.tsx'

export type InboxPageData = { list: NoticeList; topics: readonly NoticeGroupName[]; query: InboxQuery }
type Props = {
  /** Null: could not be loaded. */
  data: InboxPageData | null
  result: FormResult<Marked> | undefined
  settings: string
  /** Parts of the company's tree. */
  nodes?: readonly Option[]
  /** More links beside the settings. */
  links?: ReactNode
}

const addressOf = ({ topic, node }: InboxQuery, more: Record<string, string>): string => {
  const search = new URLSearchParams({ ...(topic ? { topic } : {}), ...(node ? { node } : {}), ...more })
  return `?${search}`
}

/** The inbox of any portal: views, filters, rows. */
export function InboxPage({ data, result, settings, nodes = [], links }: Props) {
  const t = useT(bellMessages)
  return (
    <div className="flex w-full max-w-[45rem] flex-col gap-6">
      <PageHeader
        title={t('notifications')}
        actions={
          <>
            {links}
            <LinkButton to={settings} icon={Settings2}>
              {t('settings')}
            </LinkButton>
          </>
        }
      />
      {data ? <Loaded {...data} result={result} nodes={nodes} /> : <PanelError message={t('failed')} />}
    </div>
  )
}

function Loaded({
  list,
  topics: own,
  query,
  result,
  nodes,
}: InboxPageData & Required<Pick<Props, 'nodes' | 'result'>>) {
  const t = useT(inboxMessages)
  const topicName = useT(noticeSettingsMessages)
  const topics = own.map((name) => ({ value: name, label: topicName(name) }))
  const unread: Record<string, string> = query.unread ? { show: 'unread' } : {}
  return (
    <>
      <NavTabs
        label={t('views')}
        items={[
          { to: addressOf(query, {}), label: t('all'), current: !query.unread },
          { to: addressOf(query, { show: 'unread' }), label: t('unread'), current: query.unread },
        ]}
      />
      <FilterBar
        keep={['show']}
        page="before"
        filters={[
          { name: 'topic', label: t('topic'), options: topics },
          ...(nodes.length > 0 ? [{ name: 'node', label: t('node'), options: nodes }] : []),
        ]}
      />
      <Inbox
        list={list}
        filtered={isFiltered(query)}
        olderThan={(before) => addressOf(query, { ...unread, before })}
        result={result}
      />
    </>
  )
}
