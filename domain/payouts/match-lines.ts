import { matchCredit, type OpenInvoice, receivablesOf, type ReceivedPayment } from './match-credit.ts'
import type { Match, OpenLine } from './match.ts'
import { matchDebit, returnedTransfer, type SentTransfer, transfersOf } from './match-debit.ts'

export type Candidates = {
  transfers: readonly SentTransfer[]
  invoices: readonly OpenInvoice[]
  payments: readonly ReceivedPayment[]
}

/** Transfers, invoices and payments that a match uses up. */
const usedBy = (match: Match): string[] => {
  if (match.kind === 'none') return []
  if (match.kind === 'invoices') return match.parts.map(({ invoiceId }) => invoiceId)
  if (match.kind === 'known-payment') return [match.paymentId]
  return match.places.map((place) => `${match.batchId}:${place}`)
}

/**
 * Finds the payouts and invoices of the lines of a statement. Certain matches may be booked after one confirmation;
 * others are proposals for a person. Each payout, invoice and payment is used once, certain matches first.
 */
export function matchLines(lines: readonly OpenLine[], candidates: Candidates): ReadonlyMap<string, Match> {
  const matches = new Map<string, Match>()
  const used = new Set<string>()
  const transfers = transfersOf(candidates.transfers, ({ batchId, place }) => used.has(`${batchId}:${place}`))
  const receivables = receivablesOf(candidates.invoices, candidates.payments, (id) => used.has(id))
  const matchLine = (line: OpenLine): Match =>
    line.amount < 0
      ? matchDebit(line, transfers)
      : (returnedTransfer(line, transfers) ?? matchCredit(line, receivables))
  const take = (line: OpenLine, match: Match): void => {
    matches.set(line.id, match)
    for (const one of usedBy(match)) used.add(one)
  }
  for (const line of lines) {
    const match = matchLine(line)
    if (match.certain) take(line, match)
  }
  for (const line of lines) if (!matches.has(line.id)) take(line, matchLine(line))
  return matches
}
