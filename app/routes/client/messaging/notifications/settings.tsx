import { href } from 'react-router'
import { noticeSettingsAction, readNoticeSettings } from '#/app/shell/inbox-data.server.ts'
import { NoticeSettingsPage } from '#/app/shell/notice-settings-page.tsx'
import { pageTitle } from '#/app/shell/page-title.ts'
import { noticeSettingsMessages } from '#/messages/notice-settings.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, noticeSettingsMessages.title) }]

export const loader = pageData(({ context }: Route.LoaderArgs) => readNoticeSettings(actorOf(context)))

export const action = noticeSettingsAction

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  return <NoticeSettingsPage {...loaderData} result={actionData} inbox={href('/client/notifications')} />
}
