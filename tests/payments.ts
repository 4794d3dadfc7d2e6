import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { draftInvoice } from '#/features/billing/invoices/draft.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { ledgerProblems } from '#/features/ledger/journal/checks.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { fakeMoyasar, moyasarKeys } from './fake-moyasar.ts'
import { giveTaxDetails, giveTaxSeller } from './tax.ts'
import type { World } from './world.ts'

export const system = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => asSystem('a test moves money', work)

/** A client with invoices, and queries about payments. */
export async function payingWorld(w: World) {
  const client = await w.client()
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)

  async function issued(net = 10_000, of: Actor = client): Promise<string> {
    const id = randomUUID()
    await system(async (tx) => {
      await draftInvoice(tx, {
        id,
        clientId: of.id,
        purpose: 'other',
        suppliedOn: '2026-11-01',
        lines: [{ name: 'زيارة | Visit', quantity: 1, unitPrice: net, account: 'other_revenue' }],
        createdBy: null,
      })
      await issueDocument(tx, id, null)
    })
    return id
  }
  const paymentsOf = async (invoiceId: string) =>
    (
      await w.owner.query<Record<string, string | number | null>>(
        `select id, provider, state, amount::int, refunded::int, fee::int, checkout_id, pay_url, mismatch, ending, share_id, message
         from app.payments where invoice_id = $1 order by created_at`,
        [invoiceId],
      )
    ).rows
  const invoiceOf = async (id: string) =>
    (
      await w.owner.query<{ status: string; gross: number; paid: number }>(
        'select status, gross::int, paid::int from app.invoices where id = $1',
        [id],
      )
    ).rows[0]!
  const count = async (text: string, ...values: unknown[]) =>
    (await w.owner.query<{ n: number }>(`select count(*)::int as n from ${text}`, values)).rows[0]!.n
  const expectSoundBooks = async () => expect(await system(ledgerProblems)).toEqual([])
  return { client, issued, paymentsOf, invoiceOf, count, expectSoundBooks }
}

/** Switches card payments to the fake Moyasar. */
export async function withMoyasar() {
  const fake = await fakeMoyasar()
  const { secretKey, webhookSecret } = moyasarKeys
  setEnv({
    ...env(),
    MOYASAR_URL: fake.address,
    MOYASAR_SECRET_KEY: secretKey,
    MOYASAR_WEBHOOK_SECRET: webhookSecret,
  })
  return fake
}
