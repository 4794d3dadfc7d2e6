import { href } from 'react-router'
import { NoticeSettingsPage } from '#/app/shell/notice-settings-page.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { topicsOf } from '#/features/messaging/kinds/topics-of.ts'
import { choicesForm } from '#/features/messaging/notifications/form.ts'
import {
  keepChoices,
  readDeliveryChoices,
  readSwitchedOff,
} from '#/features/messaging/notifications/switches.server.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, noticeSettingsMessages.title) }]

export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [off, delivery] = await Promise.all([readSwitchedOff(actor), readDeliveryChoices(actor)])
  return { groups: topicsOf(actor), off, delivery }
})

export const action = formAction(choicesForm, async (actor, choices) => {
  await keepChoices(actor, choices)
  return null
})

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticeSettingsPage {...loaderData} result={actionData} inbox={href('/client/notifications')} />
}
