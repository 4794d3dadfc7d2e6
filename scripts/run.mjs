// Entry of every npm script. Runs on any Node from 18 on: installs the lock file's packages, then starts the pinned
// Node 24 among them.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [task = 'start', ...args] = process.argv.slice(2)
const stampFile = join(root, 'node_modules/.installed-lock')
const restartCode = 75

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function install() {
  const stamp = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Installing what package-lock.json names …')
  const npm = process.env.npm_execpath ? [process.execPath, [process.env.npm_execpath]] : ['npm', []]
  const run = spawnSync(npm[0], [...npm[1], 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (run.status !== 0) fail('npm ci did not succeed: see above.')
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, stamp)
}

/** The pinned Node where its package exists for this platform, else this one if new enough. */
function node24() {
  const pinned = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  return fail(`Node 24 is not packaged for ${process.platform}-${process.arch}: install Node 24 and run this again.`)
}

install()
const node = node24()
const env = { ...process.env, PATH: `${dirname(node)}:${join(root, 'node_modules/.bin')}:${process.env.PATH}` }

/**
 * A third less memory under load at the same speed (npm run bench): small young generation, two malloc arenas instead
 * of sixteen.
 */
const smallHeap = ['--max-semi-space-size=16']
/**
 * Maximum heap: V8 grows to several times the live data when the limit is far; a gigabyte is ten times what the server
 * needs.
 */
const serverHeap = ['--max-old-space-size=1024']
env.MALLOC_ARENA_MAX ??= '2'

/**
 * Runs one of our scripts and returns its exit code. Forwards signals. The child also ends when this process is killed
 * (closed IPC channel) or npm is (changed parent pid).
 */
function run(file, fileArgs, extra = {}, ownFlags = []) {
  const envFile = existsSync(join(root, '.env')) ? ['--env-file', join(root, '.env')] : []
  const flags = [
    '--disable-proto=delete',
    '--disable-warning=ExperimentalWarning',
    ...smallHeap,
    ...ownFlags,
    ...envFile,
  ]
  const child = spawn(node, [...flags, join(root, file), ...fileArgs], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, ...extra },
  })
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  const passOn = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, passOn)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.env.npm_lifecycle_event && process.ppid !== parent && child.connected) {
      clearInterval(watch)
      child.kill('SIGTERM')
    }
  }, 250)
  return new Promise((done) =>
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const each of signals) process.off(each, passOn)
      done(code ?? (signal ? 1 : 0))
    }),
  )
}

const tasks = {
  start: async () =>
    (await run('scripts/build.ts', ['--if-needed'])) ||
    run('server/main.ts', args, { NODE_ENV: 'production' }, serverHeap),
  dev: async () => {
    let code = restartCode
    while (code === restartCode) code = await run('server/main.ts', args, { NODE_ENV: 'development' })
    return code
  },
  build: () => run('scripts/build.ts', args),
  test: () => run('scripts/check.ts', ['all', ...args]),
  check: () => run('scripts/check.ts', args),
  bench: () => run('bench/main.ts', args),
  'test:hard': () => run('tests/hard/main.ts', args),
  lighthouse: () => run('scripts/lighthouse.ts', args),
  pictures: () => run('scripts/pictures.ts', args),
  lists: () => run('scripts/lists.ts', args),
  tables: () => run('scripts/tables.server.ts', args),
  'api-client': () => run('scripts/api-client.ts', args),
  'recipe-code': () => run('scripts/recipe-code.ts', args),
  'make-admin': () => run('scripts/make-admin.ts', args),
  files: () => run('scripts/files.ts', args),
  backup: () => run('scripts/backup.ts', args),
  restore: () => run('scripts/restore.ts', args),
}
if (!Object.hasOwn(tasks, task)) fail(`There is no task ${task}.`)
process.exit(await tasks[task]())
