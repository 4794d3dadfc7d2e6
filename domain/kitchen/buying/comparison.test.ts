import { expect, test } from 'vitest'
import { roundHalfUp, type Rational } from '../../rational.ts'
import { awardedOf, compare, isSameChoice, ordersOf, totalOf, wholeLines } from './comparison.ts'
import type { QuoteOf } from './landed.ts'
import { answerState, stateAt } from './request.ts'
import { inBase, netOfPack } from './supplier.ts'

const line = (lineId: string, content: number, unit: 'kg' | 'l', price: number, minimum = 1) => ({
  lineId,
  content: inBase(content, unit),
  net: netOfPack(price, 'excluded'),
  minimum: BigInt(minimum),
  multiple: 1n,
})
const quote = (supplierId: string, fee: bigint, lines: QuoteOf['lines']): QuoteOf => ({
  supplierId,
  lines,
  deliveryFee: { n: fee, d: 1n },
  minimumOrder: { n: 0n, d: 1n },
})
const quotes = [
  quote('A', 10000n, [line('chicken', 11, 'kg', 165), line('rice', 40, 'kg', 240), line('oil', 18, 'l', 165.6)]),
  quote('B', 0n, [line('chicken', 12, 'kg', 181), line('rice', 40, 'kg', 228), line('oil', 18, 'l', 162)]),
  quote('C', 6000n, [line('chicken', 1, 'kg', 14.8, 300)]),
]
const needs = new Map([
  ['chicken', inBase(220, 'kg')],
  ['rice', inBase(400, 'kg')],
  ['oil', inBase(180, 'l')],
])
const riyals = (value: Rational) => roundHalfUp(value, 0) / 100

test('the split award of the design: chicken from A, the rest from B, 7,300.00', () => {
  const { proposal, alone, best } = compare(quotes, needs)
  expect(riyals(proposal!.total)).toBe(7300)
  expect(Object.fromEntries(proposal!.lines)).toEqual({ chicken: 'A', rice: 'B', oil: 'B' })
  expect(riyals(alone.get('A')!.total)).toBe(7456)
  expect(riyals(alone.get('B')!.total)).toBe(7339)
  expect(alone.get('C')).toBeNull()
  expect(best.get('rice')).toEqual({ cash: 'B', unit: 'B' })
  const orders = ordersOf(quotes, needs, wholeLines(needs, proposal!.lines))
  expect(orders.map(({ supplierId, total }) => [supplierId, riyals(total)])).toEqual([
    ['A', 3400],
    ['B', 3900],
  ])
  expect(riyals(totalOf(orders))).toBe(7300)
})

test('a line in parts: packs of each part are rounded up, and fees come with each order', () => {
  const parts = new Map([
    ['A', inBase(120, 'kg')],
    ['B', inBase(100, 'kg')],
  ])
  const orders = ordersOf(quotes, needs, new Map([['chicken', parts]]))
  expect(orders.map(({ supplierId, lines, total }) => [supplierId, lines[0]!.packs, riyals(total)])).toEqual([
    ['A', 11n, 1915],
    ['B', 9n, 1629],
  ])
  expect(awardedOf(parts)).toEqual(inBase(220, 'kg'))
  const whole = wholeLines(
    needs,
    new Map([
      ['chicken', 'A'],
      ['rice', ''],
    ]),
  )
  expect(ordersOf(quotes, needs, whole).map(({ supplierId }) => supplierId)).toEqual(['A'])
  expect(isSameChoice(whole, new Map([['chicken', new Map([['A', inBase(220, 'kg')]])]]))).toBe(true)
  expect(isSameChoice(whole, new Map([['chicken', parts]]))).toBe(false)
})

test('cash and kilo differ for one need, and left-overs are counted', () => {
  const { cells, best } = compare(quotes, new Map([['chicken', inBase(220, 'kg')]]))
  const row = cells.get('chicken')!
  expect(['A', 'B', 'C'].map((id) => riyals(row.get(id)!.cash))).toEqual([3400, 3439, 4500])
  expect(['A', 'B', 'C'].map((id) => Number(row.get(id)!.leftOver.n / 1000n))).toEqual([0, 8, 80])
  expect(best.get('chicken')).toEqual({ cash: 'A', unit: 'C' })
})

test('a line that no supplier offers stays out of the proposal; minimum orders are told', () => {
  const small = { ...quotes[1]!, minimumOrder: { n: 500_000n, d: 1n } }
  const more = new Map([...needs, ['saffron', inBase(1, 'kg')] as const])
  const { offered, proposal } = compare([small], more)
  expect([...offered.keys()]).toEqual(['chicken', 'rice', 'oil'])
  expect(riyals(proposal!.total)).toBe(7339)
  const [order] = ordersOf([small], more, wholeLines(more, new Map([['rice', 'B']])))
  expect(order).toMatchObject({ isBelowMinimum: true })
  expect(compare([], needs).proposal).toBeNull()
})

const at = (time: string) => new Date(`2026-11-30T${time}:00Z`)
test.each([
  ['draft', '09:00', 'draft'],
  ['sent', '09:00', 'sent'],
  ['sent', '10:00', 'closed'],
  ['awarded', '11:00', 'awarded'],
] as const)('a stored %s at %s is %s', (stored, time, state) =>
  expect(stateAt(stored, at('10:00'), at(time))).toBe(state),
)

const none = { opened: 0, declinedAt: null, quotedAt: null, withdrawnAt: null }
test.each([
  [none, false, 'invited'],
  [{ ...none, opened: 2 }, false, 'opened'],
  [{ ...none, opened: 2 }, true, 'expired'],
  [{ ...none, quotedAt: at('09:00') }, true, 'submitted'],
  [{ ...none, quotedAt: at('09:00'), declinedAt: at('09:30') }, false, 'declined'],
  [{ ...none, quotedAt: at('09:00'), declinedAt: at('08:30') }, false, 'submitted'],
  [{ ...none, quotedAt: at('09:00'), withdrawnAt: at('09:30') }, false, 'withdrawn'],
] as const)('an invitation %o, closed %s, is %s', (facts, isClosed, state) =>
  expect(answerState(facts, isClosed)).toBe(state),
)
