import { startServer } from '#/bench/processes.ts'
import { port } from '#/tests/e2e/port.ts'

// Fills the demo world into the folder E2E_DATA_DIR and ends: the journeys begin with it, and their server need not fill it first.
const folder = process.env['E2E_DATA_DIR']
if (!folder) throw new Error('E2E_DATA_DIR names no folder.')
// why this port: papers and letters of the demo world name the address of their server
const server = await startServer({ DATA_DIR: folder, DEMO: 'on', PORT: String(port) })
await server.stop()
process.exitCode = server.child.exitCode ?? 1
