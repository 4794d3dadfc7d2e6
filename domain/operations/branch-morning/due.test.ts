import { expect, test } from 'vitest'
import { arrange, type DueFacts, groupOf, overdueByBranch, worksAtBranch } from './due.ts'

const today = '2026-11-29'
const item = (given: Partial<DueFacts>): DueFacts => ({
  id: 'a',
  kind: 'action',
  dueOn: today,
  dueAt: null,
  late: false,
  urgent: false,
  mine: false,
  ...given,
})

test.each([
  ['an alert, however old', { kind: 'alert', dueOn: '2026-11-20', late: true }, 'alert'],
  ['overdue', { dueOn: '2026-11-28', late: true }, 'late'],
  ['an ended paper', { kind: 'paper', dueOn: '2026-11-28', late: true }, 'late'],
  ['a paper that ends today', { kind: 'paper' }, 'ending'],
  ['due today', {}, 'today'],
  ['the report of a night that belongs to yesterday', { kind: 'daily', dueOn: '2026-11-28' }, 'today'],
  ['due tomorrow', { dueOn: '2026-11-30' }, 'coming'],
] as const)('%s', (_name, given, wanted) => {
  expect(groupOf(item(given), today)).toBe(wanted)
})

test('critical ones come first, then those of the reader, then by time', () => {
  const rows = [
    item({ id: 'evening', dueAt: '2026-11-29T19:00:00Z' }),
    item({ id: 'noon', dueAt: '2026-11-29T09:00:00Z' }),
    item({ id: 'mine', mine: true }),
    item({ id: 'critical', urgent: true }),
    item({ id: 'older', dueOn: '2026-11-27' }),
    item({ id: 'whole day' }),
  ]
  expect(arrange(rows, today).today.map(({ id }) => id)).toEqual([
    'critical',
    'mine',
    'older',
    'noon',
    'evening',
    'whole day',
  ])
})

test.each([
  ['branch manager', ['daily.write', 'actions.write'], 'member', true],
  ['manager', ['daily.write', 'daily.manage'], 'member', false],
  ['viewer', ['daily.read'], 'member', false],
  ['owner', [], 'owner', false],
  ['staff who view the company', [], 'view', false],
] as const)('the start page of a %s', (_name, permissions, mode, wanted) => {
  expect(worksAtBranch({ type: 'client', company: { id: 'c', mode, permissions } })).toBe(wanted)
})

test('branches with the most overdue items first, none without', () => {
  const of = (branchId: string, kind: 'daily' | 'action', count: number) => ({
    branchId,
    branch: branchId,
    kind,
    count,
  })
  expect(
    overdueByBranch([of('a', 'daily', 1), of('b', 'action', 2), of('b', 'daily', 1), of('c', 'daily', 0)]),
  ).toEqual([
    { branchId: 'b', branch: 'b', daily: 1, action: 2, duty: 0, paper: 0 },
    { branchId: 'a', branch: 'a', daily: 1, action: 0, duty: 0, paper: 0 },
  ])
})
