import { listenFor } from '#/platform/live.server.ts'
import type { RequestInfo } from '#/platform/request-context.ts'
import { whenSessionEnds } from './session-watch.ts'

const encoder = new TextEncoder()
const pingMs = 25_000
const open = new Set<() => void>()

/** Server-sent events for one signed-in page: small words such as 'notification', never the data itself. */
export function liveEvents(info: RequestInfo): Response {
  const { actor } = info
  if (!actor) return new Response('401', { status: 401 })
  let stop = () => {}
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      send('retry: 2000\n\n')
      const unlisten = listenFor(actor.id, (message) => send(`data: ${JSON.stringify({ type: message.type })}\n\n`))
      const ping = setInterval(() => send(': ping\n\n'), pingMs)
      const end = () => {
        stop()
        controller.close()
      }
      const unwatch = whenSessionEnds(actor.sessionId, end)
      open.add(end)
      stop = () => {
        open.delete(end)
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

/** Ends every open event stream, so that the server can stop; browsers connect again by themselves. */
export function endLiveEvents(): void {
  for (const end of open) end()
}
