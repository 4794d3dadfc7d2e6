import { createPrivateKey, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { dueDay } from '#/domain/invoice.ts'
import { bookAdvancesUsed, bookCredited, bookIssued, type LineAccount } from '#/domain/ledger.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import {
  prepaidTotals,
  type TaxCategory,
  type TaxDocument,
  type TaxDocumentKind,
  taxTotals,
} from '#/domain/tax-document.ts'
import { taxProblems } from '#/domain/billing/tax-rules.ts'
import { book } from '#/features/ledger/journal/book.server.ts'
import { readStampCertificate } from '#/features/billing/tax-documents/certificate.server.ts'
import { stampDocument, type StampKey } from '#/features/billing/tax-documents/stamp.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { unseal } from '#/platform/seal.server.ts'
import { clockOf, readPrepaid, takenByCategory } from './advances.server.ts'
import { readBuyer } from './buyer.server.ts'
import { readSeller } from './seller.server.ts'
import { holdIssued, moveMoney } from './settle.server.ts'

export const unitKeyPurpose = 'tax unit key'

const prefixes = { invoice: 'INV', prepayment: 'ADV', credit: 'CN', debit: 'DN' } as const satisfies Record<
  TaxDocumentKind,
  string
>

/** Locks the draft and its lines until the transaction ends, against concurrent issues and changes. */
async function holdDraft(tx: Tx, invoiceId: string) {
  const draft = await tx.selectFrom('invoices').selectAll().where('id', '=', invoiceId).forUpdate().executeTakeFirst()
  if (!draft) throw new AppError('not-found')
  if (draft.status !== 'draft') throw new AppError('invoice.issued-already')
  const lines = await tx
    .selectFrom('invoice_lines')
    .selectAll()
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  const original = draft.corrects_id
    ? await tx.selectFrom('invoices').select(['number', 'form']).where('id', '=', draft.corrects_id).executeTakeFirst()
    : undefined
  return { draft, lines, original }
}
type Held = Awaited<ReturnType<typeof holdDraft>>

/** Locks the active unit until the transaction ends, which serialises issuing. */
async function holdUnit(tx: Tx) {
  const active = tx.selectFrom('tax_units').selectAll().where('state', '=', 'active').forUpdate()
  // why: after waiting for a unit that ended meanwhile, only a second query sees its successor
  return (await active.executeTakeFirst()) ?? active.executeTakeFirstOrThrow()
}
type Unit = Awaited<ReturnType<typeof holdUnit>>

function keyOf({ sealed_key: sealed, certificate }: Unit): StampKey | null {
  if (!sealed || !certificate) return null
  const pem = unseal(unitKeyPurpose, sealed)
  if (pem === null) throw new Error('the key of the tax unit cannot be opened')
  return { privateKey: createPrivateKey(pem), certificate: readStampCertificate(certificate) }
}

/** Next number of a series. Locks its row to the transaction's end, so that only a written document uses a number. */
async function nextNumber(tx: Tx, kind: TaxDocumentKind, year: string): Promise<string> {
  const series = `${prefixes[kind]}-${year}`
  const { rows } = await sql<{ last: number }>`
    insert into app.number_series as s (series, last_number) values (${series}, 1)
    on conflict (series) do update set last_number = s.last_number + 1 returning last_number::int as last`.execute(tx)
  return `${series}-${String(rows[0]!.last).padStart(6, '0')}`
}

const linesOf = (lines: Held['lines']): TaxDocument['lines'] =>
  lines.map((line) => ({
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    category: line.category as unknown as TaxCategory,
    ...(line.allowance_reason ? { allowance: { amount: line.allowance, reason: line.allowance_reason } } : {}),
  }))

/** Builds the document as known before its number and place in the chain. */
async function documentOf(tx: Tx, { draft, lines, original }: Held, at: Date): Promise<TaxDocument> {
  const [seller, buyer] = [await readSeller(tx), await readBuyer(tx, draft.client_id)]
  if (!seller) throw new AppError('invoice.seller-unknown')
  if (!buyer) throw new AppError('invoice.buyer-unknown')
  // why: a buyer without a VAT number or other id cannot be named on a standard document; a note has the form of its
  // invoice
  const form = original?.form ?? (buyer.vatNumber || buyer.id ? 'standard' : 'simplified')
  return {
    kind: draft.kind,
    form,
    number: 'DRAFT',
    uuid: randomUUID(),
    issuedOn: riyadhDay(at),
    issuedAt: clockOf(at),
    suppliedOn: draft.supplied_on,
    ...(draft.supplied_until ? { suppliedUntil: draft.supplied_until } : {}),
    counter: 1,
    previousHash: '',
    seller,
    buyer,
    lines: linesOf(lines),
    means: draft.means,
    ...(original?.number ? { corrects: { number: original.number, reason: draft.reason ?? '' } } : {}),
    creditedBefore: draft.kind === 'credit' ? await takenByCategory(tx, draft.corrects_id!) : [],
    ...(draft.kind === 'invoice' ? { prepaid: await readPrepaid(tx, draft.id) } : {}),
    ...(draft.note ? { note: draft.note } : {}),
  }
}

const netsOf = (lines: Held['lines']): Partial<Record<LineAccount, number>> => {
  const nets: Partial<Record<LineAccount, number>> = {}
  for (const { account, net } of lines) {
    const name = account
    nets[name] = (nets[name] ?? 0) + net
  }
  return nets
}

/** Books the prepayments that an issued invoice deducts, which settle it as far as they go. */
async function deductAdvances(
  tx: Tx,
  { invoiceId, document, actorId }: { invoiceId: string; document: TaxDocument; actorId: string | null },
): Promise<void> {
  const prepaid = prepaidTotals(document.prepaid)
  if (prepaid.gross === 0) return
  const held = await holdIssued(tx, invoiceId)
  const entries = bookAdvancesUsed(held.client_id, prepaid)
  await book(tx, { kind: 'advance.used', about: invoiceId, on: document.issuedOn, entries, actorId })
  await moveMoney(tx, held, { paid: prepaid.gross, credited: 0 })
}

/**
 * Assigns a draft its number and place in the unit's chain, stamps it and books it, all in the caller's system
 * transaction, so that a rollback or crash uses up no number and no place. Throws `invoice.seller-unknown`,
 * `invoice.buyer-unknown`, `invoice.not-ready` with the authority's rules, `invoice.issued-already`.
 */
export async function issueDocument(tx: Tx, invoiceId: string, actorId: string | null): Promise<{ number: string }> {
  const held = await holdDraft(tx, invoiceId)
  const at = now()
  const draft = await documentOf(tx, held, at)
  const problems = taxProblems(draft)
  if (problems.length > 0)
    throw new AppError('invoice.not-ready', {
      problems: problems.map(({ rule, at: where }) => `${rule} ${where}`).join(', '),
    })
  // why: other issuers wait from here on, so nothing slow may follow
  const unit = await holdUnit(tx)
  const number = await nextNumber(tx, draft.kind, draft.issuedOn.slice(0, 4))
  const document = { ...draft, number, counter: unit.last_counter + 1, previousHash: unit.last_hash }
  const stamped = stampDocument(document, keyOf(unit), `${document.issuedOn}T${document.issuedAt}`)
  const totals = taxTotals(document.lines, document.creditedBefore)
  await tx
    .updateTable('tax_units')
    .set({ last_counter: document.counter, last_hash: stamped.hash })
    .where('id', '=', unit.id)
    .execute()
  await tx
    .updateTable('invoices')
    .set({
      status: totals.gross === 0 ? 'paid' : 'issued',
      form: document.form,
      number,
      unit_id: unit.id,
      counter: document.counter,
      uuid: document.uuid,
      previous_hash: document.previousHash,
      hash: stamped.hash,
      qr: stamped.qr,
      xml: stamped.xml,
      seller: JSON.stringify(document.seller),
      buyer: JSON.stringify(document.buyer),
      issued_at: at,
      due_on: held.draft.due_on ?? (held.draft.purpose === 'plan' ? document.issuedOn : dueDay(document.issuedOn)),
      net: totals.net,
      vat: totals.vat,
      gross: totals.gross,
      credited_before: JSON.stringify(document.creditedBefore ?? []),
      authority: unit.world === 'none' ? 'none' : 'waiting',
      updated_at: at,
    })
    .where('id', '=', invoiceId)
    .execute()
  if (unit.world !== 'none') await enqueue(tx, 'invoices.submit', {})
  const amounts = { client: held.draft.client_id, nets: netsOf(held.lines), vat: totals.vat }
  await book(tx, {
    kind: `${document.kind}.issued`,
    about: invoiceId,
    on: document.issuedOn,
    entries: document.kind === 'credit' ? bookCredited(amounts) : bookIssued(amounts),
    actorId,
  })
  await deductAdvances(tx, { invoiceId, document, actorId })
  await enqueue(tx, 'invoices.announce', { invoiceId, again: null })
  return { number }
}
