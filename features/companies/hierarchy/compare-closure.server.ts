import { sql } from 'kysely'
import { readAsSystem } from '#/db/database.server.ts'

export type ClosureDifference = { client: string; ancestor: string; descendant: string; kept: boolean }
const mostReported = 20

/** Pairs that the closure and a recursive walk of the tree do not share. */
export const closureDifferences = (): Promise<ClosureDifference[]> =>
  readAsSystem('a nightly check compares the trees of all companies', async (db) => {
    const { rows } = await sql<ClosureDifference>`
      with recursive walk as (
        select n.client_id, n.id as ancestor_id, n.id as descendant_id, 0 as depth, n.kind = 'branch' as is_branch from org_nodes n
        union all
        select w.client_id, w.ancestor_id, n.id, w.depth + 1, n.kind = 'branch'
        from walk w join org_nodes n on n.client_id = w.client_id and n.parent_id = w.descendant_id
        where w.depth < 50)
      select coalesce(w.client_id, c.client_id) as client, coalesce(w.ancestor_id, c.ancestor_id) as ancestor,
        coalesce(w.descendant_id, c.descendant_id) as descendant, c.client_id is not null as kept
      from walk w full join org_closure c
        on c.client_id = w.client_id and c.ancestor_id = w.ancestor_id and c.descendant_id = w.descendant_id
          and c.depth = w.depth and c.is_branch = w.is_branch
      where w.client_id is null or c.client_id is null
      limit ${mostReported}`.execute(db)
    return rows
  })

/** Nightly check. A difference fails the job, which administrators see among the failed jobs. */
export async function compareClosure(): Promise<void> {
  const found = await closureDifferences()
  if (found.length === 0) return
  const pairs = found.map(({ client, ancestor, descendant }) => `${client}: ${ancestor} > ${descendant}`)
  throw new Error(`The closure differs from the tree in ${found.length} pairs or more: ${pairs.join('; ')}`)
}
