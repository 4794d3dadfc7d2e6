import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { AttributesOfBranch } from '#/domain/branch-attributes.ts'
import { hoursOf } from '#/domain/branch-hours.ts'
import { namesOfBranch } from '#/domain/branch-names.ts'
import type { KnownBranch, KnownCompany } from '#/domain/companies/branch-import.ts'
import type { TreeNode } from '#/domain/org-tree.ts'

/** A branch with the columns that an import keeps. */
export type StoredBranch = KnownBranch & { name: string; name_ar: string | null }
export type StoredCompany = Omit<KnownCompany, 'branches'> & { branches: readonly StoredBranch[] }

async function membersOf(db: Tx, actor: Actor, clientId: string): Promise<Map<string, string>> {
  const { rows } =
    actor.type === 'client'
      ? await sql<{ id: string; email: string }>`
          select member_id as id, email from priv.team() where state = 'active' and email is not null`.execute(db)
      : await sql<{ id: string; email: string }>`
          select m.id, p.email from app.members m join app.profiles p on p.id = m.profile_id
          where m.client_id = ${clientId} and m.state = 'active'`.execute(db)
  return new Map(rows.map(({ id, email }) => [email.toLowerCase(), id]))
}

/** Branches and members of a company beside its tree, as an import compares them. */
export async function storedCompany(
  db: Tx,
  actor: Actor,
  clientId: string,
  nodes: readonly TreeNode[],
): Promise<StoredCompany> {
  const members = await membersOf(db, actor, clientId)
  const rows = await db
    .selectFrom('branches')
    .select(['id', 'name', 'name_ar', 'location', 'phone', 'hours', 'attributes', 'manager_id', 'cr_number'])
    .select(['licence_number', 'latitude', 'longitude', 'closed_at', 'version'])
    .where('client_id', '=', clientId)
    .orderBy('id')
    .execute()
  const branches = rows.map(({ id, name, name_ar, location, phone, version, ...row }): StoredBranch => {
    const { latitude, longitude } = row
    return {
      id,
      name,
      name_ar,
      location,
      phone,
      version,
      names: namesOfBranch({ name, nameAr: name_ar }),
      hours: hoursOf(row.hours),
      attributes: row.attributes as AttributesOfBranch,
      managerId: row.manager_id,
      crNumber: row.cr_number,
      licenceNumber: row.licence_number,
      place: latitude === null || longitude === null ? null : { latitude, longitude },
      isClosed: row.closed_at !== null,
    }
  })
  return { nodes, branches, members }
}
