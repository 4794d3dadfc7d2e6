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

/** Money of a payment arrived: it is booked, settles its invoice and its share, and its people are told. Once for each payment. */
export async function takeMoney(tx: Tx, { id, invoiceId, shareId, amount, fee, into, on, actorId }: Arrived) {
  const day = await openDay(tx, on ?? riyadhDay(now()))
  const result = await settleInvoice(tx, { invoiceId, amount, fee, into, about: id, on: day, actorId })
  if (shareId) await settleShare(tx, shareId, { amount, paymentId: id })
  await enqueue(tx, 'payments.announce', { paymentId: id, what: 'paid' })
  return result
}

/** A share is paid when what it stands for arrived; with less of a transfer it stays open for the rest. */
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
  // why: less than a riyal cannot be paid anywhere; what is left of it is the client's again
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

/** A payment that has arrived already; false when it is there. The caller books it. */
export async function insertPaid(tx: Tx, payment: Paid): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payments')
    .values({ ...payment, state: 'paid', created_at: now(), paid_at: now() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
