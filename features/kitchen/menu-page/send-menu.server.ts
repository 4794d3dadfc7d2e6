import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, visitor } from '#/db/database.server.ts'
import { isMenuSlug } from '#/domain/kitchen/menu/slug.ts'
import { directionOf, type Lang, otherLang, translator } from '#/domain/text.ts'
import { menuPageMessages } from '#/messages/kitchen/menu-page.ts'
import { builtScript } from '#/platform/built-script.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { publicPath } from '#/platform/i18n.ts'
import { filterOfAddress } from './filter-of-address.ts'
import { menuPage, openText } from './page.tsx'
import { type OpenedMenu, shownMenu } from './shown-menu.ts'
import { menuStyle } from './style.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const digestOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Complete in itself; `</` would end its element. */
const script = builtScript('menu.js')?.replaceAll('</', String.raw`<\/`) ?? null
/** Its own policy: nothing but this page, this origin and the pictures of dishes. */
export const menuPolicy = [
  "default-src 'none'",
  `script-src ${script ? digestOf(script) : "'none'"}`,
  `style-src ${digestOf(menuStyle)}`,
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

type Encoding = 'br' | 'gzip' | 'identity'
const encodingFor = (accepted: string): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'

export async function packed(html: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const plain = new TextEncoder().encode(html)
  if (encoding === 'identity') return plain
  if (encoding === 'gzip') return new Uint8Array(await zip(plain, { level: 7 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return new Uint8Array(await brotli(plain, { params }))
}

/** Packed pages by everything that they are drawn from, the last ones used last. */
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
const mostKept = 300

function keep(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const made = kept.get(key) ?? make()
  kept.delete(key)
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  if (kept.size > mostKept) kept.delete(kept.keys().next().value!)
  return made
}

const common = (lang: Lang) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': lang,
  'content-security-policy': menuPolicy,
  // asked again each time, so that what is sold out is seen at once; unchanged, it is answered with 304
  'cache-control': 'public, no-cache',
  vary: 'Accept-Encoding',
})

function notFound(lang: Lang): Response {
  const t = translator(lang, menuPageMessages)
  const html = `<!DOCTYPE html><html lang="${lang}" dir="${directionOf(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${t('notFound')}</title><style>${menuStyle}</style></head><body><header><h1>${t('notFound')}</h1><p>${t('notFoundHint')}</p></header></body></html>`
  return new Response(html, { status: 404, headers: common(lang) })
}

type Asked = { request: Request; url: URL; slug: string; lang: Lang }

/** Query of the address as the page understands it, so that unknown parameters do not fill the memory. */
function searchOf(url: URL): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of ['q', 'avoid', 'kcal', 'tag'])
    for (const value of url.searchParams.getAll(name).slice(0, 20)) if (value) search.append(name, value.slice(0, 60))
  return search
}

/** Answers a guest's request for a menu. */
export async function sendMenu({ request, url, slug, lang }: Asked): Promise<Response> {
  if (!isMenuSlug(slug)) return notFound(lang)
  const at = now()
  const search = searchOf(url)
  const query = search.size > 0 ? `?${search}` : ''
  // one opening: neither a filter that was sent nor the page asking for news
  const isCounted = request.method === 'GET' && !query && !request.headers.has('x-news')
  const opened = await asActor(visitor, (tx) =>
    callFunction<OpenedMenu | { moved: string } | null>(
      tx,
      sql`priv.open_menu(${slug}, ${isCounted}, ${at.toISOString()}::timestamptz)`,
    ),
  )
  if (!opened) return notFound(lang)
  if ('moved' in opened) {
    const location = publicPath(lang, `/menu/${opened.moved}`) + query
    return new Response(null, { status: 301, headers: { location, 'cache-control': 'public, no-cache' } })
  }
  const menu = shownMenu(opened)
  const path = `/menu/${slug}`
  const page = {
    menu,
    lang,
    filter: filterOfAddress(search),
    at,
    origin: env().origin,
    path,
    twin: publicPath(otherLang(lang), path) + query,
    script,
  }
  const { content: _content, ...rest } = opened
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '')
  const facts = [slug, lang, query, openText(menu, lang, at), JSON.stringify(rest), encoding].join('\n')
  const etag = `"${createHash('sha256')
    .update(facts)
    .update(script ?? '')
    .update(menuStyle)
    .digest('base64url')
    .slice(0, 22)}"`
  const headers = { ...common(lang), etag }
  const held = (request.headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''))
  if (held.includes(etag)) return new Response(null, { status: 304, headers })
  const body = await keep(etag, () => packed(menuPage(page), encoding))
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    },
  })
}
