import { describe, expect, test } from 'vitest'
import { ratio, rational } from '../rational.ts'
import { book, ingredient, line, recipe } from './sample-book.ts'
import { type Wasted, worthOfWaste } from './waste.ts'

const onion = ingredient('onion', { price: ratio(1n, 5n) })
const egg = ingredient('egg', { base: 'piece', price: rational(60) })
const oil = ingredient('oil', { base: 'ml', price: ratio(9n, 10n) })
const bare = ingredient('bare')
const soup = recipe('soup', [line('onion 1000 g')], {
  output: { quantity: rational(2), unit: 'l' },
  portions: rational(8),
})
const bun = recipe('bun', [line('egg 10 piece')], {
  output: { quantity: rational(20), unit: 'piece' },
  portions: rational(10),
})
const half = recipe('half', [line('onion 1000 g'), line('bare 10 g')], { portions: rational(4) })
const all = book([onion, egg, oil, bare], [soup, bun, half])
const of = (id: string) => ({ ingredientId: id })
const made = (id: string) => ({ recipeId: id })

describe('worth of what was thrown away', () => {
  const cases: [string, Wasted, unknown][] = [
    [
      'kilograms of an ingredient',
      { of: of('onion'), quantity: 2.5, unit: 'kg' },
      { kind: 'known', halalas: rational(500) },
    ],
    ['pieces', { of: of('egg'), quantity: 3, unit: 'pc' }, { kind: 'known', halalas: rational(180) }],
    ['litres', { of: of('oil'), quantity: 0.3, unit: 'l' }, { kind: 'known', halalas: rational(270) }],
    [
      'a third stays exact',
      { of: of('onion'), quantity: 0.001, unit: 'kg' },
      { kind: 'known', halalas: ratio(1n, 5n) },
    ],
    ['litres of a soup', { of: made('soup'), quantity: 0.5, unit: 'l' }, { kind: 'known', halalas: rational(50) }],
    ['portions of a soup', { of: made('soup'), quantity: 2, unit: 'pc' }, { kind: 'known', halalas: rational(50) }],
    [
      'pieces of an output in pieces',
      { of: made('bun'), quantity: 2, unit: 'pc' },
      { kind: 'known', halalas: rational(60) },
    ],
    [
      'a recipe with an open line',
      { of: made('half'), quantity: 1, unit: 'pc' },
      { kind: 'at-least', halalas: rational(50) },
    ],
    ['no price', { of: of('bare'), quantity: 1, unit: 'kg' }, { kind: 'open', reason: 'price' }],
    ['kilograms of eggs', { of: of('egg'), quantity: 1, unit: 'kg' }, { kind: 'open', reason: 'pieceWeight' }],
    ['litres of onions', { of: of('onion'), quantity: 1, unit: 'l' }, { kind: 'open', reason: 'density' }],
    ['a soup by weight', { of: made('soup'), quantity: 1, unit: 'kg' }, { kind: 'open', reason: 'output' }],
    ['words alone', { of: null, quantity: 1, unit: 'kg' }, { kind: 'open', reason: 'words' }],
    ['an unknown ingredient', { of: of('gone'), quantity: 1, unit: 'kg' }, { kind: 'open', reason: 'gone' }],
    ['an unknown recipe', { of: made('gone'), quantity: 1, unit: 'pc' }, { kind: 'open', reason: 'unpublished' }],
  ]
  test.each(cases)('%s', (_, wasted, worth) => {
    expect(worthOfWaste(all, new Map([['r', [wasted]]])).get('r')).toEqual([worth])
  })

  test('lines keep their order beside those in words, and reports stay apart', () => {
    const words: Wasted = { of: null, quantity: 1, unit: 'kg' }
    const eggs: Wasted = { of: of('egg'), quantity: 1, unit: 'pc' }
    const worth = worthOfWaste(
      all,
      new Map([
        ['a', [words, eggs]],
        ['b', []],
        ['c', [eggs, words, eggs]],
      ]),
    )
    expect(worth.get('a')!.map(({ kind }) => kind)).toEqual(['open', 'known'])
    expect(worth.get('b')).toEqual([])
    expect(worth.get('c')!.map(({ kind }) => kind)).toEqual(['known', 'open', 'known'])
  })
})
