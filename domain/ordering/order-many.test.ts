import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, fromRiyadh, riyadhDay } from '../riyadh-time.ts'
import { allowedDays, dayOf, judgeVisits, spreadOver, timeOf, windowsAround, type WishedVisit } from './order-many.ts'
import { linesOfFile, readSheet } from './order-sheet.ts'

const branches = [
  { id: 'a', name: 'Al Olaya', nameAr: 'العليا', location: 'Riyadh' },
  { id: 'b', name: 'فرع الأندلس', location: 'جدة' },
  { id: 'c', name: 'Corniche', location: 'Jeddah' },
  { id: 'd', name: 'Corniche', location: 'Dammam' },
]
const usual = { time: '13:00', dayPart: null, type: 'full_service' } as const
const read = (text: string) => readSheet(text, branches, usual)
const wall = (text: string) => fromRiyadh(text)!

describe('reading a sheet', () => {
  test.each([
    ['العليا\t2026-12-01', 'a', '2026-12-01T13:00', 'full_service'],
    ['Al Olaya\t2026-12-01', 'a', '2026-12-01T13:00', 'full_service'],
    ['al olaya; 01/12/2026; 19:30; basic', 'a', '2026-12-01T19:30', 'basic'],
    ['فرع الاندلس، ٢٠٢٦-١٢-٠١، ٢٠:٠٠، أساسي', 'b', '2026-12-01T20:00', 'basic'],
    ['Al Olaya\t2026-12-01 18:15', 'a', '2026-12-01T18:15', 'full_service'],
    ['Corniche, Dammam\t2026-12-01', 'd', '2026-12-01T13:00', 'full_service'],
  ])('%s', (line, branchId, at, type) => {
    expect(read(line)).toMatchObject([{ branchId, at: wall(at), type, problem: null }])
  })

  test.each([
    ['\t2026-12-01', 'branch-missing'],
    ['Nowhere\t2026-12-01', 'branch-unknown'],
    ['Corniche\t2026-12-01', 'branch-unclear'],
    ['Al Olaya\ttomorrow', 'day-unreadable'],
    ['Al Olaya\t2026-02-30', 'day-unreadable'],
    ['Al Olaya\t2026-12-01\t25:00', 'time-unreadable'],
    ['Al Olaya\t2026-12-01\t12:00\taudit', 'type-unknown'],
    ['Al Olaya\t2026-12-05\t12:00\tbasic\t2026-12-01', 'window-unreadable'],
    ['Al Olaya\t2026-12-05\t12:00\tbasic\tlater', 'window-unreadable'],
  ])('%j is left out: %s', (line, problem) => {
    expect(read(line)[0]).toMatchObject({ problem })
  })

  test('headings and empty lines are no visits; lines keep their numbers', () => {
    const rows = read('Branch\tDay\n\nAl Olaya\t2026-12-01\n')
    expect(rows.map(({ line }) => line)).toEqual([3])
  })
})

test('a part of the day and a last day give a window', () => {
  expect(read('Al Olaya\t2026-12-01\tlunch\n العليا؛ 2026-12-08؛ العشاء؛ ؛ 2026-12-10')).toMatchObject([
    { at: wall('2026-12-01T13:00'), window: { from: '2026-12-01', until: '2026-12-01', dayPart: 'lunch' } },
    { at: wall('2026-12-08T20:00'), window: { from: '2026-12-08', until: '2026-12-10', dayPart: 'dinner' } },
  ])
})

test('a file has its columns in any order; rows without a day are left out, doubled names take their address', () => {
  const cells = [
    ['التاريخ', 'العنوان', 'اسم الفرع', 'الوقت'],
    ['2026-12-01', 'Dammam', 'Corniche', '19:00'],
    ['', 'Riyadh', 'Al Olaya', ''],
    ['2026-12-02', 'somewhere', 'Al Olaya', ''],
  ]
  const lines = linesOfFile(
    cells.map((row, index) => ({ line: index + 1, cells: row })),
    branches,
  )
  expect(lines).toEqual(['Corniche, Dammam\t2026-12-01\t19:00', 'Al Olaya\t2026-12-02'])
  expect(read(lines!.join('\n')).map(({ branchId, problem }) => [branchId, problem])).toEqual([
    ['d', null],
    ['a', null],
  ])
  expect(linesOfFile([{ line: 1, cells: ['a', 'b'] }], branches)).toBeNull()
})

test('windows grow on both sides, never into another one and never onto a day that does not fit', () => {
  const fits = (day: string) => day !== '2026-12-12'
  expect(windowsAround(['2026-12-05', '2026-12-08', '2026-12-11'], 3, fits)).toEqual([
    { from: '2026-12-02', until: '2026-12-06' },
    { from: '2026-12-07', until: '2026-12-09' },
    { from: '2026-12-10', until: '2026-12-11' },
  ])
})

test('several visits of a branch lie in their own parts of the period', () => {
  const days = allowedDays('2026-12-01', '2026-12-30', [0, 1, 2, 3, 4, 5, 6])
  const spread = spreadOver(['a', 'b'], days, 3, new Map([['a', new Set(['2026-12-01'])]]))
  expect(spread).toEqual([
    ['2026-12-02', '2026-12-11', '2026-12-21'],
    ['2026-12-06', '2026-12-16', '2026-12-26'],
  ])
  expect(spreadOver(['a'], days.slice(0, 2), 3, new Map())).toEqual([['2026-12-01', '2026-12-02', null]])
})

test('times and days are read in both digits and orders', () => {
  expect([timeOf('7:05'), timeOf('٠٧:٠٥'), timeOf('24:00'), timeOf('7')]).toEqual(['07:05', '07:05', null, null])
  expect([dayOf('1/12/2026'), dayOf('2026/12/01'), dayOf('12/2026')]).toEqual(['2026-12-01', '2026-12-01', null])
})

const visit = (branchId: string, at: string): WishedVisit => ({
  line: 1,
  branchId,
  named: branchId,
  at: wall(at),
  type: 'basic',
  window: null,
  problem: null,
})

test('past days, days beyond a year and a second visit on a day at a branch are left out', () => {
  const at = wall('2026-12-01T12:00')
  const taken = new Map([['c', new Set(['2026-12-05'])]])
  const judged = judgeVisits(
    [
      visit('a', '2026-12-01T11:00'),
      visit('a', '2026-12-02T11:00'),
      visit('a', '2026-12-02T20:00'),
      visit('b', '2026-12-02T11:00'),
      visit('b', '2027-12-10T11:00'),
      visit('c', '2026-12-05T11:00'),
    ],
    { at, taken },
  )
  expect(judged.map(({ problem }) => problem)).toEqual(['past', null, 'same-day', null, 'too-far', 'same-day'])
})

const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-12-01', days))
const ids = fc.uniqueArray(fc.integer({ min: 0, max: 200 }).map(String), { minLength: 1, maxLength: 60 })

test('a spread keeps to the allowed days, evenly, and off the days already taken', () => {
  fc.assert(
    fc.property(
      ids,
      day,
      fc.integer({ min: 0, max: 60 }),
      fc.subarray([0, 1, 2, 3, 4, 5, 6]),
      (all, from, span, on) => {
        const days = allowedDays(from, addDays(from, span), on)
        const taken = new Map(days[0] ? [[all[0]!, new Set([days[0]])]] : [])
        const spread = spreadOver(all, days, 1, taken).map((own) => own[0]!)
        expect(spread).toHaveLength(all.length)
        for (const [index, one] of spread.entries()) {
          if (one === null) expect(days.length === 0 || (index === 0 && days.length === 1)).toBe(true)
          else expect(days).toContain(one)
          if (index === 0 && one !== null) expect(one).not.toBe(days[0])
        }
        const rest = spread.slice(1).filter((one) => one !== null)
        const counts = days.map((one) => rest.filter((other) => other === one).length)
        if (rest.length > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2)
      },
    ),
  )
})

test('whatever is ordered, no branch gets two visits on a day and none is in the past', () => {
  const wish = fc.record({ branch: fc.constantFrom('a', 'b'), day, hour: fc.integer({ min: 0, max: 23 }) })
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 40 }), day, (wishes, today) => {
      const at = wall(`${today}T12:00`)
      const visits = wishes.map((one) => visit(one.branch, `${one.day}T${String(one.hour).padStart(2, '0')}:00`))
      const good = judgeVisits(visits, { at, taken: new Map() }).filter(({ problem }) => problem === null)
      const keys = good.map((one) => `${one.branchId} ${riyadhDay(one.at!)}`)
      expect(new Set(keys).size).toBe(keys.length)
      expect(good.every((one) => one.at! > at)).toBe(true)
    }),
  )
})
