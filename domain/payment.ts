import type { Halalas } from './money.ts'

/**
 * What is known of one attempt to pay. `created`: a page to pay on was asked for. `pending`: the payer was sent there. `refunded`: some
 * or all of it went back.
 */
export const paymentStates = ['created', 'pending', 'paid', 'failed', 'refunded'] as const
export type PaymentState = (typeof paymentStates)[number]

/** What a provider says of a payment when it is asked: the only thing that counts, however often and in whatever order it is heard. */
export type ProviderWord = {
  state: 'pending' | 'paid' | 'failed' | 'refunded'
  amount: Halalas
  /** Of the amount, what went back so far. */
  refunded: Halalas
  currency: string
}

/** What we asked for. */
export type AskedPayment = { amount: Halalas; currency: 'SAR' }

export type PaymentMove =
  | { kind: 'none' }
  | { kind: 'move'; to: PaymentState; refunded: Halalas }
  /** Another amount or currency than asked for, or less refunded than was known: a person has to look, nothing is booked. */
  | { kind: 'mismatch'; why: 'amount' | 'currency' | 'refund' }

const order: Record<PaymentState, number> = { created: 0, pending: 1, failed: 2, paid: 3, refunded: 4 }

/**
 * What a word of the provider changes. A state only moves forwards (a failed attempt may still be paid: a bank answers late), so that
 * the same words give the same end in whatever order, however late and however often they come.
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
