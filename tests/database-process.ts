import { startEmbedded } from '#/db/embedded.server.ts'
import { freePort } from '#/platform/free-port.server.ts'

/** A process that starts or joins the embedded database of a folder; prints its port and stops on request. */
const [folder] = process.argv.slice(2) as [string]
const embedded = await startEmbedded(folder, await freePort())
process.on('SIGTERM', () => void embedded.stop().then(() => process.exit(0)))
setInterval(() => {}, 60_000)
process.stdout.write(`${embedded.port}\n`)
