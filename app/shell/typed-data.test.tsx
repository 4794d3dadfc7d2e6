// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTypedData, useRestoredTypedData } from './typed-data.ts'

function Page() {
  const [agreed, setAgreed] = useState(false)
  useRestoredTypedData()
  return (
    <main>
      <form>
        <input name="name" defaultValue="" />
        <input name="secret" type="password" defaultValue="" />
        <input name="key" type="hidden" defaultValue="fresh" />
        <textarea name="message" defaultValue="" />
        <input name="agreed" type="checkbox" checked={agreed} onChange={(event) => setAgreed(event.target.checked)} />
        <output>{agreed ? 'yes' : 'no'}</output>
      </form>
    </main>
  )
}

const boxes: HTMLElement[] = []
function open(path: string) {
  window.history.replaceState(null, '', path)
  const box = document.body.appendChild(document.createElement('div'))
  boxes.push(box)
  const root = createRoot(box)
  act(() => root.render(<Page />))
  const find = (selector: string) => box.querySelector<HTMLInputElement>(selector)!
  return { find, close: () => act(() => (root.unmount(), box.remove())) }
}
type Page = ReturnType<typeof open>

function fill({ find }: Page) {
  find('[name=name]').value = 'نورة'
  find('[name=secret]').value = 'hunter-22'
  find('[name=key]').value = 'stale'
  find('[name=message]').value = 'Three branches'
  act(() => find('[name=agreed]').click())
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
})
afterEach(() => {
  for (const box of boxes.splice(0)) box.remove()
  vi.unstubAllGlobals()
})

test('what was typed is there again on the twin page, except secrets and keys', () => {
  const before = open('/consultant?topic=demo')
  fill(before)
  keepTypedData()
  before.close()
  const { find } = open('/ar/consultant?topic=demo')
  expect(find('[name=name]').value).toBe('نورة')
  expect(find('[name=message]').value).toBe('Three branches')
  expect(find('output').textContent).toBe('yes')
  expect(find('[name=secret]').value).toBe('')
  expect(find('[name=key]').value).toBe('fresh')
  expect(sessionStorage.getItem('typed-data')).toBeNull()
})

test('no password is ever stored', () => {
  const before = open('/login')
  fill(before)
  keepTypedData()
  expect(sessionStorage.getItem('typed-data')).not.toContain('hunter-22')
})

test('another page gets nothing', () => {
  const before = open('/consultant')
  fill(before)
  keepTypedData()
  before.close()
  expect(open('/ar/signup').find('[name=name]').value).toBe('')
})

test('what was kept a while ago is not put back', () => {
  const before = open('/consultant')
  fill(before)
  keepTypedData()
  before.close()
  const kept = JSON.parse(sessionStorage.getItem('typed-data')!)
  sessionStorage.setItem('typed-data', JSON.stringify({ ...kept, at: kept.at - 61_000 }))
  expect(open('/ar/consultant').find('[name=name]').value).toBe('')
})
