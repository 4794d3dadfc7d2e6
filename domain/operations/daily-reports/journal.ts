import type { Halalas } from '#/domain/money.ts'
import { appPayout, type Fees, settlement } from './cash.ts'
import { type DailyValues, figuresOf, termsOf } from './values.ts'

/** Accounts of a day's entry, in the order of the export. */
export const journalAccounts = [
  'cash',
  'mada',
  'cards',
  'apps',
  'vouchers',
  'card-fees',
  'commission',
  'app-discounts',
  'app-adjustments',
  'input-vat',
  'petty-cash',
  'safe',
  'bank',
  'over-short',
  'paid-in',
  'tips',
  'sales',
  'output-vat',
] as const
export type JournalAccount = (typeof journalAccounts)[number]
export type JournalLine = { account: JournalAccount; debit: Halalas; credit: Halalas }

const number = (values: DailyValues, key: string): number => (typeof values[key] === 'number' ? values[key] : 0)

/**
 * The entry of one signed report, at most one debit and one credit line an account. Each movement is booked on two
 * accounts, so that debits are credits whatever was typed: an amount below zero changes sides.
 */
export function journalOf(values: DailyValues, fees: Fees): JournalLine[] {
  const debits = new Map<JournalAccount, Halalas>()
  const credits = new Map<JournalAccount, Halalas>()
  const add = (side: Map<JournalAccount, Halalas>, account: JournalAccount, amount: Halalas) => {
    side.set(account, (side.get(account) ?? 0) + amount)
  }
  const book = (debit: JournalAccount, credit: JournalAccount, amount: Halalas) => {
    const [to, from] = amount < 0 ? [credit, debit] : [debit, credit]
    add(debits, to, Math.abs(amount))
    add(credits, from, Math.abs(amount))
  }
  const { tenders, net, vat, cash } = figuresOf(values)
  const terms = termsOf(values)
  const refunds = number(values, 'refunds')
  const mada = settlement(tenders.mada, fees.mada)
  const adjustments = number(values, 'apps.adjustments')
  const discounts = number(values, 'apps.discounts')
  const apps = appPayout({ gross: tenders.apps, commissionPercent: fees.commission, discounts, adjustments })

  // sales by tender: what arrives, and what is kept back on the way
  add(debits, 'cash', tenders.cash)
  add(debits, 'cards', tenders.cards)
  add(debits, 'vouchers', tenders.vouchers)
  add(debits, 'mada', mada.arrives)
  add(debits, 'card-fees', mada.fee)
  add(debits, 'input-vat', mada.vat + apps.vat)
  add(debits, 'commission', apps.commission)
  add(debits, 'app-discounts', discounts)
  if (apps.payout >= 0) add(debits, 'apps', apps.payout)
  else add(credits, 'apps', -apps.payout)
  if (adjustments <= 0) add(debits, 'app-adjustments', -adjustments)
  else add(credits, 'app-adjustments', adjustments)

  // against them sales without VAT and VAT; refunds leave the till, or the cards
  if (net + vat >= 0) {
    add(credits, 'sales', net)
    add(credits, 'output-vat', vat)
  } else {
    add(debits, 'sales', -net)
    add(debits, 'output-vat', -vat)
  }
  add(credits, 'cash', terms.refunds)
  if (refunds >= terms.refunds) add(credits, 'cards', refunds - terms.refunds)
  else add(debits, 'cards', terms.refunds - refunds)

  book('cards', 'tips', number(values, 'tips.cards'))
  book('tips', 'cash', terms.tips)
  book('petty-cash', 'cash', terms.petty)
  book('cash', 'paid-in', terms.paidIn)
  book('safe', 'cash', terms.drops)
  book('cash', 'over-short', cash.difference)
  book('bank', 'cash', cash.deposit)

  return journalAccounts.flatMap((account): JournalLine[] => {
    const [debit, credit] = [debits.get(account) ?? 0, credits.get(account) ?? 0]
    return [
      ...(debit > 0 ? [{ account, debit, credit: 0 }] : []),
      ...(credit > 0 ? [{ account, debit: 0, credit }] : []),
    ]
  })
}

export const totalsOf = (lines: readonly JournalLine[]): { debit: Halalas; credit: Halalas } => ({
  debit: lines.reduce((sum, { debit }) => sum + debit, 0),
  credit: lines.reduce((sum, { credit }) => sum + credit, 0),
})
