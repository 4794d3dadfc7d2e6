import { randomUUID } from 'node:crypto'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { textOf } from '#/domain/text.ts'
import { actionText } from '#/features/core/activity/entry.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'

type Step = {
  /** Key of the activity log, so that the mail has the same words. */
  action: string
  /** The record concerned, by name or number. */
  detail: string
  /** Its page. */
  link: string
}

/** Mails all administrators about a platform-wide step, in its transaction. */
export const tellAdministrators = (tx: Tx, actor: Actor, { action, detail, link }: Step): Promise<void> =>
  enqueue(tx, 'accounts.powerful-step', {
    actorId: actor.id,
    action,
    detail,
    link,
    at: now().toISOString(),
    effect: randomUUID(),
  })

export const mailPowerfulStep = ({ actorId, action, detail, link, at, effect }: JobPayload<'accounts.powerful-step'>) =>
  asSystem('a job notifies administrators of a powerful action', async (tx) => {
    const who = await tx.selectFrom('profiles').select('full_name').where('id', '=', actorId).executeTakeFirst()
    const facts = {
      what: textOf((lang) => actionText(lang, action)),
      detail,
      who: who?.full_name ?? '',
      when: at,
      page: link,
    }
    await tell(tx, { admins: 'all' }, 'office.powerful-step', facts, { effectKey: `office.powerful-step:${effect}` })
  })
