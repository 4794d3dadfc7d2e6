// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rotate } from './rotate.ts'

const everyMs = 5000
let calm = false
let hidden = false
let region: HTMLElement

const draw = (direction: 'ltr' | 'rtl' = 'ltr') => {
  const slide = '<div data-slide></div>'
  const dot = '<button data-dot></button>'
  const acts = ['toggle', 'previous', 'next'].map(
    (act) => `<button data-act="${act}" data-pause="Pause" data-play="Play"></button>`,
  )
  document.body.innerHTML = `<section data-rotates="${everyMs}" style="direction:${direction}">
    <div data-controls>${acts.join('')}${dot.repeat(4)}</div><div data-stage>${slide.repeat(4)}</div></section>`
  region = document.body.querySelector('section')!
  rotate(region)
}
const all = (selector: string) => [...region.querySelectorAll<HTMLElement>(selector)]
const index = () => all('[data-slide]').findIndex((slide) => !slide.hasAttribute('data-away'))
const isPlaying = () => region.dataset['playing'] === 'true'
const act = (name: string) => region.querySelector<HTMLElement>(`[data-act=${name}]`)!
const wait = (ms: number) => vi.advanceTimersByTime(ms)
const pointer = (element: HTMLElement, type: string, pointerType: string, clientX = 0) => {
  const event = new MouseEvent(type, { bubbles: type !== 'pointerenter' && type !== 'pointerleave', clientX })
  Object.defineProperty(event, 'pointerType', { value: pointerType })
  element.dispatchEvent(event)
}
const stage = () => region.querySelector<HTMLElement>('[data-stage]')!
const swipe = (from: number, to: number) => {
  pointer(stage(), 'pointerdown', 'touch', from)
  pointer(stage(), 'pointerup', 'touch', to)
}

beforeEach(() => {
  vi.useFakeTimers()
  // why: jsdom has neither media queries nor hidden tabs
  vi.stubGlobal('matchMedia', () => ({ matches: calm, addEventListener: () => {}, removeEventListener: () => {} }))
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  calm = false
  hidden = false
})
afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the slides change every five seconds and begin again after the last', () => {
  draw()
  const seen = [index()]
  for (let turn = 0; turn < 4; turn++) {
    wait(everyMs - 1)
    expect(index()).toBe(seen.at(-1))
    wait(1)
    seen.push(index())
  }
  expect(seen).toEqual([0, 1, 2, 3, 0])
})

test('only the slide that is shown can be reached, and its dot is the current one', () => {
  draw()
  wait(everyMs)
  expect(all('[data-slide]').map((slide) => slide.inert)).toEqual([true, false, true, true])
  expect(all('[data-dot]').map((dot) => dot.getAttribute('aria-current'))).toEqual([null, 'true', null, null])
})

test.each([
  ['a mouse over them', () => pointer(region, 'pointerenter', 'mouse'), () => pointer(region, 'pointerleave', 'mouse')],
  ['the focus inside', () => act('next').focus(), () => act('next').blur()],
  ['a hidden tab', () => tabHidden(true), () => tabHidden(false)],
])('%s holds the slides, and letting go moves them on', (_, hold, release) => {
  draw()
  hold()
  wait(everyMs * 3)
  expect(index()).toBe(0)
  expect(isPlaying()).toBe(true)
  release()
  wait(everyMs)
  expect(index()).toBe(1)
})
const tabHidden = (now: boolean) => {
  hidden = now
  document.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  ['a dot', () => all('[data-dot]')[2]!.click(), 2],
  ['next', () => act('next').click(), 1],
  ['previous, around the end', () => act('previous').click(), 3],
  ['a touch', () => pointer(stage(), 'pointerdown', 'touch'), 0],
  ['pause', () => act('toggle').click(), 0],
])('%s stops them for good', (_, choose, expected) => {
  draw()
  choose()
  wait(everyMs * 5)
  expect(index()).toBe(expected)
  expect(isPlaying()).toBe(false)
  expect(act('toggle').getAttribute('aria-label')).toBe('Play')
  expect(stage().getAttribute('aria-live')).toBe('polite')
})

test('play starts them although the button has focus and mouse', () => {
  draw()
  pointer(region, 'pointerenter', 'mouse')
  act('toggle').focus()
  act('toggle').click()
  act('toggle').click()
  wait(everyMs)
  expect(index()).toBe(1)
  expect(act('toggle').getAttribute('aria-label')).toBe('Pause')
})

test('who asked for less motion sees them stand until play is pressed', () => {
  calm = true
  draw()
  wait(everyMs * 3)
  expect(index()).toBe(0)
  act('toggle').click()
  wait(everyMs)
  expect(index()).toBe(1)
})

test.each([
  ['ltr', 100, 20, 1],
  ['ltr', 20, 100, 3],
  ['rtl', 20, 100, 1],
  ['rtl', 100, 20, 3],
  ['ltr', 100, 70, 0],
] as const)('in %s a finger from %d to %d shows slide %d', (direction, from, to, expected) => {
  draw(direction)
  swipe(from, to)
  expect(index()).toBe(expected)
})

test.each([
  ['ltr', 'ArrowRight', 1],
  ['ltr', 'ArrowLeft', 3],
  ['rtl', 'ArrowLeft', 1],
  ['rtl', 'ArrowRight', 3],
] as const)('in %s %s on a dot leads to slide %d and takes the focus along', (direction, key, expected) => {
  draw(direction)
  all('[data-dot]')[0]!.focus()
  all('[data-dot]')[0]!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  expect(index()).toBe(expected)
  expect(document.activeElement).toBe(all('[data-dot]')[expected])
})

test('doing it twice changes nothing, and slides that left the page stop', () => {
  draw()
  rotate(region)
  wait(everyMs)
  expect(index()).toBe(1)
  region.remove()
  wait(everyMs)
  expect(vi.getTimerCount()).toBe(0)
})
