import { expect, test } from 'vitest'
import { neededFailures, failureFaults } from '#/domain/failure.ts'
import { checkQuestionnaire } from '#/domain/fieldwork/questionnaire-check.ts'
import { questionTopics } from '#/domain/fieldwork/topics.ts'
import { type Answer, type AnswerValue, scoredQuestions } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import { bas1 } from './bas-1.ts'
import { boh1 } from './boh-1.ts'
import { fsr1 } from './fsr-1.ts'
import { topicNames, topicOf } from './topics.ts'

const questions = scoredQuestions(boh1)
const find = (key: string) => questions.find((question) => question.key === key)!

/** Every question answered well, with some answers of its own; null: not applicable. */
const sheet = (own: Record<string, AnswerValue>): Answer[] =>
  questions.map((question) => {
    const given = question.key in own
    const good = question.type === 'measure' ? { readings: [{ place: '', value: question.limit }] } : true
    return {
      questionKey: question.key,
      value: given ? own[question.key]! : good,
      notApplicable: given && own[question.key] === null,
      naReason: '',
      comment: '',
      photos: 0,
    }
  })
const read = (value: number) => ({ readings: [{ place: 'Walk-in', value }] })
const ofSection = (answers: Answer[], key: string) =>
  scoreReport(boh1, answers).sections.find((section) => section.key === key)?.score

test('45 questions in 8 sections, of which each adds up to its weight and all to 100', () => {
  expect(questions).toHaveLength(45)
  expect(boh1.sections.map(({ key, weight }) => `${key}${weight}`).join(' ')).toBe('A12 B18 C14 D16 E12 F14 G8 H6')
  for (const { questions: own, weight } of boh1.sections)
    expect(own.reduce((sum, question) => sum + question.weight, 0)).toBe(weight)
})

test('flags, photos and measured questions are those of the standard', () => {
  const keys = (pick: (question: (typeof questions)[number]) => boolean) =>
    questions
      .filter(pick)
      .map(({ key }) => key)
      .join(' ')
  expect(keys(({ critical }) => critical)).toBe('A5 B1 C1 D1 E5 F1')
  expect(keys(({ major }) => major)).toBe('A1 A6 B2 B3 B6 C5 D2 D4 D6 E1 E2 G1 G2 G3 H1')
  expect(keys(({ photo }) => photo === 'on_fail')).toBe('A3 A5 A6 C1 C3 E3 F1 F3 F4 G1 G3')
  expect(keys(({ allowNotApplicable }) => allowNotApplicable)).toBe('B4 B6 C4 D1 D3 D4 D5')
  expect(keys(({ type }) => type === 'measure')).toBe('B1 B2 B3 B4 D1 D2 D3')
})

test.each([
  ['B1', 'at_most', 5, 7],
  ['B2', 'at_most', -18, -15],
  ['B3', 'at_most', 5, 7],
  ['B4', 'at_most', 5, 7],
  ['D1', 'at_least', 75, undefined],
  ['D2', 'at_least', 60, 57],
  ['D3', 'at_least', 75, undefined],
])('%s: %s %d, grey to %s', (key, direction, limit, grey) => {
  const question = find(key)
  expect(question).toMatchObject({ direction, limit })
  expect('grey' in question ? question.grey : undefined).toBe(grey)
})

test('it can be published as it is', () => {
  expect(checkQuestionnaire(boh1)).toEqual([])
  for (const question of questions)
    for (const { failure } of neededFailures(question)) expect(failureFaults(question, failure!)).toEqual([])
})

const worked = { B1: read(6.2), B4: null, D5: null, F3: false }

test('a chiller in the grey band, two answers not applicable and a dirty floor give 95.75', () => {
  const answers = sheet(worked)
  expect([ofSection(answers, 'B'), ofSection(answers, 'F')]).toEqual([87.5, 85.71])
  expect(scoreReport(boh1, answers)).toMatchObject({ calculated: 95.75, final: 95.75, criticalFailed: [] })
})

test('the chiller at 9 °C fails a critical question: calculated 93.50, final 59', () => {
  const answers = sheet({ ...worked, B1: read(9) })
  expect(ofSection(answers, 'B')).toBe(75)
  expect(scoreReport(boh1, answers)).toMatchObject({ calculated: 93.5, final: 59, criticalFailed: ['B1'] })
})

test('every question of the shipped questionnaires has exactly one topic, with a name', () => {
  for (const definition of [boh1, fsr1, bas1])
    for (const { key } of scoredQuestions(definition))
      expect([definition.code, key, topicOf(definition.code, key)]).not.toContain(null)
  expect(Object.keys(topicNames)).toEqual([...questionTopics])
  expect(topicOf('OWN-1', 'A1')).toBeNull()
})

test('audits and visits share their topics, apart from service', () => {
  const topics = (definition: typeof boh1) =>
    new Set(scoredQuestions(definition).map(({ key }) => topicOf(definition.code, key)))
  for (const visit of [fsr1, bas1])
    expect([...topics(visit)].filter((topic) => topic !== 'service').toSorted()).toEqual([...topics(boh1)].toSorted())
})
