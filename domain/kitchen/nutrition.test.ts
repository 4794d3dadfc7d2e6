import { expect, test } from 'vitest'
import { rational } from '../rational.ts'
import { declarationProblem, kilojoules, saltGrams, statesThatCount } from './nutrition.ts'

test('energy and salt are computed from kcal and sodium', () => {
  expect(kilojoules(rational(100))).toEqual(rational(418.4))
  expect(saltGrams(rational(2000))).toEqual(rational(5))
  expect(saltGrams(rational(2380))).toEqual(rational(5.95))
})

test('free counts while it is confirmed; contains and may stay', () => {
  expect(
    statesThatCount([
      { allergen: 'milk', state: 'free', confirmAgain: false },
      { allergen: 'eggs', state: 'free', confirmAgain: true },
      { allergen: 'nuts', state: 'may', confirmAgain: true },
      { allergen: 'fish', state: 'contains', confirmAgain: true },
    ]),
  ).toEqual({ milk: 'free', nuts: 'may', fish: 'contains' })
})

test('free needs evidence', () => {
  expect(declarationProblem('free', null)).toBe('evidence')
  expect(declarationProblem('free', 'label')).toBe(null)
  expect(declarationProblem('contains', null)).toBe(null)
})
