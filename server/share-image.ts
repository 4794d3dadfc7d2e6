import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { readPublishedLook } from '#/features/core/branding/read-branding.server.ts'
import { shareVersion } from '#/app/shell/share-address.ts'
import { isLang, type Lang } from '#/domain/text.ts'
import { renderPng } from '#/platform/documents.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { log } from '#/platform/log.server.ts'
import { keeper } from './page-cache.ts'

type ReadPage = (path: string) => Promise<string | null>
type Picture = { bytes: number; png: Uint8Array<ArrayBuffer> }

/** Keyed by title and look, so entries never become stale. */
const pictures = keeper<Picture>({
  entries: 300,
  bytes: 32 * 1024 * 1024,
  maxAgeMs: Number.POSITIVE_INFINITY,
  now: () => 0,
})
const width = 1200
const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
const unescaped = (html: string): string => html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => signs[sign]!)

/** Maps a picture's address to the page's: `/share/ar/plans.png` > `/ar/plans`. */
export function pageOfShare(path: string): { lang: Lang; path: string } | null {
  const [, lang, page] = /^\/share\/([a-z]{2})(\/[\w/.~%-]+)\.png$/.exec(path) ?? []
  if (!isLang(lang) || !page || page.includes('//') || page.includes('..')) return null
  return { lang, path: publicPath(lang, page === '/home' ? '/' : page) }
}

/** Title declared by the page itself, so that strangers cannot have arbitrary texts rendered. */
export function titleForShare(html: string, sharePath: string): string | null {
  const contentOf = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? null
  const image = contentOf('og:image')
  const title = contentOf('og:image:alt')
  return title && image && new URL(unescaped(image)).pathname === sharePath ? unescaped(title) : null
}

async function paint(lang: Lang, title: string): Promise<Picture> {
  const [{ companyName, tagline, primaryColor, logoHasName, logo }, { logo: ownLogo }] = await Promise.all([
    brandingForDocuments(),
    readPublishedLook(),
  ])
  const data = {
    title,
    company: companyName[lang],
    tagline: tagline[lang],
    color: primaryColor,
    nameBeside: !logoHasName,
    ownLogo: ownLogo !== null,
  }
  const png = await renderPng({ template: 'share', data, lang, files: { '/logo.png': logo.bytes }, width })
  return { bytes: png.length, png: new Uint8Array(png) }
}

const plain = (status: number) => new Response(String(status), { status, headers: { 'content-type': 'text/plain' } })

/** Renders the preview picture of a public page: title and company mark, 1200 by 630. */
export async function shareImage(url: URL, readPage: ReadPage): Promise<Response> {
  const page = pageOfShare(url.pathname)
  const html = page && (await readPage(page.path))
  const title = html && titleForShare(html, url.pathname)
  if (!page || !title) return plain(404)
  const { companyName, tagline, primaryColor, version } = await brandingForDocuments()
  const { lang } = page
  const now = shareVersion({ title, company: companyName[lang], tagline: tagline[lang], color: primaryColor })
  try {
    const picture = await pictures.of(`${lang} ${version} ${title}`, () => paint(lang, title))
    const isAsked = url.searchParams.get('v') === now
    const headers = {
      'content-type': 'image/png',
      'content-length': String(picture!.bytes),
      'cache-control': isAsked ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    }
    return new Response(picture!.png, { headers })
  } catch (error) {
    log.warn('a picture for a shared link could not be painted', { error })
    return plain(503)
  }
}
