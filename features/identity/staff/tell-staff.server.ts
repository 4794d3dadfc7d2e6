import { randomUUID } from 'node:crypto'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Text, textOf } from '#/domain/text.ts'
import { actionText } from '#/features/core/activity/entry.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { roleName } from './role-name.ts'

/** Mails all owners about a change of staff, in its transaction. */
export const mailOwners = (tx: Tx, actor: Actor, action: string, detail: string): Promise<void> =>
  enqueue(tx, 'accounts.staff-owners', {
    actorId: actor.id,
    action,
    detail,
    at: now().toISOString(),
    effect: randomUUID(),
  })

export const tellOwners = ({ actorId, action, detail, at, effect }: JobPayload<'accounts.staff-owners'>) =>
  asSystem('a job notifies owners of a change of staff', async (tx) => {
    const who = await tx.selectFrom('profiles').select('full_name').where('id', '=', actorId).executeTakeFirst()
    const facts = { what: textOf((lang) => actionText(lang, action)), detail, who: who?.full_name ?? '', when: at }
    await tell(tx, { admins: 'owners' }, 'staff.changed', facts, { effectKey: `staff.changed:${effect}` })
  })

/** Name of a role in both languages; null for an unknown one. */
export async function roleWords(tx: Tx, role: string): Promise<Text | null> {
  const row = await tx
    .selectFrom('staff_roles')
    .select(['name_en as nameEn', 'name_ar as nameAr'])
    .where('id', '=', role)
    .executeTakeFirst()
  return row ? textOf((lang) => roleName({ role, ...row }, lang)) : null
}

/** Mails a member of staff about the new role, or the end of the access. */
export const tellStaffMember = ({ profileId, staffRole, effect }: JobPayload<'accounts.staff-member'>) =>
  asSystem('a job notifies a member of staff', async (tx) => {
    const offer = staffRole === null ? null : await roleWords(tx, staffRole)
    if (staffRole === null)
      await tell(tx, { person: profileId }, 'staff.removed', {}, { effectKey: `staff.removed:${effect}` })
    else if (offer)
      await tell(tx, { person: profileId }, 'staff.role-given', { offer }, { effectKey: `staff.role-given:${effect}` })
  })
