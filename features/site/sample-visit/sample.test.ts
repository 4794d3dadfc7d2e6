import { describe, expect, it } from 'vitest'
import { fsr1 } from '#/content/questionnaires/fsr-1.ts'
import { choicesIn, exampleChoices, measuredIn, sampleIn, sampleKeys } from './sample.ts'
import { isUnreadable, scoreSample } from './sample-sheet.ts'

const sections = sampleIn('en')
const question = (key: string) => sections.flatMap(({ questions }) => questions).find((asked) => asked.key === key)!
const best = { ...exampleChoices, A4: 'yes', B1: '0.5', B2: '5', C3: 'yes', D2: '15', F1: '5' }

it('asks twelve real questions, at least one of each section, in both languages', () => {
  expect(sections.flatMap(({ questions }) => questions.map(({ key }) => key))).toEqual([...sampleKeys])
  expect(sections.every(({ questions }) => questions.length > 0)).toBe(true)
  expect(sections.map(({ weight }) => weight)).toEqual(fsr1.sections.map(({ weight }) => weight))
  expect(sampleIn('ar')[0]!.title).toBe(fsr1.sections[0]!.title.ar)
  expect(measuredIn('en')).toMatchObject({ full: 40 })
  expect(measuredIn('ar').sections.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

describe('the score', () => {
  it('is nothing before the first answer and full marks for a perfect visit', () => {
    expect(scoreSample(sections, {})).toMatchObject({ calculated: null, final: null })
    expect(scoreSample(sections, best)).toMatchObject({ calculated: 100, final: 100, criticalFailed: [] })
  })

  it('leaves a section out whose only question does not apply, as the example shows', () => {
    const score = scoreSample(sections, exampleChoices)
    expect(score.sections.find(({ key }) => key === 'A')?.score).toBeNull()
    expect(score.sections.find(({ key }) => key === 'C')?.score).toBe(0)
    expect(score.major).toEqual(['C3'])
    // (12 x 7.5/9 + 14 x 0 + 22 x 7/8 + 14 + 16 x 6.25/7 + 8 + 6) / 92
    expect(score.calculated).toBe(77.76)
  })

  it('is capped at 59 by a critical failure, and the calculated score stays visible', () => {
    const score = scoreSample(sections, { ...best, F4: 'no' })
    expect(score.criticalFailed).toEqual(['F4'])
    expect(score.final).toBe(59)
    expect(score.calculated).toBeGreaterThan(85)
  })
})

it.each([
  ['٢٣', false],
  ['23,5', false],
  ['soon', true],
  ['-3', true],
  ['900', true],
  ['', false],
])('reads %j minutes', (typed, unreadable) => {
  expect(isUnreadable(question('D2'), typed)).toBe(unreadable)
  expect(scoreSample(sections, { D2: typed }).calculated === null).toBe(unreadable || typed === '')
})

it('takes N/A only where it is allowed, and nothing strange from an address', () => {
  expect(scoreSample(sections, { B4: 'na' }).calculated).toBeNull()
  expect(choicesIn(new URLSearchParams('B4=yes&X9=yes&__proto__=1&D2=<script>alert(1)</script>'))).toEqual({
    B4: 'yes',
    D2: '<script>al',
  })
})
