// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useShortcuts } from './shortcuts.ts'
import { dismissToast, showToast, ToastRegion } from './toast.tsx'
import { UndoRegion, useUndo } from './undo.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let sent: string[]
let zooms: number
let answer: { undone: number; kept: string[] }

function Desk() {
  useShortcuts((code) => code === 'KeyZ' && ++zooms > 0)
  return null
}

function Page({ desk }: { desk: boolean }) {
  const offer = useUndo()
  return (
    <>
      <UndoRegion />
      <ToastRegion />
      {desk && <Desk />}
      <input id="words" aria-label="Words" />
      {['one', 'two'].map((step) => (
        <button key={step} type="button" id={step} onClick={() => offer(`Step ${step} taken`, { step })}>
          {step}
        </button>
      ))}
      <button type="button" id="plain" onClick={() => offer('Sent', null)}>
        plain
      </button>
    </>
  )
}

beforeEach(() => {
  localStorage.clear()
  // why: test files of one worker share the notices
  for (let id = showToast({ text: '' }); id > 0; id--) dismissToast(id)
  sent = []
  zooms = 0
  answer = { undone: 3, kept: [] }
})
afterEach(async () => {
  for (const button of document.querySelectorAll<HTMLElement>('section button:last-child'))
    await act(async () => button.click())
  await act(async () => root.unmount())
  document.body.replaceChildren()
})

async function show(desk = false) {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <Page desk={desk} />,
      action: async ({ request }) => {
        sent.push((await request.formData()).get('step') as string)
        return { ok: true, result: answer }
      },
    },
  ])
  root = createRoot(document.body.appendChild(document.createElement('main')))
  await act(async () => root.render(<Stub />))
}
const take = (step: string) => act(async () => document.getElementById(step)!.click())
const press = (target: Element = document.body) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyZ', bubbles: true, cancelable: true }))
    await new Promise((later) => setTimeout(later, 50))
  })
const notices = () => [...document.querySelectorAll('section p')].map((notice) => notice.textContent)

test('the key undoes the newest step once and takes its notice away, then the one before', async () => {
  await show()
  await take('one')
  await take('two')
  await press()
  expect(sent).toEqual(['two'])
  expect(notices()).toEqual(['Step one taken', '3 rows restored'])
  await press()
  await press()
  expect(sent).toEqual(['two', 'one'])
})

test('the button of a notice undoes its own step', async () => {
  await show()
  await take('one')
  await take('two')
  const [first] = [...document.querySelectorAll<HTMLElement>('section button')].filter((one) => one.textContent)
  await act(async () => first!.click())
  await press()
  expect(sent).toEqual(['one', 'two'])
})

test('a page that uses the key hears it alone, in a text field it is a letter', async () => {
  await show(true)
  await take('one')
  await press()
  expect([zooms, sent]).toEqual([1, []])
  await press(document.querySelector('#words')!)
  expect([zooms, sent]).toEqual([1, []])
})

test('rows that changed since are named, and a step without an undo offers none', async () => {
  answer = { undone: 0, kept: ['Rayan', 'Hind'] }
  await show()
  await take('plain')
  await press()
  expect(sent).toEqual([])
  await take('one')
  await press()
  expect(notices()).toEqual(['Sent', 'Not undone, because they changed since: Rayan, Hind'])
})
