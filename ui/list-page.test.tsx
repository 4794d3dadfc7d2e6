import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { beforeRow, defineList, readList, typed } from '#/domain/list.ts'
import { label, text } from '#/domain/list-columns.ts'
import { defineMessages } from '#/domain/text.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { ListPage } from '#/ui/list-page.tsx'
import { ListTable } from '#/ui/list-table.tsx'

const word = (en: string) => ({ en, ar: `${en} (ar)` })
const list = defineList({
  key: 'steps',
  permission: 'activity.read',
  address: '/steps',
  messages: defineMessages({
    caption: word('Steps'),
    person: word('Person'),
    personHint: word('Name or email'),
    older: word('Older'),
    newest: word('Newest'),
  }),
  pageSize: 2,
  filters: { person: typed(), before: beforeRow() },
  sorts: { newest: 'desc' },
  columns: { person: text() },
  file: { name: 'steps', action: 'activity.export', entity: 'activity' },
})
const [id, next] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']

function draw(address: string, older: string | null, rows = [{ id, person: 'Ali' }]) {
  const query = readList(list, new URLSearchParams(address))
  const page = { list, query, rows, older, rowKey: (row: { id: string }) => row.id }
  const Component = () => (
    <LanguageProvider lang="en">
      <ListPage {...page} title="Steps" empty="Nothing yet" />
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/steps', Component }])
  return renderToString(<Stub initialEntries={[`/steps?${address}`]} />).replaceAll('&amp;', '&')
}

test('the newest page of a list without counts leads to older rows under the same filters', () => {
  const html = draw('person=Ali', next)
  expect(html).toContain(`href="/steps?person=Ali&before=${next}"`)
  expect(html).not.toContain('Newest')
  expect(html).toContain('placeholder="Name or email"')
})

test('an older page leads back; its filters and files begin at the newest row', () => {
  const html = draw(`person=Ali&before=${id}`, null)
  expect(html).toMatch(/href="\/steps\?person=Ali"[^>]*>.*Newest/)
  expect(html).not.toContain('Older')
  expect(html).toContain('href="/steps/export?person=Ali&format=csv"')
  expect(html).not.toMatch(/href="[^"]*before=/)
  expect(html).not.toContain('name="before"')
})

test('an older page without rows is no empty list', () => {
  expect(draw(`before=${id}`, null, [])).not.toContain('Nothing yet')
  expect(draw('', null, [])).toContain('Nothing yet')
})

test('a word that is unclear by itself keeps its heading on a phone; a clear one stands alone', () => {
  const team = defineList({
    key: 'team',
    permission: 'members.read',
    address: '/steps',
    pageSize: 2,
    sorts: { person: 'asc' },
    messages: defineMessages({
      caption: word('Team'),
      person: word('Person'),
      state: word('State'),
      state_active: word('Active'),
      factor: word('Two steps'),
      factor_on: word('On'),
    }),
    filters: {},
    columns: { person: text(), state: label(), factor: label({ labelled: true }) },
  })
  const query = readList(team, new URLSearchParams())
  const rows = [{ id, person: 'Ali', state: 'active', factor: 'on' }]
  const Component = () => (
    <LanguageProvider lang="en">
      <ListTable list={team} query={query} rows={rows} rowKey={(row) => row.id} empty="Nothing yet" />
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/steps', Component }])
  const html = renderToString(<Stub initialEntries={['/steps']} />)
  expect(html).toContain('<span class="list-label">Two steps</span>On')
  expect(html).not.toContain('<span class="list-label">State</span>')
})
