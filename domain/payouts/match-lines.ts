import type { Halalas } from '../money.ts'
import { matchCredit, type OpenInvoice, receivablesOf, type ReceivedPayment } from './match-credit.ts'
import { matchDebit, returnedTransfer, type SentTransfer, transfersOf } from './match-debit.ts'

/** A line of a statement, or what is left of it, that is not matched yet. */
export type OpenLine = {
  id: string
  amount: Halalas
  endToEnd: string
  bankReference: string
  order: string
  text: string
  name: string
  /** Keyed fingerprint of the other side's IBAN; empty when the bank gives none. */
  ibanHash: string
}

/** Why a line has no match. */
export type NoMatch =
  | 'unknown'
  /** The reference is known, the amount is another one. */
  | 'amount'
  /** More than one payout or invoice fits. */
  | 'several'
  /** Its payout or invoice is matched with another line. */
  | 'matched-before'
  /** The bank had rejected this transfer, or it came back. */
  | 'rejected-before'

export type Match =
  | { kind: 'payout'; certain: true; batchId: string; places: readonly number[] }
  /** The transfer was confirmed by hand: the line is linked, nothing is booked. */
  | { kind: 'known-payout'; certain: true; batchId: string; places: readonly number[] }
  | { kind: 'returned-payout'; certain: false; batchId: string; places: readonly [number] }
  | { kind: 'invoices'; certain: boolean; parts: readonly { invoiceId: string; amount: Halalas }[] }
  /** The payment was recorded by hand. */
  | { kind: 'known-payment'; certain: true; paymentId: string }
  | { kind: 'none'; certain: false; why: NoMatch }

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
