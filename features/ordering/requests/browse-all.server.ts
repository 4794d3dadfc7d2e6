import type { ExpressionBuilder } from 'kysely'
import { readAs } from '#/db/database.server.ts'
import { shownBranch, shownClient } from '#/db/names.server.ts'
import type { DB } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { type EvaluationStatus, evaluationStatuses, type EvaluationType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { type RiskHours, type VisitRisk, riskOf } from '#/domain/visit-risk.ts'
import { countUpTo } from '#/features/core/lists/list-rows.server.ts'
import { now } from '#/platform/clock.ts'
import { mostListed } from './list.ts'
import { atRisk } from './queries.server.ts'
import { riskColumns, riskHoursOf } from './risk-hours.server.ts'

export type RequestRow = {
  id: string
  number: number
  clientName: string
  branchName: string
  branchLocation: string
  type: EvaluationType
  visitAt: string
  price: Halalas
  status: EvaluationStatus
  shopperName: string | null
  risk: VisitRisk | null
}
export type StatusCounts = Record<EvaluationStatus, { count: number; halalas: Halalas }>

/** Counts and prices by status, from tallies: constant cost. */
export async function countsByStatus(actor: Actor): Promise<StatusCounts> {
  authorize(actor, 'dashboard.admin')
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('tallies')
      .select('key')
      .select((of) => [of.fn.sum<number>('count').as('count'), of.fn.sum<number>('halalas').as('halalas')])
      .where(
        'key',
        'in',
        evaluationStatuses.map((status) => `requests.${status}`),
      )
      .groupBy('key')
      .execute(),
  )
  const entries = evaluationStatuses.map((status) => {
    const row = rows.find(({ key }) => key === `requests.${status}`)
    return [status, { count: row?.count ?? 0, halalas: row?.halalas ?? 0 }] as const
  })
  return Object.fromEntries(entries) as StatusCounts
}

/** Number of overdue or endangered visits, among waiting ones. */
export async function countAtRisk(actor: Actor, risk: VisitRisk): Promise<number> {
  authorize(actor, 'dashboard.admin')
  return readAs(actor, (tx) =>
    countUpTo(tx, tx.selectFrom('mystery_shopping_requests').select('id').where(atRisk(risk)), mostListed),
  )
}

const columns = [
  'id',
  'number',
  shownClient().as('clientName'),
  shownBranch().as('branchName'),
  'branch_location as branchLocation',
  'evaluation_type as type',
  'scheduled_date as visitAt',
  'price',
  'status',
] as const

const shopperName = (from: ExpressionBuilder<DB, 'mystery_shopping_requests'>) =>
  from
    .selectFrom('profiles')
    .select('full_name')
    .whereRef('profiles.id', '=', 'mystery_shopping_requests.shopper_id')
    .as('shopperName')

const withRisk = (row: Record<keyof RequestRow, unknown>, hours: RiskHours): RequestRow => {
  const request = row as RequestRow
  return { ...request, risk: riskOf(request.status, new Date(request.visitAt), now(), hours) }
}

/** Latest requests of all clients, for the back office's dashboard. */
export async function latestRequests(actor: Actor, most: number): Promise<RequestRow[]> {
  authorize(actor, 'dashboard.admin')
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests')
      .select(columns)
      .select(shopperName)
      .select(riskColumns())
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  )
  return rows.map(({ atRiskHours, clientHours, ...row }) =>
    withRisk({ ...row, risk: null }, riskHoursOf({ atRiskHours, clientHours })),
  )
}
