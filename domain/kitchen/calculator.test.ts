import { describe, expect, test } from 'vitest'
import { rational, ratio } from '../rational.ts'
import { calculate, type CalculatorChannel, channelField, isPriceText } from './calculator.ts'
import { percent, rounded, zero } from './figures.ts'

const none = { isRegistered: true, channels: [] }
const channel = (id: string, sold: number | null, commission = '0', packaging = 0): CalculatorChannel => ({
  id,
  terms: { commission: percent(commission), base: 'gross', payment: zero, fixed: zero },
  packaging: rational(packaging),
  sold: sold === null ? null : rational(sold),
})

describe('calculator', () => {
  test('typed figures without any recipe: house and one app', () => {
    const found = calculate(
      {
        food: '9.96',
        price: '39',
        target: '30',
        appPrice: '45',
        commission: '25',
        payment: '2.5',
        appPackaging: '0.95',
      },
      none,
    )
    expect(found.wrong).toEqual([])
    const [inHouse, app] = found.channels
    expect(rounded(inHouse!.at!.margin)).toBe(2395)
    expect(inHouse!.target?.price).toEqual(rational(3850))
    expect(rounded(app!.at!.margin)).toBe(1585)
    expect(app!.same).toEqual(rational(5900))
    expect(rounded(app!.floor!)).toBe(1835)
    expect(inHouse!.same).toBeNull()
  })

  test('one column while no term of an app is typed, and no margin without a price', () => {
    const found = calculate({ food: '9.96' }, none)
    expect(found.channels).toHaveLength(1)
    expect(found.channels[0]!.at).toBeNull()
    expect(found.noBreakEven).toBeNull()
  })

  test('stored channels: own prices over that of all, own packaging', () => {
    const found = calculate(
      { food: '10', price: '23', packaging: '0.70', [channelField('b')]: '46' },
      { isRegistered: true, channels: [channel('a', null), channel('b', null, '10', 25)] },
    )
    expect(found.channels.map(({ at }) => at && rounded(at.net))).toEqual([2000, 4000])
    expect(found.channels.map(({ at }) => at && rounded(at.packaging))).toEqual([70, 95])
    expect(found.channels.map(({ at }) => at && rounded(at.commission))).toEqual([0, 460])
  })

  test('break-even weighs channels by their sales, or takes the first', () => {
    const texts = { food: '10', price: '23', fixed: '1000', [channelField('b')]: '46' }
    const sold = calculate(texts, { isRegistered: true, channels: [channel('a', 100), channel('b', 300)] })
    expect(sold.breakEven?.exact).toEqual(ratio(100_000n, 2500n))
    const unsold = calculate(texts, { isRegistered: true, channels: [channel('a', null), channel('b', null)] })
    expect(unsold.breakEven?.portions).toBe(100n)
    expect(calculate({ ...texts, food: '90' }, none).noBreakEven).toBe('no-margin')
    expect(calculate({ food: '5', fixed: '10' }, none).noBreakEven).toBe('no-price')
  })

  test('a text that was rounded for its field stands for its exact figure, until it is changed', () => {
    const exact = { food: { text: '9.9596', value: ratio(181423463n, 182160n) } }
    const found = (food: string) => calculate({ food, price: '39' }, { ...none, exact }).channels[0]!.at!.margin
    expect(found('9.9596')).toEqual(ratio(436336537n, 182160n))
    expect(found('9.96')).not.toEqual(ratio(436336537n, 182160n))
  })

  test('labour counts only with minutes and a cost of the hour', () => {
    expect(calculate({ food: '10', price: '23', minutes: '6' }, none).channels[0]!.at!.labour).toBeNull()
    const both = calculate({ food: '10', price: '23', minutes: '6', hourly: '24' }, none)
    expect(both.channels[0]!.at!.labour).toEqual(rational(240))
  })

  test('what cannot be read is named and counts nothing', () => {
    const found = calculate(
      { food: '1,5', price: 'x', target: '101', commission: '61', minutes: '-', fixed: '1.5.0' },
      none,
    )
    expect(found.wrong.toSorted()).toEqual(['commission', 'fixed', 'food', 'minutes', 'price', 'target'])
  })

  test.each([
    ['39', true],
    ['39.55', true],
    ['39.555', false],
    ['0', false],
    ['', false],
    ['1,5', false],
  ])('%s may be saved: %s', (text, answer) => expect(isPriceText(text)).toBe(answer))
})
