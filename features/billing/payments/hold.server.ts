import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { holdIssued } from '#/features/billing/invoices/settle.server.ts'

export type ProviderName = 'sandbox' | 'moyasar' | 'bank'

/** Locks a payment and its invoice until the transaction ends, the invoice first, the order used everywhere. */
export async function holdPayment(tx: Tx, paymentId: string) {
  const known = await tx.selectFrom('payments').select('invoice_id').where('id', '=', paymentId).executeTakeFirst()
  if (!known) throw new AppError('not-found')
  const invoice = await holdIssued(tx, known.invoice_id)
  const row = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { ...row, state: row.state, provider: row.provider, invoice }
}
export type HeldPayment = Awaited<ReturnType<typeof holdPayment>>
