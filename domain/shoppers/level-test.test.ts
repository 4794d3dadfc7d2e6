import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawTest, markTest, retryAt } from './level-test.ts'

const bank = Array.from({ length: 24 }, (_, index) => ({
  key: `q${index}`,
  options: ['x', 'y', 'z'],
  right: index % 3,
}))

describe('drawing', () => {
  test('ten different questions, each with all of its answers, for every seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const drawn = drawTest(bank, seed)
        expect(new Set(drawn.map(({ key }) => key)).size).toBe(10)
        for (const { order } of drawn) expect(new Set(order)).toEqual(new Set([0, 1, 2]))
      }),
    )
  })

  test('the same seed draws the same test, another one another', () => {
    expect(drawTest(bank, 'a')).toEqual(drawTest(bank, 'a'))
    expect(drawTest(bank, 'a')).not.toEqual(drawTest(bank, 'b'))
  })

  test('over many tests every question is drawn, and the right answer has every position', () => {
    const tests = Array.from({ length: 300 }, (_, seed) => drawTest(bank, String(seed)))
    const keys = new Set(tests.flat().map(({ key }) => key))
    expect(keys.size).toBe(24)
    const places = [0, 0, 0]
    for (const { key, order } of tests.flat()) places[order.indexOf(bank.find((one) => one.key === key)!.right)]!++
    for (const times of places) expect(times / 3000).toBeCloseTo(1 / 3, 1)
  })
})

describe('marking: 80 % passes', () => {
  const drawn = drawTest(bank, 'any')
  const answered = (right: number) =>
    Object.fromEntries(
      drawn.map(({ key }, index) => {
        const solution = bank.find((one) => one.key === key)!.right
        return [key, index < right ? solution : (solution + 1) % 3]
      }),
    )
  test.each([
    [10, true],
    [8, true],
    [7, false],
    [0, false],
  ])('%d of ten: %s', (right, passed) =>
    expect(markTest(drawn, answered(right), bank)).toEqual({ correct: right, of: 10, passed }),
  )
  test('what was not answered, or was never asked, counts for nothing', () => {
    expect(markTest(drawn, { ...answered(8), other: 0 }, bank).correct).toBe(8)
    expect(markTest(drawn, {}, bank)).toEqual({ correct: 0, of: 10, passed: false })
  })
  test('a test without questions is not passed', () => expect(markTest([], {}, bank).passed).toBe(false))
})

describe('trying again', () => {
  const at = (text: string) => new Date(text)
  const failed = (text: string) => ({ passed: false, finishedAt: at(text) })
  const passed = (text: string) => ({ passed: true, finishedAt: at(text) })
  test.each([
    ['nothing tried yet', [], null],
    ['failed once: a day later', [failed('2026-11-01T10:00:00Z')], '2026-11-02T10:00:00Z'],
    [
      'failed twice: a day after the second',
      [failed('2026-11-01T10:00:00Z'), failed('2026-11-02T11:00:00Z')],
      '2026-11-03T11:00:00Z',
    ],
    [
      'from the third failure: seven days',
      [failed('2026-11-01T10:00:00Z'), failed('2026-11-02T11:00:00Z'), failed('2026-11-03T12:00:00Z')],
      '2026-11-10T12:00:00Z',
    ],
    ['passed at last', [failed('2026-11-01T10:00:00Z'), passed('2026-11-02T11:00:00Z')], null],
    [
      'a pass wipes the failures before it',
      [
        failed('2026-11-01T10:00:00Z'),
        failed('2026-11-02T11:00:00Z'),
        passed('2026-11-03T12:00:00Z'),
        failed('2027-01-01T00:00:00Z'),
      ],
      '2027-01-02T00:00:00Z',
    ],
  ])('%s', (_, attempts, expected) => expect(retryAt(attempts)).toEqual(expected && at(expected)))
})
