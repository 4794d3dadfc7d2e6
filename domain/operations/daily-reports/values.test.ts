import { expect, test } from 'vitest'
import { applyChanges, canonical, changesBetween, takeNewer } from './changes.ts'
import { houseTemplate, shiftsOn } from './template.ts'
import {
  type DailyValues,
  figuresOf,
  isMoneyKey,
  isValueOf,
  openPoints,
  tickedInHaste,
  type DailyValue,
} from './values.ts'

const at = '2026-11-22T22:11:00.000Z'
const evening: DailyValues = {
  'sales.cash': 684_250,
  'sales.mada': 1_142_000,
  'sales.cards': 315_025,
  'sales.apps': 598_000,
  'sales.vouchers': 20_725,
  refunds: 12_000,
  'tips.cards': 26_000,
  'terminal.total': 1_483_025,
  covers: 402,
  'cash.float': 100_000,
  'cash.paidIn': 50_000,
  'cash.refunds': 12_000,
  'cash.petty': 31_575,
  'cash.drops': 400_000,
  'cash.tips': 18_000,
  'cash.nextFloat': 100_000,
  'count.50000': 3,
  'count.20000': 4,
  'count.10000': 9,
  'count.5000': 7,
  'count.1000': 12,
  'count.500': 6,
  'count.200': 2,
  'count.100': 6,
  'count.50': 1,
  'count.25': 1,
  'count.finished': at,
  'staff.present': 7,
  'temp.meat': { degrees: 4, at },
  'temp.dairy': { degrees: 5, at },
  'temp.freezer': { degrees: -19, at },
  'temp.hot': { degrees: 63, at },
  ...Object.fromEntries(
    houseTemplate.duties.map(({ key }, i) => [`duty.${key}`, { done: true, at: `2026-11-22T22:0${i}:00.000Z` }]),
  ),
}
const why = (changed: DailyValues) =>
  openPoints(houseTemplate, { ...evening, ...changed }).map((point) => `${point.key} ${point.why}`)

test('the evening of checks 1 and 2 is complete', () => {
  expect(why({})).toEqual([])
  expect(figuresOf(evening)).toMatchObject({
    gross: 2_748_000,
    net: 2_389_565,
    vat: 358_435,
    terminalDiffers: false,
    cash: { expected: 372_675, counted: 371_075, difference: -1600, deposit: 271_075 },
  })
})

test.each<[string, DailyValues, string[]]>([
  ['a required field', { covers: null }, ['covers required']],
  ['the count', { 'count.finished': null }, ['count.finished count']],
  ['a reason above the limit', { 'count.50000': 2 }, ['cash.reason reason']],
  ['a reason that is given', { 'count.50000': 2, 'cash.reason': 'A note was stolen' }, []],
  ['a terminal that differs', { 'terminal.total': 1 }, ['terminal.reason terminal']],
  ['a reading', { 'temp.meat': null }, ['temp.meat reading']],
  ['what was done', { 'temp.meat': { degrees: 9, at } }, ['temp.meat done']],
  ['a second reading', { 'temp.meat': { degrees: 9, at, done: ['moved'] } }, ['temp.meat second']],
  ['a duty', { 'duty.gas': null }, ['duty.gas required']],
])('before it is submitted a report needs %s', (_, changed, open) => {
  expect(why(changed)).toEqual(open)
})

test.each<[string, unknown, boolean]>([
  ['sales.cash', 12.5, false],
  ['sales.cash', -1, false],
  ['apps.adjustments', -3500, true],
  ['count.50000', -3, false],
  ['count.3', 1, false],
  ['count.finished', 'soon', false],
  ['covers', 1.5, false],
  ['temp.meat', { degrees: 900, at }, false],
  ['temp.meat', { degrees: 9, at, second: 4 }, false],
  ['temp.roof', { degrees: 4, at }, false],
  ['duty.gas', { done: true, at }, true],
  ['duty.unknown', { done: true, at }, false],
  ['waste', [{ id: 'a', item: 'Rice', quantity: 2.5, unit: 'kg', reason: 'spoiled' }], true],
  ['waste', [{ id: 'a', item: 'Rice', quantity: -2, unit: 'kg', reason: 'spoiled' }], false],
  ['incidents', 'x'.repeat(2001), false],
  ['unknown', 1, false],
])('%s with %j is possible: %s', (key, value, possible) => {
  expect(isValueOf(houseTemplate, key, value)).toBe(possible)
})

test('money is what a viewer does not read', () => {
  expect(
    ['sales.cash', 'covers', 'count.500', 'labour.cost', 'staff.present', 'temp.meat', 'waste', 'handover'].filter(
      (key) => isMoneyKey(houseTemplate, key),
    ),
  ).toEqual(['sales.cash', 'covers', 'count.500', 'labour.cost'])
})

test('all duties ticked within 30 seconds are a hint', () => {
  expect(tickedInHaste(houseTemplate, evening)).toBe(false)
  const quick = Object.fromEntries(houseTemplate.duties.map(({ key }) => [`duty.${key}`, { done: true, at }]))
  expect(tickedInHaste(houseTemplate, { ...evening, ...quick })).toBe(true)
})

test('Ramadan has its own shifts', () => {
  expect(shiftsOn(houseTemplate, '2026-03-01')[0]!.end).toBe('03:00')
  expect(shiftsOn(houseTemplate, '2026-11-22')[0]!.end).toBe('01:00')
})

test('changes sent twice change nothing, and what another phone changed stays and is named', () => {
  const changes = [{ key: 'covers', from: null, to: 402 }]
  const once = applyChanges<DailyValue>({}, changes)
  expect(once).toEqual({ values: { covers: 402 }, conflicts: [], changed: ['covers'] })
  expect(applyChanges(once.values, changes)).toEqual({ values: { covers: 402 }, conflicts: [], changed: [] })
  const second = applyChanges<DailyValue>(once.values, [
    { key: 'covers', from: null, to: 390 },
    { key: 'handover', from: null, to: 'Fridge is repaired' },
  ])
  expect(second).toEqual({
    values: { covers: 402, handover: 'Fridge is repaired' },
    conflicts: ['covers'],
    changed: ['handover'],
  })
})

test('own unsent answers stay when the server has newer ones', () => {
  const known = { covers: 1, handover: 'a' }
  const mine = { covers: 2, handover: 'a', incidents: 'b' }
  expect(changesBetween(known, mine)).toEqual([
    { key: 'covers', from: 1, to: 2 },
    { key: 'incidents', from: null, to: 'b' },
  ])
  expect(takeNewer(known, mine, { covers: 1, handover: 'c' })).toEqual({ covers: 2, handover: 'c', incidents: 'b' })
})

test('the sealed content does not depend on the order of its keys', () => {
  expect(canonical({ b: 1, a: { d: [1, null], c: null } })).toBe(canonical({ a: { d: [1, null] }, b: 1 }))
})
