import { expect, test } from 'vitest'
import { answerProblems, minimumCommentLength } from '#/domain/answer-problems.ts'
import { allQuestions, scoredQuestions } from '#/domain/questionnaire.ts'
import { langs } from '#/domain/text.ts'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { answersOf, photosOf, remarks } from '#/content/remarks/answer-sheet.ts'
import { backgroundPeople, papers } from './background.ts'
import { demoPeople } from './people.ts'
import { dallahStories } from './stories/stories-dallah.ts'
import { saffronHistory } from './stories/stories-saffron.ts'
import { saffronUnderWay } from './stories/stories-saffron-under-way.ts'

const stories = [...saffronHistory, ...saffronUnderWay, ...dallahStories]
const questions = [fsr1, bas1].flatMap((definition) => scoredQuestions(definition))

test.each(questions)('$key has a remark for every answer that needs one, in both languages', (question) => {
  const { low = [], high = [], na = [] } = remarks[question.key] ?? {}
  expect(low.length).toBeGreaterThan(0)
  if (question.type === 'rating') expect(high.length).toBeGreaterThan(0)
  if (question.allowNotApplicable) expect(na.length).toBeGreaterThan(0)
  for (const lang of langs)
    for (const text of low) expect(text[lang].length).toBeGreaterThanOrEqual(minimumCommentLength)
  for (const text of [...low, ...high, ...na]) {
    expect(text.ar).toMatch(/[\u0600-\u06FF]/)
    expect(text.en).not.toMatch(/[\u0600-\u06FF]/)
  }
})

test('no story answers a question that is not asked, and no two tell the visit in the same words', () => {
  for (const { type, assigned } of stories) {
    const keys = new Set(allQuestions(type === 'basic' ? bas1 : fsr1).map(({ key }) => key))
    const { answers = {}, notes = {}, words = {}, picks = {} } = assigned?.sheet ?? {}
    for (const key of [answers, notes, words, picks].flatMap((part) => Object.keys(part))) expect(keys).toContain(key)
  }
  const told = stories.flatMap(({ assigned }) => assigned?.sheet?.notes['narrative'] ?? [])
  expect(new Set(told).size).toBe(told.length)
})

test('every finished sheet is ready to be handed in', () => {
  for (const { key, type, assigned } of stories) {
    if (!assigned?.sheet || assigned.fate?.state === 'draft') continue
    const definition = type === 'basic' ? bas1 : fsr1
    const person = { ...papers, admin: null, editor: null }[assigned.shopper]
    const answers = answersOf(definition, assigned.sheet, person?.language ?? 'en')
    const photos = photosOf(definition, answers, { dish: 'plate' })
    const counted = answers.map((answer) => ({
      ...answer,
      photos: photos.filter(({ questionKey }) => questionKey === answer.questionKey).length,
    }))
    expect(answerProblems(definition, counted), key).toEqual([])
  }
})

test('no two people share an address', () => {
  const addresses = Object.values({ ...demoPeople, ...backgroundPeople }).map(({ email }) => email)
  expect(new Set(addresses).size).toBe(addresses.length)
})
