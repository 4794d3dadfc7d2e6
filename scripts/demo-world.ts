import { startServer } from '#/bench/processes.ts'
import { port } from '#/tests/e2e/port.ts'

// Seeds the demo world into E2E_DATA_DIR and ends, so that the journeys' server starts without seeding.
const folder = process.env['E2E_DATA_DIR']
if (!folder) throw new Error('E2E_DATA_DIR names no folder.')
// why this port: documents and mails of the demo world contain their server's address
const server = await startServer({ DATA_DIR: folder, DEMO: 'on', PORT: String(port) })
await server.stop()
process.exitCode = server.child.exitCode ?? 1
