import { describe, expect, test } from 'vitest'
import {
  defaultEvaluationPrices,
  type EvaluationStatus,
  evaluationStatuses,
  type EvaluationStep,
  evaluationSteps,
  evaluationStepsWithReason,
  evaluationTone,
  shopperFee,
} from './evaluation.ts'
import { reachOf } from './permissions.ts'
import { takeStep } from './step.ts'

/** Rows: steps; columns: statuses in the order of the machine; cell: where the step leads, or a dot when it is refused. */
const allowed: Record<EvaluationStep, string> = {
  approve: 'approved . . . . .',
  assign: '. assigned . . . .',
  handBack: '. . approved . . .',
  takeBack: '. . approved . . .',
  noShow: '. . approved . . .',
  checkIn: '. . in_progress . . .',
  returnToPool: '. . . approved . .',
  restore: '. in_progress . . . .',
  complete: '. . . completed . .',
  withdraw: 'cancelled cancelled . . . .',
  cancel: 'cancelled cancelled cancelled . . .',
}

describe.each(Object.entries(allowed) as [EvaluationStep, string][])('the step %s', (step, row) => {
  const cells = row.split(' ')
  test.each(evaluationStatuses.map((status, index) => [status, cells[index]!] as const))(
    'from %s: %s',
    (status, to) => {
      expect(takeStep(evaluationSteps, step, status)).toBe(to === '.' ? null : to)
    },
  )
})

test('the table above contains every step', () => {
  expect(Object.keys(allowed).toSorted()).toEqual(Object.keys(evaluationSteps).toSorted())
})

test('a completed or cancelled request never moves again', () => {
  for (const status of ['completed', 'cancelled'] as const satisfies EvaluationStatus[])
    for (const step of Object.keys(evaluationSteps) as EvaluationStep[])
      expect(takeStep(evaluationSteps, step, status)).toBeNull()
})

test('each step belongs to those whom the product names', () => {
  const who = (step: EvaluationStep) =>
    (['admin', 'client', 'freelancer', 'mystery_shopper'] as const).filter(
      (type) => reachOf(type, evaluationSteps[step].permission) !== null,
    )
  expect(who('approve')).toEqual(['admin'])
  expect(who('assign')).toEqual(['admin'])
  expect(who('takeBack')).toEqual(['admin'])
  expect(who('noShow')).toEqual(['admin'])
  expect(who('returnToPool')).toEqual(['admin'])
  expect(who('complete')).toEqual(['admin'])
  expect(who('cancel')).toEqual(['admin'])
  expect(who('withdraw')).toEqual(['client'])
  expect(who('handBack')).toEqual(['freelancer', 'mystery_shopper'])
  expect(who('checkIn')).toEqual(['freelancer', 'mystery_shopper'])
})

test('every step back or out asks for a reason, and no step forward does', () => {
  const backwards = (Object.keys(evaluationSteps) as EvaluationStep[]).filter((step) => {
    const { from, to } = evaluationSteps[step]
    const order = evaluationStatuses.indexOf(to)
    return to === 'cancelled' || from.some((status) => evaluationStatuses.indexOf(status) > order)
  })
  expect(backwards.toSorted()).toEqual([...evaluationStepsWithReason].toSorted())
})

test('a full service visit costs 500 riyals and a basic one 300', () => {
  expect(defaultEvaluationPrices).toEqual({ full_service: 50_000, basic: 30_000 })
})

test.each([
  [50_000, 100, 50_000],
  [50_000, 60, 30_000],
  [30_000, 0, 0],
  [333, 50, 167],
  [1, 50, 1],
  [1, 49, 0],
])('of %i halalas at %i percent the shopper earns %i', (price, share, fee) => {
  expect(shopperFee(price, share)).toBe(fee)
})

test('by default the shopper earns the whole price', () => {
  expect(shopperFee(50_000)).toBe(50_000)
})

test('badges have the colours that the specification gives', () => {
  expect(evaluationTone.completed).toBe('green')
  expect(evaluationTone.in_progress).toBe('blue')
  expect(evaluationTone.approved).toBe('yellow')
  expect(evaluationTone.assigned).toMatch(/^yellow/)
  expect(evaluationTone.pending).toBe('grey')
  expect(evaluationTone.cancelled).toBe('red')
})
