/** The address of a page that staff make: `/our-method`. It must never stand in the way of a page of the product. */

export const longestSlug = 80
const wellFormed = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Words that the product keeps for itself beside its routes: areas, files and pages to come. */
const kept = [
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

/** The first segment of every address of the product, out of its list of routes: `/ar/plans` and `/plans` both give `plans`. */
export function productWords(paths: readonly string[]): ReadonlySet<string> {
  const words = new Set(kept)
  for (const path of paths) {
    const segments = path.split('/').filter(Boolean)
    for (const segment of [segments[0], segments[0] === 'ar' ? segments[1] : undefined])
      if (segment && /^[\w.-]+$/.test(segment)) words.add(segment.toLowerCase())
  }
  return words
}

/** A proposal for the address, from an English title; empty when the title has no Latin letters or digits. */
export const slugFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-+|-+$/g, '')
