import { cityPath, shownCities } from '#/app/site/city-pages.ts'
import { helpAddresses } from '#/app/help/help.server.ts'
import { helpRoles } from '#/domain/site/help-audience.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { publishedPosts } from '#/features/site/blog/read-posts.server.ts'
import { openFormSlugs } from '#/features/site/forms/public-form.server.ts'
import { publishedPageSlugs } from '#/features/site/pages/read-page.server.ts'
import { readStatistics } from '#/features/site/public-benchmarks/read-statistics.server.ts'
import { publicPath } from '#/platform/i18n.ts'

type ReadPage = (path: string) => Promise<string | null>
/** A page by its English path, with its languages. */
export type Entry = { path: string; changedAt?: string; languages: readonly Lang[] }

const isListed = (html: string | null): boolean =>
  html !== null && !/<meta name="robots" content="[^"]*noindex/.test(html)

/** Those public addresses whose pages answer and allow indexing. Pages in code have no date, because none is known. */
async function builtInPages(paths: readonly string[], readPage: ReadPage): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const path of paths) if (isListed(await readPage(path))) entries.push({ path, languages: langs })
  return entries
}

async function writtenPages(): Promise<Entry[]> {
  const [pages, posts, forms, statistics] = await Promise.all([
    publishedPageSlugs(),
    publishedPosts(),
    openFormSlugs(),
    readStatistics(),
  ])
  return [
    ...pages.map(({ slug, updatedAt, languages }) => ({ path: `/${slug}`, changedAt: updatedAt, languages })),
    ...posts.map(({ slug, changedAt }) => ({ path: `/blog/${slug}`, changedAt, languages: langs })),
    ...forms.map(({ slug }) => ({ path: `/forms/${slug}`, languages: langs })),
    ...helpRoles.map((role) => ({ path: `/docs/${role}`, languages: langs })),
    ...helpAddresses().map((article) => ({ ...article, languages: langs })),
    ...shownCities(statistics).map((city) => ({ path: cityPath(city), languages: langs })),
  ]
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Writes the site map: each page in each language, with its alternate. */
export function siteMapXml(origin: string, entries: readonly Entry[]): string {
  const address = (lang: Lang, path: string) => escaped(origin + publicPath(lang, path))
  const urls = entries.flatMap(({ path, changedAt, languages }) => {
    const twins = [...languages.map((lang) => [lang, lang] as const), ['x-default', languages[0] ?? 'en'] as const]
    const links = twins.map(
      ([name, lang]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address(lang, path)}"/>`,
    )
    const changed = changedAt ? `<lastmod>${new Date(changedAt).toISOString()}</lastmod>` : ''
    return languages.map((lang) => `<url><loc>${address(lang, path)}</loc>${changed}${links.join('')}</url>`)
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Builds the site map of all indexable pages, again after each publication. */
export async function siteMap(origin: string, paths: readonly string[], readPage: ReadPage): Promise<Response> {
  const entries = [...(await builtInPages(paths, readPage)), ...(await writtenPages())]
  const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, no-cache' }
  return new Response(siteMapXml(origin, entries), { headers })
}

type Route = { id: string; parentId?: string | undefined; path?: string | undefined }

/** English paths of public pages without parameters. */
export const publicAddresses = (routes: Record<string, Route | undefined>): string[] =>
  Object.values(routes).flatMap((route) =>
    route?.parentId === 'public-en' && !/[:*]/.test(route.path ?? '') ? [`/${route.path ?? ''}`] : [],
  )
