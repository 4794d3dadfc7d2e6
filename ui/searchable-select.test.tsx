// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '#/ui/language.tsx'
import { SearchableSelect } from './searchable-select.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ value: `node-${n}`, label: n === 300 ? 'الإحساء' : `Region ${n}` }))

let root: Root
let page: HTMLElement
const changed = vi.fn()

const elementWith = (count: number, value?: string) => (
  <LanguageProvider lang="en">
    <form onChange={(event) => event.target instanceof HTMLSelectElement && changed(event.target.value)}>
      <SearchableSelect
        name="node"
        label="Place"
        placeholder="All"
        options={optionsOf(count)}
        {...(value !== undefined && { defaultValue: value })}
      />
    </form>
  </LanguageProvider>
)
const show = (count: number, value?: string) => {
  const router = createMemoryRouter([{ path: '/', element: elementWith(count, value) }])
  return act(async () => root.render(<RouterProvider router={router} />))
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => setTimeout(() => draw(performance.now()), 16))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})
afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  changed.mockReset()
  vi.unstubAllGlobals()
})

const box = () => page.querySelector<HTMLInputElement>('[role=combobox]')
const sent = () => new FormData(page.querySelector('form')!).get('node')
const listed = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent)
async function until(isSo: () => boolean) {
  for (let tries = 0; tries < 200 && !isSo(); tries++)
    await act(() => new Promise<void>((done) => setTimeout(done, 20)))
  expect(isSo()).toBe(true)
}
const press = (key: string) =>
  act(async () => box()!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
const type = (text: string) =>
  act(async () => {
    box()!.focus()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box(), text)
    box()!.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('without scripts, and with few choices, it is a plain select', async () => {
  const router = createMemoryRouter([{ path: '/', element: elementWith(500, 'node-7') }])
  const html = renderToString(<RouterProvider router={router} />)
  expect(html).toContain('<select')
  expect(html).not.toContain('role="combobox"')
  expect(html.match(/<option/g)).toHaveLength(501)
  await show(6)
  expect([box(), page.querySelector('select')!.hidden]).toEqual([null, false])
})

test('with many choices a text box names the chosen one, and the form sends its value', async () => {
  await show(500, 'node-7')
  expect(box()!.value).toBe('Region 7')
  expect(page.querySelector(`#${box()!.getAttribute('aria-labelledby')!.split(' ')[0]}`)!.textContent).toBe('Place')
  expect(sent()).toBe('node-7')
})

test('typing searches, in Arabic without regard to spelling, and the keyboard chooses', async () => {
  await show(500)
  await type('الاحساء')
  await until(() => listed().length === 2)
  expect(listed()).toEqual(['All', 'الإحساء'])
  await press('ArrowDown')
  await press('ArrowDown')
  await press('Enter')
  await until(() => sent() === 'node-300')
  expect(box()!.value).toBe('الإحساء')
  expect(changed).toHaveBeenLastCalledWith('node-300')
})

test('text that names no choice changes nothing', async () => {
  await show(500, 'node-7')
  await type('nowhere')
  await until(() => listed().length === 1)
  await act(async () => box()!.blur())
  await until(() => box()!.value === 'Region 7')
  expect(sent()).toBe('node-7')
  expect(changed).not.toHaveBeenCalled()
})
