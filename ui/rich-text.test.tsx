import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { readRichText, type RichText as Doc } from '#/domain/rich-text.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { RichText } from './rich-text.tsx'

const shown = (doc: Doc, pictures = {}) =>
  renderToStaticMarkup(
    <LanguageProvider lang="ar">
      <MemoryRouter>
        <RichText doc={doc} pictures={pictures} pathOf={(path) => `/ar${path}`} anchors />
      </MemoryRouter>
    </LanguageProvider>,
  )
const mediaId = '01890a5d-ac96-774b-bcce-b302099a8057'
const paragraph = (text: string, marks?: object[]) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks ? { marks } : {}) }],
})

test('a script that was pasted as text is shown as text', () => {
  const doc = readRichText({
    type: 'doc',
    content: [paragraph('<script>alert(1)</script><img src=x onerror=alert(2)>')],
  })!
  expect(shown(doc)).toBe(
    '<div class="rich-text"><p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;</p></div>',
  )
})

test('headings get anchors, own paths the language, foreign links no hold on this page', () => {
  const doc = readRichText({
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'أول' }] },
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'فرعي' }] },
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'ثان' }] },
      paragraph('هنا', [{ type: 'link', attrs: { href: '/plans' } }]),
      paragraph('هناك', [{ type: 'link', attrs: { href: 'https://www.sfda.gov.sa/' } }]),
    ],
  })!
  const html = shown(doc)
  expect(html).toContain('<h2 id="section-1" tabindex="-1">أول</h2>')
  expect(html).toContain('<h2 id="section-2" tabindex="-1">ثان</h2>')
  expect(html).toContain('href="/ar/plans"')
  expect(html).toContain('<a href="https://www.sfda.gov.sa/" rel="noopener">هناك</a>')
})

test('a picture is shown with its text and sizes; one that is not there is left out', () => {
  const doc: Doc = { type: 'doc', content: [{ type: 'picture', attrs: { mediaId } }] }
  const html = shown(doc, { [mediaId]: { id: mediaId, width: 1200, height: 800, alt: { en: 'Cups', ar: 'أكواب' } } })
  expect(html).toContain('alt="أكواب"')
  expect(html).toContain(`/media/${mediaId}?w=480 480w`)
  expect(html).toContain('width="1200" height="800"')
  expect(shown(doc)).toBe('<div class="rich-text"></div>')
})
