// @vitest-environment jsdom
import { act, useReducer } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, useFetcher, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DataTable } from '#/ui/data-table.tsx'
import { ActionForm, SubmitButton } from '#/ui/form.tsx'
import { LanguageProvider } from '#/ui/language.tsx'
import { SelectionBar, selectionColumn, useSelection } from '#/ui/list-selection.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

type Row = { id: string; name: string }
let root: Root
let place: HTMLElement
let rows: Row[]
let sent: FormData | null

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  rows = ['Ali', 'Basma', 'Closed'].map((name, index) => ({ id: String(index + 1), name }))
  sent = null
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

function List() {
  const fetcher = useFetcher()
  const go = useNavigate()
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const selection = useSelection(rows, {
    id: ({ id }) => id,
    label: ({ name }) => `Choose ${name}`,
    pageLabel: 'Choose all',
    allows: ({ name }) => name !== 'Closed',
    name: 'person',
    total: 40,
  })
  return (
    <LanguageProvider lang="en">
      <SelectionBar selection={selection} text={`${selection.count} chosen`} whole="Choose all 40" clear="Clear">
        <ActionForm id={selection.form} fetcher={fetcher} onDone={selection.clear}>
          {selection.isWhole && <input type="hidden" name="scope" value="whole" />}
          <SubmitButton intent="pay">Pay</SubmitButton>
        </ActionForm>
      </SelectionBar>
      <DataTable
        caption="People"
        columns={[{ key: 'name', header: 'Name', cell: ({ name }) => name }, selectionColumn(selection, rows)]}
        rows={rows}
        rowKey={({ id }) => id}
        empty="None"
      />
      <button onClick={redraw}>Reload</button>
      <a href="#next" onClick={() => void go('?page=2')}>
        Next
      </a>
    </LanguageProvider>
  )
}

const Stub = createRoutesStub([
  {
    path: '/',
    Component: List,
    action: async ({ request }) => {
      sent = await request.formData()
      return { ok: true, result: null }
    },
  },
])
const show = () => act(async () => root.render(<Stub />))
const ticks = () => [...place.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
const tick = (label: string) => ticks().find((input) => input.getAttribute('aria-label') === label)!
const button = (text: string) =>
  [...place.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent === text)
const press = (element: HTMLElement | undefined) => act(async () => element!.click())
const status = () => place.querySelector('[role=status]')!.textContent

test('rows are ticked one by one, the bar says how many, and the form sends them', async () => {
  await show()
  expect(ticks().map((input) => input.getAttribute('aria-label'))).toEqual(['Choose all', 'Choose Ali', 'Choose Basma'])
  expect(status()).toBe('')
  await press(tick('Choose Basma'))
  expect(status()).toBe('1 chosen')
  expect(tick('Choose all').checked).toBe(false)
  await press(tick('Choose Ali'))
  expect(tick('Choose all').checked).toBe(true)
  await press(tick('Choose Ali'))
  await press(button('Pay'))
  expect([sent?.get('intent'), sent?.getAll('person')]).toEqual(['pay', ['2']])
  expect(status()).toBe('')
})

test('the tick of the page leaves out rows that allow none, and the bar extends it to all pages', async () => {
  await show()
  expect(button('Choose all 40')).toBeUndefined()
  await press(tick('Choose all'))
  expect(status()).toBe('2 chosen')
  await press(button('Choose all 40'))
  expect(status()).toBe('40 chosen')
  await press(button('Pay'))
  expect([sent?.get('scope'), sent?.getAll('person')]).toEqual(['whole', []])
  await press(tick('Choose all'))
  await press(tick('Choose all'))
  expect(status()).toBe('')
})

test('another address empties the selection, and a row that left the list is no longer counted', async () => {
  await show()
  await press(tick('Choose all'))
  rows = rows.slice(1)
  await press(button('Next'))
  expect(status()).toBe('')
  await press(tick('Choose all'))
  await press(button('Clear'))
  expect(ticks().some(({ checked }) => checked)).toBe(false)
  await press(tick('Choose Basma'))
  rows = [{ id: '9', name: 'New' }]
  await press(button('Reload'))
  expect(tick('Choose New').checked).toBe(false)
  expect(status()).toBe('')
})

test('without scripts the ticks are fields of the form, and the bar is in the page', () => {
  place.innerHTML = renderToString(<Stub />)
  const form = place.querySelector('form')!
  expect(ticks().map((input) => [input.form === form, input.name, input.value])).toEqual([
    [false, '', 'on'],
    [true, 'person', '1'],
    [true, 'person', '2'],
  ])
  expect(form.querySelector('button[type=submit]')).not.toBeNull()
  expect(form.closest('.hidden')?.className).toContain('noscript:flex')
  expect(tick('Choose all').closest('.noscript\\:hidden')).not.toBeNull()
  expect(button('Clear')!.closest('.noscript\\:hidden')).not.toBeNull()
})
