// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Rotation, useRotation } from './use-rotation.ts'

const everyMs = 5000
let rotation: Rotation
let root: Root
let calm = false
let hidden = false
const page: { box: HTMLElement | null } = { box: null }

function Slides() {
  rotation = useRotation(4, everyMs)
  return (
    <section data-testid="region" {...rotation.region}>
      <button type="button">{rotation.index}</button>
    </section>
  )
}

const region = () => page.box!.querySelector('section')!
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
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
  const seen = [rotation.index]
  for (let turn = 0; turn < 4; turn++) {
    wait(everyMs)
    seen.push(rotation.index)
  }
  expect(seen).toEqual([0, 1, 2, 3, 0])
})

test('nothing changes before the time is up', () => {
  mount()
  wait(everyMs - 1)
  expect(rotation.index).toBe(0)
})

test('a mouse over the slides holds them until it leaves', () => {
  mount()
  pointer('pointerover', 'mouse')
  wait(everyMs * 3)
  expect(rotation.index).toBe(0)
  expect(rotation.playing).toBe(true)
  pointer('pointerout', 'mouse')
  wait(everyMs)
  expect(rotation.index).toBe(1)
})

test('the focus inside holds them until it leaves', () => {
  mount()
  act(() => region().querySelector('button')!.focus())
  wait(everyMs * 3)
  expect(rotation.index).toBe(0)
  act(() => region().querySelector('button')!.blur())
  wait(everyMs)
  expect(rotation.index).toBe(1)
})

test('a hidden tab holds them', () => {
  mount()
  tabHidden(true)
  wait(everyMs * 3)
  expect(rotation.index).toBe(0)
  tabHidden(false)
  wait(everyMs)
  expect(rotation.index).toBe(1)
})

test('choosing a slide stops them for good', () => {
  mount()
  act(() => rotation.choose(2))
  wait(everyMs * 5)
  expect(rotation.index).toBe(2)
  expect(rotation.playing).toBe(false)
})

test('next and previous go around the ends', () => {
  mount()
  act(() => rotation.previous())
  expect(rotation.index).toBe(3)
  act(() => rotation.next())
  expect(rotation.index).toBe(0)
})

test('a touch stops them for good', () => {
  mount()
  act(() => rotation.stop())
  wait(everyMs * 2)
  expect(rotation.index).toBe(0)
})

test('pause stops them, and play starts them although the button has focus and mouse', () => {
  mount()
  pointer('pointerover', 'mouse')
  act(() => region().querySelector('button')!.focus())
  act(() => rotation.toggle())
  expect(rotation.playing).toBe(false)
  wait(everyMs * 2)
  expect(rotation.index).toBe(0)
  act(() => rotation.toggle())
  wait(everyMs)
  expect(rotation.index).toBe(1)
})

test('with reduced motion nothing moves by itself, but play may be pressed', () => {
  calm = true
  mount()
  wait(everyMs * 3)
  expect(rotation.index).toBe(0)
  expect(rotation.playing).toBe(false)
  act(() => rotation.toggle())
  wait(everyMs)
  expect(rotation.index).toBe(1)
})
