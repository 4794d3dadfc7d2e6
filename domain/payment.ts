import type { Halalas } from './money.ts'

/**
 * States of one payment attempt. `created`: a payment page was requested. `pending`: the payer was sent there.
 * `refunded`: in part or in full.
 */
export const paymentStates = ['created', 'pending', 'paid', 'failed', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Provider's answer about a payment: the only source of truth, independent of repetition and order. */
export type ProviderWord = {
  state: 'pending' | 'paid' | 'failed' | 'refunded'
  amount: Halalas
  /** Amount refunded so far. */
  refunded: Halalas
  currency: string
}

/** Requested payment. */
export type AskedPayment = { amount: Halalas; currency: 'SAR' }

export type PaymentMove =
  | { kind: 'none' }
  | { kind: 'move'; to: PaymentState; refunded: Halalas }
  /**
   * Amount or currency differs from the request, or the refund is less than known: checked by staff, nothing is booked.
   */
  | { kind: 'mismatch'; why: 'amount' | 'currency' | 'refund' }

const order: Record<PaymentState, number> = { created: 0, pending: 1, failed: 2, paid: 3, refunded: 4 }

/**
 * Applies a provider's answer. States only move forwards (a failed attempt may still be paid: banks answer late), so
 * any order, delay or repetition of answers ends in the same state.
 */
export function hearProvider(
  known: { state: PaymentState; refunded: Halalas },
  asked: AskedPayment,
  word: ProviderWord,
): PaymentMove {
  if (word.currency !== asked.currency) return { kind: 'mismatch', why: 'currency' }
  const paid = word.state === 'paid' || word.state === 'refunded'
  if (paid && word.amount !== asked.amount) return { kind: 'mismatch', why: 'amount' }
  const refunded = paid ? word.refunded : 0
  if (refunded < 0 || refunded > asked.amount) return { kind: 'mismatch', why: 'refund' }
  const to: PaymentState = paid ? (refunded > 0 ? 'refunded' : 'paid') : word.state
  const isNews = order[to] > order[known.state] || (to === 'refunded' && refunded > known.refunded)
  return isNews ? { kind: 'move', to, refunded } : { kind: 'none' }
}
