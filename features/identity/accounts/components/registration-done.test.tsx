// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { translator } from '#/domain/text.ts'
import { accountMessages } from '#/messages/accounts.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { RegistrationDone } from './registration-done.tsx'

const langs = ['en', 'ar'] as const
const say = (lang: 'en' | 'ar') => translator(lang, accountMessages)

let root: Root
let place: HTMLElement
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('scrollTo', () => {})
  vi.useFakeTimers()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(lang: 'en' | 'ar' = 'en') {
  act(() =>
    root.render(
      <LanguageProvider lang={lang}>
        <MemoryRouter initialEntries={['/done']}>
          <Routes>
            <Route path="/done" element={<RegistrationDone />} />
            <Route path="/login" element="sign-in" />
            <Route path="/ar/login" element="sign-in in Arabic" />
          </Routes>
        </MemoryRouter>
      </LanguageProvider>,
    ),
  )
}
const pass = async (seconds: number) => {
  for (let ms = 0; ms < seconds * 1000; ms += 100) await act(() => vi.advanceTimersByTimeAsync(100))
}
const point = (type: string, by: { movementX: number; movementY: number }) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true })
    place
      .querySelector('h1')!
      .dispatchEvent(
        Object.defineProperties(event, { movementX: { value: by.movementX }, movementY: { value: by.movementY } }),
      )
  })

test.each(langs)('after three seconds it goes on to sign-in by itself (%s)', async (lang) => {
  show(lang)
  for (const count of [3, 2, 1]) {
    expect(place.textContent).toContain(say(lang)('countdown', { count }))
    await pass(1)
  }
  expect(place.textContent).toBe(lang === 'ar' ? 'sign-in in Arabic' : 'sign-in')
})

test('it waits while the focus is on its button, and counts on from where it was', async () => {
  show()
  await pass(1)
  act(() => place.querySelector('a')!.focus())
  await pass(60)
  expect(place.textContent).toContain(say('en')('countdownPaused'))
  act(() => place.querySelector('h1')!.focus())
  expect(place.textContent).toContain(say('en')('countdown', { count: 2 }))
  await pass(2)
  expect(place.textContent).toBe('sign-in')
})

test('it waits for a pointer that moves on it, not for one that rests where it appeared', async () => {
  show()
  point('pointermove', { movementX: 0, movementY: 0 })
  await pass(1)
  expect(place.textContent).toContain(say('en')('countdown', { count: 2 }))
  point('pointermove', { movementX: 1, movementY: 0 })
  await pass(60)
  expect(place.textContent).toContain(say('en')('countdownPaused'))
  point('pointerout', { movementX: 0, movementY: 0 })
  await pass(2)
  expect(place.textContent).toBe('sign-in')
})
