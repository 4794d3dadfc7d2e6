import { Users } from 'lucide-react'
import { href } from 'react-router'
import { inboxAction, readInbox } from '#/app/shell/inbox-data.server.ts'
import { InboxPage } from '#/app/shell/inbox-page.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { loadWhileOffline, sendWhileOffline } from '#/app/shell/while-offline.ts'
import { nameFor } from '#/domain/branch-names.ts'
import { may } from '#/domain/permissions.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { WithRight } from '#/features/companies/members/components/rights.tsx'
import { routingMessages } from '#/messages/messaging/routing.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { LinkButton } from '#/ui/button.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Route } from './+types/notifications'

/** Longest tree whose branches are offered one by one; of a longer one only its groups. */
const mostNodes = 300

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bellMessages.notifications) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [inbox, tree] = await Promise.all([readInbox(actor, url), may(actor, 'branches.read') ? readTree(actor) : []])
  const parts = tree.filter(({ kind }) => kind !== 'root' && (kind !== 'branch' || tree.length <= mostNodes))
  const nodes = parts.map(({ id, depth, nameEn, nameAr }) => ({ id, depth, names: { en: nameEn, ar: nameAr } }))
  return { ...inbox, nodes }
})

export const action = inboxAction

/** Opened rows are marked and the bell's news loaded in the background: offline the page stays as it is. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWhileOffline(serverLoader)
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendWhileOffline(serverAction)

/** Notices of a company's team. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const lang = useLang()
  const word = useT(routingMessages)
  const data = loaderData && 'list' in loaderData ? loaderData : null
  const nodes = data?.nodes.map(({ id, depth, names }) => ({
    value: id,
    label: `${'\u00a0\u00a0'.repeat(Math.max(0, depth - 1))}${nameFor(names, lang)}`,
  }))
  return (
    <InboxPage
      data={data}
      result={actionData}
      settings={href('/client/notifications/settings')}
      nodes={nodes ?? []}
      links={
        <WithRight to="members.read">
          <LinkButton to={href('/client/notifications/routing')} icon={Users}>
            {word('title')}
          </LinkButton>
        </WithRight>
      }
    />
  )
}
