import { expect, test } from 'vitest'
import { automationEvents, type EventField } from '#/domain/automation/events.ts'
import { automationWords } from '#/messages/office/automation-words.ts'

test('every value that a condition offers has words in both languages', () => {
  const fields = Object.values(automationEvents).flatMap(({ fields: of }) => Object.values<EventField>(of))
  const keys = fields.flatMap((field) =>
    field.type === 'choice' ? field.values.map((value) => `${field.words}_${value}`) : [],
  )
  expect(keys.length).toBeGreaterThan(20)
  expect([...new Set(keys)].filter((key) => !Object.hasOwn(automationWords, key))).toEqual([])
})
