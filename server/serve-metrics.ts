import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { env } from '#/platform/env.server.ts'
import { closeMeasures, measurements, openMeasures } from './metrics.ts'

const metricsPath = '/metrics'
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request holds the token; false where none is set. */
function holdsToken({ headers }: IncomingMessage): boolean {
  const { METRICS_TOKEN } = env()
  const sent = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1]
  return METRICS_TOKEN !== undefined && sent !== undefined && timingSafeEqual(digest(sent), digest(METRICS_TOKEN))
}

async function answer(response: ServerResponse): Promise<void> {
  try {
    const found = await measurements()
    if (!found) return void response.writeHead(404).end()
    const headers = { 'content-type': found.type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
    response.writeHead(200, headers).end(found.text)
  } catch {
    response.writeHead(500).end()
  }
}

/** Answers measurements on the address of the pages to holders of the token; false for everyone else, who finds no such page. */
export function answerMetrics(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url !== metricsPath || request.method !== 'GET' || !holdsToken(request)) return false
  void answer(response)
  return true
}

let server: Server | undefined

/** Begins to measure where a port or a token is set, and serves the measurements on that port. */
export async function openMetrics(): Promise<void> {
  const { METRICS_PORT, METRICS_HOST, METRICS_TOKEN } = env()
  if (METRICS_PORT === undefined && METRICS_TOKEN === undefined) return
  await openMeasures()
  if (METRICS_PORT === undefined) return
  const own = createServer((request, response) => {
    const isAllowed = METRICS_TOKEN === undefined || holdsToken(request)
    if (request.url === metricsPath && request.method === 'GET' && isAllowed) return void answer(response)
    response.writeHead(isAllowed ? 404 : 401).end()
  })
  await new Promise<void>((listening, failed) => {
    own.once('error', failed)
    own.listen(METRICS_PORT, METRICS_HOST, () => listening())
  })
  server = own
}

export async function closeMetrics(): Promise<void> {
  const open = server
  server = undefined
  closeMeasures()
  open?.closeAllConnections()
  if (open) await new Promise((closed) => open.close(closed))
}
