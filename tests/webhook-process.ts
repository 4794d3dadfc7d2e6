import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import { sendWebhooks } from '#/features/partners/webhooks/send.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'

/** A process that sends the webhooks that are due, until done or killed. */
const [url, secret, dataDir] = process.argv.slice(2) as [string, string, string]
const settings = {
  NODE_ENV: 'test',
  APP_SECRET: secret,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  WEBHOOKS_TO_LOOPBACK: 'on',
}
setEnv(readEnv(settings))
openDatabase(url, 2, () => {})
await openQueue(url, false, () => {})
await sendWebhooks()
await closeQueue()
await closeDatabase()
