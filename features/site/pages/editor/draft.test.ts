import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageContent } from '../content.ts'
import { createDraft, type Loaded, type Saving } from './draft.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const content = (title: string): PageContent => ({
  title: { en: title, ar: '' },
  description: { en: '', ar: '' },
  imageId: '',
  noindex: false,
  blocks: { en: [], ar: [] },
})

/** A server that answers on demand. */
function editor() {
  const sent: Loaded[] = []
  const answers: ((answer: { version: number } | Saving) => void)[] = []
  const draft = createDraft({ version: 1, content: content('first') }, (one) => {
    sent.push(one)
    return new Promise((resolve) => answers.push(resolve))
  })
  const answer = async (with_: { version: number } | Saving) => {
    answers.shift()!(with_)
    await vi.advanceTimersByTimeAsync(0)
  }
  return { draft, sent, answer }
}
const titles = (sent: Loaded[]) => sent.map((one) => [one.version, one.content.title.en])

test('it saves itself once, shortly after the last change, and knows its new version', async () => {
  const { draft, sent, answer } = editor()
  draft.change(content('a'))
  await vi.advanceTimersByTimeAsync(500)
  draft.change(content('ab'))
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  await answer({ version: 2 })
  expect(titles(sent)).toEqual([[1, 'ab']])
  expect([draft.snapshot().saving, draft.version()]).toEqual(['saved', 2])
})

test('what is typed while it saves goes out after it, from the new version, never at the same time', async () => {
  const { draft, sent, answer } = editor()
  draft.change(content('a'))
  const settled = draft.save()
  await vi.advanceTimersByTimeAsync(0)
  draft.change(content('b'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(sent).toHaveLength(1)
  await answer({ version: 2 })
  await answer({ version: 3 })
  expect(await settled).toBe('saved')
  expect(titles(sent)).toEqual([
    [1, 'a'],
    [2, 'b'],
  ])
})

test('without a line it keeps what was typed and tries again', async () => {
  const { draft, sent, answer } = editor()
  draft.change(content('a'))
  await vi.advanceTimersByTimeAsync(900)
  await answer('offline')
  expect(draft.snapshot()).toMatchObject({ saving: 'offline', content: content('a') })
  await vi.advanceTimersByTimeAsync(5000)
  await answer({ version: 2 })
  expect(titles(sent)).toEqual([
    [1, 'a'],
    [1, 'a'],
  ])
  expect(draft.snapshot().saving).toBe('saved')
})

test('a conflict stops it; what is typed on stays, until the other version is taken', async () => {
  const { draft, sent, answer } = editor()
  draft.change(content('mine'))
  await vi.advanceTimersByTimeAsync(900)
  await answer('conflict')
  draft.change(content('mine, longer'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await draft.save()).toBe('conflict')
  expect(sent).toHaveLength(1)
  expect(draft.snapshot()).toMatchObject({ saving: 'conflict', content: content('mine, longer') })
  draft.restart({ version: 7, content: content('theirs') })
  expect(draft.snapshot()).toMatchObject({ saving: 'saved', content: content('theirs') })
  draft.change(content('theirs and mine'))
  await vi.advanceTimersByTimeAsync(900)
  await answer({ version: 8 })
  expect(titles(sent).at(-1)).toEqual([7, 'theirs and mine'])
})
