import { describe, expect, test } from 'vitest'
import { type Rational, ratio, roundHalfUp } from '#/domain/rational.ts'
import { awardToOne, proposeAward } from './award.ts'
import { landedLines, packsFor, type QuotedLine, type QuoteOf, rankings } from './landed.ts'

const units = (value: number): Rational => ratio(BigInt(value), 1n)
const line = (lineId: string, content: number, net: Rational, minimum = 1n, multiple = 1n): QuotedLine => ({
  lineId,
  content: units(content),
  net,
  minimum,
  multiple,
})
const quote = (supplierId: string, lines: QuotedLine[], fee = 0, minimumOrder = 0): QuoteOf => ({
  supplierId,
  lines,
  deliveryFee: units(fee),
  minimumOrder: units(minimumOrder),
})
const kilo = 1000

// Request of the kitchen design: 220 kg chicken, 400 kg rice, 180 l oil; prices in halalas without VAT.
const needs = new Map([
  ['chicken', units(220 * kilo)],
  ['rice', units(400 * kilo)],
  ['oil', units(180 * kilo)],
])
const a = quote(
  'A',
  [line('chicken', 11 * kilo, units(16500)), line('rice', kilo, units(600)), line('oil', kilo, units(920))],
  10000,
)
const b = quote('B', [
  // why: 208.15 with VAT is 181.00 without
  line('chicken', 12 * kilo, ratio(20815n * 100n, 115n)),
  line('rice', kilo, units(570)),
  line('oil', kilo, units(900)),
])
const c = quote('C', [line('chicken', kilo, units(1480), 300n)], 6000)
const chicken = new Map([['chicken', units(220 * kilo)]])

describe('landed cost', () => {
  test.each([
    ['A', a, 20n, 340000, 15.4545],
    ['B', b, 19n, 343900, 15.0833],
    ['C', c, 300n, 450000, 15],
  ] as const)('220 kg of chicken from %s', (_, of, packs, cash, perKilo) => {
    const [landed] = landedLines(of, chicken)
    expect(landed!.packs).toBe(packs)
    expect(roundHalfUp(landed!.cash, 0)).toBe(cash)
    // halalas a gram x 1000 / 100 are riyals a kilo
    expect(roundHalfUp({ n: landed!.perUnit.n * 10n, d: landed!.perUnit.d }, 4)).toBe(perKilo)
  })

  test('cash for this need and price of a kilo rank differently, and left-overs are known', () => {
    const lines = [a, b, c].flatMap((each) => landedLines(each, chicken))
    expect(rankings(lines)).toEqual({ byCash: ['A', 'B', 'C'], byUnit: ['C', 'B', 'A'] })
    expect(lines.map(({ leftOver }) => Number(leftOver.n / leftOver.d) / kilo)).toEqual([0, 8, 80])
  })

  test('the fee is shared by value, and equally among free lines', () => {
    const shared = landedLines(quote('D', [line('x', 1, units(300)), line('y', 1, units(100))], 80), both)
    expect(shared.map(({ delivery }) => roundHalfUp(delivery, 0))).toEqual([60, 20])
    const free = landedLines(quote('D', [line('x', 1, units(0)), line('y', 1, units(0))], 80), both)
    expect(free.map(({ delivery }) => roundHalfUp(delivery, 0))).toEqual([40, 40])
  })
  const both = new Map([
    ['x', units(1)],
    ['y', units(1)],
  ])

  test.each([
    [units(10), 3, 1n, 1n, 4n],
    [units(9), 3, 1n, 1n, 3n],
    [ratio(1n, 3n), 3, 1n, 1n, 1n],
    [units(10), 3, 6n, 1n, 6n],
    [units(10), 3, 1n, 6n, 6n],
    [units(30), 3, 7n, 4n, 12n],
  ])('packs of %o', (need, content, minimum, multiple, packs) => {
    expect(packsFor(need, { content: units(content), minimum, multiple })).toBe(packs)
  })
})

describe('award', () => {
  test('all from A, all from B, and the split that is proposed', () => {
    expect(roundHalfUp(awardToOne(a, needs)!.total, 0)).toBe(745600)
    expect(roundHalfUp(awardToOne(b, needs)!.total, 0)).toBe(733900)
    expect(awardToOne(c, needs)).toBeNull()
    const split = proposeAward([a, b, c], needs)!
    expect(roundHalfUp(split.total, 0)).toBe(730000)
    expect(Object.fromEntries(split.lines)).toEqual({ chicken: 'A', rice: 'B', oil: 'B' })
  })

  test('a supplier below its minimum order is left out, fewer suppliers win a tie', () => {
    const high = { ...a, minimumOrder: units(400000) }
    expect(proposeAward([high, b], needs)!.suppliers).toEqual(['B'])
    const one = quote('one', [line('x', 1, units(10)), line('y', 1, units(10))])
    const other = quote('other', [line('x', 1, units(10)), line('y', 1, units(10))])
    const tie = proposeAward(
      [other, one],
      new Map([
        ['x', units(1)],
        ['y', units(1)],
      ]),
    )!
    expect(tie.suppliers).toHaveLength(1)
  })

  test('a line that none offers leaves no award, and eleven suppliers are refused', () => {
    expect(proposeAward([c], needs)).toBeNull()
    expect(proposeAward([a], new Map())).toBeNull()
    expect(() =>
      proposeAward(
        Array.from({ length: 11 }, () => a),
        needs,
      ),
    ).toThrow(RangeError)
  })

  test('no split is cheaper than the proposed one where there are no minimum orders, for many small cases', () => {
    let seed = 7
    const next = (below: number) => (seed = (seed * 48271) % 2147483647) % below
    for (let round = 0; round < 60; round++) {
      const small = new Map(['x', 'y', 'z'].map((lineId) => [lineId, units(1 + next(20))]))
      const lineIds = [...small.keys()]
      const quotes = ['p', 'q', 'r'].map((supplierId) =>
        quote(
          supplierId,
          lineIds.map((lineId) => line(lineId, 1 + next(5), units(1 + next(900)), BigInt(1 + next(3)))),
          next(300),
        ),
      )
      const totals = Array.from({ length: 27 }, (_, choice) =>
        quotes.reduce((sum, of, index) => {
          const own = lineIds.filter((__, at) => Math.floor(choice / 3 ** at) % 3 === index)
          const award = awardToOne(of, new Map(own.map((lineId) => [lineId, small.get(lineId)!])))
          return sum + (award ? roundHalfUp(award.total, 0) : 0)
        }, 0),
      )
      expect(roundHalfUp(proposeAward(quotes, small)!.total, 0)).toBe(Math.min(...totals))
    }
  })
})
