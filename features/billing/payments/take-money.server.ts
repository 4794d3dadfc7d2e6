import type { Tx } from '#/db/database.server.ts'
import type { Halalas } from '#/domain/money.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { settleInvoice } from '#/features/billing/invoices/settle.server.ts'
import { openDay } from '#/features/ledger/journal/book-open.server.ts'
import { sharePartPaid, shareSettled } from '#/features/billing/payment-shares/payable.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

type Arrived = {
  id: string
  invoiceId: string
  shareId: string | null
  amount: Halalas
  fee: Halalas
  into: 'bank' | 'provider'
  on?: Day
  actorId: string | null
}

/** Books received money of a payment, settles its invoice and share, and notifies those concerned. Once per payment. */
export async function takeMoney(tx: Tx, { id, invoiceId, shareId, amount, fee, into, on, actorId }: Arrived) {
  const day = await openDay(tx, on ?? riyadhDay(now()))
  const result = await settleInvoice(tx, { invoiceId, amount, fee, into, about: id, on: day, actorId })
  if (shareId) await settleShare(tx, shareId, { amount, paymentId: id })
  await enqueue(tx, 'payments.announce', { paymentId: id, what: 'paid' })
  return result
}

/** Marks a share as paid when its amount arrived; after a smaller transfer the rest stays open. */
async function settleShare(
  tx: Tx,
  shareId: string,
  { amount, paymentId }: { amount: Halalas; paymentId: string },
): Promise<void> {
  const share = await tx
    .selectFrom('payment_shares')
    .select(['amount', 'state'])
    .where('id', '=', shareId)
    .executeTakeFirstOrThrow()
  const rest = share.amount - amount
  // why: amounts below SAR 1 cannot be paid anywhere; such a rest returns to the client
  if (share.state !== 'open' || rest < 100) return shareSettled(tx, shareId, amount)
  await sharePartPaid(tx, shareId, { rest, received: amount, paymentId })
}

type Paid = {
  id: string
  client_id: string
  invoice_id: string
  share_id?: string
  provider: 'bank' | 'sandbox'
  method?: string
  amount: Halalas
  transferred_on?: Day
  transfer_reference?: string | null
  confirmed_by?: string
  created_by?: string
}

/** Inserts a payment that has arrived already; false when it exists. The caller books it. */
export async function insertPaid(tx: Tx, payment: Paid): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({ ...payment, state: 'paid', created_at: now(), paid_at: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
