// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createRoutesStub, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Beside } from './beside.tsx'
import { DataTable } from './data-table.tsx'
import { switchShortcuts } from './shortcuts.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const rows = ['a', 'b', 'c'].map((name) => ({ id: `019a0000-0000-7000-8000-00000000000${name}`, name }))
const idOf = (name: string) => rows.find((row) => row.name === name)!.id

function List() {
  const { pathname, search } = useLocation()
  return (
    <main>
      <Beside<{ name: string }>
        ids={rows.map(({ id }) => id)}
        version={rows}
        page={(id) => `/records/${id}`}
        name={({ name }) => `Record ${name}`}
        head={({ name }) => <b>{name}</b>}
        body={({ name }) => <p>Facts of {name}</p>}
      >
        <DataTable
          caption="Records"
          columns={[{ key: 'name', header: 'Name', cell: ({ name }: (typeof rows)[number]) => name }]}
          rows={rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `/records/${id}`}
          empty="None"
        />
      </Beside>
      <output>{pathname + search}</output>
    </main>
  )
}

let root: Root
let isWide = true
let answer: (address: string) => Response
const real = globalThis.fetch
beforeEach(() => {
  localStorage.clear()
  isWide = true
  answer = (address) => Response.json({ name: rows.find(({ id }) => address.includes(id))!.name })
  globalThis.fetch = (address) => Promise.resolve(answer(address as string))
  Object.assign(window, {
    matchMedia: () => ({ matches: isWide, addEventListener: () => {}, removeEventListener: () => {} }),
  })
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  globalThis.fetch = real
  switchShortcuts(true)
})

/** Lets the record's answer arrive. */
const settle = () => act(async () => void (await new Promise((done) => setTimeout(done, 5))))

async function show(search = '') {
  const Stub = createRoutesStub([
    { path: '/', Component: List },
    { path: '/records/:id', Component: List },
  ])
  root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<Stub initialEntries={[`/${search}`]} />))
  await settle()
}

const place = () => document.querySelector('output')?.textContent
const panel = () => document.querySelector('aside')
const link = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('.list-link')].find((a) => a.textContent === name)!

async function press(name: string, how: MouseEventInit = {}) {
  act(() => {
    link(name).focus()
    link(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...how }))
  })
  await settle()
}

async function key(code: string) {
  act(() => {
    const at = document.activeElement ?? document.body
    at.dispatchEvent(new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true }))
  })
  await settle()
}

test('a press opens the record beside the list and names it in the address', async () => {
  await show('?sort=name')
  expect(panel()).toBeNull()
  await press('b')
  expect(place()).toBe(`/?sort=name&open=${idOf('b')}`)
  expect(panel()?.ariaLabel).toBe('Record b')
  expect(panel()?.textContent).toContain('Facts of b')
  expect(document.querySelector('.list-row[aria-current]')?.textContent).toBe('b')
})

test('Enter follows the link to the page, and so does a press on a narrow screen', async () => {
  await show()
  await press('b', { detail: 0 })
  expect(place()).toBe(`/records/${idOf('b')}`)
  act(() => root.unmount())
  isWide = false
  await show()
  await press('b')
  expect(place()).toBe(`/records/${idOf('b')}`)
  expect(panel()).toBeNull()
})

test('the panel follows J and K once it is open, O opens it, and Escape closes it', async () => {
  await show()
  link('a').focus()
  await key('KeyJ')
  expect(panel()).toBeNull()
  await key('KeyO')
  expect(panel()?.ariaLabel).toBe('Record b')
  await key('KeyJ')
  expect(panel()?.ariaLabel).toBe('Record c')
  await key('KeyK')
  await key('KeyK')
  expect(panel()?.ariaLabel).toBe('Record a')
  await key('Escape')
  expect(panel()).toBeNull()
  expect(place()).toBe('/')
  expect(document.activeElement).toBe(link('a'))
})

test('Escape also closes it where single keys are off', async () => {
  switchShortcuts(false)
  await show(`?open=${idOf('c')}`)
  expect(panel()?.ariaLabel).toBe('Record c')
  await key('Escape')
  expect(panel()).toBeNull()
})

test('a record that is not there is said in the panel, a failure can be tried again there', async () => {
  answer = () => new Response(null, { status: 404 })
  await show(`?open=${idOf('a')}`)
  expect(panel()?.textContent).toContain('no longer available')
  answer = () => new Response(null, { status: 500 })
  await press('b')
  expect(panel()?.querySelector('[role=alert]')).not.toBeNull()
  answer = () => Response.json({ name: 'b' })
  act(() => panel()!.querySelector<HTMLElement>('[role=alert] button')!.click())
  await settle()
  expect(panel()?.textContent).toContain('Facts of b')
})
