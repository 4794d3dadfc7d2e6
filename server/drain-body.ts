import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

/** Maximum bytes drained, far above our largest form; larger senders may be cut off. */
const mostBytes = 64 * 1024 * 1024

/**
 * Reads and discards the rest of a request. Resolves at its end, when the connection closes, or after 64 MiB. Earlier
 * readers receive no further data.
 */
function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve()
  // why: a reader that stopped reading blocks the whole connection
  incoming.removeAllListeners('data')
  return new Promise((resolve) => {
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > mostBytes) resolve()
    })
    incoming.once('end', resolve).once('close', resolve)
    incoming.resume()
  })
}

/**
 * Answers only after the whole request has arrived. why: browsers send before they read, and the adapter cuts the
 * connection half a second after an early answer, under a slow sender or the next request.
 */
export const drainBody = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await drain(c.env.incoming)
})
