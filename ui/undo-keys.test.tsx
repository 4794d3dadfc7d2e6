// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useUndoKeys } from './undo-keys.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let steps: string[]
let root: Root

function Editor({ fieldsToo = false }: { fieldsToo?: boolean }) {
  useUndoKeys({ undo: () => steps.push('undo'), redo: () => steps.push('redo'), fieldsToo })
  return (
    <>
      <button type="button" id="card" aria-label="A card" />
      <textarea id="words" aria-label="Words" />
      <input id="amount" aria-label="Amount" defaultValue="400" />
      <input id="choice" type="checkbox" aria-label="Choice" />
      <div role="alertdialog" aria-label="Sure?">
        <button type="button" id="sure" aria-label="Yes" />
      </div>
    </>
  )
}

beforeEach(async () => {
  steps = []
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<Editor />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

/** Whether the browser's default action still happens. */
const press = (target: Element, more: KeyboardEventInit = {}): boolean =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true, ...more }),
  )

test('steps are taken back from anywhere on the page, also where nothing has the focus', () => {
  expect(press(document.body)).toBe(false)
  expect(press(document.querySelector('#card')!)).toBe(false)
  expect(press(document.querySelector('#choice')!, { ctrlKey: false, metaKey: true })).toBe(false)
  expect(press(document.body, { shiftKey: true })).toBe(false)
  expect(steps).toEqual(['undo', 'undo', 'undo', 'redo'])
})

test('in a text field the keys stay the browser’s, and behind a dialog nothing happens', () => {
  for (const id of ['words', 'amount', 'sure']) expect(press(document.querySelector(`#${id}`)!), id).toBe(true)
  expect(press(document.body, { ctrlKey: false })).toBe(true)
  expect(press(document.body, { code: 'KeyY' })).toBe(true)
  expect(steps).toEqual([])
})

test('where fields pass the keys on, one in which something was typed keeps them', async () => {
  await act(async () => root.render(<Editor fieldsToo />))
  const amount = document.querySelector<HTMLInputElement>('#amount')!
  expect(press(amount)).toBe(false)
  amount.dataset['typed'] = ''
  expect(press(amount)).toBe(true)
  delete amount.dataset['typed']
  amount.value = '450'
  expect(press(amount)).toBe(true)
  expect(press(document.querySelector('#words')!)).toBe(true)
  expect(steps).toEqual(['undo'])
})
