import { expect, test } from 'vitest'
import { mayChangeNote } from './timeline.ts'

const createdAt = new Date('2026-11-01T09:00:00Z')
const note = { authorId: 'a', createdAt, isRemoved: false }

test.each([
  ['the writer, at once', note, 'a', '2026-11-01T09:00:01Z', true],
  ['the writer, before a day is over', note, 'a', '2026-11-02T08:59:59Z', true],
  ['the writer, after a day', note, 'a', '2026-11-02T09:00:00Z', false],
  ['another person', note, 'b', '2026-11-01T09:00:01Z', false],
  ['the writer of a note taken back', { ...note, isRemoved: true }, 'a', '2026-11-01T09:00:01Z', false],
])('%s', (_, of, actor, at, may) => {
  expect(mayChangeNote(of, actor, new Date(at))).toBe(may)
})
