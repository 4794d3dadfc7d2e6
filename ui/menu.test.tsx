// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Menu } from './menu.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let page: HTMLElement
const onAction = vi.fn()

beforeEach(async () => {
  // why: a document's frames stop permanently if they first ran under fake timers of an earlier file of the worker
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
  const items = [
    { id: 'edit', label: 'Edit', onAction },
    { id: 'delete', label: 'Delete' },
  ]
  const router = createMemoryRouter([{ path: '/', element: <Menu items={items} /> }])
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  onAction.mockReset()
  vi.unstubAllGlobals()
})

const button = () => page.querySelector('button')!
/** Lets frames and timers run until `isSo` holds; React renders at the end of each `act`. */
async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 400 && !isSo(); tries++)
    await act(() => new Promise<void>((done) => setTimeout(done, 25)))
  expect(isSo()).toBe(true)
}
const entries = () => [...document.querySelectorAll('[role=menuitem]')]

test('a menu that was not used is a plain button that says what it opens', () => {
  expect(button().getAttribute('aria-haspopup')).toBe('true')
  expect(button().getAttribute('aria-expanded')).toBe('false')
  expect(button().getAttribute('aria-label')).toBe('More actions')
  expect(entries()).toHaveLength(0)
})

test('a click opens it and a choice runs', async () => {
  await act(async () => button().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 })))
  await until(() => entries().length > 0)
  expect(entries().map((entry) => entry.textContent)).toEqual(['Edit', 'Delete'])
  await act(async () => (entries()[0] as HTMLElement).click())
  expect(onAction).toHaveBeenCalledOnce()
})

test('a key opens it at its first entry, and Escape leads back to the button', async () => {
  button().focus()
  await act(async () => button().click())
  await until(() => document.activeElement?.textContent === 'Edit')
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  await until(() => entries().length === 0 && document.activeElement === button())
})
