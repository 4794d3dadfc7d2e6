import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build } from 'vite'
import { qualityIsCurrent, writeQuality } from './quality-file.ts'

const root = resolve(import.meta.dirname, '..')
const stampFile = join(root, 'build/.sources')
const sources = [
  '{app,content,demo,domain,db,features,jobs,messages,platform,server,ui}/**/*.{ts,tsx,css,sql}',
  '*.config.ts',
  'package-lock.json',
]

/** Hash over all inputs of the build: an unchanged build is skipped. */
function stampOf(): string {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Compresses assets once at build time, on all cores because the highest level is slow. */
async function compressAssets(): Promise<void> {
  const compress = async (file: string) => {
    const text = await readFile(file)
    if (text.length < 1024) return
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
    await writeFile(`${file}.br`, await asBrotli(text, { params }))
    await writeFile(`${file}.gz`, await asGzip(text, { level: 9 }))
  }
  await Promise.all(globSync(join(root, 'build/client/assets/**/*.{js,css,svg}')).map(compress))
}

/** One script without a framework, complete in itself: nothing of it is shared with the files of the pages. */
async function buildLiveScript(entry: string, fileName: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: 'build/live',
      emptyOutDir: false,
      copyPublicDir: false,
      minify: true,
      lib: { entry, formats: ['iife'], name: 'live', fileName: () => fileName },
    },
  })
}

type Manifest = { url: string; entry: object; routes: Record<string, { id: string }> }

/** The files of pages that work without a connection, as the router's manifest names them. */
function filesOf(pages: string): string[] {
  const [file = ''] = globSync(join(root, 'build/client/assets/manifest-*.js'))
  const { url, entry, routes } = JSON.parse(/\{.*\}/s.exec(readFileSync(file, 'utf8'))![0]) as Manifest
  const chosen = Object.values(routes).filter(({ id }) => id === 'root' || id.startsWith(pages))
  const files = [url, ...[entry, ...chosen].flatMap((part) => Object.values(part)).flat()].filter(
    (value): value is string => typeof value === 'string' && value.startsWith('/assets/'),
  )
  return [...new Set(files)].sort()
}

/** The service worker of the field portal. Browsers take a new one when its text changes: with its code or with a name of a file. */
async function buildVisitWorker(): Promise<void> {
  await buildLiveScript('features/fieldwork/visits/device/worker.ts', 'visit-worker.js')
  const script = join(root, 'build/live/visit-worker.js')
  const code = readFileSync(script, 'utf8')
  const files = filesOf('routes/freelancer')
  const daily = filesOf('routes/client/operations/field/')
  const version = createHash('sha256')
    .update(code)
    .update([...files, ...daily].join('\n'))
    .digest('hex')
    .slice(0, 12)
  writeFileSync(script, `const visitFiles=${JSON.stringify({ version, files, daily })};\n${code}`)
}

async function buildLiveScripts(): Promise<void> {
  await buildLiveScript('app/live/start.ts', 'live.js')
  await buildLiveScript('app/live/certificate.ts', 'certificate.js')
  await buildLiveScript('app/live/menu.ts', 'menu.js')
  await buildLiveScript('app/live/menu-worker.ts', 'menu-worker.js')
  await buildVisitWorker()
}

const stamp = stampOf()
const upToDate = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
if (!process.argv.includes('--if-needed') || !upToDate) {
  const bin = join(root, 'node_modules/.bin/react-router')
  const env = { ...process.env, NODE_ENV: 'production' }
  const run = spawnSync(process.execPath, [bin, 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env })
  if (run.status !== 0) process.exit(run.status ?? 1)
  rmSync(join(root, 'build/live'), { recursive: true, force: true })
  await Promise.all([compressAssets(), buildLiveScripts()])
  writeFileSync(stampFile, stamp)
}
if (!qualityIsCurrent(root, stampFile)) await writeQuality(root, stampFile)
