import { expect, it } from 'vitest'
import {
  allReadinessQuestions,
  type ReadinessAnswer,
  readiness,
  readinessAreas,
  readinessMusts,
  readinessQuestions,
  type ReadinessSheet,
} from './readiness.ts'

const all = (answer: ReadinessAnswer): ReadinessSheet =>
  Object.fromEntries(allReadinessQuestions.map((question) => [question, answer]))

it('asks fifteen questions in five areas, none twice', () => {
  expect(allReadinessQuestions).toHaveLength(15)
  expect(new Set(allReadinessQuestions).size).toBe(15)
  expect(readinessAreas).toHaveLength(5)
})

it.each([
  ['yes', 100, 'ready'],
  ['partly', 50, 'early'],
  ['no', 0, 'early'],
] as const)('all %s is %i per cent: %s', (answer, percent, verdict) => {
  expect(readiness(all(answer))).toMatchObject({ percent, verdict, unanswered: [] })
})

it('gives no verdict before everything is answered, and names what is open', () => {
  const { manual: _, ...rest } = all('yes')
  const result = readiness(rest)
  expect(result).toMatchObject({ percent: null, verdict: null, unanswered: ['manual'] })
  expect(result.areas.find(({ area }) => area === 'operations')?.percent).toBeNull()
  expect(result.areas.find(({ area }) => area === 'brand')?.percent).toBe(100)
})

it.each(readinessMusts)('is never ready without %s', (must) => {
  const result = readiness({ ...all('yes'), [must]: 'no' })
  expect(result.verdict).toBe('nearly')
  expect(result.blocking).toEqual([must])
})

it('is not ready with one weak area, and says which', () => {
  const result = readiness({ ...all('yes'), 'fee-model': 'partly', contract: 'partly', 'field-visits': 'partly' })
  expect(result).toMatchObject({ percent: 90, verdict: 'nearly' })
  expect(result.areas.filter(({ weak }) => weak)).toEqual([{ area: 'support', percent: 50, weak: true }])
})

it('rounds half up: 24 of 30 points is ready, 23 is not', () => {
  const partly = (count: number): ReadinessSheet => {
    const spread = readinessAreas.map((area) => readinessQuestions[area][1])
    const more = readinessAreas.map((area) => readinessQuestions[area][2])
    return { ...all('yes'), ...Object.fromEntries([...spread, ...more].slice(0, count).map((q) => [q, 'partly'])) }
  }
  expect(readiness(partly(5))).toMatchObject({ percent: 83, verdict: 'ready' })
  expect(readiness(partly(6))).toMatchObject({ percent: 80, verdict: 'ready' })
  expect(readiness(partly(7))).toMatchObject({ percent: 77, verdict: 'nearly' })
})
