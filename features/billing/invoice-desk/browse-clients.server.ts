import { sql } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { likePattern } from '#/features/core/lists/search.server.ts'
import { invoicePageSize } from './lists.ts'

export type ClientDetailsRow = {
  clientId: string
  client: string
  legalName: string | null
  vatNumber: string | null
  city: string | null
}
export type ClientDetailsQuery = { q: string; show: 'missing' | 'known' | null; page: number }

const nameOf = sql<string>`coalesce(p.company_name, p.full_name)`

/** Clients with what is known of them before the tax authority; those of whom nothing is known come first. */
export async function browseClientDetails(
  actor: Actor,
  { q, show, page }: ClientDetailsQuery,
): Promise<{ rows: ClientDetailsRow[]; total: number; missing: number }> {
  authorize(actor, 'invoices.issue')
  return readAs(actor, async (db) => {
    const found = db
      .selectFrom('client_profiles as c')
      .innerJoin('profiles as p', 'p.id', 'c.profile_id')
      .leftJoin('tax_details as d', 'd.client_id', 'c.profile_id')
      .$if(q !== '', (rows) =>
        rows.where(
          sql<boolean>`app.fold(concat_ws(' ', p.company_name, p.full_name, d.legal_name, d.vat_number)) like ${likePattern(q)}`,
        ),
      )
    const [rows, counts] = await Promise.all([
      found
        .$if(show === 'missing', (list) => list.where('d.client_id', 'is', null))
        .$if(show === 'known', (list) => list.where('d.client_id', 'is not', null))
        .select(['c.profile_id as clientId', nameOf.as('client'), 'd.legal_name as legalName'])
        .select(['d.vat_number as vatNumber', 'd.city'])
        .orderBy(sql`d.client_id is not null`)
        .orderBy(sql`app.fold(${nameOf})`)
        .orderBy('c.profile_id')
        .limit(invoicePageSize)
        .offset((page - 1) * invoicePageSize)
        .execute(),
      found
        .select(({ fn }) => [
          fn.countAll<number>().as('all'),
          fn.countAll<number>().filterWhere('d.client_id', 'is', null).as('missing'),
        ])
        .executeTakeFirstOrThrow(),
    ])
    const { all, missing } = counts
    return { rows, missing, total: show === 'missing' ? missing : show === 'known' ? all - missing : all }
  })
}
