// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanguageProvider } from '#/ui/language.tsx'
import { type PortalArea, useDisplaySession, useForgottenDisplaySessions } from './display-session.ts'

const noura = { email: 'noura@example.com', name: 'Noura', role: 'client' }

function Portal({ area }: { area: PortalArea }) {
  useDisplaySession(area)
  return <p>{area}</p>
}
function SignIn({ door }: { door: string }) {
  useForgottenDisplaySessions(false)
  return <p>{door}</p>
}

let close = () => {}
function open(area: PortalArea, lang: 'en' | 'ar' = 'en') {
  const box = document.body.appendChild(document.createElement('div'))
  const root = createRoot(box)
  const doors = ['/login', '/ar/login', '/admin-login', '/ar/admin-login']
  act(() =>
    root.render(
      <LanguageProvider lang={lang}>
        <MemoryRouter initialEntries={['/portal']}>
          <Routes>
            <Route path="/portal" element={<Portal area={area} />} />
            {doors.map((door) => (
              <Route key={door} path={door} element={<SignIn door={door} />} />
            ))}
          </Routes>
        </MemoryRouter>
      </LanguageProvider>,
    ),
  )
  close = () => act(() => (root.unmount(), box.remove()))
  return { shows: () => box.textContent }
}
const keep = (key: string, value: string) => localStorage.setItem(key, value)
const handOver = (value: object) => {
  document.cookie = `display-session=${encodeURIComponent(JSON.stringify(value))}; Path=/`
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  localStorage.clear()
})
afterEach(() => {
  close()
  document.cookie = 'display-session=; Path=/; Max-Age=0'
  vi.unstubAllGlobals()
})

test('a sound object stays, and so does its person', () => {
  keep('client-session', JSON.stringify(noura))
  expect(open('client').shows()).toBe('client')
  expect(localStorage.getItem('client-session')).toBe(JSON.stringify(noura))
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '"noura@example.com"',
  '{"name":"x"}',
  '{"email":""}',
  '{"email":7}',
  '{"email":null}',
])('an object that is %s is removed and leads to sign-in', (value) => {
  if (value !== null) keep('client-session', value)
  expect(open('client').shows()).toBe('/login')
  expect(localStorage.length).toBe(0)
})

test.each([
  ['admin', 'en', '/admin-login'],
  ['admin', 'ar', '/ar/admin-login'],
  ['client', 'ar', '/ar/login'],
  ['freelancer', 'en', '/login'],
] as const)('whoever has no object in the %s area, in %s, is sent to %s', (area, lang, door) => {
  expect(open(area, lang).shows()).toBe(door)
})

test('the object of another area does not count', () => {
  keep('client-session', JSON.stringify(noura))
  expect(open('admin').shows()).toBe('/admin-login')
})

test.each([
  ['admin', 'admin'],
  ['client', 'client'],
  ['freelancer', 'freelancer'],
  ['mystery_shopper', 'freelancer'],
] as const)('what a sign-in as %s hands over is kept for the %s area, and handed over once', (role, area) => {
  handOver({ ...noura, role })
  expect(open(area).shows()).toBe(area)
  expect(Object.keys(localStorage)).toEqual([`${area}-session`])
  expect(JSON.parse(localStorage.getItem(`${area}-session`)!)).toEqual({ ...noura, role })
  expect(document.cookie).not.toContain('display-session')
})

test('what another tab does to the object is seen at once', () => {
  keep('client-session', JSON.stringify(noura))
  const { shows } = open('client')
  const change = (key: string) => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
  keep('client-session', '{')
  change('admin-session')
  expect(shows()).toBe('client')
  change('client-session')
  expect(shows()).toBe('/login')
})

test('an ended session removes the objects, and leaves the page with what was typed', () => {
  keep('client-session', JSON.stringify(noura))
  const { shows } = open('client')
  act(() => void window.dispatchEvent(new Event('session-ended')))
  expect(localStorage.length).toBe(0)
  expect(shows()).toBe('client')
})
