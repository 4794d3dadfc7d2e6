import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { ListShape } from '#/domain/list.ts'
import { activityMessages } from '#/messages/activity.ts'

const root = resolve(import.meta.dirname, '..')
const isList = (value: unknown): value is ListShape =>
  typeof value === 'object' && value !== null && 'columns' in value && 'sorts' in value && 'permission' in value

// why: a list that lacks a text throws while it is loaded
const lists: ListShape[] = []
for (const file of globSync('features/**/*list.ts', { cwd: root })) {
  const found = Object.values((await import(join(root, file))) as Record<string, unknown>)
  lists.push(...found.filter(isList))
}

test('each list has a key of its own', () => {
  expect(lists.length).toBeGreaterThan(5)
  expect(new Set(lists.map(({ key }) => key)).size).toBe(lists.length)
})

describe.each(lists.map((list) => [list.key, list] as const))('%s', (_, list) => {
  test('records its file under an action that has a text', () => {
    if (list.file) expect(Object.keys(activityMessages)).toContain(list.file.action)
  })
  test('shows at least one column', () => {
    expect(Object.values(list.columns).some(({ only }) => only !== 'file')).toBe(true)
  })
})
