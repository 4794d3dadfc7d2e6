// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { LanguageProvider } from '#/ui/language.tsx'
import { Inbox } from './components/inbox.tsx'
import type { NoticeLine } from './notice.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
let page: HTMLElement
let leave = () => {}
beforeEach(() => {
  page = document.body.appendChild(document.createElement('div'))
})
afterEach(() => leave())

let made = 0
const notice = (kind: string, link: string, at: string, read = false): NoticeLine => ({
  id: `00000000-0000-4000-8000-${String(++made).padStart(12, '0')}`,
  kind,
  topic: kind.startsWith('report') ? 'results' : 'invoices',
  params: { branch: 'Olaya', score: '91%', number: 'INV-2026-000014' },
  link,
  at,
  read,
})
const report = (n: number) => `/client/reports/00000000-0000-4000-8000-00000000000${n}`
const reports = [1, 2, 3].map((n) => notice('report.released', report(n), '2026-11-24T08:00:00Z'))
const invoice = '/client/invoices/00000000-0000-4000-8000-000000000009'
const invoices = [
  notice('invoice.settled', invoice, '2026-11-20T08:00:00Z'),
  notice('invoice.issued', invoice, '2026-11-20T06:00:00Z', true),
]

async function show(lang: 'en' | 'ar', notices: NoticeLine[], filtered = false) {
  const list = { today: '2026-11-24', unread: notices.length, unreadRows: 2, notices }
  const sent: [string, string][] = []
  const Stub = createRoutesStub([
    {
      path: '/',
      action: async ({ request }) => {
        for (const [name, value] of await request.formData()) sent.push([name, value as string])
        return { ok: true, result: { count: 3, at: '2026-11-24T09:00:00.000Z' } }
      },
      Component: () => (
        <LanguageProvider lang={lang}>
          <Inbox list={list} filtered={filtered} olderThan={(id) => `?before=${id}`} result={undefined} />
        </LanguageProvider>
      ),
    },
  ])
  const root = createRoot(page)
  leave = () => act(() => root.unmount())
  await act(async () => root.render(<Stub />))
  return sent
}
const texts = (selector: string) => [...page.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('shows periods, one row for reports of a day and one for an invoice', async () => {
  await show('en', [...reports, ...invoices])
  expect(texts('h2')).toEqual(['Today', 'This week'])
  const [topic, record] = page.querySelectorAll('details')
  expect(topic!.querySelector('summary')!.textContent).toContain('Reports: 3 notifications')
  expect(topic!.querySelectorAll('a')).toHaveLength(3)
  expect(record!.querySelector('summary')!.textContent).toContain('1 earlier notification about this')
  expect(page.querySelector(`li > div > a[href="${invoice}"]`)!.textContent).toContain('settled')
})

test('is written in Arabic for its reader', async () => {
  await show('ar', [...reports, ...invoices])
  expect(texts('h2')).toEqual(['اليوم', 'هذا الأسبوع'])
  expect(page.querySelector('summary')!.textContent).toContain('3 إشعارات')
})

test('marks the unread notices of a row, and only these', async () => {
  const sent = await show('en', [...reports, ...invoices])
  const buttons = [...page.querySelectorAll('button')].filter(({ name }) => name === 'intent')
  const ofInvoice = buttons.find((button) => button.getAttribute('aria-label')?.includes('settled'))!
  await act(async () => ofInvoice.click())
  expect(sent).toContainEqual(['intent', 'some'])
  expect(sent).toContainEqual(['ids', invoices[0]!.id])
})

test('says that nothing is there, and offers everything when it was filtered', async () => {
  await show('en', [])
  expect(page.textContent).toContain('You have no notifications')
  leave()
  page = document.body.appendChild(document.createElement('div'))
  await show('en', [], true)
  expect(page.querySelector('a')!.textContent).toContain('Show all notifications')
})
