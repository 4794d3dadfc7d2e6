import type { Tx } from '#/db/database.server.ts'
import type { TaxCategory } from '#/domain/tax-document.ts'
import type { DraftLine } from '#/features/billing/invoices/draft.server.ts'

export type StoredLine = DraftLine & { position: number; category: TaxCategory }

/** Lines of a document in the form in which they can be written back. */
export async function readDraftLines(tx: Tx, invoiceId: string): Promise<StoredLine[]> {
  const rows = await tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    name: row.name,
    quantity: row.quantity,
    unitPrice: row.unit_price,
    ...(row.allowance_reason ? { allowance: { amount: row.allowance, reason: row.allowance_reason } } : {}),
    category: row.category as unknown as TaxCategory,
    account: row.account,
    ...(row.request_id ? { requestId: row.request_id } : {}),
  }))
}

/** Strips positions: lines are renumbered on writing. */
export const unplaced = (lines: readonly StoredLine[] | readonly DraftLine[]): DraftLine[] =>
  lines.map((line) => {
    const copy: DraftLine = { ...line }
    delete copy.position
    return copy
  })
