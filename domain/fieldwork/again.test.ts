import { expect, test } from 'vitest'
import type { Question, QuestionnaireDefinition } from '../questionnaire.ts'
import { scoreReport } from '../score.ts'
import { actionAskedAgain, againKey, mostAgain, questionsAgain } from './again.ts'
import { inCircumstances } from './circumstances.ts'

const question = (key: string, more: Partial<Question> = {}): Question =>
  ({
    key,
    type: 'yes_no',
    text: { en: `Is ${key} right?`, ar: 'سؤال' },
    weight: 4,
    required: true,
    allowNotApplicable: false,
    critical: true,
    major: true,
    photo: 'on_fail',
    ...more,
  }) as Question
const definition: QuestionnaireDefinition = {
  code: 'BAS',
  version: 2,
  evaluationType: 'basic',
  title: { en: 'Basic', ar: 'أساسي' },
  sections: [{ key: 'A', title: { en: 'A', ar: 'أ' }, weight: 100, questions: [question('A1')] }],
  unscored: [],
}
const id = '0f9c2f14-2f5e-4a39-9d9f-2a4f8f6f0a11'

test('the key of a question asked again leads back to its action, and fits a stored answer', () => {
  expect(againKey(id)).toHaveLength(38)
  expect(actionAskedAgain(againKey(id))).toBe(id)
  expect(actionAskedAgain('A1')).toBeNull()
  expect(actionAskedAgain('again-1')).toBeNull()
})

test.each([
  ['the questionnaire asks it itself', { code: 'BAS', question: question('A1') }, false],
  ['a newer version dropped it', { code: 'BAS', question: question('A9') }, true],
  ['another questionnaire has a question of the same key', { code: 'FSR', question: question('A1') }, true],
  [
    'it needs a thermometer',
    { code: 'FSR', question: question('B1', { type: 'measure', direction: 'at_most', limit: 5, fewest: 1 }) },
    false,
  ],
  ['it is a text', { code: 'FSR', question: question('N1', { type: 'text' }) }, false],
] as const)('%s', (_case, earlier, asked) => {
  expect(questionsAgain(definition, [{ actionId: id, ...earlier }])).toHaveLength(asked ? 1 : 0)
})

test('at most five are asked, without points, condition or flags, and they may be not applicable', () => {
  const earlier = Array.from({ length: 7 }, (_, n) => ({
    actionId: id.replace('0f9c', `0f9${n}`),
    code: 'FSR',
    question: question(`C${n}`, { showIf: { question: 'C0', is: true }, bonus: 2, actionPhoto: true }),
  }))
  const again = questionsAgain(definition, earlier)
  expect(again).toHaveLength(mostAgain)
  for (const one of again) {
    expect(one).toMatchObject({ weight: 0, critical: false, major: false, required: true, allowNotApplicable: true })
    expect(Object.keys(one)).not.toContain('showIf')
    expect(Object.keys(one)).not.toContain('bonus')
  }
})

test('they stand after the other questions and never count in the score', () => {
  const again = questionsAgain(definition, [{ actionId: id, code: 'FSR', question: question('C1') }])
  const settled = inCircumstances(definition, { attributes: {}, time: '20:15', again })
  expect(settled.unscored.map(({ key }) => key)).toEqual([againKey(id)])
  const answer = (questionKey: string, value: boolean) => ({
    questionKey,
    value,
    notApplicable: false,
    naReason: '',
    comment: '',
    photos: 0,
  })
  const score = scoreReport(settled, [answer('A1', true), answer(againKey(id), false)])
  expect(score).toMatchObject({ final: 100, criticalFailed: [] })
})
