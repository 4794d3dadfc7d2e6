import { expect, test } from 'vitest'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import { type Question, scoredQuestions } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import {
  actionsOf,
  answersOf,
  type AuditAct,
  type AuditAnswer,
  type AuditValues,
  emptyAnswer,
  fitsAudit,
  isAuditAnswer,
  isSigned,
  openAuditPoints,
} from './answers.ts'

const questions = new Map(scoredQuestions(boh1).map((question) => [question.key, question]))
const passing = (question: Question): AuditAnswer['value'] =>
  question.type === 'measure'
    ? { readings: Array.from({ length: question.fewest }, () => ({ place: 'Chiller', value: question.limit })) }
    : true
const allYes: AuditValues = Object.fromEntries(
  [...questions.values()].map((question) => [question.key, { ...emptyAnswer, value: passing(question) }]),
)
const at = (degrees: number): AuditAnswer['value'] => ({
  readings: Array.from({ length: 8 }, () => ({ place: 'Chiller', value: degrees })).slice(
    0,
    questions.get('B1')?.type === 'measure' ? Math.max(1, (questions.get('B1') as { fewest: number }).fewest) : 1,
  ),
})
const act: AuditAct = {
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'open',
  title: 'Repair the chiller',
  ownerId: null,
  ownerName: 'Sara',
  dueOn: '2026-12-01',
  note: '',
}

test('BOH-1 fits an audit, and a full sheet of yes has no open points', () => {
  expect(fitsAudit(boh1)).toBe(true)
  expect(openAuditPoints(boh1, allYes, {})).toEqual([])
  expect(scoreReport(boh1, answersOf(allYes)).final).toBe(100)
})

test('the score check of the design: 95.75, and 59 with a critical reading', () => {
  const na = { ...emptyAnswer, na: true }
  const values: AuditValues = {
    ...allYes,
    B1: { ...emptyAnswer, value: at(6.2) },
    B4: na,
    D5: na,
    F3: { ...emptyAnswer, value: false, note: 'Grease' },
  }
  const score = (of: AuditValues) => scoreReport(boh1, answersOf(of))
  const section = (of: AuditValues, name: string) => score(of).sections.find(({ key }) => key === name)
  expect(score(values)).toMatchObject({ final: 95.75 })
  expect(section(values, 'B')).toMatchObject({ numerator: 14, denominator: 16, score: 87.5 })
  expect(section(values, 'F')).toMatchObject({ numerator: 12, denominator: 14, score: 85.71 })
  const beyond = { ...values, B1: { ...emptyAnswer, value: at(9) } }
  expect(section(beyond, 'B')).toMatchObject({ score: 75 })
  expect(score(beyond)).toMatchObject({ calculated: 93.5, final: 59, criticalFailed: ['B1'] })
})

const failed = (part: Partial<AuditAnswer>): AuditValues => ({
  ...allYes,
  B1: { ...emptyAnswer, value: at(9), note: 'Door open', ...part },
})
const onePhoto = { B1: { finding: 1, fix: 0 } }
test.each<[string, AuditValues, Record<string, { finding: number; fix: number }>, string[]]>([
  ['no answer', { ...allYes, A1: emptyAnswer }, {}, ['A1 answer']],
  ['a critical failure without a follow-up', failed({}), onePhoto, ['B1 action']],
  ['an observation is missing', failed({ note: ' ', act }), onePhoto, ['B1 note']],
  ['an open action', failed({ act }), onePhoto, []],
  ['an action without a person', failed({ act: { ...act, ownerName: ' ' } }), onePhoto, ['B1 action-owner']],
  ['an action without a title', failed({ act: { ...act, title: '' } }), onePhoto, ['B1 action-title']],
  ['an action without a day', failed({ act: { ...act, dueOn: '' } }), onePhoto, ['B1 action-due']],
  ['fixed without a photo', failed({ act: { ...act, kind: 'fixed' } }), onePhoto, ['B1 fix-photo']],
  ['fixed with a photo', failed({ act: { ...act, kind: 'fixed' } }), { B1: { finding: 1, fix: 1 } }, []],
])('%s', (_, values, photos, points) => {
  expect(openAuditPoints(boh1, values, photos).map(({ key, why }) => `${key} ${why}`)).toEqual(points)
})

test('what is fixed in presence stays failed, and an action of an answer changed later is not opened', () => {
  const fixed = failed({ act: { ...act, kind: 'fixed' } })
  expect(actionsOf(boh1, fixed)).toMatchObject([{ questionKey: 'B1', kind: 'fixed', priority: 'critical' }])
  expect(scoreReport(boh1, answersOf(fixed)).criticalFailed).toEqual(['B1'])
  expect(actionsOf(boh1, { ...allYes, B1: { ...allYes['B1']!, act } })).toEqual([])
})

test.each<[string, string, unknown, boolean]>([
  ['yes', 'A1', { ...emptyAnswer, value: true }, true],
  ['a text for a yes or no', 'A1', { ...emptyAnswer, value: 'yes' }, false],
  ['not applicable where it is not offered', 'A5', { ...emptyAnswer, na: true }, false],
  ['not applicable where it is', 'B4', { ...emptyAnswer, na: true }, true],
  ['degrees out of range', 'B1', { ...emptyAnswer, value: { readings: [{ place: '', value: 999 }] } }, false],
  ['an unknown question', 'Z9', { ...emptyAnswer, value: true }, false],
  ['an action with a bad id', 'A1', { ...emptyAnswer, value: false, act: { ...act, id: 'x' } }, false],
  ['a note that is too long', 'A1', { ...emptyAnswer, value: true, note: 'x'.repeat(2001) }, false],
])('a device may send %s: %s', (_, key, answer, allowed) => {
  expect(isAuditAnswer(questions.get(key), answer)).toBe(allowed)
})

test.each([
  ['', 'M1 1L20 20', false],
  ['Sara', '', false],
  ['Sara', 'M1 1', false],
  ['Sara', 'M1 1L20 20', true],
  ['Sara', 'M1 1L20 20<script>', false],
])('a signature of %j with the strokes %j', (name, path, signed) => {
  expect(isSigned({ name, path })).toBe(signed)
})
