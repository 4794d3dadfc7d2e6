import { asSystem, readAs, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { TakenBefore, TaxCategory, TaxDocumentForm, TaxLine, TaxParty } from '#/domain/tax-document.ts'
import { readPrepaid } from '#/features/billing/invoices/advances.server.ts'
import { readBank } from '#/features/billing/invoices/bank.server.ts'
import { readBuyer } from '#/features/billing/invoices/buyer.server.ts'
import { readSeller } from '#/features/billing/invoices/seller.server.ts'
import { awaitsClearance } from './awaits-clearance.ts'
import type { IssuedFacts, Paper } from './paper.ts'

/** QR code from the XML: the cleared file may contain another one than the file sent. */
const qrInXml = (xml: string): string | null =>
  /<cbc:ID>\s*QR\s*<\/cbc:ID>[\s\S]*?<cbc:EmbeddedDocumentBinaryObject[^>]*>\s*([A-Za-z0-9+/=]+)\s*</.exec(xml)?.[1] ??
  null

const selectDocument = (db: Tx, actor: Actor, id: string) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', id)
    .$if(actor.type !== 'admin', (rows) =>
      rows.where('client_id', '=', companyOf(actor)).where('number', 'is not', null),
    )
    .executeTakeFirst()
export type DocumentRow = NonNullable<Awaited<ReturnType<typeof selectDocument>>>

/** Row of a document whose file the reader may have; throws `not-found`, `invoice.awaits-clearance`. */
export async function readDocument(actor: Actor, id: string): Promise<DocumentRow> {
  authorize(actor, 'invoices.read')
  const row = await readAs(actor, (db) => selectDocument(db, actor, recordId(id)))
  if (!row) throw new AppError('not-found')
  if (actor.type !== 'admin' && awaitsClearance(row)) throw new AppError('invoice.awaits-clearance')
  return row
}

/** File of an issued document: the cleared one, else as issued. */
export const fileOf = ({ cleared_xml: cleared, xml }: Pick<DocumentRow, 'cleared_xml' | 'xml'>): string | null =>
  cleared ?? xml

function issuedOf(row: DocumentRow): IssuedFacts | null {
  const xml = fileOf(row)
  if (!row.number || !row.uuid || !row.issued_at || !row.due_on || !row.qr || xml === null) return null
  return {
    number: row.number,
    uuid: row.uuid,
    counter: Number(row.counter),
    at: new Date(row.issued_at),
    qr: (row.cleared_xml && qrInXml(row.cleared_xml)) || row.qr,
    xml,
    dueOn: row.due_on,
  }
}

async function linesOf(tx: Tx, invoiceId: string): Promise<TaxLine[]> {
  const rows = await tx
    .selectFrom('invoice_lines')
    .select(['name', 'quantity', 'unit_price', 'allowance', 'allowance_reason', 'category'])
    .where('invoice_id', '=', invoiceId)
    .orderBy('position')
    .execute()
  return rows.map((line) => ({
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unit_price,
    category: line.category as unknown as TaxCategory,
    ...(line.allowance_reason ? { allowance: { amount: line.allowance, reason: line.allowance_reason } } : {}),
  }))
}

const correctedBy = async (tx: Tx, { corrects_id: id }: DocumentRow) =>
  id ? tx.selectFrom('invoices').select(['number', 'form']).where('id', '=', id).executeTakeFirst() : undefined

/** Form of a draft when issued: of a note that of its invoice, else by whether the buyer has a number. */
const formOfDraft = (original: { form: string } | undefined, buyer: TaxParty | null): TaxDocumentForm =>
  (original?.form as TaxDocumentForm | undefined) ??
  (buyer && !buyer.vatNumber && !buyer.id ? 'simplified' : 'standard')

/** Printed data of a document. The caller has checked read access; reads seller and bank account as system. */
export const paperOf = (row: DocumentRow): Promise<Paper> =>
  asSystem('prints a tax document after the reader was authorised', async (tx) => {
    const issued = issuedOf(row)
    const seller = issued ? (row.seller as unknown as TaxParty | null) : await readSeller(tx)
    const buyer = issued ? (row.buyer as unknown as TaxParty | null) : await readBuyer(tx, row.client_id)
    const original = await correctedBy(tx, row)
    return {
      kind: row.kind,
      form: issued ? row.form : formOfDraft(original, buyer),
      issued,
      suppliedOn: row.supplied_on,
      suppliedUntil: row.supplied_until,
      seller,
      buyer,
      lines: await linesOf(tx, row.id),
      means: row.means,
      note: row.note,
      corrects: original ? { number: original.number ?? '', reason: row.reason ?? '' } : null,
      creditedBefore: row.credited_before as unknown as TakenBefore[],
      prepaid: row.kind === 'invoice' ? await readPrepaid(tx, row.id) : [],
      payTo: await readBank(tx),
    }
  })
