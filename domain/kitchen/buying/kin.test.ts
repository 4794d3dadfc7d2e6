import { expect, test } from 'vitest'
import { rational, ratio } from '../../rational.ts'
import { Kin, type KinItem, levelOf } from './kin.ts'

const item = (id: string, into: string | null = null, of: Partial<KinItem> = {}): KinItem => ({
  id,
  into,
  base: 'g',
  density: null,
  pieceWeight: null,
  ...of,
})
const kin = new Kin([
  item('chicken'),
  item('hen', 'chicken'),
  item('broiler', 'hen'),
  item('egg', null, { base: 'piece', pieceWeight: rational(50) }),
  item('egg mass', 'egg'),
  item('milk', null, { base: 'ml' }),
  item('milk powder', 'milk'),
])

test.each([
  ['chicken', 'chicken'],
  ['hen', 'chicken'],
  ['broiler', 'chicken'],
  ['rice', 'rice'],
])('%s counts as %s', (id, counts) => {
  expect(kin.idOf(id)).toBe(counts)
})

test('a circle of merges ends', () => {
  expect(['a', 'b']).toContain(new Kin([item('a', 'b'), item('b', 'a')]).idOf('a'))
})

test.each([
  [['chicken'], ['chicken', 'hen', 'broiler']],
  [['hen'], ['hen']],
  [['rice'], ['rice']],
  [
    ['egg', 'rice'],
    ['egg', 'rice', 'egg mass'],
  ],
])('%j with what counts as them', (ids, all) => {
  expect(kin.withMerged(ids)).toEqual(all)
})

test.each([
  ['hen', 1500, rational(1500)],
  ['egg mass', 600, rational(12)],
  ['egg mass', 125, ratio(5n, 2n)],
  ['milk powder', 100, null],
  ['rice', 7, rational(7)],
])('%s: %i base units of its own', (id, quantity, base) => {
  expect(kin.inBase(id, rational(quantity))).toEqual(base)
})

test('quantities are added once under what counts, and left out where a bridge is missing', () => {
  const sums = kin.sum([
    ['chicken', rational(100)],
    ['hen', rational(20)],
    ['broiler', rational(3)],
    ['milk powder', rational(9)],
  ])
  expect([...sums]).toEqual([['chicken', rational(123)]])
})

const par = (quantity: number) => ({ par: rational(quantity), safetyDays: null })
const days = (safetyDays: number) => ({ par: null, safetyDays })
test.each([
  ['its own', par(5), [par(9)], par(5)],
  ['its own days', days(2), [par(9)], days(2)],
  ['the largest of those merged', null, [par(4), par(9), par(7)], par(9)],
  ['a quantity before days', null, [days(30), par(4)], par(4)],
  ['the most days', null, [days(3), days(10)], days(10)],
  ['none', null, [], null],
])('the level is %s', (_, own, merged, level) => {
  expect(levelOf<{ par: ReturnType<typeof rational> | null; safetyDays: number | null }>(own, merged)).toEqual(level)
})
