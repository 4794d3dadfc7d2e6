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

/** One hash over every file that goes into the build: a second start builds nothing when nothing changed. */
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

/** What browsers fetch is compressed once, here, and not for each of them; on all cores, for the highest level takes its time. */
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

/** A script that a page carries by itself, of a few kilobytes and without a framework: the one in the head of public pages, and a certificate's. */
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

async function buildLiveScripts(): Promise<void> {
  await buildLiveScript('app/live/start.ts', 'live.js')
  await buildLiveScript('app/live/certificate.ts', 'certificate.js')
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
