import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  type OrderAnswer,
  type OrderLevel,
  type OrderState,
  type OrderStep,
  orderSteps,
  summedHours,
} from '#/domain/kitchen/buying/order.ts'
import { type Halalas, halalas } from '#/domain/money.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { takeStep } from '#/domain/step.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'

export type SeenOrder = { orderId: string; revision: number }

/** Locks an order at the revision that the page showed. Throws `not-found`, `changed-meanwhile`. */
export async function holdOrder(tx: Tx, actor: Actor, { orderId, revision }: SeenOrder) {
  const held = await tx
    .selectFrom('purchase_orders')
    .select(['id', 'client_id', 'number', 'branch_id', 'supplier_id', 'state', 'answered', 'revision', 'wanted_on'])
    .select(['created_by', 'submitted_by', 'delivery_fee', 'issue'])
    .where('id', '=', recordId(orderId))
    .where('client_id', '=', companyOf(actor))
    .where(sql<boolean>`priv.may_branch('orders.write', branch_id)`)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (held.revision !== revision) throw new AppError('changed-meanwhile')
  return held
}
export type HeldOrder = Awaited<ReturnType<typeof holdOrder>>
type Counted = Pick<HeldOrder, 'id' | 'client_id' | 'supplier_id' | 'branch_id' | 'delivery_fee'>

/** Refuses a step that the table does not allow now. */
export function assertOrderStep({ state }: { state: OrderState }, step: OrderStep): void {
  if (takeStep(orderSteps, step, state) === null) throw new AppError('orders.state')
}

type Columns = Partial<{
  state: OrderState
  answered: OrderAnswer | null
  wanted_on: Day
  reason: string | null
  submitted_by: string | null
  submitted_at: Date | null
  approved_by: string | null
  approved_at: Date | null
  sent_at: Date
  send_state: 'sent'
  issue: number
  confirmed_at: Date | null
  ended_at: Date
}>

export async function writeOrder(
  tx: Tx,
  actor: Actor,
  held: HeldOrder,
  step: OrderStep,
  columns: Columns,
): Promise<void> {
  const done = await tx
    .updateTable('purchase_orders')
    .set({ state: orderSteps[step].to, ...columns, revision: held.revision + 1 })
    .where('id', '=', held.id)
    .where('client_id', '=', held.client_id)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw new AppError('not-allowed')
  await recordActivity(tx, actor, {
    action: `orders.${step}`,
    entity: 'purchase-order',
    entityId: held.id,
    clientId: held.client_id,
    after: { number: held.number, ...(columns.reason ? { reason: columns.reason } : {}) },
  })
}

/** Whose limit counts for the actor in a branch. */
export async function levelIn(tx: Tx, actor: Actor, branchId: string): Promise<OrderLevel> {
  if (actor.company?.mode !== 'member') return 'owner'
  const { rows } = await sql<{
    may: boolean
  }>`select priv.may_branch('orders.approve', ${branchId}::uuid) as may`.execute(tx)
  return rows[0]!.may ? 'manager' : 'branch_manager'
}

/** Net halalas of one order: its lines and the delivery fee. */
export async function netOfOrder(tx: Tx, held: Counted): Promise<Halalas> {
  const row = await tx
    .selectFrom('purchase_order_lines')
    .select(sql<number>`coalesce(sum(net), 0)::float8`.as('net'))
    .where('client_id', '=', held.client_id)
    .where('order_id', '=', held.id)
    .executeTakeFirstOrThrow()
  return halalas(row.net) + halalas(held.delivery_fee)
}

/**
 * Net halalas of an order with those to the same supplier of the last 24 hours that one of the people made or approved,
 * or that go to the same branch. Two of them are judged one after the other.
 */
export async function summedNet(tx: Tx, held: Counted, people: readonly string[], at: Date): Promise<Halalas> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`orders to ${held.supplier_id}`}, 0))`.execute(tx)
  const since = new Date(at.getTime() - summedHours * 3_600_000)
  const { rows } = await sql<{ net: number }>`
    select coalesce(sum(o.delivery_fee + (select coalesce(sum(l.net), 0) from purchase_order_lines l
      where l.client_id = o.client_id and l.order_id = o.id)), 0)::float8 as net
    from purchase_orders o
    where o.client_id = ${held.client_id} and o.supplier_id = ${held.supplier_id} and o.id <> ${held.id}
      and o.state not in ('draft', 'cancelled') and o.submitted_at > ${since.toISOString()}::timestamptz
      and (o.submitted_by = any(${people}::uuid[]) or o.approved_by = any(${people}::uuid[])
        or o.branch_id = ${held.branch_id})`.execute(tx)
  return halalas(rows[0]!.net) + (await netOfOrder(tx, held))
}
