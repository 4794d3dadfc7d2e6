import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Hours, usualQuietHours } from '#/domain/messaging/delivery.ts'
import { dailyGroupsOf, noticeGroups, type NoticeSwitch, switchesFor } from '#/domain/notice-groups.ts'
import { topicsOf } from '#/features/messaging/kinds/topics-of.ts'
import { authorize } from '#/domain/permissions.ts'
import { type DeliveryChoices, deliveryChoicesOf } from './delivery-choices.server.ts'

/** Switches that the person has turned off. */
export async function readSwitchedOff(actor: Actor): Promise<NoticeSwitch[]> {
  authorize(actor, 'notifications.switch')
  const rows = await readAs(actor, (db) =>
    db.selectFrom('notice_switches').select(['kind', 'channel']).where('profile_id', '=', actor.id).execute(),
  )
  return switchesFor(actor.type).filter(({ group, channel }) =>
    rows.some((row) => row.kind === group && row.channel === channel),
  )
}

/** Quiet hours of the person, and the groups whose mails come once a day. */
export async function readDeliveryChoices(actor: Actor): Promise<DeliveryChoices> {
  authorize(actor, 'notifications.switch')
  return readAs(actor, (db) => deliveryChoicesOf(db, actor.id))
}

/** Choices of the settings page. */
export type Choices = { on: readonly NoticeSwitch[] } & Partial<DeliveryChoices>

const hoursText = ({ from, until }: Hours): string => `${from}-${until}`

/** Rows of the choices that differ from what counts without any. */
function rowsFor(type: Actor['type'], { on, hours = usualQuietHours, daily = [] }: Choices) {
  const off = switchesFor(type).filter(
    ({ group, channel }) => !on.some((one) => one.group === group && one.channel === channel),
  )
  const own = new Set(dailyGroupsOf(type).map(({ name }) => name))
  return [
    ...off.map(({ group, channel }) => ({ kind: group, channel, hours: null })),
    ...daily
      .filter((group) => own.has(group))
      .map((group) => ({ kind: group, channel: 'daily' as const, hours: null })),
    ...(['usual', 'ramadan'] as const)
      .filter((name) => hoursText(hours[name]) !== hoursText(usualQuietHours[name]))
      .map((name) => ({ kind: name, channel: 'hours' as const, hours: hoursText(hours[name]) })),
  ]
}

/**
 * Turns on exactly the given switches, among those of the person's type, and keeps the times of mails; mandatory kinds
 * are unaffected.
 */
export async function keepChoices(actor: Actor, choices: Choices): Promise<void> {
  authorize(actor, 'notifications.switch')
  // why: the page shows no other topics, and a role that comes later finds them as they were
  const shown = topicsOf(actor).map(({ name }): string => name)
  const hidden = noticeGroups[actor.type].map(({ name }): string => name).filter((name) => !shown.includes(name))
  const rows = rowsFor(actor.type, choices).filter(({ kind }) => !hidden.includes(kind))
  await asActor(actor, async (tx) => {
    await tx
      .deleteFrom('notice_switches')
      .where('profile_id', '=', actor.id)
      .where('kind', 'not in', ['', ...hidden])
      .execute()
    if (rows.length === 0) return
    await tx
      .insertInto('notice_switches')
      .values(rows.map((row) => ({ profile_id: actor.id, ...row })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Turns on exactly the given switches, with the usual times of mails. */
export const keepSwitchedOn = (actor: Actor, on: readonly NoticeSwitch[]): Promise<void> => keepChoices(actor, { on })
