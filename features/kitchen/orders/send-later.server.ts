import { sql } from 'kysely'
import { asActor, readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import {
  resultMinutes,
  secondsLeft,
  type SendProblem,
  type SendState,
  stopSeconds,
  whyLeftOut,
} from '#/domain/kitchen/buying/sending.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { supplierName } from '#/features/kitchen/suppliers/list.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import type { SeenOrder } from './hold-order.server.ts'

/**
 * Chooses approved orders to be sent together after `stopSeconds`, by a job, in which the sender can stop them. Those that
 * changed since the page showed them are left out and say why. What was sent twice is one sending. Throws
 * `changed-meanwhile` where none can be sent.
 */
export async function sendLater(actor: Actor, id: string, orders: readonly SeenOrder[]): Promise<void> {
  authorize(actor, 'orders.write')
  await takeAttempt('papers by account', actor.id)
  const [client_id, sendingId] = [companyOf(actor), recordId(id)]
  const chosen = new Map(orders.map(({ orderId, revision }) => [recordId(orderId), revision]))
  await asActor(actor, async (tx) => {
    const held = await tx
      .selectFrom('purchase_orders')
      .select(['id', 'state', 'revision', 'sending_id', 'send_state'])
      .where('client_id', '=', client_id)
      .where('id', 'in', [...chosen.keys()])
      .where(sql<boolean>`priv.may_branch('orders.write', branch_id)`)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (held.some(({ sending_id }) => sending_id === sendingId)) return
    // why: an order that waits in another sending is sent by that one
    const free = held
      .filter(({ send_state }) => send_state !== 'waiting')
      .map((row) => ({ ...row, why: whyLeftOut(row, chosen.get(row.id)!) }))
    const taken = free.filter(({ why }) => why === null)
    if (taken.length === 0) throw new AppError('changed-meanwhile')
    const send_at = new Date(now().getTime() + stopSeconds * 1000)
    for (const { id: orderId, why } of free)
      await tx
        .updateTable('purchase_orders')
        .set({
          sending_id: sendingId,
          send_at,
          send_by: actor.id,
          send_revision: chosen.get(orderId)!,
          send_state: why === null ? 'waiting' : 'refused',
          send_problem: why,
        })
        .where('id', '=', orderId)
        .where('client_id', '=', client_id)
        .execute()
    await recordActivity(tx, actor, {
      action: 'orders.send-later',
      entity: 'client',
      entityId: client_id,
      clientId: client_id,
      after: { count: taken.length },
    })
    await enqueue(tx, 'buying.send-orders', { clientId: client_id, sendingId }, stopSeconds)
  })
}

/**
 * Stops what has not been sent of an own sending. Answers how many orders that were. Throws `orders.sending-over` where
 * none waits.
 */
export async function stopSending(actor: Actor, id: string): Promise<number> {
  authorize(actor, 'orders.write')
  const client_id = companyOf(actor)
  return asActor(actor, async (tx) => {
    const stopped = await tx
      .updateTable('purchase_orders')
      .set({ send_state: 'stopped' })
      .where('client_id', '=', client_id)
      .where('sending_id', '=', recordId(id))
      .where('send_by', '=', actor.id)
      .where('send_state', '=', 'waiting')
      .returning('id')
      .execute()
    if (stopped.length === 0) throw new AppError('orders.sending-over')
    await recordActivity(tx, actor, {
      action: 'orders.stop-sending',
      entity: 'client',
      entityId: client_id,
      clientId: client_id,
      after: { count: stopped.length },
    })
    return stopped.length
  })
}

export type SendingOrder = {
  id: string
  number: number
  supplier: string
  state: SendState
  problem: SendProblem | null
  /** The supplier gets a mail; without an address the buyer hands over a link. */
  hasAddress: boolean
}
export type Sending = { id: string; secondsLeft: number; orders: SendingOrder[] }

/** The last sending of the actor while it waits, and its results for `resultMinutes`; null: none. */
export async function readSending(actor: Actor): Promise<Sending | null> {
  if (!may(actor, 'orders.write') || actor.company?.mode === 'view') return null
  const since = new Date(now().getTime() - resultMinutes * 60_000)
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('purchase_orders as o')
      .innerJoin('suppliers as s', (join) =>
        join.onRef('s.client_id', '=', 'o.client_id').onRef('s.id', '=', 'o.supplier_id'),
      )
      .select(['o.id', 'o.number', 'o.sending_id', 'o.send_at', 'o.send_state', 'o.send_problem', 's.email'])
      .select(supplierName.as('supplier'))
      .where('o.client_id', '=', companyOf(actor))
      .where('o.sending_id', '=', (last) =>
        last
          .selectFrom('purchase_orders as l')
          .select('l.sending_id')
          .where('l.client_id', '=', companyOf(actor))
          .where('l.send_by', '=', actor.id)
          .where('l.send_at', '>', since.toISOString())
          .orderBy('l.send_at', 'desc')
          .limit(1),
      )
      .orderBy('o.number')
      .execute(),
  )
  const [first] = rows
  if (!first) return null
  return {
    id: first.sending_id!,
    secondsLeft: secondsLeft(new Date(first.send_at!), now()),
    orders: rows.map(({ id, number, supplier, send_state, send_problem, email }) => ({
      id,
      number,
      supplier,
      state: send_state!,
      problem: send_problem as SendProblem | null,
      hasAddress: email !== null,
    })),
  }
}
