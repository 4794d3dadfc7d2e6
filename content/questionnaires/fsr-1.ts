import type { QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { fsr1ArrivalToOrder } from './fsr-1-arrival-to-order.ts'
import { fsr1CleanlinessToRights } from './fsr-1-cleanliness-to-rights.ts'
import { fsr1FailuresArrivalToOrder } from './fsr-1-failures-arrival-to-order.ts'
import { fsr1FailuresCleanlinessToRights } from './fsr-1-failures-cleanliness-to-rights.ts'
import { fsr1FailuresMeal } from './fsr-1-failures-meal.ts'
import { fsr1Meal } from './fsr-1-meal.ts'
import { fsr1Notes } from './notes.ts'
import { withFailures } from './write-failures.ts'

/** The full visit of a restaurant with table service: 40 scored questions in 8 sections, weights adding up to 100. */
export const fsr1: QuestionnaireDefinition = {
  code: 'FSR-1',
  version: 1,
  evaluationType: 'full_service',
  title: { en: 'Full-service restaurant', ar: 'مطعم بخدمة كاملة' },
  sections: [
    ...withFailures(fsr1ArrivalToOrder, fsr1FailuresArrivalToOrder),
    ...withFailures(fsr1Meal, fsr1FailuresMeal),
    ...withFailures(fsr1CleanlinessToRights, fsr1FailuresCleanlinessToRights),
  ],
  unscored: fsr1Notes,
}
