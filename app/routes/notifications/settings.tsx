import { href, redirect } from 'react-router'
import { NoticeSettingsPage } from '#/app/shell/notice-settings-page.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { switchesForm } from '#/features/messaging/notifications/form.ts'
import { keepSwitchedOn, readSwitchedOff } from '#/features/messaging/notifications/switches.server.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, noticeSettingsMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  if (actor.type === 'client' && actor.company !== null) throw redirect(href('/client/notifications/settings'))
  return { type: actor.type, off: await readSwitchedOff(actor) }
})

export const action = formAction(switchesForm, async (actor, { on }) => {
  await keepSwitchedOn(actor, on)
  return null
})

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticeSettingsPage {...loaderData} result={actionData} inbox={href('/notifications')} />
}
