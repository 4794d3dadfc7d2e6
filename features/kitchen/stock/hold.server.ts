import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { recordId } from '#/domain/record-id.ts'

/** A count with the name of its branch, as the reader may see it. */
export const selectCount = (db: Tx, actor: Actor, countId: string) =>
  db
    .selectFrom('stock_counts as c')
    .innerJoin('branches as b', (join) =>
      join.onRef('b.client_id', '=', 'c.client_id').onRef('b.id', '=', 'c.branch_id'),
    )
    .select(['c.id', 'c.branch_id', 'c.state', 'c.moment', 'c.counted_at', 'c.sales_through', 'c.submit_key'])
    .select(['c.submitted_by', 'c.submitted_at', 'c.approved_by', 'c.approved_at', 'c.restated_at', 'c.version'])
    .select(['c.created_at', branchNow('b').as('branch')])
    .where('c.client_id', '=', companyOf(actor))
    .where('c.id', '=', recordId(countId))
export type CountRow = NonNullable<Awaited<ReturnType<ReturnType<typeof selectCount>['executeTakeFirst']>>>

/** Names of people of the company by their id, also of those who left. */
export async function peopleNames(db: Tx, people: readonly (string | null)[]): Promise<Map<string, string>> {
  const ids = [...new Set(people.filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; name: string }>`
    select id, name from priv.people_of_tasks(${ids}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
