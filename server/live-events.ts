import { listenFor } from '#/platform/live.server.ts'
import { log } from '#/platform/log.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { whenSessionEnds } from './session-watch.ts'

const encoder = new TextEncoder()
const pingMs = 25_000
/** Streams per session. Tabs of a browser share one, so more come from browsers without locks or on purpose. */
export const mostOfSession = 6
/** Streams in total; pages without one load their state when opened. */
export const mostStreams = 2000
/** Milliseconds until a replaced stream reconnects (why: an immediate one would replace the next stream). */
const restMs = 300_000

/** Closers of open streams, with the delay before reconnecting; by session, oldest first. */
const open = new Map<string, Set<(retryMs?: number) => void>>()
let count = 0

/** Open event streams. */
export const openStreams = (): number => count

const refused = (status: number, headers: HeadersInit = {}): Response =>
  new Response(String(status), { status, headers })

/** Closes the session's oldest stream, so that the tab opened last receives events. */
function makeRoom(sessionId: string): void {
  const own = open.get(sessionId)
  if (own && own.size >= mostOfSession) for (const end of [...own].slice(0, own.size - mostOfSession + 1)) end(restMs)
}

function remember(sessionId: string, end: (retryMs?: number) => void): () => void {
  const own = open.get(sessionId) ?? new Set()
  open.set(sessionId, own.add(end))
  count += 1
  return () => {
    if (!own.delete(end)) return
    count -= 1
    if (own.size === 0) open.delete(sessionId)
  }
}

/** Server-sent events of a signed-in page: kinds such as 'notification', never data. */
export function liveEvents(info: RequestInfo): Response {
  const { actor } = info
  if (!actor) return refused(401)
  makeRoom(actor.sessionId)
  if (count >= mostStreams) {
    log.warn('an event stream was refused: too many are open', { count })
    return refused(503, { 'retry-after': '30' })
  }
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send('retry: 2000\n\n')
      const unlisten = listenFor(actor.id, (message) => send(`data: ${JSON.stringify({ type: message.type })}\n\n`))
      const ping = setInterval(() => send(': ping\n\n'), pingMs)
      const end = (retryMs?: number) => {
        if (retryMs) send(`retry: ${retryMs}\n\n`)
        stop()
        controller.close()
      }
      const unwatch = whenSessionEnds(actor.sessionId, end)
      const forget = remember(actor.sessionId, end)
      stop = () => {
        forget()
        clearInterval(ping)
        unwatch()
        unlisten()
      }
    },
    cancel: () => stop(),
  })
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  }
  return new Response(stream, { headers })
}

/** Ends all event streams for a shutdown; browsers reconnect automatically. */
export function endLiveEvents(): void {
  for (const own of open.values()) for (const end of own) end()
}
