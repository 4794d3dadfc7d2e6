import { expect, test } from 'vitest'
import { certificationLevels, levelAllows, levelRights } from './levels.ts'

test('a basic shopper makes basic visits only; all others make both', () => {
  expect(certificationLevels.filter((level) => levelAllows(level, 'full_service'))).toEqual([
    'professional',
    'senior',
    'lead',
  ])
  expect(certificationLevels.every((level) => levelAllows(level, 'basic'))).toBe(true)
})

test('the open jobs grow with the level: 1, 3, 5, 8', () => {
  expect(certificationLevels.map((level) => levelRights[level].openJobs)).toEqual([1, 3, 5, 8])
})

test('seniors and leads may claim from the board', () => {
  expect(certificationLevels.filter((level) => levelRights[level].selfAssign)).toEqual(['senior', 'lead'])
})
