import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { readInvoiceQr } from '#/domain/kitchen/buying/e-invoice.ts'
import { totalsFault } from '#/domain/kitchen/buying/invoice.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { Scan } from '#/features/kitchen/suppliers/scan.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { attachReceipts } from './attach-receipts.server.ts'
import { type Billable, readBillable } from './billable.server.ts'
import type { NewInvoice } from './form.ts'
import { keepFile } from './invoice-file.server.ts'
import { matchHeld } from './move-invoice.server.ts'

const oldestDays = 2 * 365
const bad = (field: string, key: string) => new AppError('bad-request', {}, { [field]: key })
const inHalalas = (riyals: number) => Math.round(riyals * 100)

/** Refuses a code that is none, and figures that do not say what the code says. */
function refuseOtherThanCode({ qr, vatNumber, issuedOn, vat, total, prepaid }: NewInvoice): void {
  if (qr === null) return
  const read = readInvoiceQr(qr)
  if (!read) throw bad('qr', 'bill-qr')
  if (read.vatNumber !== vatNumber) throw bad('vatNumber', 'bill-not-as-code')
  if (read.issuedOn !== null && read.issuedOn !== issuedOn) throw bad('issuedOn', 'bill-not-as-code')
  // why: the code of an invoice that was prepaid in part may say what is left to pay
  if (read.total !== inHalalas(total) && read.total !== inHalalas(total) - inHalalas(prepaid))
    throw bad('total', 'bill-not-as-code')
  if (read.vat !== inHalalas(vat)) throw bad('vat', 'bill-not-as-code')
}

/** Refuses an invoice of another seller, of a day that cannot be, and totals that do not add up. */
function refuseUnfit(given: NewInvoice, { supplier, lines }: Billable): void {
  const today = riyadhDay(now())
  if (given.issuedOn > today || given.issuedOn < addDays(today, -oldestDays)) throw bad('issuedOn', 'bill-day')
  if (given.vatNumber !== null && supplier.vatNumber !== null && given.vatNumber !== supplier.vatNumber)
    throw bad('vatNumber', 'bill-foreign')
  if (given.vat > 0 && given.vatNumber === null) throw bad('vatNumber', 'bill-vat-number')
  refuseOtherThanCode(given)
  if (given.lines.some(({ of }) => !lines.some(({ id }) => id === of))) throw new AppError('changed-meanwhile')
  const billed = billedLines(given)
  if (billed.every((line) => line.billed === 0)) throw bad('billed-1', 'bill-quantity')
  const fault = totalsFault(billed, given.deliveryFee, { vat: inHalalas(given.vat), total: inHalalas(given.total) })
  if (fault) throw bad(fault, `bill-${fault}`)
}

const billedLines = ({ lines, other }: NewInvoice) => [...lines, ...(other ? [{ billed: 1, price: other.amount }] : [])]

/**
 * Enters an invoice of a supplier, and compares it at once when its delivery is there. What was sent before is not
 * entered again. Throws `not-found`, `buying.delivery-billed`, `changed-meanwhile`, `bad-request` with the fields, and
 * the refusals of the file.
 */
export async function enterInvoice(actor: Actor, invoiceId: string, given: NewInvoice, scans: readonly Scan[] = []) {
  authorize(actor, 'supplier-invoices.write')
  await takeAttempt('papers by account', actor.id)
  const id = recordId(invoiceId)
  await asActor(actor, async (tx) => {
    const known = await tx.selectFrom('supplier_invoices').select('id').where('id', '=', id).executeTakeFirst()
    if (known) return
    const source = await readBillable(tx, actor, given.source)
    refuseUnfit(given, source)
    await insert(tx, actor, id, given, source)
    for (const scan of scans) await keepFile(tx, id, scan)
    await recordActivity(tx, actor, {
      action: 'supplier-invoices.enter',
      entity: 'supplier-invoice',
      entityId: id,
      clientId: companyOf(actor),
      after: { number: given.number, supplier: source.supplier.name, total: inHalalas(given.total) },
    })
    if (source.receipts.length > 0) await matchHeld(tx, actor, { invoiceId: id, revision: 1 })
  })
}

async function insert(tx: Tx, actor: Actor, id: string, given: NewInvoice, source: Billable): Promise<void> {
  const of = { client_id: companyOf(actor), branch_id: source.branch.id }
  const row = await tx
    .insertInto('supplier_invoices')
    .values({
      id,
      ...of,
      supplier_id: source.supplier.id,
      order_id: source.order?.id ?? null,
      number: given.number,
      issued_on: given.issuedOn,
      due_on: addDays(given.issuedOn, source.supplier.paymentDays),
      vat_number: given.vatNumber,
      delivery_fee: given.deliveryFee,
      vat: given.vat,
      total: given.total,
      prepaid: given.prepaid,
      qr: given.qr,
      created_by: actor.id,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!row) throw bad('number', 'bill-number-taken')
  const lines = given.lines.map(({ of: line, billed, price }, index) => ({
    ...of,
    invoice_id: id,
    place: index + 1,
    order_line_id: source.order ? line : null,
    receipt_line_id: source.order ? null : line,
    description: null,
    billed,
    price,
  }))
  const other = given.other && {
    ...of,
    invoice_id: id,
    place: lines.length + 1,
    order_line_id: null,
    receipt_line_id: null,
    description: given.other.description,
    billed: 1,
    price: given.other.amount,
  }
  await tx
    .insertInto('supplier_invoice_lines')
    .values(other ? [...lines, other] : lines)
    .execute()
  await attachReceipts(tx, { ...of, invoice_id: id }, source.receipts)
}
