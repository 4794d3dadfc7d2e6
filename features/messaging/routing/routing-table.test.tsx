// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LanguageProvider } from '#/ui/language.tsx'
import { RoutingTable } from './components/routing-table.tsx'
import type { Route } from './read-routing.server.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let page: HTMLElement
let leave = () => {}
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'))
})
afterEach(() => leave())

const [here, above] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002']
const owner = { key: 'o', name: 'Khalid', profileId: 'o', roles: ['owner' as const], channels: ['app' as const] }
const routes: Route[] = [
  {
    topic: 'results',
    readers: [owner],
    isRequired: false,
    choices: [
      { role: 'owner', own: 'app', above: 'both' },
      { role: 'manager', own: null, above: 'none' },
    ],
    isOpen: true,
    from: [here, above],
  },
  { topic: 'account', readers: [], isRequired: true, choices: [], isOpen: false, from: [above] },
]

async function show(lang: 'en' | 'ar') {
  const sent: [string, string][] = []
  const place = {
    nodeId: here,
    isWhole: false,
    nameOf: (id: string) => (id === above ? null : { en: 'North', ar: 'الشمال' }),
  }
  const Stub = createRoutesStub([
    {
      path: '/',
      action: async ({ request }) => {
        for (const [name, value] of await request.formData()) sent.push([name, value as string])
        return { ok: false, problem: { code: 'notices.no-one', details: {} }, fields: {}, values: {} }
      },
      Component: () => (
        <LanguageProvider lang={lang}>
          <RoutingTable routes={routes} place={place} />
        </LanguageProvider>
      ),
    },
  ])
  const root = createRoot(page)
  leave = () => act(() => root.unmount())
  await act(async () => root.render(<Stub />))
  return sent
}

test('names who hears of what first, and where it was chosen', async () => {
  await show('en')
  const [results, account] = page.querySelectorAll('tbody tr')
  expect(results!.textContent).toContain('Khalid')
  expect(results!.textContent).toContain('Owner · in the app')
  expect(results!.textContent).toContain('Chosen here')
  expect(account!.textContent).toContain('No one')
  expect(account!.textContent).toContain('Chosen for the whole company')
  expect(account!.querySelector('form')).toBeNull()
})

test('offers each role what counts above and its own choices, and says why a choice is refused', async () => {
  const sent = await show('en')
  const [first, second] = page.querySelectorAll('select')
  expect(first!.value).toBe('app')
  expect([...second!.options].map(({ text }) => text)).toEqual([
    'As above it: Not notified',
    'In the app and by email',
    'In the app only',
    'Not notified',
  ])
  second!.value = 'both'
  await act(async () => page.querySelector<HTMLButtonElement>('button[type=submit]')!.click())
  expect(sent).toEqual(
    expect.arrayContaining([
      ['node', here],
      ['topic', 'results'],
      ['owner', 'app'],
      ['manager', 'both'],
    ]),
  )
  expect(page.textContent).toContain('No one would be left to notify of this required topic')
  expect(second!.value).toBe('both')
})

test('is written in Arabic for its reader', async () => {
  await show('ar')
  expect(page.querySelector('summary')!.textContent).toContain('تغيير')
  expect(page.querySelector('select option')!.textContent).toContain('كالمستوى الأعلى')
})
