// Measures pages of the built public site with Lighthouse as a phone, in both languages. `npm run lighthouse`; fetched by npx.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, startServer } from '#/bench/processes.ts'
import { browserPath, chromiumFlags } from '#/tests/e2e/chromium.ts'
import { ensureChromium } from './ensure-chromium.ts'

const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const
const report = join(root, 'docs/performance.md')
const [begin, end] = ['<!-- lighthouse: written by npm run lighthouse -->', '<!-- lighthouse: end -->']

/** Measured pages, besides the newest article of the blog and a digital menu. */
const measuredPages = ['/', '/plans', '/services', '/ai-reports'] as const
/** The digital menu that the demo world publishes. */
const menuPage = '/menu/saffron-house-restaurants-main-menu'
/** Runs of one page: Lighthouse aborts now and then, when the browser does not start or paints nothing in time. */
const maxRuns = 3

type Report = {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null }>
  audits: Record<
    string,
    { score: number | null; displayValue?: string; title: string; details?: { items?: unknown[] } }
  >
}

const folder = mkdtempSync(join(tmpdir(), 'itqan-lighthouse-'))

/** One run; null when it aborted. */
function run(address: string): Report | null {
  const out = join(folder, 'report.json')
  rmSync(out, { force: true })
  const flags = ['--headless=new', ...chromiumFlags].join(' ')
  const args = [
    '--yes',
    `lighthouse@${version}`,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${out}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags}`,
  ]
  const { status } = spawnSync('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: browserPath() },
  })
  if (status !== 0 || !existsSync(out)) return null
  const found = JSON.parse(readFileSync(out, 'utf8')) as Report
  const isComplete = categories.every((name) => typeof found.categories[name]?.score === 'number')
  return found.runtimeError || !isComplete ? null : found
}

function measure(address: string): Report {
  for (let tries = 1; tries <= maxRuns; tries++) {
    const found = run(address)
    if (found) return found
    console.error(`Lighthouse aborted on ${address} (run ${tries} of ${maxRuns})`)
  }
  throw new Error(`Lighthouse aborted ${maxRuns} times on ${address}`)
}

/** Each measured page in both languages. */
async function pages(origin: string): Promise<string[]> {
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  const article = /<loc>[^<]*?(\/blog\/[^<]+)<\/loc>/.exec(map)?.[1]
  if (!article) throw new Error('The site map has no article to measure')
  return [...measuredPages, article, menuPage].flatMap((path) => [path, path === '/' ? '/ar' : `/ar${path}`])
}

const percent = (score: number | null | undefined): string => String(Math.round((score ?? 0) * 100))

/** Compressed script files fetched on the first visit, without inline scripts. */
function scriptSize(audits: Report['audits']): string {
  const requests = (audits['network-requests']?.details?.items ?? []) as {
    resourceType?: string
    transferSize?: number
  }[]
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return `${Math.round(scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000)} kB`
}

function row(path: string, { categories: scores, audits }: Report): string {
  const marks = categories.map((name) => percent(scores[name]?.score))
  const values = figures.map((name) => (audits[name]?.displayValue ?? '').replaceAll('\u00a0', ' '))
  return `| ${path} | ${[...marks, ...values, scriptSize(audits)].join(' | ')} |`
}

/** Failed audits of a page, for the console. */
const faults = ({ audits }: Report): string[] =>
  Object.entries(audits).flatMap(([id, { score, title }]) =>
    score !== null && score < 0.9 ? [`    ${id}: ${title}`] : [],
  )

function write(rows: readonly string[]): void {
  const day = new Date().toISOString().slice(0, 10)
  const head = [
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | TBT | CLS | Script |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
  ]
  const text = [
    `${day}, Lighthouse ${version}, its phone profile, the built server on the same machine.`,
    '',
    ...head,
    ...rows,
  ]
  const before = readFileSync(report, 'utf8')
  const [from, to] = [before.indexOf(begin), before.indexOf(end)]
  if (from < 0 || to < 0) throw new Error('docs/performance.md has lost its markers for Lighthouse')
  writeFileSync(report, `${before.slice(0, from)}${begin}\n\n${text.join('\n')}\n\n${before.slice(to)}`)
}

ensureChromium(browserPath, ['chromium'])
const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--if-needed'], {
  cwd: root,
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)
const server = await startServer({ DATA_DIR: join(folder, 'data'), DEMO: 'on', JOBS: 'off' })
try {
  const origin = `http://localhost:${server.port}`
  const rows: string[] = []
  for (const path of await pages(origin)) {
    await fetch(origin + path, { headers: { connection: 'close' } })
    const found = measure(origin + path)
    rows.push(row(path, found))
    console.log(rows.at(-1))
    for (const fault of faults(found)) console.log(fault)
  }
  write(rows)
} finally {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
