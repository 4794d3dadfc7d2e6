import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'

/** Bills deliveries by an invoice. Throws `buying.delivery-billed` when another invoice was first. */
export async function attachReceipts(
  tx: Tx,
  of: { client_id: string; branch_id: string; invoice_id: string },
  receipts: readonly string[],
): Promise<void> {
  if (receipts.length === 0) return
  const rows = await tx
    .insertInto('supplier_invoice_receipts')
    .values(receipts.map((receipt_id) => ({ ...of, receipt_id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  if (rows.length !== receipts.length) throw new AppError('buying.delivery-billed')
}
