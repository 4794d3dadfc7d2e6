import { asSystem } from '#/db/database.server.ts'
import { recordActivity } from '#/features/activity/record.server.ts'

/** Nothing is owed on an invoice any more: it is noted, and what was bought with it begins. */
export async function invoiceSettled({ invoiceId }: { invoiceId: string }): Promise<void> {
  await asSystem('an invoice is settled', async (tx) => {
    const invoice = await tx
      .selectFrom('invoices')
      .select(['client_id', 'number', 'status'])
      .where('id', '=', invoiceId)
      .executeTakeFirst()
    if (!invoice) return
    await recordActivity(tx, null, {
      action: 'invoices.settled',
      entity: 'invoice',
      entityId: invoiceId,
      clientId: invoice.client_id,
      after: { number: invoice.number, status: invoice.status },
    })
  })
}
