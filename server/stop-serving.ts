import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** For so long a kept connection may still bring a last request after the server has stopped to listen. */
const lastWordsMs = 1000
const mostMs = 20_000

export type StopServing = (delayMs: number, endStreams: () => void, hurry: AbortSignal) => Promise<void>

/**
 * Watches the requests of a server and answers how to stop it without breaking one off. First it goes on as usual, so that a balancer
 * notices; then it takes no new connection, and each answer closes its own; at last it closes the connections that bring nothing more.
 */
export function stopsGently(server: Server): StopServing {
  const unanswered = new Set<ServerResponse>()
  let closing = false
  server.prependListener('request', (_request, response) => {
    if (closing) response.shouldKeepAlive = false
    unanswered.add(response)
    response.once('close', () => unanswered.delete(response))
  })
  return async (delayMs, endStreams, hurry) => {
    const wait = (ms: number) => pause(ms, undefined, { signal: hurry }).catch(() => {})
    const cut = setTimeout(() => server.closeAllConnections(), mostMs)
    await wait(delayMs)
    await new Promise((accepted) => setImmediate(accepted)) // connections that wait for their turn have it now
    const closed = new Promise<void>((done) => {
      // http's own close would break off kept connections, on which a request may be on its way
      NetServer.prototype.close.call(server, () => done())
    })
    // only from here on: who is sent away comes back on a new connection, and one that waits to be taken is reset by the closing
    closing = true
    for (const response of unanswered) response.shouldKeepAlive = false
    endStreams()
    await wait(Math.min(delayMs, lastWordsMs))
    const idle = setInterval(() => {
      endStreams()
      server.closeIdleConnections()
    }, 50)
    await closed
    clearInterval(idle)
    clearTimeout(cut)
  }
}
