// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Lang } from '#/domain/text.ts'
import { visitMessages } from '#/messages/visits.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let root: Root
let place: HTMLElement

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Page state after loading: only storage on the device survives. */
async function openPage(lang: Lang): Promise<void> {
  vi.resetModules()
  const { InstallHint } = await import('./components/install-hint.tsx')
  const { LanguageProvider: Provider } = await import('#/ui/language.tsx')
  await act(async () =>
    root.render(
      <Provider lang={lang}>
        <InstallHint />
      </Provider>,
    ),
  )
}
const offer = (outcome: 'accepted' | 'dismissed') => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: vi.fn(() => Promise.resolve({ outcome })),
  })
  return { event, make: () => act(async () => void dispatchEvent(event)) }
}
const press = (name: string) =>
  act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click())

test('nothing is said where the browser offers nothing', async () => {
  await openPage('en')
  expect(place.textContent).toBe('')
})

test.each(['en', 'ar'] as const)('an offer is taken up once it is pressed (%s)', async (lang) => {
  await openPage(lang)
  const { event, make } = offer('accepted')
  await make()
  expect(event.defaultPrevented).toBe(true)
  expect(place.textContent).toContain(visitMessages.installText[lang])
  expect(event.prompt).not.toHaveBeenCalled()
  await press(visitMessages.install[lang])
  expect(event.prompt).toHaveBeenCalledOnce()
  expect(place.textContent).toBe('')
})

test('after declining the hint does not return, also on the next page', async () => {
  await openPage('en')
  await offer('accepted').make()
  await press(visitMessages.installDecline.en)
  expect(place.textContent).toBe('')
  await openPage('en')
  await offer('accepted').make()
  expect(place.textContent).toBe('')
})

test('an iPhone is told how, until it is installed', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 })
  await openPage('ar')
  expect(place.textContent).toContain(visitMessages.installIos.ar)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await openPage('ar')
  expect(place.textContent).toBe('')
})
