import { asSystem, type Tx } from '#/db/database.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'

const selectIssued = (tx: Tx, invoiceId: string) =>
  tx
    .selectFrom('invoices as i')
    .leftJoin('invoices as o', (join) =>
      join.onRef('o.id', '=', 'i.corrects_id').onRef('o.client_id', '=', 'i.client_id'),
    )
    .select([
      'i.id',
      'i.client_id',
      'i.kind',
      'i.form',
      'i.number',
      'i.gross',
      'i.prepaid_net',
      'i.prepaid_vat',
      'i.due_on',
      'i.authority',
      'i.reason',
      'i.issued_at',
    ])
    .select('o.number as original')
    .where('i.id', '=', invoiceId)
    .where('i.number', 'is not', null)
    .executeTakeFirst()

const kinds = {
  invoice: 'invoice.issued',
  prepayment: 'invoice.prepayment-issued',
  credit: 'invoice.credited',
  debit: 'invoice.debited',
} as const

/**
 * Notifies a client of an issued document, once; `again` resends the mail. Skips a standard document that waits for
 * clearance, which restarts this job.
 */
export const announceInvoice = ({ invoiceId, again }: { invoiceId: string; again: string | null }): Promise<void> =>
  asSystem('a job notifies a client of a document', async (tx) => {
    const row = await selectIssued(tx, invoiceId)
    if (!row?.number || !row.due_on) return
    if (row.form === 'standard' && (row.authority === 'waiting' || row.authority === 'rejected')) return
    const kind = kinds[row.kind]
    const facts = {
      number: row.number,
      amount: row.gross - row.prepaid_net - row.prepaid_vat,
      due: row.due_on,
      original: row.original ?? '',
      reason: row.reason ?? '',
      invoice: row.id,
    }
    const key = `${kind}:${row.id}`
    const effect = again ? ({ effectKey: `${key}:${again}`, by: 'email' } as const) : { effectKey: key }
    await tell(tx, { client: row.client_id }, kind, facts, { ...effect, at: row.issued_at })
  })

/** Sends the receipt of a fully settled document, once; settlement by a credit note has its own notice. */
export async function tellSettled(tx: Tx, invoiceId: string): Promise<void> {
  const row = await tx
    .selectFrom('invoices')
    .select(['client_id', 'number', 'status', 'paid', 'updated_at'])
    .where('id', '=', invoiceId)
    .executeTakeFirst()
  if (!row?.number || row.status !== 'paid' || row.paid === 0) return
  const facts = { number: row.number, amount: row.paid, invoice: invoiceId }
  const effect = { effectKey: `invoice.settled:${invoiceId}`, at: row.updated_at }
  await tell(tx, { client: row.client_id }, 'invoice.settled', facts, effect)
}
