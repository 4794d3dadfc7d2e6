// Makes an administrator: npm run make-admin -- EMAIL NAME. Reads the password from ADMIN_PASSWORD or the terminal.
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { closeDatabase, openDatabase } from '#/db/database.server.ts'
import { startEmbedded } from '#/db/embedded.server.ts'
import { AppError } from '#/domain/errors.ts'
import { adminRefusal, makeAdmin } from '#/features/identity/accounts/make-admin.server.ts'
import { closeAuth, openAuth } from '#/platform/auth.server.ts'
import { env } from '#/platform/env.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { archiveFlags } from '#/server/backup/log-archive.ts'
import { prepareDatabase } from '#/server/database-ready.server.ts'

/** Reads one line without echo. */
async function askPassword(): Promise<string> {
  process.stdout.write('Password (at least 12 characters): ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY })
  const first = await lines[Symbol.asyncIterator]().next()
  lines.close()
  process.stdout.write('\n')
  return first.done ? '' : first.value
}

/** Joins the database of a running server, or starts it temporarily. */
async function withDatabase(work: () => Promise<void>): Promise<void> {
  const { DATABASE_URL, DATABASE_PORT, dataDir } = env()
  const embedded = DATABASE_URL
    ? null
    : await startEmbedded(dataDir, DATABASE_PORT ?? (await freePort()), archiveFlags())
  try {
    const urls = await prepareDatabase(DATABASE_URL ?? embedded!.ownerUrl)
    openDatabase(urls.app, 2, () => {})
    openAuth(urls.auth, async () => {})
    await work()
  } finally {
    await closeAuth()
    await closeDatabase()
    await embedded?.stop()
  }
}

const [email = '', ...names] = process.argv.slice(2)
const name = names.join(' ')
if (!email || !name) {
  console.error('Usage: npm run make-admin -- EMAIL NAME')
  process.exit(1)
}
const admin = { email, name, password: process.env['ADMIN_PASSWORD'] ?? (await askPassword()) }
const refusal = adminRefusal(admin)
if (refusal) {
  console.error(refusal)
  process.exit(1)
}
try {
  await withDatabase(async () => void (await makeAdmin(admin)))
  console.log(`${email} can sign in at ${env().origin}/admin-login.`)
} catch (error) {
  if (!(error instanceof AppError)) throw error
  console.error(`There is already an account with the address ${email}: nothing was changed.`)
  process.exitCode = 1
}
