import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type NoticeSwitch, switchesFor } from '#/domain/notice-groups.ts'
import { authorize } from '#/domain/permissions.ts'

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

/** Turns on exactly the given switches, among those of the person's type; mandatory kinds are unaffected. */
export async function keepSwitchedOn(actor: Actor, on: readonly NoticeSwitch[]): Promise<void> {
  authorize(actor, 'notifications.switch')
  const off = switchesFor(actor.type).filter(
    ({ group, channel }) => !on.some((one) => one.group === group && one.channel === channel),
  )
  await asActor(actor, async (tx) => {
    await tx.deleteFrom('notice_switches').where('profile_id', '=', actor.id).execute()
    if (off.length === 0) return
    await tx
      .insertInto('notice_switches')
      .values(off.map(({ group, channel }) => ({ profile_id: actor.id, kind: group, channel })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}
