import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { bas1 } from '#/content/questionnaires/bas-1.ts'
import { langs, translator, withoutMarks } from '#/domain/text.ts'
import { visitHintMessages } from '#/messages/visits.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { VisitContext, type VisitInHand } from './components/visit-context.ts'
import { VisitHints } from './components/visit-hints.tsx'

const photo = { kind: 'photo', state: 'sent', print: 'same', takenAt: '2026-03-05T17:20:00Z' }

/** A full visit of five minutes, 387 km away, with one photo under two questions. */
const visit = {
  definition: bas1,
  questioned: new Set(),
  openPoints: [],
  arrival: { type: 'full_service', distance: 387_000, accuracy: 20, arrivedAt: '2026-03-05T17:00:00Z' },
  state: {
    stamps: [{ name: 'left', deviceAt: '2026-03-05T17:05:00Z' }],
    answers: [],
    drafts: new Map(),
    photos: [
      { ...photo, questionKey: 'Q3' },
      { ...photo, questionKey: 'Q10' },
    ],
  },
} as unknown as VisitInHand

const shown = (lang: 'en' | 'ar', of: VisitInHand): string =>
  withoutMarks(
    renderToStaticMarkup(
      <MemoryRouter>
        <LanguageProvider lang={lang}>
          <VisitContext value={of}>
            <VisitHints />
          </VisitContext>
        </LanguageProvider>
      </MemoryRouter>,
    ),
  )

test.each(langs)('before sending, the shopper is warned about the place, the stay and a repeated photo: %s', (lang) => {
  const t = translator(lang, visitHintMessages)
  const page = shown(lang, visit)
  expect(page).toContain(t('title'))
  expect(page).toMatch(/387/)
  expect(page).toContain(withoutMarks(t('photo-repeated')))
  expect(page.match(/<li/g)).toHaveLength(3)
})

test('a sound visit shows no hint', () => {
  const arrival = { type: 'full_service', distance: 30, accuracy: 20, arrivedAt: '2026-03-05T15:00:00Z' } as const
  expect(shown('en', { ...visit, arrival, state: { ...visit.state, photos: [] } })).toBe('')
})
