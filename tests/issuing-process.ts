import { asSystem, closeDatabase, openDatabase } from '#/db/database.server.ts'
import { issueDocument } from '#/features/billing/invoices/issue-document.server.ts'
import { closeQueue, openQueue } from '#/jobs/queue.server.ts'
import { readEnv, setEnv } from '#/platform/env.server.ts'

/** A process that issues drafts one by one until done or killed; prints each number. */
const [url, secret, dataDir, ...ids] = process.argv.slice(2) as [string, string, string, ...string[]]
setEnv(readEnv({ NODE_ENV: 'test', APP_SECRET: secret, DATA_DIR: dataDir, LOG_LEVEL: 'error' }))
openDatabase(url, 2, () => {})
await openQueue(url, false, () => {})
for (const id of ids) {
  const { number } = await asSystem('a test issues', (tx) => issueDocument(tx, id, null))
  process.stdout.write(`${number}\n`)
}
await closeQueue()
await closeDatabase()
