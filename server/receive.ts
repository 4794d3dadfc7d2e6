import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionCookie } from '#/platform/auth.server.ts'
import { readCookies } from '#/platform/cookies.ts'
import { env } from '#/platform/env.server.ts'
import { log } from '#/platform/log.server.ts'
import { measured } from '#/platform/measure.server.ts'
import { requestSpan } from '#/platform/trace.server.ts'
import { type UnderWay, whileUnderWay } from '#/platform/under-way.server.ts'
import { answerBusy } from './busy-answer.ts'
import { isKnownSession } from './known-sessions.ts'
import { countRequest, loadNow } from './load-now.ts'
import { isRefused, pressureOf, type Rank, rankOf } from './load.ts'
import { answerMetrics } from './serve-metrics.ts'
import { requestIdFrom } from './request-id.ts'

type Listener = (request: IncomingMessage, response: ServerResponse) => unknown
type Parts = {
  /** Pattern of an address. */
  patternOf: (url: string) => string
  /** Answers a page from memory; false when it is not there. */
  answerAtOnce: (request: IncomingMessage, response: ServerResponse) => boolean
}

const sessionIn = (cookie: string | undefined): 'known' | 'claimed' | 'none' => {
  const name = sessionCookie()
  const token = cookie?.includes(name) ? readCookies(cookie).get(name) : undefined
  if (!token) return 'none'
  return isKnownSession(token) ? 'known' : 'claimed'
}

/** Rank of a request that must be refused now, or null. */
function refusedRank({ method = 'GET', headers }: IncomingMessage, path: string): Rank | null {
  if (env().NODE_ENV === 'development') return null
  const { LOAD_IN_FLIGHT, LOAD_LAG_MS, LOAD_WAIT_MS } = env()
  // the request itself is counted already
  const now = loadNow()
  const load = { ...now, inFlight: now.inFlight - 1 }
  const pressure = pressureOf(load, { inFlight: LOAD_IN_FLIGHT, lagMs: LOAD_LAG_MS, waitMs: LOAD_WAIT_MS })
  // why: most requests come while there is no load, and need no rank
  if (pressure < 1) return null
  const hasKey = headers.authorization?.startsWith('Bearer ') ?? false
  const rank = rankOf({ method, path, session: sessionIn(headers.cookie), hasKey })
  return isRefused(rank, pressure) ? rank : null
}

/** What a process that works only still answers. */
const isProbe = (path: string): boolean => path === '/healthz' || path === '/readyz'

const slowMs = 5000

function record(facts: UnderWay, { method = 'GET' }: IncomingMessage, response: ServerResponse, ms: number): void {
  const { route = '', requestId, actorId, companyId } = facts
  const status = response.writableFinished ? response.statusCode : 499
  measured()?.requestEnded({ route, method, status, seconds: ms / 1000 })
  const fields = { requestId, route, method, status, ms: Math.round(ms), actorId, companyId }
  const told = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  if (env().LOG_REQUESTS === 'on') log.info('request', told)
  else if (ms >= slowMs) log.warn('a request took long', told)
  else log.debug('request', told)
}

/**
 * Receives every request of the server: gives it an id, measures and logs it, answers pages from memory, refuses it
 * under load, and hands it on otherwise.
 */
export const receiver =
  ({ patternOf, answerAtOnce }: Parts) =>
  (request: IncomingMessage, response: ServerResponse, listener: Listener): void => {
    const { url = '/' } = request
    const path = url.split(/[?#]/, 1)[0]!
    const begun = performance.now()
    const requestId = requestIdFrom(request.headers['x-request-id'])
    const facts: UnderWay = { requestId, route: patternOf(url) }
    response.setHeader('x-request-id', requestId)
    // why: a stream that is open is no work in hand, and its length is no time of an answer
    const isStream = path === '/events' || path === '/api/v1/realtime'
    const end = isStream ? null : countRequest()
    response.once('close', () => {
      end?.()
      if (!isStream || (path !== '/events' && response.statusCode !== 200))
        record(facts, request, response, performance.now() - begun)
    })
    whileUnderWay(facts, () =>
      requestSpan(request, response, facts, () => {
        if (answerMetrics(request, response)) return
        if (env().JOBS === 'only' && !isProbe(path)) return void response.writeHead(404).end()
        if (answerAtOnce(request, response)) return
        const refused = refusedRank(request, path)
        if (!refused) return void listener(request, response)
        measured()?.requestShed(refused)
        answerBusy(request, response, path, requestId)
      }),
    )
  }
