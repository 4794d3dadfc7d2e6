import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { builtScript } from '#/platform/built-script.server.ts'
import { cachedContentPolicy } from '#/platform/content-policy.server.ts'
import { deferScripts } from './defer-scripts.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** An answer identical for every visitor: headers, and the body plain and compressed in two encodings. */
export type CachedAnswer = {
  bytes: number
  headers: Record<string, string>
  bodies: Record<Encoding, { body: Uint8Array<ArrayBuffer>; etag: string }>
}
export type Encoding = 'identity' | 'gzip' | 'br'

const maxTextLength = 2_000_000
const textType = /^(text\/|application\/(xml|rss\+xml|atom\+xml|manifest\+json|json))/

/** Accepts only complete, successful answers that are marked public and set no cookie. */
export const isForEverybody = (status: number, headers: Headers): boolean =>
  status === 200 &&
  /^public\b/.test(headers.get('cache-control') ?? '') &&
  !/immutable/.test(headers.get('cache-control') ?? '') &&
  !headers.has('set-cookie') &&
  !headers.has('content-encoding') &&
  textType.test(headers.get('content-type') ?? '')

/** Detects a client key or a form's time stamp, which two visitors must not share. */
export const isPersonal = (html: string): boolean =>
  /<input(?=[^>]*\bname="(?:clientKey|shownAt)")(?=[^>]*\bvalue="[^"])[^>]*>/.test(html)

const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const dataBlock = /\btype="(?:application\/(?:ld\+)?json)"/
const unique = (list: readonly string[]): string[] => [...new Set(list)]

/** Digests of all inline scripts and styles, for the content policy. Data blocks are not executed and need none. */
export function inlineDigests(html: string): { scripts: string[]; styles: string[] } {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = '', text]) => text && !/\bsrc="/.test(attributes) && !dataBlock.test(attributes))
    .map(([, , text = '']) => digest(text))
  const styles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => digest(text))
  return { scripts: unique(scripts), styles: unique(styles) }
}

/** Chooses the encoding a browser accepts: brotli before gzip, none excluded by q=0. */
export function encodingFor(accepted: string | null | undefined): Encoding {
  const takes = (name: string) =>
    (accepted ?? '').split(',').some((part) => {
      const [coding = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      return coding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Whether the browser has this body cached. */
export const holds = (ifNoneMatch: string | null | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === etag || part.trim() === '*')

let liveScript: { text: string | null } | undefined

/** Replaces nonces; it permits nothing, because the policy of a cached page lists digests only. */
const spentNonce = 'kept'
type Marks = { nonce: string; id: string }

/** Turns an answer for one request into a shared one by removing its request-specific marks. Null: personal. */
export async function cachedAnswer(response: Response, marks?: Marks): Promise<CachedAnswer | null> {
  const text = await response.text()
  const isPage = (response.headers.get('content-type') ?? '').startsWith('text/html')
  if (text.length > maxTextLength || (isPage && isPersonal(text))) return null
  const own = marks ? text.replaceAll(marks.nonce, spentNonce).replaceAll(marks.id, '') : text
  const html = isPage ? deferScripts(own, (liveScript ??= { text: builtScript('live.js') }).text) : own
  const headers = Object.fromEntries(response.headers)
  delete headers['x-request-id']
  // the length of the page as it was drawn; each answer has the length of its own body
  delete headers['content-length']
  headers['vary'] = 'Cookie, Accept-Encoding'
  if (isPage) headers['content-security-policy'] = cachedContentPolicy(inlineDigests(html))
  const plain = new TextEncoder().encode(html)
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  const [gzipped, brotlied] = await Promise.all([
    zip(plain, { level: 7 }),
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
  ])
  const bodies = {
    identity: { body: plain, etag: `"${hash}"` },
    gzip: { body: new Uint8Array(gzipped), etag: `"${hash}-gz"` },
    br: { body: new Uint8Array(brotlied), etag: `"${hash}-br"` },
  }
  return { bytes: plain.length + gzipped.length + brotlied.length, headers, bodies }
}

type Asked = { method: string | undefined; accepted: string | null | undefined; held: string | null | undefined }
type Told = { status: 200 | 304; headers: Record<string, string>; body: Uint8Array<ArrayBuffer> | null }

/** Answers from memory: the encoded body, or 304. */
export function tell({ headers, bodies }: CachedAnswer, { method, accepted, held }: Asked): Told {
  const encoding = encodingFor(accepted)
  const { body, etag } = bodies[encoding]
  const told: Record<string, string> = { ...headers, etag }
  if (holds(held, etag)) {
    delete told['content-type']
    return { status: 304, headers: told, body: null }
  }
  if (encoding !== 'identity') told['content-encoding'] = encoding
  told['content-length'] = String(body.length)
  return { status: 200, headers: told, body: method === 'HEAD' ? null : body }
}

/** The same as a `Response`, for requests that reached the pages. */
export function answerFrom(kept: CachedAnswer, request: Request): Response {
  const { status, headers, body } = tell(kept, {
    method: request.method,
    accepted: request.headers.get('accept-encoding'),
    held: request.headers.get('if-none-match'),
  })
  return new Response(body, { status, headers })
}

/** Compresses an answer rendered for one request. */
export function compressed(response: Response, request: Request): Response {
  const plain = !response.body || response.headers.has('content-encoding')
  const takesGzip = encodingFor(request.headers.get('accept-encoding')) !== 'identity'
  if (plain || !takesGzip || !textType.test(response.headers.get('content-type') ?? '')) return response
  const headers = new Headers(response.headers)
  headers.set('content-encoding', 'gzip')
  headers.delete('content-length')
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { headers, status: response.status })
}
