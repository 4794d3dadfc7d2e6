import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Lang } from '#/domain/text.ts'
import type { ToldText } from '#/domain/translation.ts'
import { LanguageProvider } from '#/ui/language.tsx'
import { OwnQuote, OwnText, ShortText } from './own-text.tsx'

const english = 'The soup was cold.'
const arabic = 'كانت الشوربة باردة.'
const drawn = (lang: Lang, told: ToldText | null, Part: typeof OwnText = OwnText) =>
  renderToStaticMarkup(
    <LanguageProvider lang={lang}>
      <Part text={english} told={told} />
    </LanguageProvider>,
  )

test('a translation is shown with its language, marked, and the original opens without scripts', () => {
  const html = drawn('ar', { lang: 'en', text: arabic })
  expect(html.indexOf(arabic)).toBeLessThan(html.indexOf('<details'))
  expect(html).toContain(`<span dir="rtl" lang="ar"`)
  expect(html).toMatch(
    new RegExp(`<details[^>]*><summary[^>]*>مترجم.*</summary>.*<span dir="ltr" lang="en"[^>]*>${english}`),
  )
})

test('without a translation the original is shown and says in which language it is', () => {
  const html = drawn('ar', { lang: 'en', text: null })
  expect(html).toContain('<span dir="ltr" lang="en"')
  expect(html).toContain('النص الأصلي بالإنجليزية')
  expect(html).not.toContain('<details')
})

test('a text in the own language has no mark', () => {
  const html = drawn('en', null)
  expect(html).toContain('lang="en"')
  expect(html.replace(/<[^>]+>/g, '')).toBe(english)
})

test('a quote begins at the side of what is shown, and a short text has its mark behind it', () => {
  expect(drawn('ar', { lang: 'en', text: arabic }, OwnQuote)).toContain('<blockquote dir="rtl"')
  expect(drawn('ar', { lang: 'en', text: null }, OwnQuote)).toContain('<blockquote dir="ltr"')
  expect(drawn('ar', { lang: 'en', text: arabic }, ShortText).replace(/<[^>]+>/g, '')).toBe(`${arabic}(مترجم)`)
})
