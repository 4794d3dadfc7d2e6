import { expect, test } from 'vitest'
import { boh1 } from '#/content/questionnaires/boh-1.ts'
import { againKey } from '#/domain/fieldwork/again.ts'
import { scoredQuestions } from '#/domain/questionnaire.ts'
import { scoreReport } from '#/domain/score.ts'
import { answersOf, type AuditValues, emptyAnswer, openAuditPoints } from './answers.ts'
import { againSection, auditQuestionsAgain, type BeforeAudit, declaredKeys, withAgain } from './again.ts'

const id = '0f9c2f14-2f5e-4a39-9d9f-2a4f8f6f0a11'
const questions = new Map(scoredQuestions(boh1).map((question) => [question.key, question]))
const f3 = questions.get('F3')!
const before = (part: Partial<BeforeAudit> = {}): BeforeAudit => ({
  actionId: id,
  code: boh1.code,
  questionKey: 'F3',
  status: 'done',
  verification: null,
  doneAt: '2026-11-01T09:00:00.000Z',
  question: f3,
  ...part,
})
const own = { ...boh1, code: 'OWN-1' }
const short = { ...boh1, sections: boh1.sections.filter(({ key }) => key !== 'F') }
const title = { en: 'Asked again', ar: 'متابعة' }

test.each([
  ['done', {}, ['F3']],
  ['declared by the company', { status: 'verified', verification: 'self' }, ['F3']],
  ['confirmed by an audit', { status: 'verified', verification: 'audit' }, []],
  ['not done yet', { status: 'in_progress' }, []],
  ['of another questionnaire', { code: 'OWN-1' }, []],
  ['never finished', { doneAt: null }, []],
] as const)('a failure reopens an action that is %s', (_case, part, keys) => {
  expect(declaredKeys(boh1, [before(part)])).toEqual(keys)
})

test.each([
  ['the questionnaire asks it itself', boh1, {}, null, false],
  ['a newer version dropped it', short, {}, null, true],
  ['it is of another questionnaire', own, {}, null, true],
  ['a measurement of another questionnaire', own, { questionKey: 'B1', question: questions.get('B1')! }, null, true],
  ['it is confirmed', short, { status: 'verified', verification: 'visit' }, null, false],
  ['it is confirmed, and the phone had it', short, { status: 'verified', verification: 'visit' }, [id], true],
  ['the phone did not have it', short, {}, [], false],
  ['its question is gone', short, { question: null }, null, false],
  ['its type has no place on the page', short, { question: { ...f3, type: 'rating' } as never }, null, false],
] as const)('asked again: %s', (_case, definition, part, chosen, asked) => {
  expect(auditQuestionsAgain(definition, [before(part)], chosen)).toHaveLength(asked ? 1 : 0)
})

test('the last section has no points, and its answers are required', () => {
  const again = auditQuestionsAgain(own, [before()])
  const asked = withAgain(own, again, title)
  expect(asked.sections.at(-1)).toMatchObject({ key: againSection, weight: 0 })
  expect(withAgain(own, [], title)).toBe(own)
  const values: AuditValues = Object.fromEntries(
    [...questions.values()].map((question) => [
      question.key,
      {
        ...emptyAnswer,
        value:
          question.type === 'measure'
            ? { readings: Array.from({ length: question.fewest }, () => ({ place: '', value: question.limit })) }
            : true,
      },
    ]),
  )
  expect(openAuditPoints(asked, values, {})).toEqual([{ key: againKey(id), section: againSection, why: 'answer' }])
  const failed = { ...values, [againKey(id)]: { ...emptyAnswer, value: false, note: 'Still broken' } }
  expect(scoreReport(asked, answersOf(failed))).toMatchObject({ final: 100, criticalFailed: [] })
})

test('a critical failure whose earlier action is opened again needs no other follow-up', () => {
  const values = { C1: { ...emptyAnswer, value: false, note: 'Raw chicken beside salad' } }
  const whys = (reopened: string[]) =>
    openAuditPoints(boh1, values, { C1: { finding: 1, fix: 0 } }, new Set(reopened)).filter(({ key }) => key === 'C1')
  expect(whys([])).toMatchObject([{ why: 'action' }])
  expect(whys(['C1'])).toEqual([])
})
