import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type ClientDetailsQuery, type ClientDetailsRow, clientDetailsList } from './client-details-list.ts'

const nameOf = companyOfProfile('p')

const matching = (db: Tx, { q, details }: ClientDetailsQuery) =>
  db
    .selectFrom('client_profiles as c')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .leftJoin('tax_details as d', 'd.client_id', 'c.profile_id')
    .where(wordsMatch(sql`concat_ws(' ', p.company_name, p.full_name, d.legal_name, d.vat_number)`, q))
    .$if(details !== null, (found) => found.where('d.client_id', details === 'missing' ? 'is' : 'is not', null))

/** Clients of a query; those without tax details come first. */
export const clientDetailsRows: RowsOf<typeof clientDetailsList, ClientDetailsRow> = (db, query) => ({
  select: matching(db, query)
    .select(['c.profile_id as clientId', nameOf.as('client'), 'd.legal_name as legalName'])
    .select(['d.vat_number as vatNumber', 'd.city']),
  first: sql`d.client_id is not null`,
  order: { name: sql`app.fold(${nameOf})` },
  id: 'c.profile_id',
})

/** A page of clients with their tax details. */
export async function browseClientDetails(
  actor: Actor,
  query: ClientDetailsQuery,
): Promise<{ rows: ClientDetailsRow[]; total: number }> {
  authorize(actor, clientDetailsList.permission)
  return readAs(actor, async (db) => {
    const [rows, { total }] = await Promise.all([
      pageRows(db, actor, query, clientDetailsRows),
      matching(db, query)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow(),
    ])
    return { rows, total }
  })
}
