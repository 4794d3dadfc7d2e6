import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receiver } from '#/server/receive.ts'
import { routePatterns } from '#/server/route-patterns.ts'
import { afterFile } from './after-file.ts'

const routes = {
  branch: { id: 'branch', path: 'client/branches/:id' },
  form: { id: 'form', path: 'form' },
  arabic: { id: 'arabic', path: 'ar/form' },
  quote: { id: 'quote', path: 'quote/:token' },
}

/** A server whose requests pass the real entrance; `answer` replaces the pages. Returns its origin. */
export async function receivingServer(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<string> {
  const receive = receiver({ patternOf: routePatterns(routes), answerAtOnce: () => false })
  const server = createServer((request, response) => receive(request, response, answer))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterFile(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
