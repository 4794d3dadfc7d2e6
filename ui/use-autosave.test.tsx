// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Saved, useAutosave } from '#/ui/use-autosave.ts'

type Autosave = ReturnType<typeof useAutosave<string>>
type Call = { version: number; value: string; answer: (saved: Saved) => void }

let root: Root
let calls: Call[]
const page: { saves: Autosave | null } = { saves: null }
const saves = (): Autosave => page.saves!

function Writer() {
  const autosave = useAutosave<string>({
    version: 1,
    send: (version, value) => new Promise((answer) => calls.push({ version, value, answer })),
  })
  useEffect(() => {
    page.saves = autosave
  })
  return null
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (value: string) => act(() => saves().change(value))
const answer = (saved: Saved) => act(async () => calls.at(-1)!.answer(saved))

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.useFakeTimers()
  calls = []
  root = createRoot(document.createElement('div'))
  act(() => root.render(<Writer />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
})

test('what is typed is sent once the hand rests, and only the last of it', async () => {
  type('a')
  await wait(600)
  type('ab')
  await wait(1100)
  expect(calls).toHaveLength(0)
  expect(saves().state.kind).toBe('dirty')
  await wait(200)
  expect(calls).toMatchObject([{ version: 1, value: 'ab' }])
  await answer({ ok: true, version: 2 })
  expect(saves().state.kind).toBe('saved')
})

test('what is typed during a save follows it, over the version it made', async () => {
  type('a')
  await wait(1300)
  type('b')
  await wait(1300)
  expect(calls).toHaveLength(1)
  await answer({ ok: true, version: 2 })
  expect(calls).toMatchObject([{ value: 'a' }, { version: 2, value: 'b' }])
  await answer({ ok: true, version: 3 })
  expect(saves().versionNow()).toBe(3)
})

test('a line that is down is tried again with what is typed by then', async () => {
  type('a')
  await wait(1300)
  await answer({ ok: false, code: null })
  expect(saves().state.kind).toBe('failed')
  await wait(5100)
  expect(calls).toMatchObject([{ value: 'a' }, { version: 1, value: 'a' }])
  await answer({ ok: true, version: 2 })
  expect(saves().state.kind).toBe('saved')
})

test('a concurrent version stops it; nothing is sent after that', async () => {
  type('a')
  await wait(1300)
  await answer({ ok: false, code: 'changed-meanwhile' })
  type('b')
  await wait(10_000)
  expect(calls).toHaveLength(1)
  expect(saves().state.kind).toBe('conflict')
  expect(await saves().flush()).toBe(false)
})

test('a refusal says why and waits for the next change', async () => {
  type('taken')
  await wait(1300)
  await answer({ ok: false, code: 'post.address-taken' })
  expect(saves().state).toEqual({ kind: 'refused', code: 'post.address-taken' })
  await wait(10_000)
  expect(calls).toHaveLength(1)
  type('free')
  await wait(1300)
  expect(calls.at(-1)).toMatchObject({ version: 1, value: 'free' })
})

test('publishing waits until everything is stored', async () => {
  type('a')
  let stored: boolean | null = null
  await act(
    async () =>
      void saves()
        .flush()
        .then((done) => (stored = done)),
  )
  expect(calls).toHaveLength(1)
  expect(stored).toBeNull()
  await answer({ ok: true, version: 2 })
  expect(stored).toBe(true)
})

test('leaving the page saves the draft', async () => {
  type('last words')
  act(() => root.unmount())
  expect(calls).toMatchObject([{ value: 'last words' }])
})
