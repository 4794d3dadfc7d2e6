import { describe, expect, test } from 'vitest'
import { answerProblems } from '../answer-problems.ts'
import { toldOf } from '../failure.ts'
import { type AnswerValue, isLow, isValidValue, type MeasureQuestion, needsComment } from '../questionnaire.ts'
import { isFailed, scoreAnswer } from '../score.ts'
import { sameValue } from './answer-values.ts'
import {
  bandOfReading,
  isGreyBeyond,
  limitText,
  type MeasureLimit,
  readReading,
  readRow,
  readingText,
  worstReading,
} from './measure.ts'

const chilled: MeasureLimit = { direction: 'at_most', limit: 5, grey: 7 }
const frozen: MeasureLimit = { direction: 'at_most', limit: -18, grey: -15 }
const hot: MeasureLimit = { direction: 'at_least', limit: 60, grey: 57 }
const cooked: MeasureLimit = { direction: 'at_least', limit: 75 }
const text = { en: 'Chillers, °C', ar: 'الثلاجات (°م)' }
const question = (limit: MeasureLimit, fewest = 1): MeasureQuestion => ({
  key: 'M1',
  text,
  type: 'measure',
  weight: 4,
  required: true,
  allowNotApplicable: false,
  critical: false,
  major: false,
  photo: 'none',
  fewest,
  ...limit,
})
const read = (...values: number[]) => ({ readings: values.map((value) => ({ place: '', value })) })

test.each([
  [chilled, -40, 'within'],
  [chilled, 5, 'within'],
  [chilled, 5.1, 'grey'],
  [chilled, 7, 'grey'],
  [chilled, 7.1, 'beyond'],
  [frozen, -18, 'within'],
  [frozen, -17.9, 'grey'],
  [frozen, -15, 'grey'],
  [frozen, -14.9, 'beyond'],
  [hot, 60, 'within'],
  [hot, 59.9, 'grey'],
  [hot, 57, 'grey'],
  [hot, 56.9, 'beyond'],
  [cooked, 75, 'within'],
  [cooked, 74.9, 'beyond'],
] as const)('of %j a reading of %f is %s', (limit, value, band) => {
  expect(bandOfReading(limit, value)).toBe(band)
})

describe('what a measurement earns', () => {
  test.each([
    [chilled, [4.2], 1],
    [chilled, [4.2, 6.2], 0.5],
    [chilled, [9, 3, 4], 0],
    [hot, [66, 58], 0.5],
    [hot, [56.9, 80], 0],
    [cooked, [75], 1],
    [cooked, [74.9], 0],
  ] as const)('%j of %j earns %f: the worst reading counts', (limit, values, earned) => {
    expect(scoreAnswer(question(limit), read(...values))).toBe(earned)
  })

  test('only a reading beyond the grey band fails and needs an explanation', () => {
    const asked = question(chilled)
    expect([read(5), read(6.2), read(9)].map((value) => isFailed(asked, value))).toEqual([false, false, true])
    expect([read(5), read(6.2), read(9)].map((value) => isLow(asked, value))).toEqual([false, false, true])
    expect(needsComment(asked, read(9))).toBe(true)
  })

  test('the highest counts below a maximum, the lowest above a minimum, the first of equals', () => {
    const readings = [
      { place: 'A', value: 3 },
      { place: 'B', value: 6 },
      { place: 'C', value: 6 },
    ]
    expect(worstReading(chilled, readings)?.place).toBe('B')
    expect(worstReading(hot, readings)?.place).toBe('A')
    expect(worstReading(hot, [])).toBeUndefined()
  })
})

test.each([
  ['one reading', read(4), true],
  ['eight readings', read(1, 2, 3, 4, 5, 6, 7, 8), true],
  ['nine readings', read(1, 2, 3, 4, 5, 6, 7, 8, 9), false],
  ['no reading', read(), false],
  ['the lowest thermometers show', read(-40), true],
  ['below it', read(-40.1), false],
  ['the highest', read(260), true],
  ['above it', read(260.1), false],
  ['two decimals', read(4.25), false],
  ['not a number', { readings: [{ place: '', value: Number.NaN }] }, false],
  ['a device', { readings: [{ place: 'Walk-in', value: 4, device: 'P-2' }] }, true],
  ['a place too long', { readings: [{ place: 'x'.repeat(61), value: 4 }] }, false],
  ['an unknown part', { readings: [{ place: '', value: 4, by: 'me' }] }, false],
  ['a number alone', 4, false],
] as const)('%s: valid is %s', (_, value, valid) => {
  expect(isValidValue(question(chilled), value as never)).toBe(valid)
})

test('a question may ask for several readings', () => {
  const definition = {
    code: 'TEST',
    version: 1,
    evaluationType: 'operations_audit' as const,
    title: text,
    sections: [{ key: 'A', title: text, weight: 100, questions: [question(chilled, 3)] }],
    unscored: [],
  }
  const problems = (value: AnswerValue) =>
    answerProblems(definition, [
      { questionKey: 'M1', value, notApplicable: false, naReason: '', comment: '', photos: 0 },
    ]).map(({ problem }) => problem)
  expect([read(1, 2), read(1, 2, 3), null].map(problems)).toEqual([['too_few_readings'], [], ['unanswered']])
})

test.each([
  ['6.2', 6.2],
  ['6,2', 6.2],
  ['٦٫٢', 6.2],
  ['٦,٢ °م', 6.2],
  ['-18', -18],
  ['−18', -18],
  ['18-', -18],
  ['\u200e-18.5 °C', -18.5],
  ['+4', 4],
  ['.5', 0.5],
  ['0', 0],
  ['-0', 0],
  ['260', 260],
])('%s is read as %f', (typed, value) => {
  expect(readReading(typed)).toEqual({ value })
})

test.each([
  ['', 'reading-missing'],
  ['-', 'reading-number'],
  ['cold', 'reading-number'],
  ['1.2.3', 'reading-number'],
  ['6.25', 'reading-decimals'],
  ['-40.5', 'reading-range'],
  ['620', 'reading-range'],
])('%j is refused as %s', (typed, problem) => {
  expect(readReading(typed)).toEqual({ problem })
})

test('a row of a form is read whole, and an empty one is no reading', () => {
  expect(readRow({ place: ' Walk-in ', value: '٤', device: ' ' })).toEqual({ place: 'Walk-in', value: 4 })
  expect(readRow({ place: '', value: '4', device: 'P-2' })).toEqual({ place: '', value: 4, device: 'P-2' })
  expect(readRow({ place: '', value: ' ' })).toBeUndefined()
  expect(readRow({ place: 'Walk-in', value: '' })).toEqual({ problem: 'reading-missing' })
  expect(readRow({ place: 'x'.repeat(61), value: '4' })).toEqual({ problem: 'reading-place' })
})

test('a grey band lies beyond its limit', () => {
  expect([chilled, frozen, hot, cooked].every(isGreyBeyond)).toBe(true)
  expect(isGreyBeyond({ direction: 'at_most', limit: 5, grey: 5 })).toBe(false)
  expect(isGreyBeyond({ direction: 'at_least', limit: 60, grey: 63 })).toBe(false)
})

test('a finding names the reading that counts and the limit', () => {
  const failure = {
    sentence: { en: 'It read {reading}; the limit is {limit}', ar: 'بلغت القراءة {reading}، والحد {limit}' },
    task: { en: 'Call maintenance', ar: 'استدعاء الصيانة' },
  }
  expect(toldOf({ ...question(frozen), failure }, read(-20, -12.5))?.sentence.en).toBe(
    'It read −12.5 °C; the limit is −18 °C',
  )
  expect(toldOf(question(chilled), read(4))).toBeNull()
  expect(toldOf(question(chilled), read(9))?.sentence.en).toBe('Not met: Chillers, °C (read 9 °C; the limit is 5 °C)')
})

test('temperatures are printed with a true minus sign and their limit', () => {
  expect([readingText(-18), readingText(6.2), limitText(frozen), limitText(hot)]).toEqual([
    '−18',
    '6.2',
    '≤ −18',
    '≥ 60',
  ])
})

test('answers are the same in any order of their parts', () => {
  const stored = { readings: [{ value: 4, device: 'P-2', place: 'Walk-in' }] }
  expect(sameValue(stored, { readings: [{ place: 'Walk-in', value: 4, device: 'P-2' }] })).toBe(true)
  expect(sameValue(read(4), read(5))).toBe(false)
})
