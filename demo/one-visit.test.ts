import { expect, test } from 'vitest'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { answersOf } from '#/content/remarks/answer-sheet.ts'
import { olayaVisits, oneVisit } from '#/content/site/one-visit.ts'
import { scoreReport } from '#/domain/score.ts'
import { oneVisitMessages } from '#/messages/site/one-visit.ts'
import { saffronHistory } from './stories/stories-saffron.ts'
import { typedTranslations } from './stories/translations.ts'
import { stampMinutes } from './fill-sheet.server.ts'

const storyOf = (key: string) => saffronHistory.find((story) => story.key === key)!
const answersIn = (key: string, lang: 'en' | 'ar' = 'en') => answersOf(fsr1, storyOf(key).assigned!.sheet!, lang)
const scoreOf = (key: string) =>
  scoreReport(
    fsr1,
    answersIn(key).map((answer) => ({ ...answer, photos: 9 })),
  )
const minutesLater = (time: string, minutes: number): string => {
  const [hour, minute] = time.split(':').map(Number)
  const total = hour! * 60 + minute! + minutes
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}

test.each([oneVisit, ...olayaVisits])('the home page shows the scores that the demo has: $story', (told) => {
  const score = scoreOf(told.story)
  expect(score.final).toBe(told.score)
  expect(score.sections.map((section) => section.score)).toEqual(told.sections)
})

test('the visits of the improving branch are as many weeks apart as the page says', () => {
  const days = olayaVisits.map(({ story }) => (storyOf(story).visit as { day: number }).day)
  expect(days.map((day) => Math.round((day - days[0]!) / 7))).toEqual(olayaVisits.map(({ week }) => week))
})

test('the timeline of the home page is the one of the demo visit', () => {
  const story = storyOf(oneVisit.story)
  const { arrival, order, served, bill } = oneVisit.times
  expect(story.assigned!.arrived).toMatchObject({ time: arrival })
  const stamps = stampMinutes(55, answersIn(oneVisit.story))
  expect(minutesLater(arrival, stamps.ordered)).toBe(order)
  expect(minutesLater(arrival, stamps.served)).toBe(served)
  expect(minutesLater(arrival, stamps.paid)).toBe(bill)
  expect(stamps.left).toBe(55)
  const answer = (key: string) => answersIn(oneVisit.story).find(({ questionKey }) => questionKey === key)?.value
  expect(answer('D2')).toBe(stamps.served - stamps.ordered)
  expect(answer('B1')).toBe(0.5)
})

test('quotes, times and amounts of the timeline are those of the demo, in both languages', () => {
  const notes = storyOf(oneVisit.story).assigned!.sheet!.notes
  expect(oneVisitMessages.billAmount.en).toContain(Number(notes['receipt_total']).toFixed(2))
  expect(oneVisitMessages.billAmount.ar).toContain(Number(notes['receipt_total']).toFixed(2))
  expect(notes['best_moment']).toContain('8:15 PM')
  expect(notes['narrative']).toContain('At 7:43 PM')
  expect(typedTranslations[oneVisit.story]!['narrative']).toContain('7:43 م')
  for (const lang of ['en', 'ar'] as const) {
    const remark = answersIn(oneVisit.story, lang).find(({ questionKey }) => questionKey === 'C4')!.comment
    expect(oneVisitMessages.missingQuote[lang]).toBe(remark)
  }
})
