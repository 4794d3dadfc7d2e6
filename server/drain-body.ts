import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import { createMiddleware } from 'hono/factory'

/** Far beyond the largest of our forms: who sends more has no form of ours before them and may be cut off. */
const mostBytes = 64 * 1024 * 1024

/**
 * Reads what is left of a request and forgets it. Resolves at its end, when its connection is gone, or after 64 MiB.
 * What has begun to read the request learns nothing more of it.
 */
function drain(incoming: IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return Promise.resolve()
  // why: a reader that has stopped asking for more holds the whole connection up
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
 * Answers only when the request has come in whole, whoever refused it half-way. An earlier answer would not be read: browsers send
 * first, and the adapter cuts the connection half a second after the answer, under a slow sender or under the next request on it.
 */
export const drainBody = createMiddleware<{ Bindings: HttpBindings }>(async (c, next) => {
  await next()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') await drain(c.env.incoming)
})
