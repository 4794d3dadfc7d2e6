import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import type { MemberRole } from '#/domain/member-roles.ts'
import { authorize } from '#/domain/permissions.ts'

export type Grant = { id: string; nodeId: string; role: MemberRole; endsOn: string | null }
export type TeamMember = {
  id: string
  profileId: string
  name: string
  /** Null, as the three below, for an owner whom the actor knows by name only. */
  email: string | null
  state: 'active' | 'suspended'
  joinedAt: string | null
  hasSecondFactor: boolean | null
  lastSeen: string | null
  grants: Grant[]
}

/** Members of the company with their grants, as far as the actor may see them. */
export async function readTeam(actor: Actor): Promise<TeamMember[]> {
  authorize(actor, 'members.read')
  return readAs(actor, async (db) => {
    const { rows: people } = await sql<Omit<TeamMember, 'grants'>>`
      select member_id as id, profile_id as "profileId", full_name as name, email, state, joined_at as "joinedAt",
        has_second_factor as "hasSecondFactor", last_seen as "lastSeen"
      from priv.team() order by full_name collate "C"`.execute(db)
    const grants = await db
      .selectFrom('member_grants')
      .select(['id', 'member_id', 'node_id as nodeId', 'role', 'ends_on as endsOn'])
      .where('client_id', '=', companyOf(actor))
      .orderBy('created_at')
      .execute()
    const ofMember = Map.groupBy(grants, ({ member_id }) => member_id)
    return people.map((person) => ({
      ...person,
      grants: (ofMember.get(person.id) ?? []).map(({ id, nodeId, role, endsOn }) => ({ id, nodeId, role, endsOn })),
    }))
  })
}
