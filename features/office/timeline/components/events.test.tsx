import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { Lang } from '#/domain/text.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import type { TimelineRow } from '../sentence.ts'
import { TimelineDays } from './events.tsx'

const row: TimelineRow = {
  id: '1',
  at: '2026-11-03T10:30:00Z',
  kind: 'report',
  step: 'released',
  refId: 'r',
  no: 'R-0018',
  branchId: 'b',
  place: 'Olaya',
  name: null,
  to: null,
  doneBy: 'team',
  who: null,
  score: 92.5,
  note: null,
  params: {},
}
const note: TimelineRow = {
  ...row,
  id: '2',
  at: '2026-11-02T09:00:00Z',
  kind: 'note',
  step: 'written',
  refId: 'n',
  doneBy: 'person',
  who: 'Huda',
  score: null,
  note: { text: 'Terrace closed', isEdited: true, mayChange: true },
}

function draw(rows: TimelineRow[], lang: Lang = 'en'): string {
  const Component = () => (
    <LanguageProvider lang={lang}>
      <TimelineDays rows={rows} />
    </LanguageProvider>
  )
  const Stub = createRoutesStub([{ path: '/', Component }])
  return renderToString(<Stub initialEntries={['/']} />)
}
const shown = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('a day is a list under its date; a line links to its record and shows the score with its word', () => {
  const html = draw([row, note])
  expect(html.match(/<ol/g)).toHaveLength(2)
  expect(html).toContain('href="/client/reports/r"')
  expect(shown(html)).toMatch(/3 Nov 2026 .*Report .*0018 released .*92\.5% .*Olaya .*by our team .*1:30 PM/)
  expect(shown(html)).toContain('2 Nov 2026')
})

test('an own note leads to its change, says that it was edited, and has no link of a record', () => {
  const html = draw([note])
  expect(html).toContain('href="/client/timeline?note=n"')
  expect(shown(html)).toContain('Note: Terrace closed')
  expect(shown(html)).toContain('edited')
  const withdrawn = draw([{ ...note, note: { text: null, isEdited: true, mayChange: false } }])
  expect(shown(withdrawn)).toContain('A note was withdrawn')
  expect(shown(withdrawn)).not.toContain('edited')
})

test('speaks Arabic', () => {
  expect(shown(draw([row], 'ar'))).toContain('صدر التقرير')
})
