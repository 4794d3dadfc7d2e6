import { href, redirect } from 'react-router'
import { bellMessages } from '#/messages/notifications.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { inboxAction, readInbox } from '../shell/inbox-data.server.ts'
import { InboxPage } from '../shell/inbox-page.tsx'
import { pageTitle } from '../shell/page-title.ts'
import { loadWhileOffline, sendWhileOffline } from '../shell/while-offline.ts'
import type { Route } from './+types/notifications'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bellMessages.notifications) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  // why: a company's inbox also filters by its tree
  if (actor.type === 'client' && actor.company !== null) throw redirect(`${href('/client/notifications')}${url.search}`)
  return readInbox(actor, url)
})

export const action = inboxAction

/** Opened rows are marked and the bell's news loaded in the background: offline the page stays as it is. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => loadWhileOffline(serverLoader)
export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendWhileOffline(serverAction)

/** Notices of staff and shoppers: the bell's target without scripts, and the place of older ones. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const data = loaderData && 'list' in loaderData ? loaderData : null
  return <InboxPage data={data} result={actionData} settings={href('/notifications/settings')} />
}
