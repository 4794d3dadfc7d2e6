import type { Tx } from '#/db/database.server.ts'
import { type Hours, type QuietHours, usualQuietHours } from '#/domain/messaging/delivery.ts'
import type { NoticeGroupName } from '#/domain/notice-groups.ts'

/** When a person wants mails: quiet hours, and the groups that come once a day. */
export type DeliveryChoices = { hours: QuietHours; daily: NoticeGroupName[] }

export const hoursIn = (text: string): Hours => {
  const [from, until] = text.split('-').map(Number) as [number, number]
  return { from, until }
}

/** Choices of a person, with the usual hours where none were made. */
export async function deliveryChoicesOf(tx: Tx, profileId: string): Promise<DeliveryChoices> {
  const rows = await tx
    .selectFrom('notice_switches')
    .select(['kind', 'channel', 'hours'])
    .where('profile_id', '=', profileId)
    .where('channel', 'in', ['daily', 'hours'])
    .execute()
  const chosen = (name: keyof QuietHours): Hours => {
    const row = rows.find(({ channel, kind }) => channel === 'hours' && kind === name)
    return row?.hours ? hoursIn(row.hours) : usualQuietHours[name]
  }
  return {
    hours: { usual: chosen('usual'), ramadan: chosen('ramadan') },
    daily: rows.filter(({ channel }) => channel === 'daily').map(({ kind }) => kind as NoticeGroupName),
  }
}
