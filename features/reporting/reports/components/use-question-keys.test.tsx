// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useQuestionKeys } from './use-question-keys.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const marked: string[] = []
const mark = (key: string) => void marked.push(key)

function Keyed() {
  const { on, change } = useQuestionKeys(mark)
  return (
    <>
      {['Q1', 'Q2', 'Q3'].map((key) => (
        <article key={key} tabIndex={-1} data-question={key} data-failed={key === 'Q3'} id={key} />
      ))}
      <details>
        <summary>Folded</summary>
        <article tabIndex={-1} data-question="Q4" id="Q4" />
      </details>
      <div id="decision" tabIndex={-1}>
        {['facts', 'language'].map((point) => (
          <fieldset key={point} data-grade={point}>
            {[0, 3, 5].map((points) => (
              <input key={points} type="radio" name={point} value={points} aria-label={`${point} ${points}`} />
            ))}
          </fieldset>
        ))}
      </div>
      <textarea id="note" aria-label="Note" />
      <button type="button" id="switch" aria-label="Shortcuts" aria-pressed={on} onClick={() => change(!on)} />
    </>
  )
}

let root: Root
beforeEach(async () => {
  localStorage.clear()
  marked.length = 0
  // why: jsdom has no layout, so all questions are below the top of the page
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 200, 600, 100)
  const place = document.body.appendChild(document.createElement('main'))
  root = createRoot(place)
  await act(async () => root.render(<Keyed />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

const press = (code: string, key = code.slice(-1).toLowerCase(), more: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true, ...more }))
  })
const here = () => document.activeElement?.id

test('J and K walk through the questions and stop at the ends', async () => {
  for (const expected of ['Q1', 'Q2', 'Q3', 'Q3']) {
    await press('KeyJ')
    expect(here()).toBe(expected)
  }
  for (const expected of ['Q2', 'Q1', 'Q1']) {
    await press('KeyK')
    expect(here()).toBe(expected)
  }
})

test('keys go by their place, so an Arabic layout works', async () => {
  await press('KeyJ', 'ت')
  expect(here()).toBe('Q1')
})

test('F finds the failed question, X marks the one at hand, G goes to the decision', async () => {
  await press('KeyF')
  expect(here()).toBe('Q3')
  await press('KeyX')
  expect(marked).toEqual(['Q3'])
  await press('KeyG')
  expect(here()).toBe('decision')
})

test('J passes folded answers over, and reaches them once they are open', async () => {
  for (const expected of ['Q1', 'Q2', 'Q3', 'Q3']) {
    await press('KeyJ')
    expect(here()).toBe(expected)
  }
  document.querySelector('details')!.open = true
  await press('KeyJ')
  expect(here()).toBe('Q4')
})

const grades = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-grade] input:checked')].map((box) => [box.name, box.value])

test('digits grade one point after the other and change none that has a grade; U clears the last one', async () => {
  await press('Digit5', '5')
  await press('Numpad3', '3')
  const both = [
    ['facts', '5'],
    ['language', '3'],
  ]
  expect(grades()).toEqual(both)
  await press('Digit0', '0')
  expect(grades()).toEqual(both)
  await press('KeyU')
  expect(grades()).toEqual([['facts', '5']])
  await press('Digit0', '0')
  expect(grades()).toEqual([
    ['facts', '5'],
    ['language', '0'],
  ])
})

test('shortcuts do nothing while typing or with a modifier', async () => {
  document.getElementById('note')!.focus()
  await press('KeyJ')
  await press('KeyX')
  expect({ here: here(), marked }).toEqual({ here: 'note', marked: [] })
  document.getElementById('note')!.blur()
  await press('KeyJ', 'j', { ctrlKey: true })
  expect(here()).not.toBe('Q1')
})

test('the shortcuts can be turned off, and stay off', async () => {
  await act(async () => document.getElementById('switch')!.click())
  await press('KeyJ')
  expect(here()).not.toBe('Q1')
  expect(localStorage.getItem('desk-shortcuts')).toBe('off')
})
