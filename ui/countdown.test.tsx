// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Countdown, timeLeftText } from './countdown.tsx'
import { LanguageProvider } from './language.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const minute = 60_000
const hour = 60 * minute

test.each([
  [49 * hour, '2 days left'],
  [48 * hour, '2 days left'],
  [48 * hour - 1, '47 h 59 min left'],
  [hour, '1 h 0 min left'],
  [hour - 1, '59 min 59 s left'],
  [999, '0 min 0 s left'],
  [0, null],
  [-5, null],
])('%i ms left', (ms, text) => expect(timeLeftText(ms, 'en')).toBe(text))

test('days have their Arabic forms', () => {
  expect(timeLeftText(48 * hour, 'ar')).toBe('بقي يومان')
  expect(timeLeftText(72 * hour, 'ar')).toBe('بقيت 3 أيام')
  expect(timeLeftText(11 * 24 * hour, 'ar')).toBe('بقي 11 يومًا')
})

let root: Root
let place: HTMLElement
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') })
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  vi.useRealTimers()
})

const show = (until: string, now: number | undefined, onEnd: () => void) =>
  act(async () =>
    root.render(
      <LanguageProvider lang="en">
        <Countdown until={until} {...(now === undefined ? {} : { now })} ended="over" onEnd={onEnd} />
      </LanguageProvider>,
    ),
  )
const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('it counts by the server’s clock, however wrong the device’s is, and ends once', async () => {
  const onEnd = vi.fn()
  // why: the device's clock is two hours ahead of the server's
  await show('2026-11-21T10:00:05Z', Date.parse('2026-11-21T10:00:00Z'), onEnd)
  expect(place.textContent).toBe('0 min 5 s left')
  await pass(2000)
  expect(place.textContent).toBe('0 min 3 s left')
  expect(onEnd).not.toHaveBeenCalled()
  await pass(10_000)
  expect(place.textContent).toBe('over')
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('on a page kept on the device it counts by the device’s own clock', async () => {
  await show('2026-11-21T13:30:00Z', undefined, () => {})
  expect(place.textContent).toBe('1 h 30 min left')
})
