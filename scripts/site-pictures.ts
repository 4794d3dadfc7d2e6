// Pictures of the product for the public site: screens of a new demo world in both languages, written to
// app/site/pictures/ as AVIF in two widths and one WebP, with their sizes. Part of `npm run pictures`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { type Lang, langs } from '#/domain/text.ts'

const folder = join(import.meta.dirname, '../app/site/pictures')
/** Most bytes of a file: a page shows several. */
const mostBytes = 40_000
const desk = { width: 1180, height: 780 }
const phone = { width: 390, height: 760 }

type Box = { x: number; y: number; width: number; height: number }
/** `signIn` gives a browser of a demo person in a language; `drawn` the first page of a certificate as PNG. */
export type Taking = {
  origin: string
  signIn: (person: 'client' | 'admin' | 'shopper', lang: Lang, size: typeof desk) => Promise<BrowserContext>
  certificate: (own: BrowserContext, lang: Lang) => Promise<Buffer>
}

async function opened(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  return page
}

/** The page beside the menu of its portal, without the bell and the language switch above it. */
async function mainPart(page: Page, from?: Locator): Promise<Buffer> {
  const main = (await page.locator('main').boundingBox())!
  const top = from ? Math.max(0, Math.round((await from.boundingBox())!.y) - 24) : Math.round(main.y)
  const left = Math.round(main.x)
  const clip: Box = {
    x: left,
    y: top,
    width: Math.min(Math.round(main.width), page.viewportSize()!.width - left),
    height: page.viewportSize()!.height - (from ? 160 : Math.round(main.y)),
  }
  return page.screenshot({ clip, animations: 'disabled', fullPage: from !== undefined })
}

/** First link of a page whose address fits, in the order of the page. */
async function linkOn(page: Page, fits: RegExp): Promise<string> {
  const found = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const first = found.find((href) => fits.test(href))
  if (!first) throw new Error(`${page.url()} has no link like ${fits}`)
  return first
}

const reportLink = /^\/(?:client|admin)\/reports\/[0-9a-f-]{36}$/

/** A certificate in a frame on the wall of a restaurant, beside a plant and under a lamp. */
async function onTheWall(certificate: Buffer): Promise<Buffer> {
  const [width, height] = [1010, 720]
  const paper = await sharp(certificate).resize({ width: 470 }).toBuffer({ resolveWithObject: true })
  const [left, top] = [Math.round((width - paper.info.width) / 2), 92]
  const frame = (by: number, fill: string): string =>
    `<rect x="${left - by}" y="${top - by}" width="${paper.info.width + 2 * by}" height="${paper.info.height + 2 * by}" fill="${fill}"/>`
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="#d9b48a"/><path d="M505 0 250 ${height}h510z" fill="#e6c79f"/>
    <rect y="560" width="${width}" height="160" fill="#8a5d39"/><rect y="552" width="${width}" height="12" fill="#6b4628"/>
    <path d="M505 0v34" stroke="#2a2522" stroke-width="5"/><path d="M462 34h86l22 34H440z" fill="#2a2522"/>
    <g fill="#4d7f55"><path d="M150 560q-60-150 10-230 40 90-10 230z"/><path d="M158 560q60-120 120-130-20 110-120 130z"/><path d="M146 560q-90-70-96-170 90 40 96 170z"/></g>
    <path d="M96 548h118l-16 120H112z" fill="#a8462f"/>
    <circle cx="860" cy="600" r="78" fill="#fdfdfb"/><circle cx="860" cy="600" r="54" fill="#e9bf5a"/><path d="M826 604c6-30 40-38 60-26s20 40-6 46-56 6-54-20z" fill="#7a4326"/>
    ${frame(30, '#00000026')}${frame(22, '#2a2522')}${frame(12, '#fbfbf7')}</svg>`
  return sharp(Buffer.from(wall))
    .composite([{ input: paper.data, left, top }])
    .png()
    .toBuffer()
}

type Made = Record<string, { width: number; height: number; widths: number[] }>

/** Writes a picture in its widths: the smallest quality loss that stays below the limit. */
async function write(made: Made, name: string, lang: Lang, shot: Buffer): Promise<void> {
  const { width, height } = await sharp(shot).metadata()
  const widths = width <= 400 ? [width] : [Math.min(560, width), width]
  const fitting = async (encode: (quality: number) => Promise<Buffer>): Promise<Buffer> => {
    for (const quality of [62, 52, 42, 32, 24]) {
      const bytes = await encode(quality)
      if (bytes.length <= mostBytes || quality === 24) return bytes
    }
    throw new Error('no quality')
  }
  for (const wide of widths) {
    const small = sharp(shot).resize({ width: wide })
    const avif = await fitting((quality) => small.clone().avif({ quality, effort: 4 }).toBuffer())
    writeFileSync(join(folder, lang, `${name}-${wide}.avif`), avif)
    console.log(`app/site/pictures/${lang}/${name}-${wide}.avif ${(avif.length / 1000).toFixed(1)} kB`)
  }
  const webp = await fitting((quality) =>
    sharp(shot).resize({ width: widths[0]! }).webp({ quality, effort: 6 }).toBuffer(),
  )
  writeFileSync(join(folder, lang, `${name}-${widths[0]}.webp`), webp)
  made[`${lang}/${name}`] = { width, height, widths }
}

/** Takes all pictures of the site. */
export async function takeSitePictures({ origin, signIn, certificate }: Taking): Promise<void> {
  const made: Made = {}
  rmSync(folder, { recursive: true, force: true })
  for (const lang of langs) {
    mkdirSync(join(folder, lang), { recursive: true })
    const keep = (name: string, shot: Buffer) => write(made, name, lang, shot)
    const client = await signIn('client', lang, desk)
    const list = await opened(client, `${origin}/client/reports?q=${lang === 'ar' ? 'كورنيش' : 'Corniche'}`)
    await keep('report', await mainPart(await opened(client, origin + (await linkOn(list, reportLink)))))
    const branches = await opened(client, `${origin}/client/reports/branches`)
    await keep('heat-map', await mainPart(branches, branches.locator('main table').last()))
    await keep('certificate', await onTheWall(await certificate(client, lang)))
    await client.close()

    const admin = await signIn('admin', lang, desk)
    await keep('control-room', await mainPart(await opened(admin, `${origin}/admin/secret-shopper?queue=all`)))
    const waiting = await opened(admin, `${origin}/admin/reports?tab=in-review`)
    await keep('editor-desk', await mainPart(await opened(admin, origin + (await linkOn(waiting, reportLink)))))
    await admin.close()

    const shopper = await signIn('shopper', lang, phone)
    const visits = await opened(shopper, `${origin}/freelancer/secret-shopper?view=todo`)
    const brief = await opened(
      shopper,
      origin + (await linkOn(visits, /^\/freelancer\/secret-shopper\/[0-9a-f-]{36}$/)),
    )
    await keep('phone', await brief.screenshot({ animations: 'disabled' }))
    await shopper.close()
  }
  const lines = Object.entries(made).map(
    ([key, { width, height, widths }]) =>
      `  '${key}': {\n    width: ${width},\n    height: ${height},\n    widths: [${widths.join(', ')}],\n  },\n`,
  )
  const head = '/** Sizes of the pictures in pixels. Written by npm run pictures. */\n'
  writeFileSync(join(folder, 'sizes.ts'), `${head}export const pictureSizes = {\n${lines.join('')}} as const\n`)
}
