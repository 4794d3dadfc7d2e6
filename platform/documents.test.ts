import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import sharp from 'sharp'
import { closeDocuments, renderPdf, renderPng, renderSvg } from './documents.server.ts'
import { readEnv, setEnv } from './env.server.ts'

beforeAll(() => setEnv(readEnv({ NODE_ENV: 'test', DATA_DIR: inject('dataDir'), LOG_LEVEL: 'error' })))
afterAll(closeDocuments)

const page = (body: string) => ({
  '/trial.typ': Buffer.from(
    `#import "theme.typ": *\n#let data = json("/data.json")\n#show: body => sheet(data, body)\n${body}`,
  ),
})
const frame = { company: 'Itqan إتقان', title: 'Trial', day: '2026-11-21', footer: 'Footer' }
const pdf = (text: string, body = '#star(9mm)\n= Trial\n#data.text', lang: 'en' | 'ar' = 'en') =>
  renderPdf({ template: 'trial', data: { ...frame, text }, lang, files: page(body), standard: 'ua-1' })
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test.each(['en', 'ar'] as const)('a document in %s is an accessible PDF without a warning', async (lang) => {
  const bytes = Buffer.from(await pdf('Hello, أهلًا 87.5% (SLA-04)', undefined, lang))
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.toString('latin1')).toContain('pdfuaid:part')
})

test('the same data gives the same bytes, other data others', async () => {
  const [first, again, other] = await Promise.all([pdf('one'), pdf('one'), pdf('two')])
  expect(hash(first)).toBe(hash(again))
  expect(hash(first)).not.toBe(hash(other))
})

test('what people typed is printed, never read as markup', async () => {
  const hostile = '#read("/etc/passwd") #panic() $x$ *b* <label> @ref \\ ` // /* "'
  const svgOf = (text: string) =>
    renderSvg({ template: 'trial', data: { ...frame, text }, lang: 'en', files: page('#data.text') })
  expect((await pdf(hostile)).length).toBeGreaterThan(1000)
  expect((await svgOf('#(1+1)')).length).toBeGreaterThan((await svgOf('2')).length)
})

test('letters that no font has become a box, control characters disappear', async () => {
  for (const text of ['宫 and 殿', 'bell \u0007 and half a pair \ud800', 'riyal \u20c1', '👩‍🍳 🇸🇦 ★', ''])
    expect((await pdf(text)).length).toBeGreaterThan(1000)
})

test('an answer that cannot be set is an expected failure, and the next document is made', async () => {
  await expect(pdf('x', '#image("/photo.jpg", alt: "x")')).rejects.toMatchObject({ code: 'documents.failed' })
  await expect(pdf('x', '#panic("no")')).rejects.toMatchObject({ code: 'documents.failed' })
  expect((await pdf('x')).length).toBeGreaterThan(1000)
})

test('files outside of the templates cannot be read', async () => {
  await expect(pdf('x', '#read("/../package.json")')).rejects.toMatchObject({ code: 'documents.failed' })
})

test('too many at once are refused, those that were taken are made', async () => {
  const all = await Promise.allSettled(Array.from({ length: 70 }, (_, index) => pdf(`${index}`)))
  const refused = all.filter((one) => one.status === 'rejected')
  expect(refused.length).toBe(70 - 65)
  expect(refused[0]).toMatchObject({ reason: { code: 'documents.busy' } })
})

test('a picture has the width that was asked for', async () => {
  const card = {
    '/card.typ': Buffer.from(
      '#import "theme.typ": *\n#let data = json("/data.json")\n#set page(width: 600pt, height: 315pt, margin: 40pt)\n#set text(font: fonts-of(data.lang), lang: data.lang, fallback: false)\n#star(40pt)\n#data.text',
    ),
  }
  const png = await renderPng({ template: 'card', data: { text: 'مرحبا Itqan' }, lang: 'ar', files: card, width: 1200 })
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
})

test('after the thread was ended a new one takes over', async () => {
  await closeDocuments()
  expect((await pdf('again')).length).toBeGreaterThan(1000)
})
