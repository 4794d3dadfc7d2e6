import type { Tx } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import { bookFreed } from '#/domain/ledger.ts'
import type { Halalas } from '#/domain/money.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import type { TaxCategory } from '#/domain/tax-document.ts'
import { book } from '#/features/ledger/journal/book.server.ts'
import { endOpenShares } from '#/features/billing/payment-shares/payable.server.ts'
import { now } from '#/platform/clock.ts'
import { deductedNets } from './advances.server.ts'
import { draftInvoice, type DraftLine } from './draft.server.ts'
import { issueDocument } from './issue-document.server.ts'
import { type HeldInvoice, holdIssued, moveMoney } from './settle.server.ts'

/** Net amount to credit of a line. */
export type CreditedLine = { position: number; amount: Halalas }

export type Credit = {
  /** Id of the note, created by the browser, so that a repeated request makes one note. */
  id: string
  invoiceId: string
  lines: 'all' | readonly CreditedLine[]
  reason: string
  actorId: string | null
}

const readLines = (tx: Tx, invoiceId: string) =>
  tx.selectFrom('invoice_lines').selectAll().where('invoice_id', '=', invoiceId).orderBy('position').execute()
type Line = Awaited<ReturnType<typeof readLines>>[number]

/** Net amounts credited by earlier notes, by position of the line, or deducted by invoices from a prepayment. */
async function takenBefore(tx: Tx, invoiceId: string): Promise<Map<number, Halalas>> {
  const rows = await tx
    .selectFrom('invoice_lines as l')
    .innerJoin('invoices as n', 'n.id', 'l.invoice_id')
    .select(['l.position', 'l.net'])
    .where('n.corrects_id', '=', invoiceId)
    .where('n.kind', '=', 'credit')
    .where('n.number', 'is not', null)
    .execute()
  const sums = new Map<number, Halalas>()
  for (const { position, net } of [...rows, ...(await deductedNets(tx, invoiceId))])
    sums.set(position, (sums.get(position) ?? 0) + net)
  return sums
}

const copied = (line: Line): DraftLine => ({
  position: line.position,
  name: line.name,
  quantity: line.quantity,
  unitPrice: line.unit_price,
  ...(line.allowance_reason ? { allowance: { amount: line.allowance, reason: line.allowance_reason } } : {}),
  category: line.category as unknown as TaxCategory,
  account: line.account,
  ...(line.request_id ? { requestId: line.request_id } : {}),
})

const partOf = (line: Line, amount: Halalas): DraftLine => ({
  position: line.position,
  name: line.name,
  quantity: 1,
  unitPrice: amount,
  category: line.category as unknown as TaxCategory,
  account: line.account,
  ...(line.request_id ? { requestId: line.request_id } : {}),
})

/** Lines of the note. Throws `invoice.credit-too-much` for more than the rest of a line or for an unknown line. */
function linesOfNote(lines: Line[], before: Map<number, Halalas>, wanted: Credit['lines']): DraftLine[] {
  if (wanted === 'all')
    return before.size === 0
      ? lines.map(copied)
      : lines
          .map((line) => partOf(line, line.net - (before.get(line.position) ?? 0)))
          .filter(({ unitPrice }) => unitPrice > 0)
  return wanted.map(({ position, amount }) => {
    const line = lines.find((other) => other.position === position)
    if (!line || amount <= 0 || amount > line.net - (before.get(position) ?? 0))
      throw new AppError('invoice.credit-too-much')
    return partOf(line, amount)
  })
}

/** Applies the note to the invoice: less is owed, and paid amounts above that become the client's credit. */
async function takeBack(tx: Tx, held: HeldInvoice, gross: Halalas, noteId: string, actorId: string | null) {
  const freed = Math.max(0, held.paid + held.credited + gross - held.gross)
  await book(tx, {
    kind: 'credit.freed',
    about: noteId,
    on: riyadhDay(now()),
    entries: freed > 0 ? bookFreed(held.client_id, freed) : [],
    actorId,
  })
  await moveMoney(tx, held, {
    paid: held.paid - Math.min(freed, held.paid),
    credited: Math.min(held.gross, held.credited + gross),
  })
  await endOpenShares(tx, held.id)
  return freed
}

/**
 * Creates and issues a credit note. A fully credited invoice frees its visits for billing. Returns the note's number
 * and the paid amount that it freed. Throws `not-found`, `invoice.credit-too-much`, `invoice.nothing-to-credit`, and
 * the errors of issuing.
 */
export async function creditInvoice(
  tx: Tx,
  { id, invoiceId, lines: wanted, reason, actorId }: Credit,
): Promise<{ number: string; freed: Halalas }> {
  const held = await holdIssued(tx, invoiceId)
  const known = await tx
    .selectFrom('invoices')
    .select(['number', 'corrects_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (known) {
    if (known.corrects_id !== invoiceId || known.number === null) throw new AppError('not-found')
    return { number: known.number, freed: 0 }
  }
  const [lines, before] = [await readLines(tx, invoiceId), await takenBefore(tx, invoiceId)]
  const noted = linesOfNote(lines, before, wanted)
  if (noted.length === 0 || held.status === 'credited') throw new AppError('invoice.nothing-to-credit')
  await draftInvoice(tx, {
    id,
    clientId: held.client_id,
    purpose: held.purpose,
    suppliedOn: held.supplied_on,
    ...(held.supplied_until ? { suppliedUntil: held.supplied_until } : {}),
    lines: noted,
    createdBy: actorId,
    corrects: { kind: 'credit', invoiceId, reason },
  })
  const { number } = await issueDocument(tx, id, actorId)
  const note = await tx.selectFrom('invoices').select('gross').where('id', '=', id).executeTakeFirstOrThrow()
  const freed = await takeBack(tx, held, note.gross, id, actorId)
  const after = await takenBefore(tx, invoiceId)
  if (lines.every(({ position, net }) => (after.get(position) ?? 0) >= net))
    await tx.deleteFrom('billed_visits').where('invoice_id', '=', invoiceId).execute()
  return { number, freed }
}

/** Creates and issues a debit note: an additional amount on an invoice, paid like a separate invoice. */
export async function debitInvoice(
  tx: Tx,
  {
    id,
    invoiceId,
    lines,
    reason,
    actorId,
  }: { id: string; invoiceId: string; lines: readonly DraftLine[]; reason: string; actorId: string | null },
): Promise<{ number: string }> {
  const held = await holdIssued(tx, invoiceId)
  const known = await tx
    .selectFrom('invoices')
    .select(['number', 'corrects_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (known?.corrects_id === invoiceId && known.number !== null) return { number: known.number }
  if (held.kind !== 'invoice' || known) throw new AppError('not-found')
  await draftInvoice(tx, {
    id,
    clientId: held.client_id,
    purpose: held.purpose,
    suppliedOn: held.supplied_on,
    lines,
    createdBy: actorId,
    corrects: { kind: 'debit', invoiceId, reason },
  })
  return issueDocument(tx, id, actorId)
}
