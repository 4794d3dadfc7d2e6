import { asActor, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { mailingMayBecome } from '#/domain/messaging/mailings.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { countSegment } from './audience.server.ts'
import { readMailing } from './read.server.ts'

const why = 'a mailing reaches people of every kind; its sender sees their number'

/** Locks a mailing for a step. */
async function lock(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('mailings')
    .select(['state', 'version'])
    .where('id', '=', recordId(id))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

type Seen = { seen: number; people: number }

/** Begins the sending, with a recent proof, unless the draft or the number of its recipients changed after the sender saw them. */
export async function sendMailing(actor: Actor, id: string, { seen, people }: Seen): Promise<void> {
  authorize(actor, 'mailings.write')
  await confirmedRecently(actor)
  const { segment, purpose } = await readMailing(actor, id)
  const { receive } = await readAsSystem(why, (db) => countSegment(db, segment, purpose))
  if (receive !== people) throw new AppError('changed-meanwhile')
  await asActor(actor, async (tx) => {
    const { state, version } = await lock(tx, id)
    if (!mailingMayBecome(state, 'sending') || version !== seen) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('mailings')
      .set({ state: 'sending', people, sent_by: actor.id, sent_at: now().toISOString() })
      .where('id', '=', id)
      .execute()
    await recordActivity(tx, actor, { action: 'mailings.send', entity: 'mailing', entityId: id, after: { people } })
    await enqueue(tx, 'emails.send-mailing', { mailingId: id })
  })
}

/** Discards a draft, or ends the sending: the job takes back the mails that are still waiting. */
export async function cancelMailing(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'mailings.write')
  await asActor(actor, async (tx) => {
    const { state } = await lock(tx, id)
    if (!mailingMayBecome(state, 'cancelled')) throw new AppError('changed-meanwhile')
    await tx
      .updateTable('mailings')
      .set({ state: 'cancelled', ended_at: now().toISOString() })
      .where('id', '=', id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'mailings.cancel',
      entity: 'mailing',
      entityId: id,
      before: { state },
      after: { state: 'cancelled' },
    })
    if (state === 'sending') await enqueue(tx, 'emails.send-mailing', { mailingId: id })
  })
}
