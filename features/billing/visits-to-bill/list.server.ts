import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type Halalas, sumHalalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { readAllowance } from '#/features/billing/plans/allowance.server.ts'
import { pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { wordsMatch } from '#/features/core/lists/search.server.ts'
import { type ClientToBill, type ToBillQuery, toBillList } from './list.ts'
import { billedWithinPlan } from './split-visits.ts'
import { clientsWithVisits, pricedVisits } from './visits-to-bill.server.ts'

type Share = Pick<ClientToBill, 'within' | 'payable'>

/** How many of a client's visits its plan includes, and the price of the others. */
async function sharesOf(db: Tx, ids: readonly string[]): Promise<Map<string, Share>> {
  if (ids.length === 0) return new Map()
  const all = Map.groupBy(await pricedVisits(db, ids), ({ clientId }) => clientId)
  const shares = await Promise.all(
    [...all].map(async ([clientId, list]) => {
      const within = await billedWithinPlan(list, (day) => readAllowance(db, clientId, day))
      const payable = sumHalalas(list.filter(({ id }) => !within.has(id)).map(({ price }) => price))
      return [clientId, { within: within.size, payable }] as const
    }),
  )
  return new Map(shares)
}

const matching = (db: Tx, q: string) =>
  db.selectFrom(clientsWithVisits(db).as('c')).where(wordsMatch(sql.ref('c.client'), q))

/** Clients of a query: of the page and of the file. */
export const toBillRows: RowsOf<typeof toBillList, ClientToBill, Omit<ClientToBill, keyof Share>> = (db, { q }) => ({
  select: matching(db, q).selectAll(),
  order: { from: sql.ref('c.from') },
  id: 'c.clientId',
  finish: async (rows) => {
    const shares = await sharesOf(
      db,
      rows.map(({ clientId }) => clientId),
    )
    return rows.map((row) => ({ ...row, ...(shares.get(row.clientId) ?? { within: 0, payable: row.price }) }))
  },
})

const sumsOf = (db: Tx, q: string) =>
  matching(db, q)
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`coalesce(sum(c.visits), 0)::int`.as('visits'),
      sql<Halalas>`coalesce(sum(c.price), 0)::bigint`.as('net'),
      sql<number>`(count(*) filter (where not c."hasDetails"))::int`.as('missing'),
    ])
    .executeTakeFirstOrThrow()

export type ToBill = { rows: ClientToBill[]; total: number; visits: number; net: Halalas; missing: number }

/** A page of the clients with visits to bill, those with the oldest first, and the sums of all that match. */
export async function browseVisitsToBill(actor: Actor, query: ToBillQuery): Promise<ToBill> {
  authorize(actor, toBillList.permission)
  return readAs(actor, async (db) => {
    const [rows, sums] = await Promise.all([pageRows(db, actor, query, toBillRows), sumsOf(db, query.q)])
    return { ...sums, rows }
  })
}

/** Number and price of all visits to bill. */
export async function sumVisitsToBill(actor: Actor): Promise<{ visits: number; net: Halalas }> {
  authorize(actor, toBillList.permission)
  const { visits, net } = await readAs(actor, (db) => sumsOf(db, ''))
  return { visits, net }
}
