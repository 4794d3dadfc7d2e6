import { ownRead, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { EvaluationStatus, EvaluationType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { branchMatches } from '#/features/companies/branches/branches.server.ts'
import { type ListQuery, mostListed } from './list-query.ts'
import { countUpTo, filtered, onePage } from './queries.server.ts'

export type OwnRequestRow = {
  id: string
  number: number
  branchName: string
  branchLocation: string
  type: EvaluationType
  visitAt: string
  price: Halalas
  status: EvaluationStatus
}
export type OwnTotals = { requests: number; pending: number; completed: number; cost: Halalas; cancelledCost: Halalas }

const totalsByStatus = ownRead((db, id) =>
  db
    .selectFrom('mystery_shopping_requests')
    .select('status')
    .select((of) => [of.fn.countAll<number>().as('count'), of.fn.sum<number>('price').as('halalas')])
    .where('client_id', '=', id)
    .groupBy('status'),
)

/** The four figures of a client: its requests, those that wait, those that are done, and the sum of all prices. */
export async function ownTotals(actor: Actor): Promise<OwnTotals> {
  authorize(actor, 'evaluations.read')
  const rows = await totalsByStatus(actor)
  const of = (status: EvaluationStatus) => rows.find((row) => row.status === status)
  return {
    requests: rows.reduce((sum, row) => sum + row.count, 0),
    pending: of('pending')?.count ?? 0,
    completed: of('completed')?.count ?? 0,
    cost: rows.reduce((sum, row) => sum + row.halalas, 0),
    cancelledCost: of('cancelled')?.halalas ?? 0,
  }
}

const ownRequests = (tx: Tx, actor: Actor) =>
  tx.selectFrom('mystery_shopping_requests').where('mystery_shopping_requests.client_id', '=', actor.id)

const columns = [
  'id',
  'number',
  'branch_name as branchName',
  'branch_location as branchLocation',
  'evaluation_type as type',
  'scheduled_date as visitAt',
  'price',
  'status',
] as const

/** A client's own requests: one page of them, and how many there are. */
export async function browseOwnRequests(
  actor: Actor,
  query: ListQuery,
): Promise<{ rows: OwnRequestRow[]; total: number }> {
  authorize(actor, 'evaluations.read')
  const matching = (tx: Tx) =>
    filtered(ownRequests(tx, actor), query).$if(query.search !== '', (list) =>
      list.where('branch_id', 'in', (from) =>
        from.selectFrom('branches').select('id').where('client_id', '=', actor.id).where(branchMatches(query.search)),
      ),
    )
  const [rows, total] = await Promise.all([
    readAs(actor, (tx) => onePage(matching(tx).select(columns), query).execute()),
    readAs(actor, (tx) => countUpTo(tx, matching(tx), mostListed)),
  ])
  return { rows, total }
}

/** The latest requests of a client, for its dashboard. */
export async function latestOwnRequests(actor: Actor, most: number): Promise<OwnRequestRow[]> {
  authorize(actor, 'evaluations.read')
  const rows = await readAs(actor, (tx) =>
    ownRequests(tx, actor).select(columns).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(most).execute(),
  )
  return rows
}
