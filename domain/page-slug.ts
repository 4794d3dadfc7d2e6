/** Slug of a page made by staff: `/our-method`. Must not collide with a route of the product. */

export const longestSlug = 80
const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Reserved words beside the routes: areas, files and future pages. */
const reservedSlugs = [
  'en',
  'ar',
  'api',
  'app',
  'assets',
  'static',
  'public',
  'build',
  'files',
  'events',
  'healthz',
  'readyz',
  'index',
  'docs',
  'help',
  'privacy',
  'payment',
  'payment-success',
  'review',
  'home',
  'navigation',
]

export const isSlug = (text: string): boolean => text.length <= longestSlug && wellFormed.test(text)

/** First segments of the product's addresses: `/ar/plans` and `/plans` both give `plans`. */
export function productWords(paths: readonly string[]): ReadonlySet<string> {
  const words = new Set(reservedSlugs)
  for (const path of paths) {
    const segments = path.split('/').filter(Boolean)
    for (const segment of [segments[0], segments[0] === 'ar' ? segments[1] : undefined])
      if (segment && /^[\w.-]+$/.test(segment)) words.add(segment.toLowerCase())
  }
  return words
}

/** Suggests a slug from an English title; empty without Latin letters or digits. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
