import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Account,
  accounts,
  bookAdvancesUsed,
  bookCredited,
  bookCreditUsed,
  bookEarned,
  bookFreed,
  bookIssued,
  bookPaidOut,
  bookReceived,
  bookRefunded,
  bookTransferred,
  type Entry,
  isBalanced,
  reversed,
} from './ledger.ts'

const balances = (...bookings: Entry[][]): Partial<Record<Account, number>> => {
  const sums: Partial<Record<Account, number>> = {}
  for (const { account, amount } of bookings.flat()) sums[account] = (sums[account] ?? 0) + amount
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}
const plan = { client: 'c', nets: { plan_revenue: 249_900 }, vat: 37_485 }

test('an invoice, paid by card: the client owes nothing, the provider holds the money less its fee', () => {
  const paid = bookReceived({ client: 'c', amount: 287_385, settles: 287_385, into: 'provider', fee: 5604 })
  expect(balances(bookIssued(plan), paid)).toEqual({
    provider: 281_781,
    provider_fees: 5604,
    plan_revenue: -249_900,
    vat_payable: -37_485,
  })
  expect(balances(bookIssued(plan), paid, bookTransferred(281_781))).toMatchObject({ bank: 281_781 })
})

test('money back: after the credit note and the refund only the fees are left', () => {
  const all = [
    bookIssued(plan),
    bookReceived({ client: 'c', amount: 287_385, settles: 287_385, into: 'provider', fee: 5604 }),
    bookCredited(plan),
    bookFreed('c', 287_385),
    bookRefunded('c', 287_385, 'provider'),
  ]
  expect(balances(...all)).toEqual({ provider: -5604, provider_fees: 5604 })
})

test('too much came by bank: the rest is kept for the client and settles the next invoice', () => {
  const visit = { client: 'c', nets: { visit_revenue: 50_000 }, vat: 7500 }
  const first = bookReceived({ client: 'c', amount: 300_000, settles: 287_385, into: 'bank', fee: 0 })
  expect(balances(bookIssued(plan), first)).toMatchObject({ client_credit: -12_615, bank: 300_000 })
  const then = balances(bookIssued(plan), first, bookIssued(visit), bookCreditUsed('c', 12_615))
  expect(then).toMatchObject({ receivables: 57_500 - 12_615 })
  expect(then.client_credit).toBeUndefined()
})

test('a prepayment is owed to the client and taxed once, also when an invoice deducts a part and a note takes back the rest', () => {
  const advance = { client: 'c', nets: { advances: 100_000 }, vat: 15_000 }
  const paid = bookReceived({ client: 'c', amount: 115_000, settles: 115_000, into: 'bank', fee: 0 })
  const before = [bookIssued(advance), paid]
  expect(balances(...before)).toEqual({ bank: 115_000, advances: -100_000, vat_payable: -15_000 })
  expect(bookIssued(advance).find(({ account }) => account === 'advances')).toMatchObject({ party: 'c' })
  const used = bookAdvancesUsed('c', { net: 60_000, vat: 9000 })
  const visit = { client: 'c', nets: { visit_revenue: 60_000 }, vat: 9000 }
  const during = [...before, bookIssued(visit), used]
  expect(balances(...during)).toEqual({
    bank: 115_000,
    advances: -40_000,
    vat_payable: -15_000,
    visit_revenue: -60_000,
  })
  const rest = bookCredited({ client: 'c', nets: { advances: 40_000 }, vat: 6000 })
  expect(balances(...during, rest, bookFreed('c', 46_000))).toEqual({
    bank: 115_000,
    vat_payable: -9000,
    visit_revenue: -60_000,
    client_credit: -46_000,
  })
})

test('a shopper earns and is paid, with tax withheld where it must be', () => {
  const earned = bookEarned({ shopper: 's', fee: 50_000, bonus: 5000, reimbursement: 8000 })
  expect(balances(earned, bookPaidOut('s', 63_000, 8250))).toEqual({
    shopper_fees: 50_000,
    shopper_bonuses: 5000,
    reimbursements: 8000,
    bank: -54_750,
    withholding_payable: -8250,
  })
  expect(balances(earned, bookPaidOut('s', 63_000, 0), reversed(bookPaidOut('s', 63_000, 0)))).toEqual(balances(earned))
})

test('nothing is booked for nothing, and an empty booking does not count as one', () => {
  expect(bookEarned({ shopper: 's', fee: 0, bonus: 0, reimbursement: 0 })).toEqual([])
  expect(isBalanced([])).toBe(false)
  expect(isBalanced([{ account: 'bank', amount: 1 }])).toBe(false)
})

const amount = fc.integer({ min: 1, max: 10_000_000_000 })

test('law: every booking adds up to zero, names only accounts of the chart, and its reverse undoes it', () => {
  fc.assert(
    fc.property(amount, amount, amount, amount, (a, b, c, d) => {
      const issued = { client: 'c', nets: { plan_revenue: a, visit_revenue: b, other_revenue: c, advances: d }, vat: d }
      const bookings = [
        bookIssued(issued),
        bookCredited(issued),
        bookReceived({ client: 'c', amount: a + b, settles: a, into: 'bank', fee: Math.min(c, a) }),
        bookCreditUsed('c', a),
        bookAdvancesUsed('c', { net: a, vat: b }),
        bookFreed('c', b),
        bookRefunded('c', c, 'bank'),
        bookEarned({ shopper: 's', fee: a, bonus: b, reimbursement: c }),
        bookPaidOut('s', a + b, b),
        bookTransferred(d),
      ]
      for (const booking of bookings) {
        expect(isBalanced(booking)).toBe(true)
        expect(booking.every(({ account, amount: size }) => account in accounts && Number.isSafeInteger(size))).toBe(
          true,
        )
        expect(balances(booking, reversed(booking))).toEqual({})
      }
    }),
  )
})
