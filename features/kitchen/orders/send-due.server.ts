import { asActor, asSystem, readAsSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type SendProblem, whyLeftOut } from '#/domain/kitchen/buying/sending.ts'
import { memberOf } from '#/features/companies/members/acting-member.server.ts'
import { holdOrder, type SeenOrder } from './hold-order.server.ts'
import { sendHeld } from './move-order.server.ts'

const reason = 'orders are sent after the request of the person who chose them'

type Sending = { clientId: string; sendingId: string }
type Waiting = SeenOrder & Sending

/** Sends one order with the rights that the sender has now; what was stopped meanwhile stays. */
async function sendWaiting(actor: Actor, { sendingId, ...seen }: Waiting): Promise<void> {
  await asActor(actor, async (tx) => {
    const held = await holdOrder(tx, actor, seen)
    const { sending_id: sending, send_state: state } = await tx
      .selectFrom('purchase_orders')
      .select(['sending_id', 'send_state'])
      .where('client_id', '=', held.client_id)
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow()
    if (sending === sendingId && state === 'waiting') await sendHeld(tx, actor, held, { send_state: 'sent' })
  })
}

/** Keeps why an order was left out, unless it was stopped meanwhile. */
async function leaveOut({ clientId, orderId, revision, sendingId }: Waiting, why: SendProblem): Promise<void> {
  await asSystem(reason, async (tx) => {
    const row = await tx
      .selectFrom('purchase_orders')
      .select(['state', 'revision'])
      .where('client_id', '=', clientId)
      .where('id', '=', orderId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('purchase_orders')
      .set({ send_state: 'refused', send_problem: whyLeftOut(row, revision) ?? why })
      .where('client_id', '=', clientId)
      .where('id', '=', orderId)
      .where('sending_id', '=', sendingId)
      .where('send_state', '=', 'waiting')
      .execute()
  })
}

const isRefused = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '42501'

/**
 * Sends the orders of a sending that still wait, each in a transaction of its own as the person who chose them. Run again it
 * sends nothing twice; an order that cannot be sent is left out with the reason, and the others are sent.
 */
export async function sendDueOrders({ clientId, sendingId }: Sending): Promise<void> {
  const rows = await readAsSystem(reason, (db) =>
    db
      .selectFrom('purchase_orders')
      .select(['id', 'send_by', 'send_revision'])
      .where('client_id', '=', clientId)
      .where('sending_id', '=', sendingId)
      .where('send_state', '=', 'waiting')
      .orderBy('number')
      .execute(),
  )
  const [first] = rows
  if (!first) return
  const sender = await readAsSystem(reason, (db) => memberOf(db, clientId, first.send_by!))
  for (const row of rows) {
    const waiting = { clientId, sendingId, orderId: row.id, revision: row.send_revision! }
    if (!sender) {
      await leaveOut(waiting, 'right-lost')
      continue
    }
    try {
      await sendWaiting(sender, waiting)
    } catch (error) {
      if (!(error instanceof AppError) && !isRefused(error)) throw error
      const isLost = !(error instanceof AppError) || error.code === 'not-found' || error.code === 'not-allowed'
      await leaveOut(waiting, isLost ? 'right-lost' : 'failed')
    }
  }
}
