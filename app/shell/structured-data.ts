import type { Text } from '#/domain/text.ts'
import { shellMessages } from '#/messages/shell.ts'
import { publicPath } from '#/platform/i18n.ts'
import { langOf, type Matches, rootOf } from './page-facts.ts'

const context = 'https://schema.org'
/** A breadcrumb or an item with a page: name and English path. */
export type Step = { name: Text; path: string }

const home: Step = { name: shellMessages.home, path: '/' }

const addressOf = (matches: Matches, path: string): string =>
  (rootOf(matches)?.origin ?? '') + publicPath(langOf(matches), path)
const companyId = (matches: Matches): string => `${addressOf(matches, '/').replace(/\/(ar)?$/, '')}/#organization`

/** Breadcrumb from the home page. Written by `publicMeta`; give it `trail` for pages in between. */
export const trailOf = (matches: Matches, steps: readonly Step[]) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [home, ...steps].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: name[langOf(matches)],
    item: addressOf(matches, path),
  })),
})

/** The company as structured data. */
export function organization(matches: Matches, description: string) {
  const root = rootOf(matches)
  const lang = langOf(matches)
  const logo = root?.branding.logoUrl ?? '/brand/icon-512.png'
  return {
    '@context': context,
    '@type': 'Organization',
    '@id': companyId(matches),
    name: root?.branding.companyName[lang] ?? '',
    slogan: root?.branding.tagline[lang] ?? '',
    description,
    url: addressOf(matches, '/'),
    logo: new URL(logo, root?.origin || 'http://localhost').href,
    areaServed: { '@type': 'Country', name: shellMessages.country[lang] },
  }
}

/** The site as structured data, for the home page. */
export const website = (matches: Matches) => ({
  '@context': context,
  '@type': 'WebSite',
  name: rootOf(matches)?.branding.companyName[langOf(matches)] ?? '',
  url: addressOf(matches, '/'),
  inLanguage: langOf(matches),
  publisher: { '@id': companyId(matches) },
})

type Offer = { name: Text; priceHalalas: number; path?: string; description?: Text }
type Service = { name: Text; description: Text; path: string; offers?: readonly Offer[] }

/** A service with its offers: prices as shown on the page, net of VAT, in riyals. */
export function serviceWithOffers(matches: Matches, { name, description, path, offers = [] }: Service) {
  const lang = langOf(matches)
  return {
    '@context': context,
    '@type': 'Service',
    name: name[lang],
    description: description[lang],
    url: addressOf(matches, path),
    provider: { '@type': 'Organization', '@id': companyId(matches), name: companyName(matches) },
    areaServed: 'SA',
    ...(offers.length > 0 && { offers: offers.map((offer) => offerOf(matches, offer, path)) }),
  }
}

const companyName = (matches: Matches): string => rootOf(matches)?.branding.companyName[langOf(matches)] ?? ''

function offerOf(matches: Matches, { name, priceHalalas, path, description }: Offer, servicePath: string) {
  const lang = langOf(matches)
  const price = (priceHalalas / 100).toFixed(2)
  return {
    '@type': 'Offer',
    name: name[lang],
    ...(description && { description: description[lang] }),
    url: addressOf(matches, path ?? servicePath),
    price,
    priceCurrency: 'SAR',
    priceSpecification: {
      '@type': 'PriceSpecification',
      price,
      priceCurrency: 'SAR',
      valueAddedTaxIncluded: false,
    },
    availability: `${context}/InStock`,
  }
}

type Article = {
  title: string
  description: string
  /** The English address, such as `/blog/first-visit`. */
  path: string
  publishedAt: string
  updatedAt?: string | undefined
  /** Path on this site. */
  imagePath?: string | undefined
}

/** A blog article as structured data. */
export const article = (
  matches: Matches,
  { title, description, path, publishedAt, updatedAt, imagePath }: Article,
) => ({
  '@context': context,
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: langOf(matches),
  datePublished: publishedAt,
  dateModified: updatedAt ?? publishedAt,
  mainEntityOfPage: addressOf(matches, path),
  ...(imagePath && { image: (rootOf(matches)?.origin ?? '') + imagePath }),
  author: { '@type': 'Organization', '@id': companyId(matches), name: companyName(matches) },
  publisher: { '@type': 'Organization', '@id': companyId(matches), name: companyName(matches) },
})

/** Questions and answers as on the page, plain text. */
export const faq = (matches: Matches, items: readonly { question: Text; answer: Text }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question[langOf(matches)],
    acceptedAnswer: { '@type': 'Answer', text: answer[langOf(matches)] },
  })),
})

/** The steps of a process as on the page, plain text. */
export const howTo = (matches: Matches, name: Text, steps: readonly { name: Text; text: Text }[]) => ({
  '@context': context,
  '@type': 'HowTo',
  name: name[langOf(matches)],
  step: steps.map((step, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: step.name[langOf(matches)],
    text: step.text[langOf(matches)],
  })),
})
