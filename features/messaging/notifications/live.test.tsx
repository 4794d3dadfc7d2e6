// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sessionEnded } from '#/platform/session-check.ts'
import { useLive } from './components/use-live.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

class FakeSource extends EventTarget {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readyState = 0
  constructor() {
    super()
    FakeSource.opened.push(this)
  }
  close() {
    this.readyState = 2
  }
  /** The server answers. */
  opens() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  /** The server refuses: the browser does not connect again. */
  isRefused() {
    this.readyState = 2
    this.dispatchEvent(new Event('error'))
  }
  /** Loses the connection; the browser reconnects automatically. */
  isLost() {
    this.readyState = 0
    this.dispatchEvent(new Event('error'))
  }
}

let root: Root
let news = 0
let ended = 0
const statuses: (number | null)[] = []
const asked: number[] = []
const onEnd = () => void (ended += 1)

beforeEach(async () => {
  vi.useFakeTimers()
  Object.assign(FakeSource, { opened: [] })
  news = ended = 0
  statuses.length = asked.length = 0
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('fetch', async (path: string) => {
    expect(path).toBe('/session')
    asked.push(Date.now())
    const status = statuses.shift() ?? null
    if (status === null) throw new TypeError('no network')
    return new Response('{}', { status })
  })
  window.addEventListener(sessionEnded, onEnd)
  root = createRoot(document.createElement('div'))
  function Bell() {
    useLive(() => void (news += 1))
    return null
  }
  await act(async () => root.render(<Bell />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  window.removeEventListener(sessionEnded, onEnd)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const source = () => FakeSource.opened.at(-1)!

it('connects again after passing faults: 200 ms, then doubling, with the session kept', async () => {
  source().opens()
  const began = Date.now()
  statuses.push(503, null, 500, 200)
  source().isRefused()
  await vi.advanceTimersByTimeAsync(200 + 400 + 800 + 1600)
  expect(asked.map((at) => at - began)).toEqual([200, 600, 1400, 3000])
  expect(FakeSource.opened).toHaveLength(2)
  expect([news, ended]).toEqual([0, 0])
  source().opens()
  expect(news, 'events of the gap may be missing').toBe(1)
})

it('waits longer after each refusal in a row, and 200 ms again after a success', async () => {
  statuses.push(200, 200, 200)
  source().isRefused()
  await vi.advanceTimersByTimeAsync(200)
  source().isRefused()
  await vi.advanceTimersByTimeAsync(399)
  expect(FakeSource.opened).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(FakeSource.opened).toHaveLength(3)
  source().opens()
  source().isRefused()
  await vi.advanceTimersByTimeAsync(200)
  expect(FakeSource.opened).toHaveLength(4)
})

it.each([401, 403, 404])('stops and removes the session after a permanent fault: %i', async (status) => {
  statuses.push(503, status)
  source().isRefused()
  await vi.advanceTimersByTimeAsync(60_000)
  expect([asked.length, ended, FakeSource.opened.length]).toEqual([2, 1, 1])
})

it('leaves a lost connection to the browser, and asks nothing once the page is left', async () => {
  source().isLost()
  await vi.advanceTimersByTimeAsync(5000)
  expect([asked.length, FakeSource.opened.length]).toEqual([0, 1])
  source().isRefused()
  await act(async () => root.unmount())
  await vi.advanceTimersByTimeAsync(5000)
  expect([asked.length, FakeSource.opened.length]).toEqual([0, 1])
  root = createRoot(document.createElement('div'))
})
