import { expect, test } from 'vitest'
import { approveBatch, approversNeeded, payableOn, payoutAmounts, payoutStates, payoutSteps } from './payout.ts'

test.each([
  ['2026-11-22', '2026-11-29', 'a Sunday: the next Sunday'],
  ['2026-11-26', '2026-12-03', 'a Thursday: the next Thursday'],
  ['2026-11-27', '2026-12-03', 'a Friday counts as if it were the Thursday before'],
  ['2026-11-28', '2026-12-03', 'and so does a Saturday'],
])('released on %s, payable on %s (%s)', (released, payable) => expect(payableOn(released, 5)).toBe(payable))

test('public holidays do not count', () => {
  const holidays = new Set(['2026-09-23'])
  expect(payableOn('2026-09-20', 5)).toBe('2026-09-27')
  expect(payableOn('2026-09-20', 5, holidays)).toBe('2026-09-28')
})

const facts = { fee: 50_000, bonus: 5000, receipt: 7990, ceiling: 8000, withholdingPercent: 0 }
test.each([
  ['a resident', {}, { reimbursement: 7990, gross: 62_990, withheld: 0, net: 62_990 }],
  ['exactly the ceiling', { receipt: 8000 }, { reimbursement: 8000 }],
  ['a halala over it', { receipt: 8001 }, { reimbursement: 8000 }],
  ['no receipt', { receipt: null }, { reimbursement: 0, gross: 55_000 }],
  ['from abroad', { withholdingPercent: 15 }, { withheld: 8250, net: 54_740 }],
  [
    'half a halala is withheld as a whole one',
    { fee: 10, bonus: 0, receipt: null, withholdingPercent: 15 },
    { withheld: 2, net: 8 },
  ],
])('%s', (_, changes, expected) => expect(payoutAmounts({ ...facts, ...changes })).toMatchObject(expected))

test('only the drawn steps exist', () => {
  const edges = Object.values(payoutSteps).flatMap(({ from, to }) => from.map((state) => `${state} > ${to}`))
  expect(edges.toSorted()).toEqual([
    'accrued > held',
    'accrued > payable',
    'batched > failed',
    'batched > paid',
    'batched > payable',
    'failed > held',
    'failed > payable',
    'held > payable',
    'paid > failed',
    'payable > batched',
    'payable > held',
  ])
  for (const state of payoutStates) expect(edges.some((edge) => edge.includes(state))).toBe(true)
})

test.each([
  [4_999_999, 1],
  [5_000_000, 1],
  [5_000_001, 2],
])('a batch of %i halalas needs %i approvers', (total, needed) =>
  expect(approversNeeded(total, 5_000_000)).toBe(needed),
)

const approvals = (...list: [string, string][]) => list.map(([by, digest]) => ({ by, digest }))
test.each([
  ['one is enough', 1, approvals(), ['a', 'x'], { may: true, complete: true }],
  ['the first of two', 2, approvals(), ['a', 'x'], { may: true, complete: false }],
  ['the second of two', 2, approvals(['a', 'x']), ['b', 'x'], { may: true, complete: true }],
  ['the maker', 1, approvals(), ['maker', 'x'], { may: false, why: 'own-batch' }],
  ['the maker as the second', 2, approvals(['a', 'x']), ['maker', 'x'], { may: false, why: 'own-batch' }],
  ['an old approval of the maker', 2, approvals(['maker', 'x']), ['a', 'x'], { may: true, complete: false }],
  ['the same person twice', 2, approvals(['a', 'x']), ['a', 'x'], { may: false, why: 'twice' }],
  ['another sum was looked at', 2, approvals(['a', 'x']), ['b', 'w'], { may: false, why: 'changed' }],
  ['the first approved another sum', 2, approvals(['a', 'w']), ['b', 'x'], { may: true, complete: false }],
  ['who approved another sum', 2, approvals(['a', 'w']), ['a', 'x'], { may: true, complete: false }],
  ['the limit was raised meanwhile', 1, approvals(['a', 'x']), ['b', 'x'], { may: true, complete: true }],
] as const)('approving a batch: %s', (_, needed, given, [by, digest], expected) =>
  expect(approveBatch({ madeBy: 'maker', digest: 'x', needed, approvals: given }, { by, digest })).toEqual(expected),
)
