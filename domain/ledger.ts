import type { Halalas } from './money.ts'

/** Chart of accounts, with the side on which each account grows. */
export const accounts = {
  bank: 'debit',
  /** Money held by a payment provider until its transfer to the bank. */
  provider: 'debit',
  receivables: 'debit',
  shopper_fees: 'debit',
  shopper_bonuses: 'debit',
  reimbursements: 'debit',
  provider_fees: 'debit',
  vat_payable: 'credit',
  shoppers_payable: 'credit',
  withholding_payable: 'credit',
  /** Overpayments of clients. */
  client_credit: 'credit',
  /** Prepayment invoices without their tax, until an invoice deducts them or a credit note takes them back. */
  advances: 'credit',
  plan_revenue: 'credit',
  visit_revenue: 'credit',
  other_revenue: 'credit',
} as const satisfies Record<string, 'debit' | 'credit'>
export type Account = keyof typeof accounts
export type RevenueAccount = 'plan_revenue' | 'visit_revenue' | 'other_revenue'
/** Account of an invoiced line: a prepayment is owed to the client, and is no revenue. */
export type LineAccount = RevenueAccount | 'advances'

/**
 * One side of a booking, in halalas: debits positive, credits negative. `party`: owner of the receivable, payable or
 * credit.
 */
export type Entry = { account: Account; amount: Halalas; party?: string }

const debit = (account: Account, amount: Halalas, party?: string): Entry => ({
  account,
  amount,
  ...(party === undefined ? {} : { party }),
})
const credit = (account: Account, amount: Halalas, party?: string): Entry => debit(account, -amount, party)
/** Drops entries of zero. */
const booked = (...entries: Entry[]): Entry[] => entries.filter(({ amount }) => amount !== 0)

/** Entries must add up to zero; the database checks it too. */
export const isBalanced = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.reduce((sum, { amount }) => sum + amount, 0) === 0

/** Reverses a booking: the only way to undo one. */
export const reversed = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, amount: -entry.amount }))

export type IssuedAmounts = { client: string; nets: Partial<Record<LineAccount, Halalas>>; vat: Halalas }

const netsBy = (nets: IssuedAmounts['nets']): [LineAccount, Halalas][] =>
  Object.entries(nets) as [LineAccount, Halalas][]

/**
 * Books an issued invoice, prepayment invoice or debit note: the client owes the gross amount. The net of a prepayment
 * is owed to the client in turn.
 */
export function bookIssued({ client, nets, vat }: IssuedAmounts): Entry[] {
  const gross = netsBy(nets).reduce((sum, [, net]) => sum + net, vat)
  return booked(
    debit('receivables', gross, client),
    ...netsBy(nets).map(([account, net]) => credit(account, net, account === 'advances' ? client : undefined)),
    credit('vat_payable', vat),
  )
}

/** Books a credit note: reverses revenue, or the prepayment, and tax. */
export const bookCredited = (amounts: IssuedAmounts): Entry[] => reversed(bookIssued(amounts))

/**
 * Books prepayments that an issued invoice deducts: they settle it, and their tax, due since their own invoices, is not
 * due again.
 */
export const bookAdvancesUsed = (client: string, { net, vat }: { net: Halalas; vat: Halalas }): Entry[] =>
  booked(debit('advances', net, client), debit('vat_payable', vat), credit('receivables', net + vat, client))

export type Received = {
  client: string
  amount: Halalas
  /** Part that settles invoices; the rest becomes the client's credit. */
  settles: Halalas
  into: 'bank' | 'provider'
  /** Fee deducted by the provider. */
  fee: Halalas
}

/** Books a client's payment. */
export const bookReceived = ({ client, amount, settles, into, fee }: Received): Entry[] =>
  booked(
    debit(into, amount - fee),
    debit('provider_fees', fee),
    credit('receivables', settles, client),
    credit('client_credit', amount - settles, client),
  )

/** Settles an invoice from a client's credit. */
export const bookCreditUsed = (client: string, amount: Halalas): Entry[] =>
  booked(debit('client_credit', amount, client), credit('receivables', amount, client))

/** Turns money freed by a credit note into the client's credit. */
export const bookFreed = (client: string, amount: Halalas): Entry[] =>
  booked(debit('receivables', amount, client), credit('client_credit', amount, client))

/** Books a refund of a client's credit. */
export const bookRefunded = (client: string, amount: Halalas, from: 'bank' | 'provider'): Entry[] =>
  booked(debit('client_credit', amount, client), credit(from, amount))

export type Earned = { shopper: string; fee: Halalas; bonus: Halalas; reimbursement: Halalas }

/** Books the shopper's fee, bonus and reimbursement of a released visit. */
export const bookEarned = ({ shopper, fee, bonus, reimbursement }: Earned): Entry[] =>
  booked(
    debit('shopper_fees', fee),
    debit('shopper_bonuses', bonus),
    debit('reimbursements', reimbursement),
    credit('shoppers_payable', fee + bonus + reimbursement, shopper),
  )

/** Books a payout; the amount withheld is owed to the tax authority. */
export const bookPaidOut = (shopper: string, gross: Halalas, withheld: Halalas): Entry[] =>
  booked(
    debit('shoppers_payable', gross, shopper),
    credit('bank', gross - withheld),
    credit('withholding_payable', withheld),
  )

/** Books the provider's transfer to the bank. */
export const bookTransferred = (amount: Halalas): Entry[] => booked(debit('bank', amount), credit('provider', amount))
