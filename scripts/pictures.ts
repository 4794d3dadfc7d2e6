// Pictures of the product for its readers, taken from a new demo world in both languages: `npm run pictures` writes
// docs/pictures/ and, for the public site, app/site/pictures/ (only these with `npm run pictures -- site`).
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { type BrowserContext, chromium } from '@playwright/test'
import sharp from 'sharp'
import { root, startServer } from '#/bench/processes.ts'
import { type Lang, langs } from '#/domain/text.ts'
import { browserPath, chromiumFlags } from '#/tests/e2e/chromium.ts'
import { ensureChromium } from './ensure-chromium.ts'
import { takeSitePictures } from './site-pictures.ts'

const pictures = join(root, 'docs/pictures')
/** Pixels between two pages in one picture. */
const gap = 24
/** Pixels per point of a paper. */
const paperScale = 1.25
/** Pages of a paper in one picture. */
const mostPages = 4
const screen = { width: 1440, height: 900 }

type Person = { email: string; password: string; at?: string }
const client: Person = { email: 'client@itqan.example', password: 'saffron-2026' }
const shopper: Person = { email: 'shopper2@itqan.example', password: 'shopper-2026' }
/** Whose screens the public site shows. */
const onTheSite = {
  client,
  admin: { email: 'admin@itqan.example', password: 'Itqan-admin-2026', at: '/admin-login' },
  shopper: { email: 'shopper@itqan.example', password: 'shopper-2026' },
} as const satisfies Record<string, Person>
const onlySite = process.argv.includes('site')

const folder = mkdtempSync(join(tmpdir(), 'itqan-pictures-'))
const pdfium = await PDFiumLibrary.init()

/** Pictures side by side on grey, as PNG with a palette. */
async function beside(parts: readonly Buffer[], name: string): Promise<void> {
  const sizes = await Promise.all(parts.map((part) => sharp(part).metadata()))
  const height = Math.max(...sizes.map((size) => size.height)) + 2 * gap
  const width = sizes.reduce((sum, size) => sum + size.width + gap, gap)
  let left = gap
  const placed = parts.map((input, index) => {
    const at = { input, left, top: gap }
    left += sizes[index]!.width + gap
    return at
  })
  const sheet = sharp({ create: { width, height, channels: 3, background: '#e4e4e7' } }).composite(placed)
  const bytes = await sheet.png({ palette: true, colours: 128, effort: 10 }).toBuffer()
  writeFileSync(join(pictures, `${name}.png`), bytes)
  console.log(`${name}.png ${width} x ${height}, ${Math.round(bytes.length / 1000)} kB`)
}

/** The first pages of a PDF, each drawn to PNG. */
async function pagesOf(pdf: Buffer, most = mostPages): Promise<Buffer[]> {
  const document = await pdfium.loadDocument(pdf)
  const drawn: Buffer[] = []
  for (const page of [...document.pages()].slice(0, most)) {
    const { data } = await page.render({
      scale: paperScale,
      render: ({ data: raw, width, height }) =>
        sharp(raw, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#fff' })
          .png()
          .toBuffer(),
    })
    drawn.push(Buffer.from(data))
  }
  document.destroy()
  return drawn
}

async function fetched(context: BrowserContext, address: string): Promise<Buffer> {
  const answer = await context.request.get(address)
  const body = await answer.body()
  if (!answer.ok() || body.subarray(0, 5).toString() !== '%PDF-') throw new Error(`${address}: ${answer.status()}`)
  return body
}

ensureChromium(browserPath, ['chromium'])
const built = spawnSync(process.execPath, [join(root, 'scripts/build.ts'), '--if-needed'], {
  cwd: root,
  stdio: 'inherit',
})
if (built.status !== 0) process.exit(1)
const server = await startServer({ DATA_DIR: join(folder, 'data'), DEMO: 'on' })
const origin = `http://localhost:${server.port}`
const browser = await chromium.launch({ executablePath: browserPath(), args: chromiumFlags })

/** A signed-in browser in a language. */
async function signedIn(
  { email, password, at = '/login' }: Person,
  lang: Lang,
  viewport: { width: number; height: number } = screen,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(origin + at)
  await page.fill('input[name=email]', email)
  await page.fill('input[name=password]', password)
  await page.press('input[name=password]', 'Enter')
  await page.waitForURL((address) => !address.pathname.endsWith('login'))
  await context.request.post(`${origin}/set-language`, { form: { lang }, headers: { origin } })
  await page.close()
  return context
}

/** The first link on a page whose address fits. */
async function firstLink(context: BrowserContext, path: string, fits: RegExp): Promise<string> {
  const page = await context.newPage()
  await page.goto(origin + path)
  const found = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await page.close()
  const first = found.find((href) => fits.test(href))
  if (!first) throw new Error(`${path} has no link like ${fits}`)
  return first
}

async function screenshot(context: BrowserContext, path: string): Promise<Buffer> {
  const page = await context.newPage()
  await page.goto(origin + path)
  await page.waitForLoadState('networkidle')
  const shot = await page.screenshot({ animations: 'disabled' })
  await page.close()
  return shot
}

/** First page of the certificate of Al Khobar as the client's guests find it. */
async function certificateOf(own: BrowserContext): Promise<Buffer> {
  const certificate = await firstLink(own, '/client/certificates?sort=-mean', /^\/client\/certificates\/[0-9a-f-]{36}$/)
  const review = new URL(await firstLink(own, certificate, /\/review\/[^/?#]+/), origin).pathname
  return fetched(own, `${origin}${/\/review\/[^/?#]+/.exec(review)![0]}/certificate.pdf`)
}

async function takeForReaders(): Promise<void> {
  // The report of the demo world with a failed critical standard: the lowest score.
  const lowest = '/client/reports?sort=score'
  const report = await firstLink(await signedIn(client, 'en'), lowest, /^\/client\/reports\/[0-9a-f-]{36}$/)
  const shots: Buffer[] = []
  for (const lang of langs) {
    const [own, payee] = [await signedIn(client, lang), await signedIn(shopper, lang)]
    shots.push(await screenshot(own, report))
    await beside(await pagesOf(await fetched(own, `${origin}${report}/document?lang=${lang}`)), `report-paper-${lang}`)
    await beside(await pagesOf(await fetched(own, `${origin}/client/reports/deck?lang=${lang}`)), `deck-${lang}`)
    const statement = await firstLink(payee, '/freelancer/payouts', /\/statement\.pdf\?/)
    await beside(await pagesOf(await fetched(payee, origin + statement), 2), `statement-${lang}`)
    if (lang === 'en') {
      const invoice = await firstLink(own, '/client/invoices', /^\/client\/invoices\/[0-9a-f-]{36}$/)
      await beside(await pagesOf(await fetched(own, `${origin}${invoice}/invoice.pdf`), 2), 'invoice')
      await beside(await pagesOf(await certificateOf(own), 1), 'certificate')
    }
    await own.close()
    await payee.close()
  }
  await beside(await Promise.all(shots.map((shot) => sharp(shot).resize({ width: 1100 }).toBuffer())), 'report')
  console.log(`${readdirSync(pictures).length} pictures in docs/pictures`)
}

try {
  await takeSitePictures({
    origin,
    signIn: (who, lang, size) => signedIn(onTheSite[who], lang, size),
    certificate: async (own) => (await pagesOf(await certificateOf(own), 1))[0]!,
  })
  if (!onlySite) await takeForReaders()
} finally {
  await browser.close()
  await server.stop()
  pdfium.destroy()
  rmSync(folder, { recursive: true, force: true })
}
