import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite } from 'vite'
import type * as Served from '#/server/app.ts'

/** The whole application from source in its own process. Receives its databases, and prints its address. */
// why: as server/main.ts; after Node's 5 seconds the server closes idle connections under the next request of a test
const server = createServer({ keepAliveTimeout: 65_000 })
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
process.env['PORT'] = String((server.address() as AddressInfo).port)
const vite = await createVite({
  root: resolve(import.meta.dirname, '..'),
  mode: 'production',
  cacheDir: resolve(process.env['DATA_DIR']!, 'vite'),
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const app = (await vite.ssrLoadModule('./server/app.ts')) as typeof Served
const listener = getRequestListener(app.default.fetch, { overrideGlobalObjects: false })
server.on('request', (request, response) => app.receive(request, response, listener))
await app.open(JSON.parse(process.argv[2]!) as Parameters<typeof app.open>[0])
if (process.argv[3] === 'demo') await app.seedDemo()
process.send?.(process.env['PORT'])
process.on('disconnect', () => process.exit(0))
