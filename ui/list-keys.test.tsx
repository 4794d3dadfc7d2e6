// @vitest-environment jsdom
import { act, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useListKeys } from './list-keys.ts'
import { switchShortcuts } from './shortcuts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const pressed: string[] = []

function List() {
  const body = useRef<HTMLTableSectionElement>(null)
  const [ticked, setTicked] = useState<readonly string[]>([])
  useListKeys(body)
  return (
    <main>
      <a href="#new" data-list-new onClick={() => pressed.push('new')}>
        New
      </a>
      <form role="search">
        <input type="search" id="search" aria-label="Search" />
      </form>
      <table>
        <tbody ref={body}>
          {['A', 'B', 'C'].map((name) => (
            <tr key={name} className="list-row">
              <td className="list-choose">
                <label className="list-tick">
                  <input
                    type="checkbox"
                    aria-label={name}
                    checked={ticked.includes(name)}
                    onChange={() =>
                      setTicked([...ticked.filter((other) => other !== name), ...(ticked.includes(name) ? [] : [name])])
                    }
                  />
                </label>
              </td>
              <th scope="row">
                <a className="list-link" href={`#${name}`} id={name}>
                  {name}
                </a>
              </th>
              <td>
                <button type="button" onClick={() => pressed.push(name)}>
                  Bill
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <output>{ticked.toSorted().join('')}</output>
    </main>
  )
}

let root: Root
beforeEach(async () => {
  localStorage.clear()
  pressed.length = 0
  Element.prototype.scrollIntoView = () => {}
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<List />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const press = (code: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true, ...more }))
  })
const here = () => document.activeElement?.id
const ticked = () => document.querySelector('output')?.textContent

test('J and K walk through the rows and stop at the ends', async () => {
  for (const expected of ['A', 'B', 'C', 'C']) {
    await press('KeyJ')
    expect(here()).toBe(expected)
  }
  for (const expected of ['B', 'A', 'A']) {
    await press('KeyK')
    expect(here()).toBe(expected)
  }
})

test('X ticks the row; with Shift, J ticks the rows on the way', async () => {
  await press('KeyX')
  expect(ticked()).toBe('')
  await press('KeyJ')
  await press('KeyX')
  expect(ticked()).toBe('A')
  await press('KeyX')
  expect(ticked()).toBe('')
  await press('KeyJ', { shiftKey: true })
  expect(ticked()).toBe('AB')
})

test('E presses the button of the row, Slash leads to the search, where letters are typed', async () => {
  await press('KeyE')
  expect(pressed).toEqual([])
  await press('KeyJ')
  await press('KeyJ')
  await press('KeyE')
  expect(pressed).toEqual(['B'])
  await press('Slash')
  expect(here()).toBe('search')
  await press('KeyJ')
  expect(here()).toBe('search')
})

test('N follows the link to a new record, and only without Shift', async () => {
  await press('KeyN', { shiftKey: true })
  expect(pressed).toEqual([])
  await press('KeyN')
  expect(pressed).toEqual(['new'])
})

test('no key is heard with Ctrl or while shortcuts are off', async () => {
  await press('KeyJ', { ctrlKey: true })
  await act(async () => switchShortcuts(false))
  await press('KeyJ')
  expect(here()).toBe('')
  await act(async () => switchShortcuts(true))
  await press('KeyJ')
  expect(here()).toBe('A')
})
