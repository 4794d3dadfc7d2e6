import { describe, expect, test } from 'vitest'
import { type Grouped, inboxRows, periodOf, recordOf } from './inbox.ts'

const today = '2026-11-24'
const reportA = '/client/reports/00000000-0000-4000-8000-00000000000a'
const reportB = '/client/reports/00000000-0000-4000-8000-00000000000b'
let made = 0
const notice = (topic: string | null, link: string, at = '2026-11-24T09:00:00Z'): Grouped => ({
  id: String(++made),
  topic,
  link,
  at,
})
const rows = (notices: Grouped[]) =>
  inboxRows(notices, today).map(({ period, about, notices: all }) => [period, about, all.length])

describe('periods are days in Riyadh', () => {
  test.each([
    ['2026-11-24T20:59:00Z', 'today'],
    ['2026-11-23T21:00:00Z', 'today'],
    ['2026-11-23T20:59:00Z', 'week'],
    ['2026-11-17T21:00:00Z', 'week'],
    ['2026-11-17T20:59:00Z', 'earlier'],
    ['2026-11-25T09:00:00Z', 'today'],
  ])('%s: %s', (at, period) => expect(periodOf(at, today)).toBe(period))
})

test.each([
  [reportA, reportA],
  [`${reportA}#shopper`, reportA],
  [
    '/client/certificates/reviews?branch=00000000-0000-4000-8000-00000000000a',
    '/client/certificates/reviews?branch=00000000-0000-4000-8000-00000000000a',
  ],
  ['/client/secret-shopper', null],
  ['/client/invoices/plan', null],
])('finds the record of %s', (link, record) => expect(recordOf(link)).toBe(record))

describe('rows', () => {
  test('fold notifications of one record, and three or more of one topic', () => {
    expect(
      rows([
        notice('orders', reportA),
        notice('results', reportA),
        notice('results', reportB),
        notice('plan', '/client/invoices/plan'),
      ]),
    ).toEqual([
      ['today', 'record', 2],
      ['today', 'one', 1],
      ['today', 'one', 1],
    ])
    const many = Array.from({ length: 90 }, (_, n) =>
      notice('results', `/client/reports/00000000-0000-4000-8000-${String(n).padStart(12, '0')}`),
    )
    expect(rows(many)).toEqual([['today', 'topic', 90]])
    expect(rows(many.slice(0, 2))).toHaveLength(2)
  })

  test('do not cross periods', () => {
    expect(rows([notice('results', reportA), notice('results', reportA, '2026-11-20T09:00:00Z')])).toEqual([
      ['today', 'one', 1],
      ['week', 'one', 1],
    ])
  })

  test('keep critical failures and the account apart, and those without a topic', () => {
    const apart = [1, 2, 3].flatMap((n) => [
      notice('critical', `/client/alerts/00000000-0000-4000-8000-00000000000${n}`),
      notice('account', '/account'),
      notice(null, '/client'),
    ])
    expect(rows(apart)).toHaveLength(9)
  })

  test('stand where their newest notification stands and keep its order', () => {
    const all = [notice('results', reportA), notice('plan', '/client/invoices/plan'), notice('results', reportA)]
    expect(inboxRows(all, today).map(({ notices }) => notices.map(({ id }) => id))).toEqual([
      [all[0]!.id, all[2]!.id],
      [all[1]!.id],
    ])
  })
})
