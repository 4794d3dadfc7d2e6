// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Lang } from '#/domain/text.ts'
import { useGridKeys } from './grid-keys.ts'
import { LanguageProvider } from './language.tsx'
import { switchShortcuts } from './shortcuts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const awarded: string[] = []

function Grid() {
  const keys = useGridKeys({
    rows: 2,
    columns: 3,
    first: { row: 0, column: 1 },
    letters: { KeyW: (cell) => awarded.push(cell.textContent) },
  })
  return (
    <table {...keys.table}>
      <tbody>
        {[0, 1].map((row) => (
          <tr key={row}>
            {[0, 1, 2].map((column) => (
              <td key={column} {...keys.cell(row, column)}>
                {`${row}${column}`}
                <input type="radio" name={String(row)} {...keys.control} />
                {column === 2 && <input type="text" aria-label="part" />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

let root: Root
let place: HTMLElement
const show = (lang: Lang) =>
  act(() =>
    root.render(
      <LanguageProvider lang={lang}>
        <Grid />
      </LanguageProvider>,
    ),
  )
beforeEach(() => {
  switchShortcuts(true)
  awarded.length = 0
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

const cell = (name: string) => place.querySelector<HTMLElement>(`[data-cell="${name[0]} ${name[1]}"]`)!
const here = () => document.activeElement!.closest<HTMLElement>('[data-cell]')!.dataset['cell']!.replace(' ', '')
const press = (key: string, code = key) => {
  const event = new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true })
  act(() => void document.activeElement!.dispatchEvent(event))
  return event.defaultPrevented
}
const stops = () =>
  [...place.querySelectorAll('[data-cell][tabindex="0"]')].map((one) => (one as HTMLElement).dataset['cell'])

test('one cell is in the order of Tab, arrows move, and the edges hold', () => {
  show('en')
  expect(place.querySelector('table')!.getAttribute('role')).toBe('grid')
  expect(stops()).toEqual(['0 1'])
  act(() => cell('01').focus())
  press('ArrowRight')
  press('ArrowRight')
  press('ArrowDown')
  expect([here(), stops()]).toEqual(['12', ['1 2']])
  press('Home')
  expect(here()).toBe('10')
  expect(press('Tab')).toBe(false)
})

test('from right to left the arrows follow the sight', () => {
  show('ar')
  act(() => cell('01').focus())
  press('ArrowLeft')
  expect(here()).toBe('02')
  press('ArrowRight')
  press('ArrowRight')
  expect(here()).toBe('00')
})

test('Enter goes to the control of a cell, where its own keys count, and Escape back', () => {
  show('en')
  act(() => cell('01').focus())
  expect(press('Enter')).toBe(true)
  expect(document.activeElement!.tagName).toBe('INPUT')
  expect(press('ArrowDown')).toBe(false)
  press('Escape')
  expect(document.activeElement).toBe(cell('01'))
})

test('W awards the cell in focus by its place on the keyboard, not while something is typed or keys are off', () => {
  show('ar')
  act(() => cell('01').focus())
  press('ص', 'KeyW')
  press('ArrowLeft')
  press('w', 'KeyW')
  act(() => cell('02').querySelector<HTMLInputElement>('[type=text]')!.focus())
  expect(press('w', 'KeyW')).toBe(false)
  act(() => cell('02').focus())
  act(() => switchShortcuts(false))
  press('w', 'KeyW')
  expect(awarded).toEqual(['01', '02'])
})
