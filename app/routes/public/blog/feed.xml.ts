import { createHash } from 'node:crypto'
import { feedXml } from '#/features/site/blog/feed.ts'
import { newestPosts } from '#/features/site/blog/read-posts.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { siteHref } from '#/app/shell/site-link.tsx'
import type { Route } from './+types/feed.xml'

/** Feed of the blog, with conditional requests. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { lang, origin, branding } = infoOf(context)
  const posts = await newestPosts(lang)
  const pathOf = (path: string) => siteHref(lang, path)
  const xml = feedXml({ lang, origin, company: branding.companyName[lang], posts, pathOf })
  const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`
  const headers = { etag, 'cache-control': 'public, max-age=300' }
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/)
  if (known?.some((tag) => tag.replace(/^W\//, '') === etag)) return new Response(null, { status: 304, headers })
  return new Response(xml, { headers: { ...headers, 'content-type': 'application/rss+xml; charset=utf-8' } })
}
