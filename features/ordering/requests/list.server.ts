import { sql } from 'kysely'
import { ownRead, readAs, type Tx } from '#/db/database.server.ts'
import { shownBranch } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import type { QueryOf } from '#/domain/list.ts'
import type { Halalas } from '#/domain/money.ts'
import { type PriceSource, priceSource } from '#/domain/ordering/visit-costs.ts'
import { authorize } from '#/domain/permissions.ts'
import { endOfDay, startOfDay } from '#/domain/riyadh-time.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { countUpTo, pageRows, type RowsOf } from '#/features/core/lists/list-rows.server.ts'
import { mostListed, type OwnRequestRow, ownRequestList } from './list.ts'
import { shownPrice } from './prices.server.ts'
import { atRisk } from './queries.server.ts'

export type OwnTotals = {
  requests: number
  pending: number
  completed: number
  /** Null for readers who do not see what visits cost. */
  cost: Halalas | null
  cancelledCost: Halalas
}

const totalsByStatus = (prices: PriceSource) =>
  ownRead((db, id) =>
    db
      .selectFrom('mystery_shopping_requests as request')
      // why: one join for the sum; a lookup for each row takes four times as long
      .$if(prices === 'scope', (rows) => rows.leftJoin('visit_prices as known', 'known.request_id', 'request.id'))
      .select('status')
      .select((of) => [
        of.fn.countAll<number>().as('count'),
        sql<number | null>`sum(${prices === 'scope' ? sql.ref('known.price') : shownPrice(prices, 'request')})`.as(
          'halalas',
        ),
      ])
      .where('request.client_id', '=', id)
      .groupBy('status'),
  )
const totalsFrom = { request: totalsByStatus('request'), scope: totalsByStatus('scope'), none: totalsByStatus('none') }

/** Figures of a client: requests, waiting ones, completed ones, and the sum of prices for those who see them. */
export async function ownTotals(actor: Actor): Promise<OwnTotals> {
  authorize(actor, 'evaluations.read')
  const prices = priceSource(actor)
  const rows = await totalsFrom[prices](actor)
  const of = (status: EvaluationStatus) => rows.find((row) => row.status === status)
  return {
    requests: rows.reduce((sum, row) => sum + row.count, 0),
    pending: of('pending')?.count ?? 0,
    completed: of('completed')?.count ?? 0,
    cost: prices === 'none' ? null : rows.reduce((sum, { halalas }) => sum + (halalas ?? 0), 0),
    cancelledCost: of('cancelled')?.halalas ?? 0,
  }
}

const ownRequests = (tx: Tx, actor: Actor) =>
  tx.selectFrom('mystery_shopping_requests').where('mystery_shopping_requests.client_id', '=', companyOf(actor))

const columns = [
  'id',
  'number',
  shownBranch().as('branch'),
  'branch_location as location',
  'evaluation_type as type',
  'scheduled_date as visit',
  'status',
] as const

type Query = QueryOf<typeof ownRequestList>

/** Most branches by whose index the list is read; of more, the policy alone narrows it. */
const fewBranches = 200

/** Branches of a member with few of them; null: all that the database shows. Row-level security holds in both cases. */
async function branchesIfFew(tx: Tx, actor: Actor): Promise<string[] | null> {
  if (actor.type !== 'client' || actor.company?.mode !== 'member') return null
  const { rows } = await sql<{ few: string[] | null }>`
    select priv.few_branches('evaluations.read', ${fewBranches}) as few`.execute(tx)
  return rows[0]!.few
}

const matching = (tx: Tx, actor: Actor, query: Query, few: string[] | null) => {
  const { q, status, part, type, risk, from, to } = query
  return ownRequests(tx, actor)
    .select(columns)
    .select(shownPrice(priceSource(actor)).as('cost'))
    .$if(few !== null, (list) => list.where(sql<boolean>`branch_id = any(${few}::uuid[])`))
    .$if(status !== null, (list) => list.where('status', '=', status!))
    .$if(part !== null, (list) => list.where(isBelow('branch_id', part!)))
    .$if(type !== null, (list) => list.where('evaluation_type', '=', type!))
    .$if(risk !== null, (list) => list.where(atRisk(risk!)))
    .$if(from !== null, (list) => list.where('scheduled_date', '>=', startOfDay(from!).toISOString()))
    .$if(to !== null, (list) => list.where('scheduled_date', '<', endOfDay(to!).toISOString()))
    .$if(q !== '', (list) =>
      list.where('branch_id', 'in', (from) =>
        from.selectFrom('branches').select('id').where('client_id', '=', companyOf(actor)).where(branchMatches(q)),
      ),
    )
}

/** A client's own requests under a query. */
export const ownRequestRows: RowsOf<typeof ownRequestList, OwnRequestRow> = async (db, query, actor) => ({
  select: matching(db, actor, query, await branchesIfFew(db, actor)),
  order: {
    created: sql.ref('created_at'),
    visit: sql.ref('scheduled_date'),
    branch: shownBranch(),
    cost: shownPrice(priceSource(actor)),
    status: sql.ref('status'),
  },
  id: 'id',
})

/** One page of a client's own requests, with their number. */
export async function browseOwnRequests(actor: Actor, query: Query): Promise<{ rows: OwnRequestRow[]; total: number }> {
  authorize(actor, 'evaluations.read')
  return readAs(actor, async (db) => {
    const [rows, total] = await Promise.all([
      pageRows(db, actor, query, ownRequestRows),
      countUpTo(db, matching(db, actor, query, await branchesIfFew(db, actor)), mostListed),
    ])
    return { rows, total }
  })
}

/** Latest requests of a client, for its dashboard. */
export async function latestOwnRequests(actor: Actor, most: number): Promise<OwnRequestRow[]> {
  authorize(actor, 'evaluations.read')
  const rows = await readAs(actor, (tx) =>
    ownRequests(tx, actor)
      .select(columns)
      .select(shownPrice(priceSource(actor)).as('cost'))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  )
  return rows
}
