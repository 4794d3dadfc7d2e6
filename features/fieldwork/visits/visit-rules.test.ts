import { expect, test } from 'vitest'
import type { Answer } from '#/domain/questionnaire.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { nextUnanswered, sectionOf, sectionSteps, stepToShow } from './sections.ts'
import { hoursUntil } from './time-left.ts'
import { typedNumber } from './components/typed-number.ts'
import { minutesBetween } from './components/use-stopwatch.ts'
import { deviceMoment, plainText } from './clean.ts'

const answer = (questionKey: string, value: Answer['value']): Answer => ({
  questionKey,
  value,
  notApplicable: false,
  naReason: '',
  comment: '',
  photos: 0,
})

test('numbers are read with Arabic digits, either decimal sign, and nothing else', () => {
  const read = ['2', ' 2.5 ', '٢٫٥', '2,5', '0.50', '', 'soon', '-1', '1e3', '1.2.3', '12345678'].map(typedNumber)
  expect(read).toEqual([2, 2.5, 2.5, 2.5, 0.5, null, null, null, null, null, null])
})

test('a stopwatch gives minutes to a tenth, never more than a question takes', () => {
  expect([29_000, 30_000, 89_999, 91_000, 0, -5, 10 ** 9].map((ms) => minutesBetween(0, ms))).toEqual([
    0.5, 0.5, 1.5, 1.5, 0, 0, 600,
  ])
})

test('the next unanswered question is looked for here first, then onwards, then from the beginning', () => {
  const first = [answer('Q1', 1), answer('Q2', 4)]
  expect(nextUnanswered(bas1, first, 'S1')).toBe('Q3')
  expect(nextUnanswered(bas1, first, 'S3')).toBe('Q8')
  const notes = bas1.unscored.map(({ key, type }) => answer(key, type === 'number' ? 9 : 'words '.repeat(40)))
  expect(nextUnanswered(bas1, notes, 'unscored')).toBe('Q1')
  const all = bas1.sections.flatMap(({ questions }) =>
    questions.map(({ key, type }) => answer(key, type === 'yes_no' ? true : type === 'rating' ? 4 : 1)),
  )
  expect(nextUnanswered(bas1, [...all, ...notes], 'S1')).toBeNull()
})

test('sections come with their counts, those without a score last', () => {
  const steps = sectionSteps(bas1, [answer('Q1', 1)])
  expect(steps.map(({ key, answered, total }) => `${key} ${answered}/${total}`)).toEqual([
    'S1 1/3',
    'S2 0/4',
    'S3 0/5',
    'S4 0/4',
    'S5 0/2',
    'unscored 0/5',
  ])
})

test('an address that names no section shows the first one, or the first question the editor asks about', () => {
  expect(stepToShow(bas1, 'S3', [])).toBe('S3')
  expect(stepToShow(bas1, 'check', [])).toBe('check')
  expect(stepToShow(bas1, '../x', [])).toBe('S1')
  expect(stepToShow(bas1, null, ['narrative'])).toBe('unscored')
  expect(sectionOf(bas1, 'Q17')).toBe('S5')
})

test('hours left are whole hours, negative once the deadline has passed', () => {
  const at = '2026-03-06T12:00:00Z'
  const hours = (now: string) => hoursUntil(at, Date.parse(now))
  expect([hours('2026-03-06T10:00:00Z'), hours('2026-03-06T11:30:00Z'), hours('2026-03-06T12:00:01Z')]).toEqual([
    2, 0, -1,
  ])
})

test('a phone whose clock is years off is not believed', () => {
  const at = new Date('2026-03-06T12:00:00Z')
  expect(deviceMoment('2026-03-05T12:00:00Z', at).toISOString()).toBe('2026-03-05T12:00:00.000Z')
  expect(deviceMoment('1970-01-01T00:00:00Z', at)).toBe(at)
  expect(plainText('a\u0000\ud800')).toBe('a\ufffd')
})
