import type { Selectable } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import type { Invoices } from '#/db/tables.ts'
import { now } from '#/platform/clock.ts'

/** Stores the tax authority's decision on a waiting document; false when it was decided before. */
export async function decideAuthority(
  tx: Tx,
  invoiceId: string,
  authority: Selectable<Invoices>['authority'],
  clearedXml: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invoices')
    .set({ authority, cleared_xml: clearedXml, updated_at: now() })
    .where('id', '=', invoiceId)
    .where('authority', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
