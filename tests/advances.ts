import { randomUUID } from 'node:crypto'
import { XmlDocument } from 'libxml2-wasm'
import type { Actor } from '#/domain/actor.ts'
import { settleInvoice } from '#/features/billing/invoices/settle.server.ts'
import { creditDocument } from '#/features/billing/office-invoices/correct-document.server.ts'
import { deductAdvance } from '#/features/billing/office-invoices/draft-advances.server.ts'
import { createDraft, issueDraft, saveDraftLine } from '#/features/billing/office-invoices/draft-steps.server.ts'
import { readInvoicePage } from '#/features/billing/office-invoices/read-document.server.ts'
import { payingWorld, system } from './payments.ts'
import { structureFaults } from './ubl-structure.ts'
import type { World } from './world.ts'
import { brokenRules } from './zatca-rules.ts'

/** Line of an invoice, without its price. */
export const visitLine = { name: 'زيارة | Visit', quantity: 1, category: { code: 'S', percent: 15 } } as const
export const advanceName = 'دفعة مقدمة | Prepayment'

/** What is wrong with the file of an issued document, by the schemas and the authority's rules. */
export function fileFaults(xml: string): string[] {
  const document = XmlDocument.fromString(xml)
  try {
    return [...structureFaults(document), ...brokenRules(document)]
  } finally {
    document.dispose()
  }
}

/** A client with prepayments and invoices, made by the verbs of our team. */
export async function advanceWorld(w: World) {
  const { client, expectSoundBooks } = await payingWorld(w)
  const admin = await w.admin()
  const seen = async (id: string) => ({ id, version: (await readInvoicePage(admin, id)).version })

  async function advance(amount: number, of: Actor = client): Promise<string> {
    const id = randomUUID()
    await createDraft(admin, { id, clientId: of.id, suppliedOn: '2026-11-01', advance: { amount, name: advanceName } })
    await issueDraft(admin, await seen(id))
    return id
  }
  async function pay(invoiceId: string, amount: number): Promise<string> {
    const id = randomUUID()
    await system(async (tx) => {
      const { client_id: clientId } = await tx
        .selectFrom('invoices')
        .select('client_id')
        .where('id', '=', invoiceId)
        .executeTakeFirstOrThrow()
      await tx
        .insertInto('payments')
        .values({ id, client_id: clientId, invoice_id: invoiceId, provider: 'bank', state: 'paid', amount })
        .execute()
      await settleInvoice(tx, { invoiceId, amount, fee: 0, into: 'bank', about: id, on: '2026-11-20', actorId: null })
    })
    return id
  }
  async function paidAdvance(amount: number, of: Actor = client): Promise<string> {
    const id = await advance(amount, of)
    await pay(id, (await readInvoicePage(admin, id)).owed)
    return id
  }
  async function draft(unitPrice: number, of: Actor = client): Promise<string> {
    const id = randomUUID()
    await createDraft(admin, { id, clientId: of.id, suppliedOn: '2026-11-01' })
    await saveDraftLine(admin, await seen(id), null, { ...visitLine, unitPrice })
    return id
  }
  const deduct = async (id: string, advanceId: string, amount: number) =>
    deductAdvance(admin, await seen(id), { advanceId, amount })
  const credit = (id: string, lines: 'all' | { position: number; amount: number }[] = 'all') =>
    creditDocument(admin, id, { clientKey: randomUUID(), reason: 'لم تُستخدم | Not used', lines })

  /** Balances of the client's accounts, credits positive, and the tax of all clients. */
  const balances = async (of: Actor = client) => {
    const { rows } = await w.owner.query<{ account: string; amount: number }>(
      `select account, -sum(amount)::int as amount from app.journal_lines
       where party_id = $1 or (party_id is null and account in ('vat_payable', 'other_revenue')) group by account`,
      [of.id],
    )
    const of_ = (account: string) => rows.find((row) => row.account === account)?.amount ?? 0
    return {
      owed: -of_('receivables'),
      advances: of_('advances'),
      kept: of_('client_credit'),
      vat: of_('vat_payable'),
      revenue: of_('other_revenue'),
    }
  }
  const xmlOf = async (id: string) =>
    (await w.owner.query<{ xml: string }>('select xml from app.invoices where id = $1', [id])).rows[0]!.xml
  const changeSince = async (before: Awaited<ReturnType<typeof balances>>) => {
    const after = await balances()
    return Object.fromEntries(
      Object.entries(after).map(([key, value]) => [key, value - before[key as keyof typeof after]]),
    )
  }
  return {
    admin,
    client,
    seen,
    advance,
    pay,
    paidAdvance,
    draft,
    deduct,
    credit,
    balances,
    changeSince,
    xmlOf,
    expectSoundBooks,
  }
}
