import { expect, test } from 'vitest'
import { amountOf, matchReport, reasonWords, type Sent, type StatusLine, verdictOf } from './status-report.ts'

const line = (place: number, status: string, more: Partial<StatusLine> = {}): StatusLine => ({
  reference: `PB000007-000${place}`,
  status,
  reason: 'r',
  amount: null,
  ...more,
})
const sent = (outcome: Sent['outcome'] = 'waiting'): Sent[] => [
  { place: 1, amount: 10_000, outcome },
  { place: 2, amount: 20_000, outcome: 'waiting' },
]
const none = { reject: [], known: 0, done: 0, pending: 0, unmatched: [] }
const match = (transfers: Sent[], lines: StatusLine[], whole: { status: string; reason: string } | null = null) =>
  matchReport(7, transfers, { order: 'PB000007', whole, lines })

test.each([
  ['RJCT', 'rejected'],
  ['CANC', 'rejected'],
  ['ACSC', 'done'],
  ['ACCC', 'done'],
  ['ACSP', 'pending'],
  ['PDNG', 'pending'],
  ['', 'pending'],
  ['NEW1', 'pending'],
])('status %s: %s', (status, verdict) => expect(verdictOf(status)).toBe(verdict))

test.each<[string, ReturnType<typeof match>, Partial<ReturnType<typeof match>>]>([
  [
    'one rejected, one done',
    match(sent(), [line(1, 'RJCT'), line(2, 'ACSC')]),
    { reject: [{ place: 1, reason: 'r' }], done: 1 },
  ],
  ['the same report again', match(sent('failed'), [line(1, 'RJCT'), line(2, 'ACSC')]), { known: 1, done: 1 }],
  ['the amount agrees', match(sent(), [line(1, 'RJCT', { amount: 10_000 })]), { reject: [{ place: 1, reason: 'r' }] }],
  [
    'another amount',
    match(sent(), [line(1, 'RJCT', { amount: 1 })]),
    { unmatched: [{ ...line(1, 'RJCT', { amount: 1 }), why: 'amount' }] },
  ],
  ['an unknown place', match(sent(), [line(3, 'RJCT')]), { unmatched: [{ ...line(3, 'RJCT'), why: 'unknown' }] }],
  [
    'twice in one report',
    match(sent(), [line(1, 'RJCT'), line(1, 'RJCT')]),
    { reject: [{ place: 1, reason: 'r' }], unmatched: [{ ...line(1, 'RJCT'), why: 'twice' }] },
  ],
  [
    'rejected after it counted as paid',
    match(sent('paid'), [line(1, 'RJCT')]),
    { unmatched: [{ ...line(1, 'RJCT'), why: 'after-payment' }] },
  ],
  [
    'the whole message',
    match(sent(), [], { status: 'RJCT', reason: 'x' }),
    {
      reject: [
        { place: 1, reason: 'x' },
        { place: 2, reason: 'x' },
      ],
    },
  ],
  ['the whole message under way', match(sent(), [], { status: 'ACTC', reason: '' }), { pending: 2 }],
  [
    'a status of the whole beside its lines',
    match(sent(), [line(1, 'RJCT')], { status: 'PART', reason: '' }),
    { reject: [{ place: 1, reason: 'r' }] },
  ],
  ['nothing', match(sent(), []), {}],
])('%s', (_, matched, expected) => expect(matched).toEqual({ ...none, ...expected }))

test.each([
  ['AC04', [], 'الحساب مغلق | Account closed (AC04)'],
  ['XX99', ['Call', 'us'], 'Call us (XX99)'],
  ['AC04', ['since May'], 'الحساب مغلق | Account closed. since May (AC04)'],
  ['', [], 'لم يذكر البنك السبب | No reason given by the bank'],
])('reason %s %j', (code, added, words) => expect(reasonWords(code, added)).toBe(words))

test.each([
  ['1234.5', 123_450],
  ['1234.50', 123_450],
  ['7', 700],
  ['1.005', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
])('amount %s', (text, amount) => expect(amountOf(text)).toBe(amount))
