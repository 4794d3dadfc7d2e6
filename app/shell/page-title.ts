import type { MetaDescriptor } from 'react-router'
import { type Lang, otherLang, type Text } from '#/domain/text.ts'
import { publicPath } from '#/platform/i18n.ts'
import type { RootData } from './use-root.ts'

type Matches = readonly ({ id?: string; loaderData?: unknown } | undefined)[]

const rootOf = (matches: Matches): RootData | undefined =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined

/** The language of the page, for a route's `meta`. */
export const langOf = (matches: Matches): Lang => rootOf(matches)?.lang ?? 'en'

/** A page's title in its own language, with the company behind it: `Reports · Itqan`. */
export function pageTitle(matches: Matches, text: Text): string {
  const lang = langOf(matches)
  const company = rootOf(matches)?.branding.companyName[lang]
  return company && company !== text[lang] ? `${text[lang]} · ${company}` : text[lang]
}

type PublicPage = {
  matches: Matches
  /** The English address, such as `/consultant`. */
  path: string
  title: Text
  description: Text
  /** Pages that are no use in a search result (sign-in, thanks). */
  noindex?: boolean
}

const ogLocale: Record<Lang, string> = { en: 'en_US', ar: 'ar_SA' }

/** What search engines and shared links need of a public page: title, description, canonical and both languages. */
export function publicMeta({ matches, path, title, description, noindex }: PublicPage): MetaDescriptor[] {
  const lang = langOf(matches)
  const origin = rootOf(matches)?.origin ?? ''
  const address = (of: Lang) => origin + publicPath(of, path)
  const heading = pageTitle(matches, title)
  return [
    { title: heading },
    { name: 'description', content: description[lang] },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(lang) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: address('ar') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: heading },
    { property: 'og:description', content: description[lang] },
    { property: 'og:url', content: address(lang) },
    { property: 'og:image', content: `${origin}/share.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    { property: 'og:locale', content: ogLocale[lang] },
    { property: 'og:locale:alternate', content: ogLocale[otherLang(lang)] },
  ]
}

/** The company as search engines read it (JSON-LD). */
export function organization(matches: Matches, description: string) {
  const root = rootOf(matches)
  const lang = langOf(matches)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: root?.branding.companyName[lang] ?? '',
    slogan: root?.branding.tagline[lang] ?? '',
    description,
    url: (root?.origin ?? '') + publicPath(lang, '/'),
    areaServed: 'SA',
  }
}
