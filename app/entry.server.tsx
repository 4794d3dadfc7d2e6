import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createGzip, gzip } from 'node:zlib'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { contentPolicy } from '#/platform/content-policy.server.ts'
import { log } from '#/platform/log.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import { rootDataOf } from './shell/root-data.server.ts'
import { RefusedRoot } from './shell/use-root.ts'

export const streamTimeout = 10_000

// why: Node puts U+202F before AM and PM where Chromium puts a space; date fields would not hydrate otherwise
const formatToParts = Intl.DateTimeFormat.prototype.formatToParts
Intl.DateTimeFormat.prototype.formatToParts = function (date) {
  return formatToParts.call(this, date).map((part) => ({ ...part, value: part.value.replaceAll('\u202f', ' ') }))
}

// why: React Aria creates a DisplayNames per date segment, an eighth of the time of a page with two date fields; they
// never change
const namesOf = new Map<string, Intl.DisplayNames>()
const names = new Proxy(Intl.DisplayNames, {
  construct(Names, [locale, options]: ConstructorParameters<typeof Intl.DisplayNames>) {
    const key = JSON.stringify([locale, options])
    const made = namesOf.get(key) ?? new Names(locale, options)
    namesOf.set(key, made)
    return made
  },
})
Object.defineProperty(Intl, 'DisplayNames', { value: names })

/** Pages inside the public frame are cached for all visitors unless the route's `headers` says otherwise. */
const isPublicPage = (entry: EntryContext): boolean =>
  entry.staticHandlerContext.matches.some(({ route }) => route.id === 'public-en' || route.id === 'public-ar')

const compress = promisify(gzip)
const level = 4

/** Whether a loader of the page returns a promise inside its data, which is sent while the page is read. */
const isDeferred = ({ staticHandlerContext: { loaderData } }: EntryContext): boolean =>
  Object.values(loaderData).some(
    (data) => typeof data === 'object' && data !== null && Object.values(data).some((part) => part instanceof Promise),
  )

/** Renders a page to a stream; only scripts and style tags with the request's nonce are allowed. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, actor, lang, forEverybody = false } = infoOf(context)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', contentPolicy(nonce, { showsMails: actor?.type === 'admin' }))
  headers.set('content-language', lang)
  const chosen = actor ? 'private, no-store' : (headers.get('cache-control') ?? 'no-cache')
  const shared = forEverybody && isPublicPage(entry) && !headers.has('cache-control')
  headers.set('cache-control', shared ? 'public, no-cache' : chosen)
  headers.append('vary', 'Cookie, Accept-Encoding')
  const zipped = !forEverybody && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  if (zipped) headers.set('content-encoding', 'gzip')
  const streams = isDeferred(entry) && !forEverybody && !isbot(request.headers.get('user-agent') ?? '')
  return new Promise((resolve, reject) => {
    let code = status
    const streamed = () => {
      // React flushes after the first part of the page; the compressor passes that on
      const body = zipped ? createGzip({ level }) : new PassThrough()
      clearTimeout(timer)
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }))
      pipe(body)
    }
    // why: React writes parts of 4 kB; compressed and passed on one by one they cost more than drawing a small page
    const gathered = async () => {
      clearTimeout(timer)
      const parts = new PassThrough()
      pipe(parts)
      const drawn = await buffer(parts)
      const body = zipped ? await compress(drawn, { level }) : drawn
      headers.set('content-length', String(body.byteLength))
      resolve(new Response(body, { headers, status: code }))
    }
    const page = (
      <RefusedRoot value={entry.staticHandlerContext.loaderData['root'] ? undefined : rootDataOf(infoOf(context))}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </RefusedRoot>
    )
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      ...(streams ? { onShellReady: streamed } : { onAllReady: () => void gathered().catch(reject) }),
      onShellError: reject,
      onError: (error) => {
        code = 500
        log.error('a page failed while rendering', { error, requestId: infoOf(context).id })
      },
    })
    const timer = setTimeout(abort, streamTimeout)
  })
}

/** Logs only unexpected errors; expected failures have become their own pages before. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (request.signal.aborted || isRouteErrorResponse(error)) return
  log.error('a page failed', { error, requestId: infoOf(context).id, path: new URL(request.url).pathname })
}
