import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'

export type ShopperChoice = { id: string; name: string; email: string; level: CertificationLevel }

const most = 8

/** Approved shoppers by name or address, for assigning. */
export async function findShoppers(actor: Actor, typed: string): Promise<ShopperChoice[]> {
  authorize(actor, 'requests.browse')
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('profiles as p')
      .innerJoin('mystery_shopper_profiles as s', 's.profile_id', 'p.id')
      .select(['p.id', 'p.full_name as name', 'p.email', 's.certification_level as level'])
      .where('p.user_type', 'in', ['freelancer', 'mystery_shopper'])
      .where('p.status', '=', 'active')
      .where('s.approval', '=', 'approved')
      .$if(typed !== '', (found) =>
        found.where(sql<boolean>`app.fold(p.full_name || ' ' || p.email) like ${likePattern(typed)}`),
      )
      .orderBy(sql`p.full_name collate "C"`)
      .limit(most)
      .execute(),
  )
  return rows
}
