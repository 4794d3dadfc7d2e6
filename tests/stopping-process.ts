import { createServer } from 'node:http'
import { stopsGently } from '#/server/stop-serving.ts'

/** A server process with answers as expensive as pages; prints its port and stops gracefully at SIGTERM. */
const server = createServer()
const stop = stopsGently(server)
server.on('request', (_request, response) => {
  for (const began = performance.now(); performance.now() - began < 3;);
  setTimeout(() => response.end('answered'), 5)
})
process.on('SIGTERM', () => void stop(500, () => {}, new AbortController().signal).then(() => process.exit(0)))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`${typeof address === 'object' && address ? address.port : 0}\n`)
})
