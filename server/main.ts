import { createServer, type Server } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { type Embedded, type EmbeddedNews, startEmbedded } from '#/db/embedded.server.ts'
import { env, SettingError } from '#/platform/env.server.ts'
import { freePort } from '#/platform/free-port.server.ts'
import { log } from '#/platform/log.server.ts'
import { archiveFlags, keepSending } from './backup/log-archive.ts'
import { limitsConnections, usualConnections } from './connections.ts'
import { type DatabaseUrls, prepareDatabase } from './database-ready.server.ts'
import { startSentence } from './start-sentence.ts'
import { type StopServing, stopsGently } from './stop-serving.ts'

type App = typeof import('./app.ts')
const root = resolve(import.meta.dirname, '..')
const restartCode = 75
/** Below the usual 30 s until a supervisor kills the process; an interrupted job is retried. */
const mostStoppingMs = 24_000

/** Exits when the database cannot be restarted, so that a supervisor restarts both. */
function tellOfDatabase(news: EmbeddedNews): void {
  if (news.state === 'back') return log.info('the embedded database is back')
  log.error(
    news.state === 'lost'
      ? 'the embedded database is lost and is being started again'
      : 'the embedded database cannot be started: the process ends',
    { error: news.reason },
  )
  if (news.state === 'given-up') process.exit(1)
}

async function database(): Promise<{ urls: DatabaseUrls; embedded: Embedded | null }> {
  const { DATABASE_URL, DATABASE_PORT, dataDir } = env()
  if (DATABASE_URL) return { urls: await prepareDatabase(DATABASE_URL), embedded: null }
  const embedded = await startEmbedded(dataDir, DATABASE_PORT ?? (await freePort()), archiveFlags(), tellOfDatabase)
  return { urls: await prepareDatabase(embedded.ownerUrl), embedded }
}

async function builtApp(server: Server): Promise<App> {
  const app = (await import(resolve(root, 'build/server/index.js'))) as App
  const listener = getRequestListener(app.default.fetch, { overrideGlobalObjects: false })
  server.on('request', (request, response) => app.receive(request, response, listener))
  return app
}

/** Development: Vite reloads the application on each request; modules with connections restart the process instead. */
async function editedApp(server: Server): Promise<App> {
  const { createServer: createVite } = await import('vite')
  const vite = await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const load = async () => (await vite.ssrLoadModule('./server/app.ts')) as App
  const listener = getRequestListener(async (request, bindings) => (await load()).default.fetch(request, bindings), {
    overrideGlobalObjects: false,
  })
  server.on('request', (request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  )
  const holdsConnections = /\/(db|domain|jobs|platform|server)\/.*\.(ts|sql)$/
  vite.watcher.add(resolve(root, 'db/migrations'))
  vite.watcher.on('change', (file) => {
    if (holdsConnections.test(file) && !file.includes('.test.')) process.exit(restartCode)
  })
  return load()
}

/**
 * Stops the server gracefully. Ctrl+C skips the wait for a balancer; a second SIGTERM is ignored, because npm and a
 * supervisor may both send one.
 */
function shutDownOnSignal(stopServing: StopServing, app: App, embedded: Embedded | null): void {
  const { NODE_ENV, STOP_DELAY_SECONDS } = env()
  const sending = keepSending()
  const delayMs = 1000 * (STOP_DELAY_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0))
  const hurry = new AbortController()
  let stopping = false
  const stop = async (waitMs: number) => {
    if (stopping) return
    stopping = true
    // the editor's hot-reload connection stays open until the browser closes it
    setTimeout(() => process.exit(0), NODE_ENV === 'development' ? 2000 : mostStoppingMs).unref()
    app.startDraining()
    await stopServing(waitMs, app.endLiveEvents, hurry.signal)
    await app.close()
    await sending.stop()
    await embedded?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop(delayMs))
  process.on('SIGINT', () => {
    hurry.abort()
    void stop(0)
  })
  // scripts/run.mjs, which forwards signals, was killed
  process.once('disconnect', () => void stop(0))
}

function dieLoudly(error: unknown): void {
  log.error('an uncaught error ends the process', { error })
  process.exit(1)
}

async function start(): Promise<void> {
  process.env['NODE_ENV'] ??= 'production'
  const { NODE_ENV, PORT, HOST, DEMO, TRUSTED_PROXIES, origin } = env()
  const server = createServer({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    maxHeaderSize: 16_384,
  })
  limitsConnections(server, { ...usualConnections, ...(TRUSTED_PROXIES > 0 && { mostOfNetwork: 0 }) })
  const listen = () =>
    new Promise<void>((listening, failed) => {
      server.once('error', failed)
      server.listen(PORT, HOST, () => listening())
    })
  // listen first: a port in use is reported before a database is created and seeded
  await listen()
  await new Promise((closed) => server.close(closed))
  const stopServing = stopsGently(server)
  const { urls, embedded } = await database()
  const app = NODE_ENV === 'development' ? await editedApp(server) : await builtApp(server)
  await app.open(urls)
  const signIns = DEMO === 'on' ? await app.seedDemo() : []
  shutDownOnSignal(stopServing, app, embedded)
  process.on('uncaughtException', dieLoudly)
  process.on('unhandledRejection', dieLoudly)
  if (DEMO === 'on') void app.readPastNotices()
  await listen()
  console.log(`\nItqan is ready at ${origin}\n`)
  for (const { role, email, password } of signIns) console.log(`  ${role.padEnd(24)} ${email.padEnd(34)} ${password}`)
  if (signIns.length > 0) console.log('')
}

try {
  await start()
} catch (error) {
  const sentence = error instanceof SettingError ? error.message : startSentence(error, env())
  console.error(sentence ?? (error instanceof Error ? (error.stack ?? error.message) : error))
  process.exit(1)
}
