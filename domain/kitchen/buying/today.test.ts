import { expect, test } from 'vitest'
import type { Permission } from '../../permissions.ts'
import { type BuyingFacts, firstStepOf, kindsFor, quoteStatus, whenOf } from './today.ts'

const all = [
  'orders.approve',
  'orders.write',
  'receipts.read',
  'supplier-invoices.read',
  'suppliers.read',
  'stock.read',
]
const having =
  (...rights: string[]) =>
  (permission: Permission) =>
    rights.includes(permission)

test.each([
  ['a purchasing manager', all, false, ['approve', 'answer', 'send', 'deliver', 'invoice', 'quote', 'par', 'count']],
  ['our team, which only looks', all, true, ['deliver', 'invoice', 'quote', 'par', 'count']],
  [
    'a branch manager',
    ['orders.write', 'receipts.read', 'stock.read'],
    false,
    ['answer', 'send', 'deliver', 'par', 'count'],
  ],
  ['an accountant', ['supplier-invoices.read', 'suppliers.read'], false, ['invoice', 'quote']],
  ['a person without rights', [], false, []],
])('%s', (_, rights, isViewing, kinds) => {
  expect(kindsFor(having(...rights), isViewing)).toEqual(kinds)
})

test.each([
  ['2027-01-09', 'late'],
  ['2027-01-10', 'today'],
  ['2027-01-11', 'soon'],
] as const)('%s is %s on 10 January', (day, when) => {
  expect(whenOf(day, '2027-01-10')).toBe(when)
})

const at = new Date('2027-01-10T09:00:00Z')
test.each([
  ['has closed', '2027-01-10T09:00:00Z', 3, 0, 'closed'],
  ['closed long ago with all answers', '2026-12-01T09:00:00Z', 3, 3, 'closed'],
  ['has all answers', '2027-01-20T09:00:00Z', 3, 3, 'answered'],
  ['closes in exactly a day', '2027-01-11T09:00:00Z', 3, 1, 'closing'],
  ['closes in more than a day', '2027-01-11T09:00:01Z', 3, 2, null],
  ['has withdrawn all invitations', '2027-01-20T09:00:00Z', 0, 0, null],
] as const)('a request that %s', (_, closesAt, invited, answered, status) => {
  expect(quoteStatus({ closesAt: new Date(closesAt), invited, answered }, at)).toBe(status)
})

const facts = (...have: (keyof BuyingFacts)[]): BuyingFacts => ({
  suppliers: false,
  offers: false,
  orders: false,
  counts: false,
  levels: false,
  ...Object.fromEntries(have.map((key) => [key, true])),
})
const may = ['suppliers.write', 'orders.write', 'stock.write', 'stock.manage']
test.each([
  ['nothing yet', facts(), may, 'supplier'],
  ['suppliers without prices', facts('suppliers'), may, 'offer'],
  ['prices', facts('suppliers', 'offers'), may, 'order'],
  ['orders', facts('suppliers', 'offers', 'orders'), may, 'count'],
  ['counts', facts('suppliers', 'offers', 'orders', 'counts'), may, 'level'],
  ['everything', facts('suppliers', 'offers', 'orders', 'counts', 'levels'), may, 'none'],
  ['nothing, for a branch manager', facts(), ['orders.write', 'stock.write'], 'none'],
  ['prices, for a branch manager', facts('suppliers', 'offers'), ['orders.write'], 'order'],
  ['counts, for a branch manager', facts('suppliers', 'offers', 'orders', 'counts'), ['stock.write'], 'none'],
] as const)('the next step with %s', (_, found, rights, step) => {
  expect(firstStepOf(found, having(...rights))).toBe(step)
})
