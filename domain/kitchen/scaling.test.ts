import { describe, expect, it } from 'vitest'
import { ratio, rational } from '../rational.ts'
import type { Scaling } from './book.ts'
import { costOf } from './cost.ts'
import { readExact } from './quantity.ts'
import { book, ingredient, line, recipe } from './sample-book.ts'
import { scaledQuantity, scaledRecipe, shownAmount } from './scaling.ts'

const damped: Scaling = { rule: 'damped', r: rational(0.5) }

it.each<[string, Scaling, string, string]>([
  ['10', { rule: 'linear' }, '5/2', '25'],
  ['1/3', { rule: 'linear' }, '3', '1'],
  ['10', { rule: 'fixed' }, '4', '10'],
  ['10', { rule: 'fixed' }, '1/4', '10'],
  ['2', { rule: 'whole' }, '5/2', '6'],
  ['2', { rule: 'whole' }, '1/4', '2'],
  ['2', { rule: 'whole' }, '3', '6'],
  ['10', damped, '3', '20'],
  ['10', damped, '1/2', '15/2'],
  ['10', { rule: 'damped', r: rational(1) }, '3', '30'],
  ['10', { rule: 'damped', r: rational(0) }, '3', '10'],
])('%s %o times %s is %s', (quantity, scaling, factor, expected) => {
  expect(scaledQuantity(readExact(quantity), scaling, readExact(factor))).toEqual(readExact(expected))
})

it('a scaled batch is costed from its scaled lines', () => {
  const dish = recipe('dish', [line('meat 100 g'), line('salt 10 g', { scaling: damped })], {
    output: { quantity: rational(100), unit: 'g' },
  })
  const triple = scaledRecipe(dish, rational(3))
  const { batch } = costOf(
    book([ingredient('meat', { price: rational(1) }), ingredient('salt', { price: rational(1) })], [triple]),
    'dish',
  )!
  expect(batch).toEqual(rational(320))
  expect(triple.output?.quantity).toEqual(rational(300))
  expect(triple.portions).toEqual(rational(3))
})

describe('amounts as they are shown', () => {
  const shown = (quantity: string, unit: string): string => {
    const { number, decimals, fraction, unit: as, isBelow } = shownAmount(readExact(quantity), unit)
    return `${isBelow ? '< ' : ''}${number === null ? '' : number.toFixed(decimals)}${fraction} ${as}`
  }
  it.each([
    ['0.01', 'g', '< 0.1 g'],
    ['0.04999', 'g', '< 0.1 g'],
    ['0.05', 'g', '0.1 g'],
    ['1/3', 'g', '0.3 g'],
    ['9.94', 'g', '9.9 g'],
    ['9.96', 'g', '10.0 g'],
    ['10.4', 'g', '10 g'],
    ['999.4', 'g', '999 g'],
    ['999.6', 'g', '1.000 kg'],
    ['11', 'kg', '11.000 kg'],
    ['0.25', 'kg', '250 g'],
    ['1500', 'ml', '1.500 l'],
    ['0.00001', 'l', '< 0.1 ml'],
    ['1', 'piece', '1 piece'],
    ['1/2', 'piece', '½ piece'],
    ['5/3', 'piece', '1⅔ piece'],
    ['2.26', 'piece', '2¼ piece'],
    ['0.95', 'piece', '1 piece'],
    ['1/16', 'tsp', '< ¼ tsp'],
    ['1/8', 'tsp', '< ¼ tsp'],
    ['3/16', 'tsp', '¼ tsp'],
    ['0', 'g', '0 g'],
  ])('%s %s is shown as %s', (quantity, unit, expected) => {
    expect(shown(quantity, unit)).toBe(expected)
  })

  it('three thirds are one', () => {
    const third = ratio(1n, 3n)
    expect(shownAmount({ n: third.n * 3n, d: third.d }, 'piece')).toMatchObject({ number: 1, fraction: '' })
  })
})
