import { expect, test } from 'vitest'
import type { AnswerDraft, SavedAnswer } from './answer.ts'
import { openPoints } from './open-points.ts'

const draft = (value: AnswerDraft['value'], comment = ''): AnswerDraft => ({
  value,
  notApplicable: false,
  naReason: '',
  comment,
})
const saved = (questionKey: string, value: AnswerDraft['value']): SavedAnswer => ({
  ...draft(value),
  questionKey,
  version: 1,
})
const loaded = { answers: [saved('Q1', 3), saved('Q2', true)], photos: [{ id: 'old' }] }
const open = ['Q1', 'Q2', 'Q3']

test.each([
  ['nothing was touched', [], [], open],
  ['another answer', [['Q1', draft(4)]], [], ['Q2', 'Q3']],
  ['the same answer again', [['Q1', draft(3)]], [], open],
  ['a comment on an answer that stays', [['Q2', draft(true, 'It was so.')]], [], ['Q1', 'Q3']],
  ['an answer where there was none', [['Q3', draft('words')]], [], ['Q1', 'Q2']],
  ['a new photo', [], [{ id: 'new', questionKey: 'Q2' }], ['Q1', 'Q3']],
  ['a photo that was there before', [], [{ id: 'old', questionKey: 'Q2' }], open],
] as const)('points of the editor still open: %s', (_, changed, photos, expected) => {
  const drafts = new Map<string, AnswerDraft>(loaded.answers.map((answer) => [answer.questionKey, answer]))
  for (const [key, value] of changed) drafts.set(key, value)
  expect(openPoints(open, loaded, { drafts, photos })).toEqual(expected)
})
