import type { Halalas } from '../money.ts'

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
