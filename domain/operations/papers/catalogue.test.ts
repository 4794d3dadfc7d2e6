import { expect, test } from 'vitest'
import { type CatalogueEntry, catalogueOn, codeFrom, type DatedEntry, isReviewDue, reviewedSince } from './catalogue.ts'

const entry = (of: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  code: 'waste',
  name: { en: 'Waste', ar: 'النفايات' },
  authority: 'municipality',
  scope: 'branch',
  proof: 'paper',
  rhythm: { months: 3 },
  lead: 30,
  weight: 2,
  isCritical: false,
  isFinance: false,
  basis: 'C',
  source: 'general knowledge',
  reviewedOn: '2026-11-01',
  isActive: true,
  ...of,
})
const from = (startsOn: string, of: Partial<CatalogueEntry> = {}): DatedEntry => ({ ...entry(of), startsOn })
const seeds = [entry(), entry({ code: 'lease', reviewedOn: '2026-05-01' })]
const weightOn = (changes: readonly DatedEntry[], day: string) =>
  catalogueOn(seeds, changes, day).find(({ code }) => code === 'waste')?.weight

test.each([
  ['before the change', '2026-11-09', 2],
  ['on its day', '2026-11-10', 4],
  ['after the second', '2026-11-20', 1],
])('a changed weight counts from its day on: %s', (_, day, weight) =>
  expect(weightOn([from('2026-11-10', { weight: 4 }), from('2026-11-15', { weight: 1 })], day)).toBe(weight),
)

test('of two changes of one day the later counts', () =>
  expect(weightOn([from('2026-11-10', { weight: 4 }), from('2026-11-10', { weight: 5 })], '2026-11-10')).toBe(5))

test('what was added begins on its day, what is off stays readable', () => {
  const changes = [from('2026-11-10', { code: 'grease-trap' }), from('2026-11-12', { isActive: false })]
  const codes = (day: string) => catalogueOn(seeds, changes, day).map(({ code, isActive }) => [code, isActive])
  expect(codes('2026-11-09')).toEqual([
    ['waste', true],
    ['lease', true],
  ])
  expect(codes('2026-11-12')).toEqual([
    ['waste', false],
    ['lease', true],
    ['grease-trap', true],
  ])
})

test.each([
  [{ reviewedOn: '2026-06-02' }, false],
  [{ reviewedOn: '2026-06-01' }, true],
  [{ reviewedOn: '2020-01-01', isActive: false }, false],
])('review due %j', (of, due) => expect(isReviewDue(entry(of), '2026-11-28')).toBe(due))

test('the catalogue is as old as its oldest review', () => {
  expect(reviewedSince(seeds)).toBe('2026-05-01')
  expect(reviewedSince([entry({ isActive: false })])).toBeNull()
})

test.each([
  ['Grease trap permit', 'grease-trap-permit'],
  ['  24-hour  Permit! ', 'hour-permit'],
  ['تصريح', ''],
])('code of %s', (name, code) => expect(codeFrom(name)).toBe(code))
