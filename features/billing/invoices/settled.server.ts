import { asSystem } from '#/db/database.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { tellSettled } from './announce.server.ts'

/** Job after an invoice is fully settled: logs it and starts the purchased plan. */
export async function invoiceSettled({ invoiceId, byPayment }: JobPayload<'invoices.settled'>): Promise<void> {
  await asSystem('a job processes a settled invoice', async (tx) => {
    const invoice = await tx
      .selectFrom('invoices')
      .select(['client_id', 'number', 'status', 'purpose'])
      .where('id', '=', invoiceId)
      .executeTakeFirst()
    if (!invoice) return
    // why: plans refer to invoices, not the other way round
    if (invoice.purpose === 'plan') await enqueue(tx, 'plans.paid', { invoiceId })
    // the mail about the payment already says that nothing is owed any more
    // (features/billing/payments/announce.server.ts)
    if (!byPayment) await tellSettled(tx, invoiceId)
    await recordActivity(tx, null, {
      action: 'invoices.settled',
      entity: 'invoice',
      entityId: invoiceId,
      clientId: invoice.client_id,
      after: { number: invoice.number, status: invoice.status },
    })
  })
}
