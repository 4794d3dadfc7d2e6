import type { Tx } from '#/db/database.server.ts'
import type { StaffRights } from '#/domain/actor.ts'
import { rightsOfRole } from '#/domain/staff-rights.ts'

/** Rights of an active member of staff, for jobs that act for the person who asked. */
export async function staffRightsOf(tx: Tx, profileId: string): Promise<StaffRights | null> {
  const row = await tx
    .selectFrom('staff_members as m')
    .innerJoin('staff_roles as r', 'r.id', 'm.role')
    .select(['m.role', 'r.cells'])
    .where('m.profile_id', '=', profileId)
    .where('m.state', '=', 'active')
    .executeTakeFirst()
  return row ? rightsOfRole(row.role, row.cells) : null
}
