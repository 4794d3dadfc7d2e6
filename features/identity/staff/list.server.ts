import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Cells, readCells } from '#/domain/staff-cells.ts'
import { countUpTo, nullsLast, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { now } from '#/platform/clock.ts'
import type { staffList, StaffQuery, StaffRow } from './list.ts'
import type { RoleNames } from './role-name.ts'

type Signs = { profile_id: string; second_factor: boolean; last_seen: string | null }
const mostCounted = 10_000

const matching = (db: Tx, { q, state }: Pick<StaffQuery, 'q' | 'state'>) =>
  db
    .selectFrom('staff_members as m')
    .innerJoin('profiles as p', 'p.id', 'm.profile_id')
    .innerJoin('staff_roles as r', 'r.id', 'm.role')
    .leftJoin(sql<Signs>`priv.staff_signs()`.as('g'), 'g.profile_id', 'm.profile_id')
    .where(wordsMatch(sql`concat_ws(' ', p.full_name, p.email)`, q))
    .$if(state !== null, (query) => query.where('m.state', '=', state!))
    .select(['m.profile_id as id', 'p.full_name as name', 'p.email', 'm.role', 'm.version', 'g.last_seen as lastSeen'])
    .select(['r.name_en as nameEn', 'r.name_ar as nameAr', sql<StaffRow['state']>`m.state`.as('state')])
    .select(sql<'on' | 'off'>`case when g.second_factor then 'on' else 'off' end`.as('secondFactor'))

export const staffRowsOf: RowsOf<typeof staffList, StaffRow> = (db, query) => ({
  select: matching(db, query),
  order: { name: sql`p.full_name collate "C"`, lastSeen: nullsLast(sql.ref('g.last_seen')) },
  id: 'm.profile_id',
})

/** One page of the staff. */
export async function browseStaff(actor: Actor, query: StaffQuery): Promise<{ rows: StaffRow[]; total: number }> {
  authorize(actor, 'staff.read')
  return readAs(actor, async (db) => {
    const [rows, total] = await Promise.all([
      pageRows(db, actor, query, staffRowsOf),
      countUpTo(db, matching(db, query), mostCounted),
    ])
    return { rows, total }
  })
}

/** One member of staff. Throws `not-found`. */
export async function readStaffMember(actor: Actor, profileId: string): Promise<StaffRow> {
  authorize(actor, 'staff.read')
  const id = recordId(profileId)
  const row = await readAs(actor, (db) =>
    matching(db, { q: '', state: null }).where('m.profile_id', '=', id).executeTakeFirst(),
  )
  if (!row) throw new AppError('not-found')
  return row
}

export type WaitingInvitation = RoleNames & {
  id: string
  name: string
  email: string
  expiresAt: string
  isOver: boolean
}

/** Invitations that were neither accepted nor withdrawn, newest first. */
export async function readStaffInvitations(actor: Actor): Promise<WaitingInvitation[]> {
  authorize(actor, 'staff.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('staff_invitations as i')
      .innerJoin('staff_roles as r', 'r.id', 'i.role')
      .select(['i.id', 'i.full_name as name', 'i.email', 'i.role', 'i.expires_at'])
      .select(['r.name_en as nameEn', 'r.name_ar as nameAr'])
      .where('i.state', '=', 'waiting')
      .orderBy('i.created_at', 'desc')
      .limit(200)
      .execute(),
  )
  return rows.map(({ expires_at, ...row }) => ({
    ...row,
    expiresAt: new Date(expires_at).toISOString(),
    isOver: new Date(expires_at) <= now(),
  }))
}

export type RoleColumn = RoleNames & { cells: Cells; secondFactor: boolean; members: number }

/** Roles in use, delivered ones first, with the number of their active members. */
export async function readRoles(actor: Actor): Promise<RoleColumn[]> {
  authorize(actor, 'staff.read')
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('staff_roles as r')
      .select(['r.id as role', 'r.name_en as nameEn', 'r.name_ar as nameAr', 'r.cells', 'r.second_factor'])
      .select((of) =>
        of
          .selectFrom('staff_members as m')
          .select((count) => count.fn.countAll<number>().as('n'))
          .whereRef('m.role', '=', 'r.id')
          .where('m.state', '=', 'active')
          .as('members'),
      )
      .where('r.retired_at', 'is', null)
      .orderBy(
        sql`array_position(array['owner', 'operations', 'editor', 'finance', 'content', 'support'], r.id) nulls last, r.id`,
      )
      .execute(),
  )
  return rows.map(({ cells, second_factor, members, ...names }) => ({
    ...names,
    cells: readCells(cells),
    secondFactor: second_factor,
    members: members ?? 0,
  }))
}
