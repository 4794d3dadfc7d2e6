import type { Actor } from '#/domain/actor.ts'
import { topicsOf } from '#/features/messaging/kinds/topics-of.ts'
import { choicesForm, readForm } from '#/features/messaging/notifications/form.ts'
import { readInboxQuery } from '#/features/messaging/notifications/inbox-query.ts'
import { markRead } from '#/features/messaging/notifications/mark-read.server.ts'
import { inboxLength, noticeListLength } from '#/features/messaging/notifications/notice.ts'
import { readNotices } from '#/features/messaging/notifications/read-notices.server.ts'
import {
  keepChoices,
  readDeliveryChoices,
  readSwitchedOff,
} from '#/features/messaging/notifications/switches.server.ts'
import { formAction } from '#/platform/form-action.server.ts'
import type { InboxPageData } from './inbox-page.tsx'
import type { NoticeSettings } from './notice-settings-page.tsx'

/** The newest notices for the bell. */
export const readBell = async (actor: Actor): Promise<Response> =>
  Response.json(await readNotices(actor, { most: noticeListLength }), {
    headers: { 'cache-control': 'private, no-store' },
  })

/** Data of the inbox at an address. */
export async function readInbox(actor: Actor, url: URL): Promise<InboxPageData> {
  const topics = topicsOf(actor).map(({ name }) => name)
  const query = readInboxQuery(topics, url.searchParams)
  return { topics, query, list: await readNotices(actor, { ...query, most: inboxLength }) }
}

export const inboxAction = formAction(readForm, markRead)

/** Data of the settings of notices. */
export async function readNoticeSettings(actor: Actor): Promise<NoticeSettings> {
  const [off, delivery] = await Promise.all([readSwitchedOff(actor), readDeliveryChoices(actor)])
  return { groups: topicsOf(actor), off, delivery }
}

export const noticeSettingsAction = formAction(choicesForm, async (actor, choices) => {
  await keepChoices(actor, choices)
  return null
})
