import { publishedPageSlugs } from '#/features/site/pages/read-page.server.ts'
import { readRoutePaths } from './product-words.server.ts'

/** First segment of a path; empty for the home page and wildcard routes. */
const firstOf = (path: string): string => {
  const first = path.split('/').find(Boolean) ?? ''
  return /^[\w.-]+$/.test(first) ? first : ''
}

/** Returns a check whether a path of the site leads to a page: of the product, or published by staff. */
export async function readSiteAddresses(): Promise<(path: string) => boolean> {
  const [routes, pages] = await Promise.all([readRoutePaths(), publishedPageSlugs()])
  const known = new Set(['', ...routes.map(firstOf), ...pages.map(({ slug }) => slug)])
  return (path) => known.has(new URL(path, 'https://here.invalid').pathname.split('/')[1] ?? '')
}
