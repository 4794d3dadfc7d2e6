import { readAs, type Tx } from '#/db/database.server.ts'
import { companyOfProfile } from '#/db/names.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { openAdvance } from '#/domain/billing/advances.ts'
import { invoiceState, type InvoiceState } from '#/domain/invoice.ts'
import type { Halalas } from '#/domain/money.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import {
  firstPreviousHash,
  lineAmounts,
  type TakenBefore,
  type TaxDocument,
  type TaxDocumentForm,
  type TaxParty,
  taxTotals,
} from '#/domain/tax-document.ts'
import { type TaxProblem, taxProblems } from '#/domain/billing/tax-rules.ts'
import { taxLineOf } from '#/features/billing/invoices/draft.server.ts'
import { readPrepaid } from '#/features/billing/invoices/advances.server.ts'
import { readBuyer } from '#/features/billing/invoices/buyer.server.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { clientCredit } from '#/features/billing/invoices/settle.server.ts'
import { now } from '#/platform/clock.ts'
import { readTerm } from '#/features/billing/company-details/company-settings.server.ts'
import { readAdvances, readAdvanceUses } from './advance-parts.server.ts'
import { readDraftLines, type StoredLine } from './draft-lines.server.ts'
import {
  type LineVisit,
  readHistory,
  readLineVisits,
  readNotes,
  readPayments,
  readShares,
} from './document-parts.server.ts'

export type DocumentLine = StoredLine & { net: Halalas; vat: Halalas; gross: Halalas; visit: LineVisit | null }
export type Document = Awaited<ReturnType<typeof readInvoicePage>>

const selectDocument = (db: Tx, id: string) =>
  db
    .selectFrom('invoices as i')
    .innerJoin('profiles as p', 'p.id', 'i.client_id')
    .leftJoin('invoices as o', (join) =>
      join.onRef('o.id', '=', 'i.corrects_id').onRef('o.client_id', '=', 'i.client_id'),
    )
    .select([
      'i.id',
      'i.number',
      'i.client_id',
      'i.kind',
      'i.form',
      'i.purpose',
      'i.status',
      'i.version',
      'i.seller',
      'i.buyer',
    ])
    .select([
      'i.supplied_on',
      'i.supplied_until',
      'i.issued_at',
      'i.due_on',
      'i.means',
      'i.note',
      'i.reason',
      'i.counter',
    ])
    .select([
      'i.uuid',
      'i.net',
      'i.vat',
      'i.gross',
      'i.credited_before',
      'i.paid',
      'i.credited',
      'i.authority',
      'i.reminders',
      'i.created_at',
      'i.applied',
      'i.prepaid_net',
      'i.prepaid_vat',
    ])
    .select(companyOfProfile('p').as('client'))
    .select(['o.id as original_id', 'o.number as original_number'])
    .where('i.id', '=', id)
    .executeTakeFirst()
type Row = NonNullable<Awaited<ReturnType<typeof selectDocument>>>

const shownLines = (lines: readonly StoredLine[], visits: ReadonlyMap<string, LineVisit>): DocumentLine[] =>
  lines.map((line) => ({
    ...line,
    ...lineAmounts(taxLineOf(line)),
    visit: (line.requestId && visits.get(line.requestId)) || null,
  }))

/** Problems of a draft that the authority would reject, with its seller and buyer. */
async function draftProblems(db: Tx, row: Row, lines: readonly StoredLine[]) {
  const [seller, buyer] = await Promise.all([readSeller(db), readBuyer(db, row.client_id)])
  if (!seller || !buyer) return { seller, buyer, form: null, problems: [] as TaxProblem[] }
  const form: TaxDocumentForm = buyer.vatNumber || buyer.id ? 'standard' : 'simplified'
  const at = now()
  const document: TaxDocument = {
    kind: row.kind,
    form,
    number: 'DRAFT',
    uuid: row.id,
    issuedOn: riyadhDay(at),
    issuedAt: '00:00:00',
    suppliedOn: row.supplied_on,
    ...(row.supplied_until ? { suppliedUntil: row.supplied_until } : {}),
    counter: 1,
    previousHash: firstPreviousHash,
    seller,
    buyer,
    lines: lines.map(taxLineOf),
    means: row.means,
    ...(row.kind === 'invoice' ? { prepaid: await readPrepaid(db, row.id) } : {}),
    ...(row.note ? { note: row.note } : {}),
  }
  return { seller, buyer, form, problems: taxProblems(document) }
}

const stateOf = (row: Row): InvoiceState => {
  const status = row.status
  if (row.number === null || row.kind === 'credit' || !row.due_on) return status
  return invoiceState({ gross: row.gross, paid: row.paid, credited: row.credited, dueOn: row.due_on }, riyadhDay(now()))
}

const owedOf = (row: Row): Halalas =>
  row.number === null || row.kind === 'credit' ? 0 : Math.max(0, row.gross - row.credited - row.paid)

/** Problems that prevent the issue of a draft. */
export type DraftStanding = {
  hasSeller: boolean
  hasBuyer: boolean
  form: TaxDocumentForm | null
  problems: TaxProblem[]
  termDays: number
}

/** Data of one document's page. */
export async function readInvoicePage(actor: Actor, typedId: string) {
  authorize(actor, 'invoices.read')
  const id = recordId(typedId)
  return readAs(actor, async (db) => {
    const row = await selectDocument(db, id)
    if (!row) throw new AppError('not-found')
    const lines = await readDraftLines(db, id)
    const isDraft = row.number === null
    const draft = isDraft ? await draftProblems(db, row, lines) : null
    const [visits, notes, payments, shares, history, kept, termDays, advances, uses] = await Promise.all([
      readLineVisits(db, id),
      readNotes(db, id),
      readPayments(db, id),
      readShares(db, id),
      readHistory(db, id),
      clientCredit(db, row.client_id),
      readTerm(db),
      readAdvances(db, row, lines.map(taxLineOf)),
      row.kind === 'prepayment' ? readAdvanceUses(db, id) : [],
    ])
    const standing: DraftStanding | null = draft && {
      hasSeller: draft.seller !== null,
      hasBuyer: draft.buyer !== null,
      form: draft.form,
      problems: draft.problems,
      termDays,
    }
    return {
      id: row.id,
      number: row.number,
      version: row.version,
      clientId: row.client_id,
      client: row.client,
      kind: row.kind,
      form: draft?.form ?? row.form,
      purpose: row.purpose,
      state: stateOf(row),
      authority: row.authority,
      seller: (draft ? draft.seller : row.seller) as TaxParty | null,
      buyer: (draft ? draft.buyer : row.buyer) as TaxParty | null,
      suppliedOn: row.supplied_on,
      suppliedUntil: row.supplied_until,
      issuedAt: row.issued_at,
      dueOn: row.due_on,
      means: row.means,
      note: row.note,
      reason: row.reason,
      original: row.original_id && row.original_number ? { id: row.original_id, number: row.original_number } : null,
      uuid: row.uuid,
      counter: row.counter,
      lines: shownLines(lines, visits),
      totals: taxTotals(lines.map(taxLineOf), row.credited_before as unknown as TakenBefore[]),
      /** Deducted prepayments with tax, which are part of `paid` once issued. */
      prepaid: { net: row.prepaid_net, vat: row.prepaid_vat, gross: row.prepaid_net + row.prepaid_vat },
      advances,
      /** Of a prepayment: where it is deducted, and what is open. */
      uses,
      open: row.kind === 'prepayment' ? openAdvance(row) : 0,
      paid: row.paid,
      credited: row.credited,
      owed: owedOf(row),
      /** Client's credit, only while something is owed here. */
      kept: owedOf(row) > 0 ? kept : 0,
      draft: standing,
      notes,
      payments,
      shares,
      history,
      canIssue: may(actor, 'invoices.issue'),
      canCredit: may(actor, 'invoices.credit'),
    }
  })
}
