import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { type MadeShare, shareInvoice } from '#/features/billing/payment-shares/share-invoice.server.ts'
import { insertPaid, takeMoney } from '#/features/billing/payments/take-money.server.ts'
import { now } from '#/platform/clock.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

const training = 'ورشة تدريب لفرق الخدمة، ثلاثة فروع | Training workshop for service teams, three branches'
const payers = ['فرع العليا | Olaya branch', 'فرع التحلية | Tahlia branch', 'فرع النخيل | Nakheel branch']
const invoiceId = sameIdFor('shared invoice')
const morning = (day: Day): Date => new Date(startOfDay(day).getTime() + 9 * 3600_000)

/** Bills a workshop shared by the three branches, once. */
const billWorkshop = (client: Actor): Promise<void> =>
  asSystem('the demo bills a workshop', async (tx) => {
    const line = { name: training, quantity: 1, unitPrice: 2_400_00, account: 'other_revenue' as const }
    const one = { id: invoiceId, clientId: client.id, purpose: 'other' as const, suppliedOn: riyadhDay(now()) }
    await draftInvoice(tx, { ...one, lines: [line], createdBy: null })
    const draft = tx.selectFrom('invoices').select('status').where('id', '=', invoiceId)
    if ((await draft.executeTakeFirstOrThrow()).status === 'draft') await issueDocument(tx, invoiceId, null)
  })

/** Pays the first branch's share through the sandbox. */
async function payShare(tx: Tx, client: Actor, { id: shareId, amount }: MadeShare): Promise<void> {
  const id = sameIdFor('shared invoice', 'payment')
  const share = { client_id: client.id, invoice_id: invoiceId, share_id: shareId, amount }
  await insertPaid(tx, { ...share, id, provider: 'sandbox', method: 'mada' })
  const on = riyadhDay(now())
  await takeMoney(tx, { id, invoiceId, shareId, amount, fee: 0, into: 'provider', on, actorId: null })
}

/** An invoice shared among three branches of the restaurants: one paid, two open. */
export async function tellShares({ saffron }: Cast, present: Date): Promise<void> {
  const today = riyadhDay(present)
  await happeningAt(morning(addDays(today, -6)), () => billWorkshop(saffron))
  const shares = await happeningAt(morning(addDays(today, -5)), () =>
    shareInvoice(saffron, {
      invoiceId,
      mode: 'equal',
      payers: payers.map((name, index) => ({ id: sameIdFor('share', String(index)), name })),
      dueOn: addDays(today, 4),
    }),
  )
  await happeningAt(morning(addDays(today, -2)), () =>
    asSystem('the demo pays a share', (tx) => payShare(tx, saffron, shares[0]!)),
  )
}
