import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import type { Names } from '#/features/companies/companies/read-company.server.ts'

export type AskedOwners = { company: Names; owners: string[] }

/** The company of a member and its owners by name, for members who have no role; null for an account without a company. */
export async function readOwners(actor: Actor): Promise<AskedOwners | null> {
  authorize(actor, 'profile.read')
  if (actor.type !== 'client' || actor.company?.mode !== 'member') return null
  return readAs(actor, async (db) => {
    const company = await db
      .selectFrom('companies')
      .select(['name_en as en', 'name_ar as ar'])
      .where('id', '=', actor.company!.id)
      .executeTakeFirst()
    if (!company) return null
    const { rows } = await sql<{ full_name: string }>`select full_name from priv.company_owners()`.execute(db)
    return { company, owners: rows.map(({ full_name }) => full_name) }
  })
}
