import { ScrollText } from 'lucide-react'
import { pageTitle } from '#/app/shell/page-title.ts'
import { readList } from '#/domain/list.ts'
import { actionText, entityText } from '#/features/core/activity/entry.ts'
import { chainState, entryAtLink } from '#/features/core/activity/verify-chain.server.ts'
import { ChainNotice } from '#/features/office/activity/components/chain-notice.tsx'
import { useLogCells } from '#/features/office/activity/components/log-cells.tsx'
import { activityList, offeredEntities } from '#/features/office/activity/list.ts'
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
  const chain = chainState(actor).then(async (found) => ({
    found,
    entry: found.state === 'broken' ? await entryAtLink(actor, found.position) : null,
  }))
  return { ...page, query, chain }
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
      cells={useLogCells()}
      rowKey={({ id }) => id}
      title={t('title')}
      above={<ChainNotice chain={chain} />}
      empty={<EmptyState icon={ScrollText} title={t('none')} />}
    />
  )
}
