import { describe, expect, it } from 'vitest'
import { type Rational, ratio, rational, roundHalfUp } from '../rational.ts'
import { costOf, costsOf } from './cost.ts'
import { book, ingredient, line, mandiBook, recipe } from './sample-book.ts'

const of = ({ n, d }: Rational): string => {
  const reduced = ratio(n, d)
  return `${reduced.n}/${reduced.d}`
}
const riyals = (halalas: Rational): string => (roundHalfUp(halalas, 0) / 100).toFixed(2)

describe('worked checks', () => {
  const mandi = mandiBook()
  const lineOf = (id: string, at: number) => {
    const cost = costOf(mandi, id)!.lines[at]!
    if (cost.kind !== 'known') throw new Error(cost.kind)
    return cost.halalas
  }

  it.each([
    ['K1 onion 30 g edible', lineOf('mandi', 2), '75/11', '0.07'],
    ['K2 oil 1,000 g of a price by the millilitre', lineOf('marinade', 1), '22500/23', '9.78'],
    ['K3 lemon juice 500 g', lineOf('marinade', 2), '7000/9', '7.78'],
    ['K4 spice mix', costOf(mandi, 'mix')!.batch, '2390/1', '23.90'],
    ['K5 marinade', costOf(mandi, 'marinade')!.batch, '979333/414', '23.66'],
    ['K6 roast', costOf(mandi, 'roast')!.batch, '14641333/828', '176.83'],
    ['K6 a half', costOf(mandi, 'roast')!.portion, '14641333/16560', '8.84'],
    ['K7 mandi', costOf(mandi, 'mandi')!.portion, '181423463/182160', '9.96'],
    [
      'K15 chicken 8 % dearer',
      costOf(mandiBook(rational(1), { chicken: 204.93 }), 'mandi')!.portion,
      '193446023/182160',
      '10.62',
    ],
    ['K18 not registered for VAT', costOf(mandiBook(ratio(23n, 20n)), 'mandi')!.portion, '181423463/158400', '11.45'],
  ])('%s', (_name, cost, exact, shown) => {
    expect(of(cost)).toBe(exact)
    expect(riyals(cost)).toBe(shown)
  })

  it('K4 a gram of the mix', () => {
    expect(of(costOf(mandi, 'mix')!.unit!)).toBe('239/96')
  })

  it('K8 unit costs are never rounded on the way', () => {
    expect(riyals(costOf(mandi, 'mandi')!.portion)).not.toBe('13.63')
  })

  it('K16 a price three levels down', () => {
    const after = costOf(mandiBook(rational(1), { pepper: 62.1 }), 'mandi')!.portion
    const before = costOf(mandi, 'mandi')!.portion
    expect(of({ n: after.n * before.d - before.n * after.d, d: after.d * before.d })).toBe('45/16')
  })
})

describe('lines that cannot be computed', () => {
  const egg = ingredient('egg', { base: 'g', price: rational(2) })
  const sample = (lines: string[], more: Parameters<typeof ingredient>[1] = {}) =>
    costOf(
      book(
        [
          { ...egg, ...ingredient('egg', { base: 'g', price: rational(2), ...more }) },
          ingredient('flour', { price: rational(1) }),
          ingredient('saffron'),
        ],
        [
          recipe(
            'cake',
            lines.map((text) => line(text)),
          ),
        ],
      ),
      'cake',
    )!

  it.each([
    ['a piece without its weight', ['flour 100 g', 'egg 2 piece'], 'pieceWeight'],
    ['a volume without density', ['flour 100 g', 'egg 2 tbsp'], 'density'],
    ['no price', ['flour 100 g', 'saffron 1 g'], 'price'],
    ['an unknown unit', ['flour 100 g', 'egg 2 tray'], 'unit'],
    ['an ingredient that is gone', ['flour 100 g', 'truffle 2 g'], 'gone'],
    ['a recipe that is not in force', ['flour 100 g', '@stock 2 g'], 'unpublished'],
  ])('%s is open, and the rest is the least', (_name, lines, reason) => {
    const cost = sample(lines)
    expect(cost.open).toEqual([{ recipeId: 'cake', lineId: lines[1], reason }])
    expect(of(cost.batch)).toBe('100/1')
    expect(cost.lines[1]).toEqual({ kind: 'open', reason })
  })

  it('with the weight of a piece it is costed', () => {
    const cost = sample(['flour 100 g', 'egg 2 piece'], { pieceWeight: rational(55) })
    expect(cost.open).toEqual([])
    expect(of(cost.batch)).toBe('320/1')
  })

  it('to taste costs nothing and is not open', () => {
    const cost = sample(['flour 100 g', 'saffron'])
    expect(cost.open).toEqual([])
    expect(cost.lines[1]).toEqual({ kind: 'to-taste' })
  })

  it('an open line is carried upwards once', () => {
    const sauce = recipe('sauce', [line('flour 100 g'), line('saffron 1 g')], {
      output: { quantity: rational(100), unit: 'g' },
    })
    const dish = recipe('dish', [line('@sauce 50 g'), line('@sauce 25 g'), line('flour 5 g')])
    const cost = costOf(
      book([ingredient('flour', { price: rational(1) }), ingredient('saffron')], [sauce, dish]),
      'dish',
    )!
    expect(cost.open).toEqual([{ recipeId: 'sauce', lineId: 'saffron 1 g', reason: 'price' }])
    expect(of(cost.batch)).toBe('80/1')
    expect(cost.lines.map(({ kind }) => kind)).toEqual(['at-least', 'at-least', 'known'])
  })

  it('a circle is open, not endless', () => {
    const cost = costsOf(book([], [recipe('a', [line('@b 1 portion')]), recipe('b', [line('@a 1 portion')])]))
    expect(cost.get('a')!.open).toEqual([{ recipeId: 'b', lineId: '@a 1 portion', reason: 'circle' }])
  })
})

describe('batch, unit and portion', () => {
  const sample = book(
    [
      ingredient('flour', { price: rational(1) }),
      ingredient('box', { base: 'piece', price: rational(70), isPackaging: true }),
    ],
    [
      recipe('dough', [line('flour 1 kg')], {
        output: { quantity: rational(1.25), unit: 'kg' },
        portions: rational(2.5),
      }),
      recipe('pie', [line('@dough 250 g'), line('@dough 1 portion'), line('box 1 piece'), line('flour')], {
        allowance: rational(0.02),
        portions: rational(2),
      }),
      recipe('set', [line('@pie 2 portion')], { kind: 'combo' }),
    ],
  )

  it('the unit is that of the output as it is written', () => {
    const { batch, unit, portion } = costOf(sample, 'dough')!
    expect([batch, unit!, portion].map(of)).toEqual(['1000/1', '800/1', '400/1'])
  })

  it('the allowance covers food, packaging stands apart and goes upwards', () => {
    const { batch, portion, packaging } = costOf(sample, 'pie')!
    expect([batch, portion, packaging].map(of)).toEqual(['612/1', '306/1', '35/1'])
    const combo = costOf(sample, 'set')!
    expect([combo.batch, combo.packaging].map(of)).toEqual(['612/1', '70/1'])
  })

  it('is null for a recipe that the book does not have', () => {
    expect(costOf(sample, 'other')).toBeNull()
  })
})
