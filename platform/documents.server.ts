import { plainText } from '#/domain/plain-text.ts'
import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { env } from './env.server.ts'
import { log } from './log.server.ts'
import type { RenderAnswer, RenderJob } from './render-worker.ts'

/** JSON values as template data. Strings are printed literally, never read as markup. */
type Data = { [key: string]: unknown }
type Source = {
  /** File of documents/, without extension. */
  template: string
  data: Data
  lang: Lang
  /** Pictures and attachments by their path in the template, such as /photos/1.jpg. */
  files?: Record<string, Uint8Array>
}
/** ua-1: accessible (reports). a-2a: archival (certificates). a-3b: archival with embedded data (invoices). */
export type PdfStandard = 'ua-1' | 'a-2a' | 'a-3a' | 'a-3b'

const workspace = resolve('documents')
const fontFolders = [
  ...['400Regular', '500Medium', '600SemiBold'].map((weight) => `poppins/${weight}`),
  ...['400Regular', '500Medium', '600SemiBold'].map((weight) => `ibm-plex-sans-arabic/${weight}`),
  'noto-emoji/400Regular',
].map((folder) => resolve('node_modules/@expo-google-fonts', folder))

const mostWaiting = 64
const mostMs = 20_000

type Waiting = { job: RenderJob; done: (answer: RenderAnswer) => void; failed: (error: AppError) => void }
const waiting: Waiting[] = []
let current: (Waiting & { timer: NodeJS.Timeout }) | undefined
let worker: Worker | undefined
let lastId = 0

/** One thread for the process (why: a second one is hardly faster), so that layout never blocks page requests. */
function startWorker(): Worker {
  const started = new Worker(resolve('platform/render-worker.ts'), {
    workerData: { workspace, fonts: fontFolders },
    env: {},
    execArgv: [],
  })
  started.unref()
  started.on('message', (answer: RenderAnswer) => {
    if (!current || current.job.id !== answer.id) return
    const { done, timer } = current
    clearTimeout(timer)
    current = undefined
    done(answer)
    next()
  })
  started.on('error', (error) => giveUp(started, error))
  started.on('exit', () => giveUp(started, new Error('the thread ended')))
  return started
}

/** Handles a lost thread: fails the current document; queued ones go to a new thread. */
function giveUp(lost: Worker, error: unknown): void {
  if (worker !== lost) return
  worker = undefined
  void lost.terminate()
  if (current) {
    log.error('a document could not be made, its thread starts anew', { error })
    clearTimeout(current.timer)
    current.failed(new AppError('documents.failed'))
    current = undefined
  }
  next()
}

function next(): void {
  const first = current ? undefined : waiting.shift()
  if (!first) {
    if (!current) worker?.unref()
    return
  }
  const busy = (worker ??= startWorker())
  busy.ref()
  const timer = setTimeout(() => giveUp(busy, new Error('a document took too long')), mostMs)
  current = { ...first, timer }
  busy.postMessage(first.job, [])
}

const render = (job: Omit<RenderJob, 'id'>): Promise<RenderAnswer> =>
  new Promise((done, failed) => {
    if (waiting.length >= mostWaiting) return failed(new AppError('documents.busy'))
    waiting.push({ job: { ...job, id: ++lastId }, done, failed })
    next()
  })

const box = '\u25fb'
const withText = (data: Data, change: (text: string) => string): Uint8Array =>
  Buffer.from(JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? change(value) : value)))
const clean = (text: string): string => plainText(text).replace(/[\ufffe\uffff]/g, '')

/** Characters missing in all fonts, from the compiler's message. */
function missingIn(error: string): Set<string> {
  const names = [...error.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)].map(([, text]) => text!)
  const read = (text: string) =>
    text.replace(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
  return new Set(names.flatMap((text) => [...read(text)]))
}

function failure(template: string, error: string): AppError {
  log.error('a document could not be made', { action: template, error })
  return new AppError('documents.failed')
}

async function setDocument(source: Source, output: RenderJob['output']): Promise<Uint8Array<ArrayBuffer>> {
  const { template, data, lang } = source
  const files = Object.entries(source.files ?? {})
  const attempt = (change: (text: string) => string) =>
    render({
      main: `${template}.typ`,
      files: [['/data.json', withText({ ...data, lang }, change)], ...files],
      output,
    })
  let answer = await attempt(clean)
  const missing = 'error' in answer ? missingIn(answer.error) : new Set<string>()
  if (missing.size > 0)
    answer = await attempt((text) => [...clean(text)].map((letter) => (missing.has(letter) ? box : letter)).join(''))
  if ('error' in answer) throw failure(template, answer.error)
  // warnings mean a foreign font or an unstable layout: an error in development and tests
  if (answer.warnings.length > 0 && env().NODE_ENV !== 'production')
    throw failure(template, `warning: ${answer.warnings.join('; ')}`)
  return answer.bytes
}

/** Renders a template as PDF; byte-identical for the same data on every machine. */
export const renderPdf = (source: Source & { standard: PdfStandard }): Promise<Uint8Array<ArrayBuffer>> =>
  setDocument(source, { kind: 'pdf', standard: source.standard })

/** First page as SVG with outlined text: needs no font where it is shown. */
export const renderSvg = async (source: Source): Promise<string> =>
  Buffer.from(await setDocument(source, { kind: 'svg' })).toString('utf8')

/** First page as a picture of this width in pixels. */
export async function renderPng(source: Source & { width: number }): Promise<Buffer> {
  const svg = await renderSvg(source)
  const points = Number(/<svg[^>]*?\swidth="([\d.]+)/.exec(svg)?.[1])
  if (!points) throw failure(source.template, 'the picture has no width')
  const picture = sharp(Buffer.from(svg), { density: (72 * source.width) / points, limitInputPixels: 50e6 })
  return picture.resize({ width: source.width }).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** Ends the thread; queued documents are refused. */
export async function closeDocuments(): Promise<void> {
  const ending = worker
  worker = undefined
  for (const { failed } of waiting.splice(0)) failed(new AppError('documents.busy'))
  if (current) {
    clearTimeout(current.timer)
    current.failed(new AppError('documents.busy'))
    current = undefined
  }
  await ending?.terminate()
}
