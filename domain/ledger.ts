import type { Halalas } from './money.ts'

/** The chart of accounts. Entries on the first kind grow by debit, on the second by credit. */
export const accounts = {
  bank: 'debit',
  /** Money that a payment provider holds for us until it is transferred to the bank. */
  provider: 'debit',
  receivables: 'debit',
  shopper_fees: 'debit',
  shopper_bonuses: 'debit',
  reimbursements: 'debit',
  provider_fees: 'debit',
  vat_payable: 'credit',
  shoppers_payable: 'credit',
  withholding_payable: 'credit',
  /** What clients have paid more than they owed. */
  client_credit: 'credit',
  plan_revenue: 'credit',
  visit_revenue: 'credit',
  other_revenue: 'credit',
} as const satisfies Record<string, 'debit' | 'credit'>
export type Account = keyof typeof accounts
export type RevenueAccount = 'plan_revenue' | 'visit_revenue' | 'other_revenue'

/** One side of a booking: debits are positive, credits negative. `party`: whose receivable, payable or credit it is. */
export type Entry = { account: Account; amount: Halalas; party?: string }

const debit = (account: Account, amount: Halalas, party?: string): Entry => ({
  account,
  amount,
  ...(party === undefined ? {} : { party }),
})
const credit = (account: Account, amount: Halalas, party?: string): Entry => debit(account, -amount, party)
/** Nothing is booked for nothing. */
const booked = (...entries: Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0)

/** A booking that does not add up to zero is a bug; the database refuses it too. */
export const isBalanced = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.reduce((sum, { amount }) => sum + amount, 0) === 0

/** The same booking the other way round: the only way in which one is taken back. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, amount: -entry.amount }))

export type IssuedAmounts = { client: string; nets: Partial<Record<RevenueAccount, Halalas>>; vat: Halalas }

const revenue = (nets: IssuedAmounts['nets']): [RevenueAccount, Halalas][] =>
  Object.entries(nets) as [RevenueAccount, Halalas][]

/** An invoice or a debit note was issued: the client owes the gross amount. */
export function bookIssued({ client, nets, vat }: IssuedAmounts): Entry[] {
  const gross = revenue(nets).reduce((sum, [, net]) => sum + net, vat)
  return booked(
    debit('receivables', gross, client),
    ...revenue(nets).map(([account, net]) => credit(account, net)),
    credit('vat_payable', vat),
  )
}

/** A credit note was issued: what was earned and taxed is taken back. */
export const bookCredited = (amounts: IssuedAmounts): Entry[] => reversed(bookIssued(amounts))

export type Received = {
  client: string
  amount: Halalas
  /** What of it settles invoices; the rest is kept for the client. */
  settles: Halalas
  into: 'bank' | 'provider'
  /** What the provider keeps. */
  fee: Halalas
}

/** A client's money came in. */
export const bookReceived = ({ client, amount, settles, into, fee }: Received): Entry[] =>
  booked(
    debit(into, amount - fee),
    debit('provider_fees', fee),
    credit('receivables', settles, client),
    credit('client_credit', amount - settles, client),
  )

/** What was kept for a client settles an invoice of theirs. */
export const bookCreditUsed = (client: string, amount: Halalas): Entry[] =>
  booked(debit('client_credit', amount, client), credit('receivables', amount, client))

/** A credit note freed money that was paid already: it is owed to the client until it goes back or settles something else. */
export const bookFreed = (client: string, amount: Halalas): Entry[] =>
  booked(debit('receivables', amount, client), credit('client_credit', amount, client))

/** Money that was kept for a client went back. */
export const bookRefunded = (client: string, amount: Halalas, from: 'bank' | 'provider'): Entry[] =>
  booked(debit('client_credit', amount, client), credit(from, amount))

export type Earned = { shopper: string; fee: Halalas; bonus: Halalas; reimbursement: Halalas }

/** A visit was released: its shopper earned fee and bonus, and gets back what was spent. */
export const bookEarned = ({ shopper, fee, bonus, reimbursement }: Earned): Entry[] =>
  booked(
    debit('shopper_fees', fee),
    debit('shopper_bonuses', bonus),
    debit('reimbursements', reimbursement),
    credit('shoppers_payable', fee + bonus + reimbursement, shopper),
  )

/** A shopper was paid; what was withheld is owed to the tax authority. */
export const bookPaidOut = (shopper: string, gross: Halalas, withheld: Halalas): Entry[] =>
  booked(
    debit('shoppers_payable', gross, shopper),
    credit('bank', gross - withheld),
    credit('withholding_payable', withheld),
  )

/** The provider transferred to the bank what it held. */
export const bookTransferred = (amount: Halalas): Entry[] => booked(debit('bank', amount), credit('provider', amount))
