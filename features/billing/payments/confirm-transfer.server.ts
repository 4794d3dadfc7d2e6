import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { holdIssued } from '#/features/billing/invoices/settle.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { insertPaid, takeMoney } from './take-money.server.ts'
import { type HeldPayment, holdPayment } from './hold.server.ts'
import { checkTransferDay } from './state-transfer.server.ts'

const why = 'finance books what arrived at the bank; no role of a person writes tables of money'

async function findPayment(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('payments')
    .select(['id', 'client_id', 'provider', 'state', 'amount'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

const waiting = <Payment extends Pick<HeldPayment, 'provider' | 'state'>>(held: Payment): Payment => {
  if (held.provider !== 'bank') throw new AppError('not-found')
  if (held.state !== 'pending') throw new AppError('changed-meanwhile')
  return held
}

export type Confirmation = { paymentId: string; amount: Halalas; on: Day }
export type Arrival = { settled: Halalas; kept: Halalas }

/**
 * Confirms a stated transfer and books the received amount, which may differ from the stated one. Of two concurrent
 * decisions the second is refused. Throws `not-found`, `changed-meanwhile`.
 */
export async function confirmTransfer(actor: Actor, { paymentId, amount, on }: Confirmation): Promise<Arrival> {
  authorize(actor, 'payments.confirm')
  checkTransferDay(on)
  return asSystem(why, async (tx) => {
    const held = waiting(await holdPayment(tx, recordId(paymentId)))
    await tx
      .updateTable('payments')
      .set({ state: 'paid', amount, confirmed_by: actor.id, paid_at: now(), transferred_on: on, updated_at: now() })
      .where('id', '=', held.id)
      .execute()
    const { invoice_id: invoiceId, share_id: shareId } = held
    const arrived = { id: held.id, invoiceId, shareId, amount, fee: 0, into: 'bank', on, actorId: actor.id } as const
    const { settled, kept } = await takeMoney(tx, arrived)
    await recordActivity(tx, actor, {
      action: 'payments.confirm',
      entity: 'payment',
      entityId: held.id,
      clientId: held.client_id,
      before: { amount: held.amount },
      after: { amount, on, settled, kept },
    })
    return { settled, kept }
  })
}

/** Declines a stated transfer that did not arrive or cannot be identified; tells its payer why. */
export async function declineTransfer(
  actor: Actor,
  { paymentId, reason }: { paymentId: string; reason: string },
): Promise<void> {
  authorize(actor, 'payments.confirm')
  await asActor(actor, async (tx) => {
    const held = waiting(await findPayment(tx, recordId(paymentId)))
    if (!(await callFunction<boolean>(tx, sql`priv.decline_transfer(${held.id}, ${reason}, ${now()})`)))
      throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'payments.decline',
      entity: 'payment',
      entityId: held.id,
      clientId: held.client_id,
      after: { amount: held.amount },
      reason,
    })
    await enqueue(tx, 'payments.announce', { paymentId: held.id, what: 'transfer-declined' })
  })
}

export type Unstated = { id: string; number: string; amount: Halalas; on: Day; reference: string }

/** Books a transfer that was not stated, for the document with the given number. Idempotent by id. */
export async function recordTransfer(actor: Actor, { id, number, amount, on, reference }: Unstated): Promise<Arrival> {
  authorize(actor, 'payments.confirm')
  checkTransferDay(on)
  return asSystem(why, async (tx) => {
    const found = await tx
      .selectFrom('invoices')
      .select('id')
      .where('number', '=', number)
      .where('kind', '!=', 'credit')
      .executeTakeFirst()
    if (!found) throw new AppError('bad-request', {}, { number: 'invoice-number' })
    const invoice = await holdIssued(tx, found.id)
    const isNew = await insertPaid(tx, {
      id: recordId(id),
      client_id: invoice.client_id,
      invoice_id: invoice.id,
      provider: 'bank',
      amount,
      transferred_on: on,
      transfer_reference: reference || null,
      confirmed_by: actor.id,
      created_by: actor.id,
    })
    if (!isNew) return { settled: 0, kept: 0 }
    const arrived = { id, invoiceId: invoice.id, shareId: null, amount, fee: 0, into: 'bank', on } as const
    const { settled, kept } = await takeMoney(tx, { ...arrived, actorId: actor.id })
    await recordActivity(tx, actor, {
      action: 'payments.record',
      entity: 'payment',
      entityId: id,
      clientId: invoice.client_id,
      after: { amount, on, number, settled, kept },
    })
    return { settled, kept }
  })
}
