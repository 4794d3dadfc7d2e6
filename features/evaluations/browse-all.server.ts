import { type ExpressionBuilder, sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import type { DB } from '#/db/tables.ts'
import type { Actor } from '#/domain/actor.ts'
import { latinDigits } from '#/domain/digits.ts'
import { type EvaluationStatus, evaluationStatuses, type EvaluationType } from '#/domain/evaluation.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { type VisitRisk, riskOf } from '#/domain/visit-risk.ts'
import { branchMatches, likePattern } from '#/features/branches/branches.server.ts'
import { now } from '#/platform/clock.ts'
import { type ListQuery, mostListed } from './list-query.ts'
import { atRisk, countUpTo, filtered, onePage } from './queries.server.ts'

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

/** Requests and their prices by status, from the tallies: the same cost at a thousand and at ten million requests. */
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

/** How many visits are overdue or in danger; only waiting ones are looked at. */
export async function countAtRisk(actor: Actor, risk: VisitRisk): Promise<number> {
  authorize(actor, 'dashboard.admin')
  return readAs(actor, (tx) =>
    countUpTo(tx, tx.selectFrom('mystery_shopping_requests').where(atRisk(risk)), mostListed),
  )
}

/** Above so many matching clients or branches nearly every request matches, and the newest ones soon fill a page. */
const fewClients = 500
const fewBranches = 2000

type Search = { number: number } | { clientIds: string[]; branchIds: string[] } | { text: string } | null

/** `MS-0042`, `ms-42` and `42` all name a request. */
const numberIn = (search: string): number | null => {
  const found = /^(?:ms-?)?0*(\d{1,15})$/i.exec(latinDigits(search))
  return found ? Number(found[1]) : null
}

/** Clients and branches are few beside their requests: the search finds them first, then their requests by index. */
async function understand(actor: Actor, search: string): Promise<Search> {
  if (search === '') return null
  const number = numberIn(search)
  if (number !== null) return { number }
  const [clients, branches] = await Promise.all([
    readAs(actor, (tx) =>
      tx
        .selectFrom('profiles')
        .select('id')
        .where('user_type', '=', 'client')
        .where(clientMatches(search))
        .limit(fewClients + 1)
        .execute(),
    ),
    readAs(actor, (tx) =>
      tx
        .selectFrom('branches')
        .select('id')
        .where(branchMatches(search))
        .limit(fewBranches + 1)
        .execute(),
    ),
  ])
  if (clients.length > fewClients || branches.length > fewBranches) return { text: search }
  return { clientIds: clients.map(({ id }) => id), branchIds: branches.map(({ id }) => id) }
}

const clientMatches = (typed: string) =>
  sql<boolean>`app.fold(coalesce(company_name, '') || ' ' || full_name) like ${likePattern(typed)}`

const searched = (search: Search) => {
  if (search === null) return sql<boolean>`true`
  if ('number' in search) return sql<boolean>`number = ${search.number}`
  if ('text' in search)
    return sql<boolean>`(client_id in (select profiles.id from profiles where user_type = 'client' and ${clientMatches(search.text)})
      or branch_id in (select branches.id from branches where ${branchMatches(search.text)}))`
  return sql<boolean>`(client_id = any(${search.clientIds}::uuid[]) or branch_id = any(${search.branchIds}::uuid[]))`
}

const matching = (tx: Tx, query: ListQuery, search: Search) =>
  filtered(tx.selectFrom('mystery_shopping_requests'), query).$if(search !== null, (list) =>
    list.where(searched(search)),
  )

/** How many requests the list has: from the tallies when nothing or only a status is asked for, else counted to the limit. */
async function totalOf(actor: Actor, query: ListQuery, wanted: Search, counts: StatusCounts): Promise<number> {
  const { search, type, risk, from, to, status } = query
  if (!search && !type && !risk && !from && !to)
    return status ? counts[status].count : evaluationStatuses.reduce((sum, one) => sum + counts[one].count, 0)
  return readAs(actor, (tx) => countUpTo(tx, matching(tx, query, wanted), mostListed))
}

const columns = [
  'id',
  'number',
  'client_name as clientName',
  'branch_name as branchName',
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

const withRisk = (row: Record<keyof RequestRow, unknown>): RequestRow => {
  const request = row as RequestRow
  return { ...request, risk: riskOf(request.status, new Date(request.visitAt), now()) }
}

/** Up to so many matches the page is sorted from all of them. */
const fewMatches = 2000

async function pageOf(actor: Actor, query: ListQuery, wanted: Search, total: number): Promise<RequestRow[]> {
  const rows = await readAs(actor, (tx) =>
    onePage(matching(tx, query, wanted).select(columns).select(shopperName), query, total <= fewMatches).execute(),
  )
  return rows.map((row) => withRisk({ ...row, risk: null }))
}

/** The latest requests of all clients, for the back office's dashboard. */
export async function latestRequests(actor: Actor, most: number): Promise<RequestRow[]> {
  authorize(actor, 'dashboard.admin')
  const rows = await readAs(actor, (tx) =>
    tx
      .selectFrom('mystery_shopping_requests')
      .select(columns)
      .select(shopperName)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  )
  return rows.map((row) => withRisk({ ...row, risk: null }))
}

export type ControlRoom = { rows: RequestRow[]; total: number; counts: StatusCounts }

/** The control room's list over the requests of all clients. */
export async function browseRequests(actor: Actor, query: ListQuery): Promise<ControlRoom> {
  authorize(actor, 'evaluations.approve')
  const [counts, wanted] = await Promise.all([countsByStatus(actor), understand(actor, query.search)])
  const total = await totalOf(actor, query, wanted, counts)
  return { rows: await pageOf(actor, query, wanted, total), total, counts }
}
