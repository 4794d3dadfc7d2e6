import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import type { BranchPlaceRow, placeList, PlacesQuery } from './place-list.ts'

const matching = (db: Tx, { q, only }: PlacesQuery) =>
  db
    .selectFrom('branches')
    .where(branchMatches(q))
    .$if(only, (some) => some.where('latitude', 'is', null))

const clientOf = sql<string>`(select ${companyOfProfile('p')} from profiles p where p.id = client_id)`

/** The branches of a query: of the page and of the file. */
export const branchPlaceRows: RowsOf<typeof placeList, BranchPlaceRow> = (db, query) => ({
  select: matching(db, query)
    .select(['id', 'name as branch', 'location', 'latitude', 'longitude'])
    .select(clientOf.as('client')),
  order: { name: sql`name collate "C"` },
  id: 'id',
})

/** A page of the branches of all clients with their places. */
export async function browsePlaces(
  actor: Actor,
  query: PlacesQuery,
): Promise<{ rows: BranchPlaceRow[]; total: number }> {
  authorize(actor, 'requests.browse')
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, branchPlaceRows),
      matching(db, query)
        .select(sql<number>`count(*)::int`.as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
