import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds in which keep-alive connections may send a last request after listening has stopped. */
const lastWordsMs = 1000
const mostMs = 20_000

export type StopServing = (delayMs: number, endStreams: () => void, hurry: AbortSignal) => Promise<void>

/**
 * Tracks requests and returns a function that stops the server without interrupting one. It continues until a balancer
 * notices, then accepts no connections and closes each after its answer, and finally closes idle ones.
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
    await new Promise((accepted) => setImmediate(accepted)) // lets queued connections be accepted
    const closed = new Promise<void>((done) => {
      // why: http's own close would cut keep-alive connections, on which a request may be arriving
      NetServer.prototype.close.call(server, () => done())
    })
    // only now: clients sent away reconnect, and closing resets connections waiting to be accepted
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
