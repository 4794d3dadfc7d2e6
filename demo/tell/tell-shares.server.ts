import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { type MadeShare, shareInvoice } from '#/features/billing/payment-shares/share-invoice.server.ts'
import { insertPaid, takeMoney } from '#/features/billing/payments/take-money.server.ts'
import { now } from '#/platform/clock.ts'
import { sameIdFor } from '../same-id.ts'
import type { StepsOf } from './in-order.server.ts'

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
export async function* sharesOf(saffron: Actor, present: Date): StepsOf {
  const today = riyadhDay(present)
  yield { at: morning(addDays(today, -6)), work: () => billWorkshop(saffron) }
  const share = () =>
    shareInvoice(saffron, {
      invoiceId,
      mode: 'equal',
      payers: payers.map((name, index) => ({ id: sameIdFor('share', String(index)), name })),
      dueOn: addDays(today, 4),
    })
  const shares = (yield { at: morning(addDays(today, -5)), work: share }) as MadeShare[]
  yield {
    at: morning(addDays(today, -2)),
    work: () => asSystem('the demo pays a share', (tx) => payShare(tx, saffron, shares[0]!)),
  }
}
