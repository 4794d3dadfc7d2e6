// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineList, oneOf } from '#/domain/list.ts'
import { text } from '#/domain/list-columns.ts'
import { uiMessages } from '#/messages/ui.ts'
import { ListChoicesContext } from './list-choices.ts'
import { ViewMenu } from './list-views.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const word = { en: 'Word', ar: 'كلمة' }
const list = defineList({
  key: 'cities',
  permission: 'site.browse',
  address: '/cities',
  messages: { ...uiMessages, caption: word, city: word, city_jeddah: word },
  pageSize: 25,
  filters: { city: oneOf(['jeddah']) },
  sorts: { city: 'asc' },
  columns: { city: text() },
})
const view = { id: '019a0000-0000-7000-8000-000000000001', list: 'cities', name: 'By the sea', query: 'city=jeddah' }

let leave = () => {}
// why: another file of the same worker may have left its page, with menus of its own
beforeEach(() => document.body.replaceChildren())
afterEach(() => {
  leave()
  document.body.replaceChildren()
})

test.each([
  ['is saved', [], ''],
  ['is renamed', [view], 'By the sea'],
])('the cursor stands in the name when a view %s', async (_, views, name) => {
  const Stub = createRoutesStub([
    {
      path: '/cities',
      Component: () => (
        <ListChoicesContext value={{ views, density: 'compact' }}>
          <ViewMenu list={list} />
        </ListChoicesContext>
      ),
    },
  ])
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  leave = () => act(() => root.unmount())
  await act(async () => root.render(<Stub initialEntries={['/cities?city=jeddah']} />))
  await act(async () => {
    const menu = document.querySelector('details')!
    const opened = new Promise((heard) => menu.addEventListener('toggle', heard, { once: true }))
    menu.open = true
    await opened
  })
  const field = document.querySelector<HTMLInputElement>('input[name=name]')!
  // why: the first render beside other tests on a loaded machine takes more than the second that is usual
  await vi.waitFor(() => expect(document.activeElement).toBe(field), 10_000)
  expect([field.value, field.selectionEnd]).toEqual([name, name.length])
})
