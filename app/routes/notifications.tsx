import { href, redirect } from 'react-router'
import { readForm } from '#/features/messaging/notifications/form.ts'
import { markRead } from '#/features/messaging/notifications/mark-read.server.ts'
import { bellMessages } from '#/messages/notifications.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import { isBell, readBell, readInbox } from '../shell/inbox-data.server.ts'
import { InboxPage } from '../shell/inbox-page.tsx'
import { pageTitle } from '../shell/page-title.ts'
import type { Route } from './+types/notifications'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, bellMessages.notifications) }]

export const loader = pageData(async ({ context, url }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  if (isBell(url)) return readBell(actor)
  // why: a company's inbox also filters by its tree
  if (actor.type === 'client' && actor.company !== null) throw redirect(`${href('/client/notifications')}${url.search}`)
  return readInbox(actor, url)
})

export const action = formAction(readForm, markRead)

/** Polled by the bell from every page: offline it keeps its data and the page stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    return null
  }
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction()
  } catch {
    return undefined
  }
}

/** Notices of staff and shoppers: the bell's target without scripts, and the place of older ones. */
export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const data = loaderData && 'list' in loaderData ? loaderData : null
  return <InboxPage data={data} result={actionData} settings={href('/notifications/settings')} />
}
