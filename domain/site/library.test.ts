import { expect, it } from 'vitest'
import { libraryEndingOf, libraryFileTypes, libraryStateOf, neededAfter } from './library.ts'

const today = '2026-11-28'
it.each([
  ['without an end', null, null, 'live'],
  ['on its last day', null, today, 'live'],
  ['the day after', null, '2026-11-27', 'expired'],
  ['withdrawn', '2026-11-01T08:00:00Z', null, 'archived'],
  ['withdrawn and over', '2026-11-01T08:00:00Z', '2026-11-02', 'archived'],
])('state of a document %s', (_, archivedAt, expiresOn, state) => {
  expect(libraryStateOf({ archivedAt, expiresOn }, today)).toBe(state)
})

it('asks for a new confirmation only when our team says so', () => {
  expect(neededAfter(1, 2, false)).toBe(1)
  expect(neededAfter(1, 3, true)).toBe(3)
  expect(neededAfter(3, 4, false)).toBe(3)
})

it('names the ending of each stored type, and of no other', () => {
  for (const [ending, type] of Object.entries(libraryFileTypes)) expect(libraryEndingOf(type)).toBe(ending)
  expect(libraryEndingOf('text/html')).toBeNull()
})
