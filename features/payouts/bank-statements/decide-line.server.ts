import { asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { invoiceNumbersIn } from '#/domain/payouts/match-credit.ts'
import { reasonWords } from '#/domain/payouts/status-report.ts'
import { authorize } from '#/domain/permissions.ts'
import { findInvoice, takeTransfer, undoTransfer } from '#/features/billing/payments/confirm-transfer.server.ts'
import { holdPayment } from '#/features/billing/payments/hold.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { openDay } from '#/features/ledger/journal/book-open.server.ts'
import { holdBatch } from '#/features/payouts/payouts/hold-batch.server.ts'
import { failHeld, payHeld } from '#/features/payouts/payouts/settle-batch.server.ts'
import { undoPaid } from '#/features/payouts/payouts/undo-paid.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import type { AsideReason } from './form.ts'
import { addMatches, type HeldLine, holdLine, type NewMatch, referenceOfLine } from './line-rows.server.ts'
import { findPayment, findTransfer, isTransferReference } from './targets.server.ts'

const why = 'books what a statement of the bank shows; no role of a person writes tables of money'
const wrongSide = () => new AppError('bad-request', {}, { reference: 'statement-side' })
const otherAmount = () => new AppError('bad-request', {}, { reference: 'statement-whole' })

type Step = { lineId: string; version: number }
type ByHand = Step & { reference: string; amount: Halalas | null; reason: string }
type Of = { tx: Tx; actor: Actor; line: HeldLine }

/** Money in for an invoice: a part, the whole, or more than is owed, which is kept as the client's credit. */
async function matchInvoice({ tx, actor, line }: Of, { number, amount }: { number: string; amount: Halalas | null }) {
  authorize(actor, 'payments.confirm')
  if (line.unmatched < 0) throw wrongSide()
  const part = amount ?? line.unmatched
  if (part > line.unmatched) throw new AppError('statement.amount-left', {}, { amount: 'amount' })
  const invoiceId = await findInvoice(tx, number).catch((error: unknown) => {
    if (error instanceof AppError) throw new AppError('bad-request', {}, { reference: 'invoice-number' })
    throw error
  })
  const arrived = { amount: part, on: line.booked_on, reference: referenceOfLine(line) }
  const { paymentId } = await takeTransfer(tx, actor, { invoiceId, ...arrived })
  return { kind: 'payment', amount: part, paymentId, books: true } satisfies NewMatch
}

/** A payment that was recorded by hand, or, for money out, one that the bank returned. */
async function matchPayment({ tx, actor, line }: Of, { reference, reason }: ByHand): Promise<NewMatch> {
  authorize(actor, 'payments.confirm')
  const payment = await holdPayment(tx, await findPayment(tx, reference))
  if (payment.provider !== 'bank' || (payment.state !== 'paid' && payment.state !== 'refunded'))
    throw new AppError('bad-request', {}, { reference: 'statement-reference' })
  if (payment.amount > Math.abs(line.unmatched)) throw otherAmount()
  if (line.unmatched > 0) return { kind: 'payment', amount: payment.amount, paymentId: payment.id, books: false }
  await undoTransfer(tx, actor, { paymentId: payment.id, reason: reason || reasonWords('', []) })
  return { kind: 'returned-payment', amount: -payment.amount, paymentId: payment.id, books: true }
}

/** A transfer to a shopper that the bank carried out, or, for money in, one that came back. */
async function matchTransfer({ tx, actor, line }: Of, { reference, reason }: ByHand): Promise<NewMatch> {
  authorize(actor, 'payouts.approve')
  const found = await findTransfer(tx, reference)
  const batch = await holdBatch(tx, found.batchId)
  const { batchId, place, amount, outcome } = await findTransfer(tx, reference)
  if (amount > Math.abs(line.unmatched)) throw otherAmount()
  if (line.unmatched > 0) {
    if (outcome !== 'paid') throw new AppError('payout.step-refused')
    await failHeld(tx, actor, batch, { place, reason: reason || reasonWords('', []) })
    return { kind: 'returned-payout', amount, batchId, place, books: true }
  }
  if (outcome === 'paid') return { kind: 'payout', amount: -amount, batchId, place, books: false }
  const bookedOn = await openDay(tx, line.booked_on)
  const transfers = [{ place, bankReference: referenceOfLine(line) }]
  await payHeld(tx, actor, batch, { paidOn: line.booked_on, bookedOn, transfers })
  await enqueue(tx, 'payouts.announce', { batchId, place })
  return { kind: 'payout', amount: -amount, batchId, place, books: true }
}

/**
 * Matches a line, or a part of it, with the invoice, payment or transfer of this reference, and books it. Throws
 * `bad-request` for an unknown reference or one of the other side, `statement.used`, `statement.line-settled`,
 * `changed-meanwhile`.
 */
export async function matchByHand(actor: Actor, sent: ByHand): Promise<void> {
  authorize(actor, 'statements.book')
  await asSystem(why, async (tx) => {
    const line = await holdLine(tx, sent.lineId, sent.version)
    if (line.unmatched === 0) throw new AppError('statement.line-settled')
    const of = { tx, actor, line }
    const [number] = invoiceNumbersIn(sent.reference)
    const match = isTransferReference(sent.reference)
      ? await matchTransfer(of, sent)
      : number
        ? await matchInvoice(of, { number, amount: sent.amount })
        : await matchPayment(of, sent)
    await addMatches(tx, actor, line, [match])
    await recordActivity(tx, actor, {
      action: 'statements.match',
      entity: 'bank-line',
      entityId: line.id,
      after: { amount: match.amount, on: line.booked_on, as: match.kind, reference: sent.reference },
    })
  })
}

/** Sets a line aside, or its rest, with a reason: it needs no match. */
export async function setAside(
  actor: Actor,
  { lineId, version, aside, note }: Step & { aside: AsideReason; note: string },
) {
  authorize(actor, 'statements.book')
  if (aside === 'other' && !note) throw new AppError('bad-request', {}, { note: 'reason' })
  await asSystem(why, async (tx) => {
    const line = await holdLine(tx, lineId, version)
    if (line.unmatched === 0 || line.aside !== null) throw new AppError('statement.line-settled')
    await tx
      .updateTable('bank_lines')
      .set({ aside, aside_note: note || null, decided_by: actor.id, decided_at: now(), version: version + 1 })
      .where('id', '=', line.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'statements.set-aside',
      entity: 'bank-line',
      entityId: line.id,
      after: { amount: line.unmatched, as: aside },
      reason: note || null,
    })
  })
}

/** Puts a line that was set aside back among those to match. */
export async function takeBackLine(actor: Actor, { lineId, version }: Step): Promise<void> {
  authorize(actor, 'statements.book')
  await asSystem(why, async (tx) => {
    const line = await holdLine(tx, lineId, version)
    if (line.aside === null) throw new AppError('statement.line-settled')
    await tx
      .updateTable('bank_lines')
      .set({ aside: null, aside_note: null, decided_by: actor.id, decided_at: now(), version: version + 1 })
      .where('id', '=', line.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'statements.take-back',
      entity: 'bank-line',
      entityId: line.id,
      before: { as: line.aside },
    })
  })
}

const liveMatches = (tx: Tx, lineId: string) =>
  tx
    .selectFrom('bank_matches')
    .select(['id', 'kind', 'amount', 'payment_id', 'batch_id', 'place', 'books'])
    .where('line_id', '=', lineId)
    .where('undone_at', 'is', null)
    .orderBy('batch_id')
    .orderBy('place')
    .orderBy('id')
    .execute()
type LiveMatch = Awaited<ReturnType<typeof liveMatches>>[number]

/** Reverses what a match booked; one that booked nothing is only unlinked. */
async function takeBackMatch(tx: Tx, actor: Actor, match: LiveMatch, reason: string): Promise<void> {
  const isReturn = match.kind === 'returned-payment' || match.kind === 'returned-payout'
  if (isReturn) throw new AppError('statement.undo-refused')
  authorize(actor, match.kind === 'payment' ? 'payments.confirm' : 'payouts.approve')
  if (!match.books) return
  if (match.payment_id) return undoTransfer(tx, actor, { paymentId: match.payment_id, reason })
  return undoPaid(tx, actor, await holdBatch(tx, match.batch_id!), { place: match.place!, reason })
}

/**
 * Undoes the matches of a line: what they booked is reversed in the journal, invoices are owed again, transfers to
 * shoppers wait again, and the line is open. Throws `statement.undo-refused`, `payment.undo-refused`.
 */
export async function undoLine(actor: Actor, { lineId, version, reason }: Step & { reason: string }): Promise<void> {
  authorize(actor, 'statements.book')
  if (!reason) throw new AppError('bad-request', {}, { reason: 'reason' })
  await asSystem(why, async (tx) => {
    const line = await holdLine(tx, lineId, version)
    const matches = await liveMatches(tx, line.id)
    if (matches.length === 0) throw new AppError('statement.line-settled')
    for (const match of matches) await takeBackMatch(tx, actor, match, reason)
    await tx
      .updateTable('bank_matches')
      .set({ undone_by: actor.id, undone_at: now(), undo_reason: reason })
      .where('line_id', '=', line.id)
      .where('undone_at', 'is', null)
      .execute()
    await tx
      .updateTable('bank_lines')
      .set({ unmatched: line.amount, decided_by: actor.id, decided_at: now(), version: version + 1 })
      .where('id', '=', line.id)
      .execute()
    await recordActivity(tx, actor, {
      action: 'statements.undo',
      entity: 'bank-line',
      entityId: line.id,
      before: { amount: line.amount - line.unmatched, matches: matches.length },
      reason,
    })
  })
}
