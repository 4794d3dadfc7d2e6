import { randomUUID } from 'node:crypto'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { fromRiyadh } from '#/domain/riyadh-time.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { settleInvoice } from '#/features/billing/invoices/settle.server.ts'
import { setClock } from '#/platform/clock.ts'

/** Reads as the platform. */
export const reading = <T>(read: (db: Tx) => Promise<T>) => readAsSystem('a test reads the journal', read)
export const keeping = <T>(work: (tx: Tx) => Promise<T>) => asSystem('a test writes the journal', work)

/** A clock set to a day and time of Riyadh until reset. */
export function dayClock() {
  let putBack = () => {}
  return {
    on(day: string, time = '12:00') {
      putBack()
      putBack = setClock(() => fromRiyadh(`${day}T${time}`)!)
    },
    putBack: () => putBack(),
  }
}

/** An issued invoice of one visit. */
export async function issuedInvoice(client: Actor, price: number): Promise<string> {
  const id = randomUUID()
  await keeping(async (tx) => {
    const lines = [{ name: 'زيارة | Visit', quantity: 1, unitPrice: price, account: 'visit_revenue' as const }]
    await draftInvoice(tx, {
      id,
      clientId: client.id,
      purpose: 'visits',
      suppliedOn: '2026-08-01',
      lines,
      createdBy: null,
    })
    await issueDocument(tx, id, null)
  })
  return id
}

export type NewPayment = { invoiceId: string; amount: number; on: string; into?: 'bank' | 'provider' }

/** A payment with its row, as stored by the verbs of payments. */
export async function paidInvoice(
  client: Actor,
  { invoiceId, amount, on, into = 'bank' }: NewPayment,
): Promise<string> {
  const id = randomUUID()
  const provider = into === 'bank' ? 'bank' : 'sandbox'
  await keeping(async (tx) => {
    await tx
      .insertInto('payments')
      .values({ id, client_id: client.id, invoice_id: invoiceId, provider, state: 'paid', amount })
      .execute()
    await settleInvoice(tx, { invoiceId, amount, fee: 0, into, about: id, on, actorId: null })
  })
  return id
}
