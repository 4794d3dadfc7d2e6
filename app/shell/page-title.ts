import type { MetaDescriptor } from 'react-router'
import { type Lang, otherLang, type Text } from '#/domain/text.ts'
import { publicPath } from '#/platform/i18n.ts'
import { langOf, type Matches, rootOf } from './page-facts.ts'
import { sharePath } from './share-address.ts'
import { type Step, trailOf } from './structured-data.ts'

export { langOf } from './page-facts.ts'
export { organization } from './structured-data.ts'

/** Page title with the company's name: `Reports · Itqan`. */
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
  /** Excludes the page from search engines (sign-in, thanks). */
  noindex?: boolean
  /** Pages between the home page and this one, such as the blog before an article. */
  trail?: readonly Step[]
  /** Name in the breadcrumb when the title is longer. */
  shortName?: Text
  /** The page's own picture on this site, at least 1200 wide; default: one generated from the title. */
  image?: { path: string; width: number; height: number } | undefined
  type?: 'website' | 'article'
}

const ogLocale: Record<Lang, string> = { en: 'en_US', ar: 'ar_SA' }

function shareImage({ matches, path, title, image }: PublicPage): MetaDescriptor[] {
  const lang = langOf(matches)
  const root = rootOf(matches)
  const branding = root?.branding
  const facts = {
    title: title[lang],
    company: branding?.companyName[lang] ?? '',
    tagline: branding?.tagline[lang] ?? '',
    color: branding?.primaryColor ?? '',
  }
  const { path: imagePath, width, height } = image ?? { path: sharePath(lang, path, facts), width: 1200, height: 630 }
  return [
    { property: 'og:image', content: (root?.origin ?? '') + imagePath },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: title[lang] },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Meta data of a public page: title, description, both addresses, picture and breadcrumb. */
export function publicMeta(page: PublicPage): MetaDescriptor[] {
  const { matches, path, title, description, noindex, trail = [], shortName = title, type = 'website' } = page
  const lang = langOf(matches)
  const root = rootOf(matches)
  const address = (of: Lang) => (root?.origin ?? '') + publicPath(of, path)
  const heading = pageTitle(matches, title)
  return [
    { title: heading },
    { name: 'description', content: description[lang] },
    ...(noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(lang) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: address('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: address('ar') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address('en') },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: root?.branding.companyName[lang] ?? '' },
    { property: 'og:title', content: heading },
    { property: 'og:description', content: description[lang] },
    { property: 'og:url', content: address(lang) },
    { property: 'og:locale', content: ogLocale[lang] },
    { property: 'og:locale:alternate', content: ogLocale[otherLang(lang)] },
    ...shareImage(page),
    ...(path === '/' || noindex ? [] : [{ 'script:ld+json': trailOf(matches, [...trail, { name: shortName, path }]) }]),
  ]
}
