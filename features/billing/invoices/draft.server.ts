import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { LineAccount } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import type { Day } from '#/domain/riyadh-time.ts'
import {
  lineAmounts,
  mostGross,
  type PaymentMeans,
  standardRate,
  type TaxCategory,
  type TaxDocumentKind,
  type TaxLine,
  taxTotals,
} from '#/domain/tax-document.ts'

export type DraftLine = {
  name: string
  quantity: number
  /** Per unit, before tax. */
  unitPrice: Halalas
  allowance?: { amount: Halalas; reason: string }
  /** Default: the standard rate. */
  category?: TaxCategory
  account: LineAccount
  /** Visit billed by the line. */
  requestId?: string
  /** Position on the document. Default: consecutive. A note's line has the position of the line it corrects. */
  position?: number
}

export type Draft = {
  /** Created by the browser or once by the drafting job, so that a repeated request makes one draft. */
  id: string
  clientId: string
  /** `advance`: a prepayment invoice, or a note about one. */
  purpose: 'visits' | 'plan' | 'other' | 'advance'
  suppliedOn: Day
  suppliedUntil?: Day
  means?: PaymentMeans
  note?: string
  dueOn?: Day
  lines: readonly DraftLine[]
  /** Null: drafted by a plan or a rule. */
  createdBy: string | null
  /** Document corrected by a credit or debit note, and the reason. */
  corrects?: { kind: 'credit' | 'debit'; invoiceId: string; reason: string }
}

export const taxLineOf = ({ name, quantity, unitPrice, allowance, category = standardRate }: DraftLine): TaxLine => ({
  name,
  quantity,
  unitPrice,
  category,
  ...(allowance ? { allowance } : {}),
})

/** Totals of a draft. Throws `invoice.too-large`, before a sum leaves the range in which numbers are exact. */
const totalsOf = (lines: readonly DraftLine[]) => {
  const { net, vat, gross } = taxTotals(lines.map(taxLineOf))
  if (gross > mostGross) throw new AppError('invoice.too-large')
  return { net, vat, gross }
}

async function writeLines(tx: Tx, invoiceId: string, clientId: string, lines: readonly DraftLine[]): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insertInto('invoice_lines')
    .values(
      lines.map((line, index) => ({
        invoice_id: invoiceId,
        client_id: clientId,
        position: line.position ?? index + 1,
        name: line.name,
        quantity: line.quantity,
        unit_price: line.unitPrice,
        allowance: line.allowance?.amount ?? 0,
        allowance_reason: line.allowance?.reason ?? null,
        category: JSON.stringify(line.category ?? standardRate),
        account: line.account,
        request_id: line.requestId ?? null,
        net: lineAmounts(taxLineOf(line)).net,
        vat: lineAmounts(taxLineOf(line)).vat,
      })),
    )
    .execute()
}

const kindOf = ({ corrects, purpose }: Draft): TaxDocumentKind =>
  corrects?.kind ?? (purpose === 'advance' ? 'prepayment' : 'invoice')

/** Writes a draft with its lines and totals. An existing draft stays unchanged. */
export async function draftInvoice(tx: Tx, draft: Draft): Promise<void> {
  const written = await tx
    .insertInto('invoices')
    .values({
      id: draft.id,
      client_id: draft.clientId,
      kind: kindOf(draft),
      purpose: draft.purpose,
      supplied_on: draft.suppliedOn,
      supplied_until: draft.suppliedUntil ?? null,
      ...(draft.means ? { means: draft.means } : {}),
      note: draft.note ?? null,
      due_on: draft.dueOn ?? null,
      corrects_id: draft.corrects?.invoiceId ?? null,
      reason: draft.corrects?.reason ?? null,
      created_by: draft.createdBy,
      ...totalsOf(draft.lines),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows === 1n) await writeLines(tx, draft.id, draft.clientId, draft.lines)
}

/** Replaces the lines of a draft. Throws `not-found`, and `invoice.issued-already` for an issued document. */
export async function replaceDraftLines(tx: Tx, id: string, lines: readonly DraftLine[]): Promise<void> {
  const held = await tx
    .selectFrom('invoices')
    .select(['client_id', 'status'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!held) throw new AppError('not-found')
  if (held.status !== 'draft') throw new AppError('invoice.issued-already')
  await tx.deleteFrom('invoice_lines').where('invoice_id', '=', id).execute()
  await writeLines(tx, id, held.client_id, lines)
  await tx.updateTable('invoices').set(totalsOf(lines)).where('id', '=', id).execute()
}
