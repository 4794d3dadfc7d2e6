// @vitest-environment jsdom
import { act, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Rotation, useRotation } from './use-rotation.ts'

const everyMs = 5000
let root: Root
let calm = false
let hidden = false
const page: { box: HTMLElement | null; rotation: Rotation | null } = { box: null, rotation: null }
/** The slides as the last rendering left them. */
const slides = (): Rotation => page.rotation!

function Slides() {
  const rotation = useRotation(4, everyMs)
  useEffect(() => {
    page.rotation = rotation
  })
  return (
    <section data-testid="region" {...rotation.region}>
      <button type="button">{rotation.index}</button>
    </section>
  )
}

const region = () => page.box!.querySelector('section')!
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const pointer = (type: string, pointerType: string) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true })
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    region().dispatchEvent(event)
  })
const tabHidden = (now: boolean) =>
  act(() => {
    hidden = now
    document.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // why: jsdom knows neither media queries nor hidden tabs
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => {}, removeEventListener: () => {} }))
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  calm = false
  hidden = false
  page.box = document.body.appendChild(document.createElement('div'))
  root = createRoot(page.box)
})
afterEach(() => {
  act(() => root.unmount())
  page.box?.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const mount = () => act(() => root.render(<Slides />))

test('the slides change every five seconds and begin again after the last', () => {
  mount()
  const seen = [slides().index]
  for (let turn = 0; turn < 4; turn++) {
    wait(everyMs)
    seen.push(slides().index)
  }
  expect(seen).toEqual([0, 1, 2, 3, 0])
})

test('nothing changes before the time is up', () => {
  mount()
  wait(everyMs - 1)
  expect(slides().index).toBe(0)
})

test('a mouse over the slides holds them until it leaves', () => {
  mount()
  pointer('pointerover', 'mouse')
  wait(everyMs * 3)
  expect(slides().index).toBe(0)
  expect(slides().playing).toBe(true)
  pointer('pointerout', 'mouse')
  wait(everyMs)
  expect(slides().index).toBe(1)
})

test('the focus inside holds them until it leaves', () => {
  mount()
  act(() => region().querySelector('button')!.focus())
  wait(everyMs * 3)
  expect(slides().index).toBe(0)
  act(() => region().querySelector('button')!.blur())
  wait(everyMs)
  expect(slides().index).toBe(1)
})

test('a hidden tab holds them', () => {
  mount()
  tabHidden(true)
  wait(everyMs * 3)
  expect(slides().index).toBe(0)
  tabHidden(false)
  wait(everyMs)
  expect(slides().index).toBe(1)
})

test('choosing a slide stops them for good', () => {
  mount()
  act(() => slides().choose(2))
  wait(everyMs * 5)
  expect(slides().index).toBe(2)
  expect(slides().playing).toBe(false)
})

test('next and previous go around the ends', () => {
  mount()
  act(() => slides().previous())
  expect(slides().index).toBe(3)
  act(() => slides().next())
  expect(slides().index).toBe(0)
})

test('a touch stops them for good', () => {
  mount()
  act(() => slides().stop())
  wait(everyMs * 2)
  expect(slides().index).toBe(0)
})

test('pause stops them, and play starts them although the button has focus and mouse', () => {
  mount()
  pointer('pointerover', 'mouse')
  act(() => region().querySelector('button')!.focus())
  act(() => slides().toggle())
  expect(slides().playing).toBe(false)
  wait(everyMs * 2)
  expect(slides().index).toBe(0)
  act(() => slides().toggle())
  wait(everyMs)
  expect(slides().index).toBe(1)
})

test('with reduced motion nothing moves by itself, but play may be pressed', () => {
  calm = true
  mount()
  wait(everyMs * 3)
  expect(slides().index).toBe(0)
  expect(slides().playing).toBe(false)
  act(() => slides().toggle())
  wait(everyMs)
  expect(slides().index).toBe(1)
})
