// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Lang } from '#/domain/text.ts'
import { StatusBadge, tones } from '#/ui/badge.tsx'
import { DataTable } from '#/ui/data-table.tsx'
import { DateTimeField } from '#/ui/date-time-field.tsx'
import { Avatar } from '#/ui/facts.tsx'
import { LanguageProvider } from '#/ui/language.tsx'
import { Pagination, pagesAround } from '#/ui/pagination.tsx'
import { ScoreGauge, SectionBars } from '#/ui/score.tsx'

/** Renders as the server does: also the result for browsers without scripts. */
function draw(lang: Lang, children: ReactNode, address = '/'): HTMLElement {
  const Stub = createRoutesStub([{ path: '/', Component: () => children }])
  const page = document.createElement('div')
  page.innerHTML = renderToString(
    <LanguageProvider lang={lang}>
      <Stub initialEntries={[address]} />
    </LanguageProvider>,
  )
  return page
}

test('a status always has an icon, a word and a tone', () => {
  for (const tone of tones) {
    const badge = draw('ar', <StatusBadge tone={tone}>مكتمل</StatusBadge>).querySelector('[data-tone]')!
    expect(badge.getAttribute('data-tone')).toBe(tone)
    expect(badge.querySelector('svg')).not.toBeNull()
    expect(badge.textContent).toBe('مكتمل')
  }
})

test.each([
  [1, 1, [1]],
  [1, 10, [1, 2, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [10, 10, [1, null, 9, 10]],
])('page %i of %i offers the pages around it', (page, last, expected) => {
  expect(pagesAround(page, last)).toEqual(expected)
})

test('links to other pages keep the rest of the address', () => {
  const page = draw('en', <Pagination total={240} />, '/?status=pending&page=2')
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')])
  expect(links[0]).toEqual(['Previous', '/?status=pending'])
  expect(links.at(-1)).toEqual(['Next', '/?status=pending&page=3'])
  expect(page.querySelector('[aria-current=page]')?.textContent).toBe('2')
  expect(page.querySelector('[role=status]')?.textContent).toContain('26–50')
})

test('a page number that does not exist shows the last page', () => {
  const page = draw('en', <Pagination total={30} />, '/?page=99')
  expect(page.querySelector('[role=status]')?.textContent).toContain('26–30')
})

test('a list of nothing has no pages', () => {
  expect(draw('en', <Pagination total={0} />).textContent).toBe('')
})

const columns = [
  { key: 'name', header: 'Name', sort: 'name', cell: (row: { name: string }) => row.name },
  { key: 'size', header: 'Size', numeric: true, cell: () => 3 },
]

const table = (rows: { name: string }[]) => (
  <DataTable
    caption="Branches"
    columns={columns}
    rows={rows}
    rowKey={(row) => row.name}
    rowLink={(row) => `/branches/${row.name}`}
    defaultSort="name"
    empty={<p>Nothing here</p>}
  />
)

test('a sorted column says so and its link turns the order around', () => {
  const page = draw('en', table([{ name: 'Olaya' }]), '/?status=open&page=3')
  const head = page.querySelector('[aria-sort]')!
  expect(head.getAttribute('aria-sort')).toBe('ascending')
  expect(head.querySelector('a')?.getAttribute('href')).toBe('/?status=open&sort=-name')
})

test('the first column leads to the record', () => {
  const link = draw('en', table([{ name: 'Olaya' }])).querySelector('th[scope=row] a')
  expect(link?.getAttribute('href')).toBe('/branches/Olaya')
})

test('an empty table shows its placeholder', () => {
  const page = draw('en', table([]))
  expect(page.querySelector('table')).toBeNull()
  expect(page.textContent).toBe('Nothing here')
})

test.each([
  ['en', 'Score: 87.3% out of 100: Good'],
  ['ar', 'الدرجة: \u206687.3%\u2069 من 100: \u2068جيد\u2069'],
] as const)('the gauge says its number and its band in %s', (lang, spoken) => {
  const page = draw(lang, <ScoreGauge score={87.3} />)
  expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe(spoken)
})

test('bars are a table that can be read without seeing them', () => {
  const page = draw(
    'en',
    <SectionBars
      caption="Sections"
      sections={[
        { key: 'a', label: 'Service', score: 58.33 },
        { key: 'b', label: 'Delivery', score: null },
      ]}
    />,
  )
  const rows = [...page.querySelectorAll('tbody tr')].map((row) => row.textContent)
  expect(rows).toEqual(['Service58.3%', 'DeliveryN/A'])
})

test('in Arabic a bar grows from the right', () => {
  const bars = <SectionBars caption="" sections={[{ key: 'a', label: 'الخدمة', score: 80 }]} />
  expect(draw('ar', bars).querySelectorAll('rect')[1]?.getAttribute('x')).toBe('20%')
  expect(draw('en', bars).querySelectorAll('rect')[1]?.getAttribute('x')).toBe('0')
})

test.each(['en', 'ar'] as const)('a date and time is sent as the wall time in Riyadh (%s)', (lang) => {
  const page = draw(lang, <DateTimeField name="visitAt" label="Visit" defaultValue="2026-11-25T19:30" />)
  expect(page.querySelector<HTMLInputElement>('input[type=hidden][name=visitAt]')?.value).toBe('2026-11-25T19:30')
  expect(page.textContent).not.toMatch(/[٠-٩]/)
})

test('a broken default date is no date', () => {
  const page = draw('en', <DateTimeField name="visitAt" label="Visit" defaultValue="tomorrow" />)
  expect(page.querySelector<HTMLInputElement>('input[type=hidden][name=visitAt]')?.value).toBe('')
})

test('an avatar has one letter, because joined letters would change shape', () => {
  expect(draw('ar', <Avatar name="سارة العتيبي" />).textContent).toBe('س')
})
