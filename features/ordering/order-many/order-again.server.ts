import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { MysteryType } from '#/domain/evaluation.ts'
import { dayWeeksLater, weeksAhead, weeksLater } from '#/domain/ordering/order-again.ts'
import type { KnownBranch } from '#/domain/ordering/order-many.ts'
import { cellOfBranch, lineOf } from '#/domain/ordering/order-sheet.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { toRiyadh } from '#/domain/riyadh-time.ts'
import { windowOf } from '#/domain/visit-window.ts'
import { branchesOfOrder } from '#/features/companies/branches/branches.server.ts'
import { settingInForce } from '#/features/core/settings/read-setting.server.ts'
import { now } from '#/platform/clock.ts'
import { type ManyOrder, usualOrderTime } from './form.ts'

const batchOf = (tx: Tx, clientId: string, id: string) =>
  tx
    .selectFrom('order_batches')
    .select('created_at as at')
    .where('client_id', '=', clientId)
    .where('id', '=', recordId(id))
    .executeTakeFirst()

const visitsOfBatch = (tx: Tx, clientId: string, batchId: string) =>
  tx
    .selectFrom('mystery_shopping_requests')
    .select(['branch_id', 'scheduled_date', 'evaluation_type', 'notes', 'earliest_on', 'latest_on', 'day_part'])
    .where('client_id', '=', clientId)
    .where('batch_id', '=', recordId(batchId))
    .orderBy('number')
    .execute()
type Visit = Awaited<ReturnType<typeof visitsOfBatch>>[number]

/** A visit some weeks later as a line of a sheet; null: its branch is closed, or may no longer be ordered for. */
function lineAgain(visit: Visit, weeks: number, branches: readonly KnownBranch[]): string | null {
  const branch = branches.find(({ id }) => id === visit.branch_id)
  if (!branch) return null
  const wall = toRiyadh(weeksLater(new Date(visit.scheduled_date), weeks))
  const window = windowOf(visit.earliest_on, visit.latest_on, visit.day_part)
  const day = window ? dayWeeksLater(window.from, weeks) : wall.slice(0, 10)
  const until = window && window.until !== window.from ? dayWeeksLater(window.until, weeks) : ''
  const time = window?.dayPart ?? wall.slice(11, 16)
  const type = visit.evaluation_type.replace('_', ' ')
  return lineOf([cellOfBranch(branch, branches), day, time, type, until])
}

/** `at`: when it was ordered; `left`: visits that cannot be ordered again. */
export type OrderAgain = { order: ManyOrder; at: string; left: number }

/** An earlier order of many visits, moved by whole weeks to the first time at which shoppers can be found. */
export async function orderOfBatch(actor: Actor, batchId: string): Promise<OrderAgain> {
  authorize(actor, 'evaluations.request')
  const leadHours = await settingInForce('orders.lead-hours')
  const { batch, visits, branches } = await readAs(actor, async (tx) => ({
    batch: await batchOf(tx, companyOf(actor), batchId),
    visits: await visitsOfBatch(tx, companyOf(actor), batchId),
    branches: await branchesOfOrder(tx, companyOf(actor), null),
  }))
  if (!batch || visits.length === 0) throw new AppError('not-found')
  const times = visits.map(({ scheduled_date: at }) => new Date(at).getTime())
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))]
  const weeks = weeksAhead({ first, last }, { now: now(), leadHours })
  const lines = visits.map((visit) => lineAgain(visit, weeks, branches)).filter((line) => line !== null)
  const order: ManyOrder = {
    intent: 'preview',
    clientKey: randomUUID(),
    branchId: [],
    how: 'sheet',
    sheet: lines.join('\n'),
    days: [],
    from: '',
    until: '',
    weekdays: [],
    each: 1,
    time: usualOrderTime,
    dayPart: null,
    free: 0,
    // why: an order of many visits holds mystery visits only
    evaluationType: visits[0]!.evaluation_type as MysteryType,
    notes: visits[0]!.notes,
    seen: null,
  }
  return { order, at: batch.at, left: visits.length - lines.length }
}

/** An earlier order of many visits: when, how many, and for which days. */
export type EarlierOrder = { id: string; at: string; visits: number; from: string; until: string }

/** The latest orders of many visits, to order them again. */
export async function earlierOrders(actor: Actor): Promise<EarlierOrder[]> {
  authorize(actor, 'evaluations.request')
  const { rows } = await readAs(actor, (tx) =>
    sql<EarlierOrder>`
      select batch.id, batch.created_at as at, batch.visits, days.first as from, days.last as until
      from order_batches batch
      cross join lateral (
        select min(scheduled_date) as first, max(scheduled_date) as last from mystery_shopping_requests where batch_id = batch.id
      ) as days
      where batch.client_id = ${companyOf(actor)}::uuid and days.first is not null
      order by batch.created_at desc, batch.id limit 5`.execute(tx),
  )
  return rows
}
