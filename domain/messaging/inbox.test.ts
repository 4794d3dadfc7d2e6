import { describe, expect, test } from 'vitest'
import { type Grouped, inboxRows, periodOf, recordOf } from './inbox.ts'

const today = '2026-11-24'
const idA = '00000000-0000-4000-8000-00000000000a'
const reportA = `/client/reports/${idA}`
const reportB = '/client/reports/00000000-0000-4000-8000-00000000000b'
let made = 0
const notice = (topic: string | null, link: string, at = '2026-11-24T09:00:00Z', kind = `${topic}.made`): Grouped => ({
  id: String(++made),
  kind,
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
  [reportA, idA],
  [`${reportA}#shopper`, idA],
  [`/freelancer/submit-report/${idA.toUpperCase()}?step=2`, idA],
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

  test('name a record once a day', () => {
    const changes = ['24T20:00', '24T10:00', '23T10:00', '23T09:00', '23T08:00'].map((at) =>
      notice('orders', reportA, `2026-11-${at}:00Z`),
    )
    expect(rows(changes)).toEqual([
      ['today', 'record', 2],
      ['week', 'record', 3],
    ])
  })

  test('fold more than five of a kind within ten minutes, except what is urgent', () => {
    const failed = (topic: string, count: number, second = 0) =>
      Array.from({ length: count }, (_, n) =>
        notice(topic, '/admin/failed-jobs', `2026-11-24T09:0${n}:${String(second).padStart(2, '0')}Z`),
      ).toReversed()
    expect(rows(failed('failedJobs', 5))).toHaveLength(5)
    expect(rows(failed('failedJobs', 7))).toEqual([['today', 'topic', 7]])
    expect(rows(failed('critical', 7))).toHaveLength(7)
    const early = notice('failedJobs', '/admin/failed-jobs', '2026-11-24T08:00:00Z')
    expect(rows([...failed('failedJobs', 6), early])).toEqual([
      ['today', 'topic', 6],
      ['today', 'one', 1],
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
