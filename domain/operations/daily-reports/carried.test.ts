import { expect, test } from 'vitest'
import { carriedCoolings, contradicts, isTakenOver, type ReportWithCooling } from './carried.ts'
import type { Cooling } from './cooling.ts'
import { houseTemplate } from './template.ts'
import { openPoints } from './values.ts'

const at = (time: string): string => `2026-11-22T${time}:00.000Z`
const key = 'cooling.1'
const rice = (given: Partial<Cooling> = {}): Cooling => ({
  item: 'Rice',
  start: { degrees: 63, at: at('18:00') },
  ...given,
})
const evening: ReportWithCooling = {
  day: '2026-11-22',
  shift: 'evening',
  dueAt: at('22:00'),
  state: 'signed',
  values: { [key]: rice({ handedOver: true }) },
}
const morning = { day: '2026-11-23', dueAt: '2026-11-23T14:00:00.000Z' }
const night = { day: '2026-11-22', dueAt: '2026-11-22T23:30:00.000Z' }
const middle = { degrees: 20, at: at('19:50') }

test.each([
  ['signed and handed over', {}, morning, true],
  ['a draft of the day before', { state: 'draft', values: { [key]: rice() } }, morning, true],
  ['a draft of the same day, handed over', { state: 'draft' }, night, true],
  ['a draft of the same day', { state: 'draft', values: { [key]: rice() } }, night, false],
  ['submitted on the same day', { state: 'submitted', values: { [key]: rice() } }, night, true],
  ['finished', { values: { [key]: rice({ middle, end: { degrees: 4, at: at('21:00') } }) } }, morning, false],
  ['failed there', { values: { [key]: rice({ middle: { degrees: 40, at: at('21:00') } }) } }, morning, false],
  ['removed there', { values: { [key]: null } }, morning, false],
  ['due later than this report', { dueAt: '2026-11-24T14:00:00.000Z' }, morning, false],
] as const)('%s', (_case, part, of, carried) => {
  const report: ReportWithCooling = { ...evening, ...part }
  expect(carriedCoolings([report], of)).toHaveLength(carried ? 1 : 0)
})

test('a batch keeps its readings and the shift in which it began, also over two reports', () => {
  const first = { ...evening, values: { [key]: rice({ middle, handedOver: true }) } }
  const from = { day: '2026-11-22', shift: 'evening' }
  expect(carriedCoolings([first], morning)).toEqual([{ key, cooling: { ...rice({ middle }), from } }])
  const second = {
    ...first,
    ...night,
    shift: 'night',
    values: { [key]: { ...rice({ middle, handedOver: true }), from } },
  }
  expect(carriedCoolings([second, first], morning)).toEqual([{ key, cooling: { ...rice({ middle }), from } }])
})

test('what another report took over is not taken over twice, and counts there alone', () => {
  const later: ReportWithCooling = {
    ...evening,
    ...night,
    shift: 'night',
    state: 'draft',
    values: { [key]: rice({ middle, end: { degrees: 4, at: at('21:00') } }) },
  }
  expect(carriedCoolings([evening, later], morning)).toEqual([])
  expect(isTakenOver([evening, later], key, evening.dueAt)).toBe(true)
  expect(isTakenOver([evening, later], key, later.dueAt)).toBe(false)
  expect(isTakenOver([evening], 'cooling.2', evening.dueAt)).toBe(false)
})

test.each([
  ['the same', rice(), false],
  ['other food', rice({ item: 'Soup' }), true],
  ['another first reading', rice({ start: { degrees: 70, at: at('18:00') } }), true],
  ['another time', rice({ start: { degrees: 63, at: at('18:30') } }), true],
] as const)('against an earlier report: %s', (_case, cooling, is) => {
  expect(contradicts([evening], key, cooling, morning.dueAt)).toBe(is)
  expect(contradicts([evening], key, cooling, evening.dueAt)).toBe(false)
})

test('a report is not submitted before what it took over is read or left again', () => {
  const carried = carriedCoolings([evening], morning)
  const whys = (values: Parameters<typeof openPoints>[1]) =>
    openPoints(houseTemplate, values, carried).flatMap((point) => (point.key === key ? [point.why] : []))
  expect(whys({})).toEqual(['cooling'])
  expect(whys({ [key]: null })).toEqual(['cooling'])
  expect(whys({ [key]: rice({ middle: { degrees: 40, at: at('21:00') } }) })).toEqual(['done'])
  expect(whys({ [key]: rice({ handedOver: true }) })).toEqual([])
  expect(whys({ [key]: rice({ middle, end: { degrees: 4, at: at('21:00') } }) })).toEqual([])
})
