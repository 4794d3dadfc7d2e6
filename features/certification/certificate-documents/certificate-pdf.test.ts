import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { shownStates } from '#/domain/certification/certificate.ts'
import { langs } from '#/domain/text.ts'
import type { PublicCertificate } from '#/features/certification/certificates/public.server.ts'
import { brandingForDocuments } from '#/features/core/branding/draw-mark.server.ts'
import { closeDocuments, renderPng } from '#/platform/documents.server.ts'
import { env } from '#/platform/env.server.ts'
import { pdfPages } from '#/tests/pdf-text.ts'
import { readCodes } from '#/tests/read-code.ts'
import { world } from '#/tests/world.ts'
import { certificatePdf } from './certificate-pdf.server.ts'
import { drawCertificate } from './certificate-picture.server.ts'
import { hijriDate } from './paper-words.ts'
import { filesOf, planPaper } from './set-certificate.server.ts'

await world()
afterAll(closeDocuments)
const credential = `eyJhbGciOiJSUzI1NiJ9.${'e30'.repeat(700)}.sig`
const good: PublicCertificate = {
  publicId: '0123456789abcdef0123456789abcdef',
  number: 'ITQ-2026-0042',
  holder: 'Saffron House',
  branch: 'فرع العليا',
  names: { holder: { en: 'Saffron House', ar: 'بيت الزعفران' }, branch: { en: 'فرع العليا', ar: 'فرع العليا' } },
  city: 'Riyadh',
  level: 'gold',
  state: 'valid',
  reasonClass: null,
  stateChangedAt: '2026-03-05T09:00:00Z',
  issuedAt: '2026-03-05T09:00:00Z',
  expiresAt: '2027-03-05T20:59:59Z',
  band: null,
  ruleVersion: 3,
  replacedBy: null,
  credential,
  keyId: 'k',
  statusPlace: 1,
  branchId: 'b',
  isListed: true,
}
const pdf = async (change: Partial<PublicCertificate> = {}): Promise<Buffer> =>
  Buffer.from(await (await certificatePdf({ ...good, ...change })).bytes())
const words = async (change: Partial<PublicCertificate> = {}): Promise<string> => pdfPages(await pdf(change)).join('\n')

test('the paper is one page of A4 across, tagged, with its languages, its pictures described, to be kept for ever', async () => {
  const text = (await pdf()).toString('latin1')
  for (const part of ['/StructTreeRoot', '/Marked true', '/S /H1', '/Lang (en)', '/Lang (ar)', 'pdfaid:part>3<'])
    expect(text).toContain(part)
  expect(text).toContain('pdfaid:conformance>A<')
  const described = [...text.matchAll(/\/Alt \(([^)]*)\)/g)].map(([, words]) => words)
  expect(described).toContain(`QR code that opens ${env().origin}/review/${good.publicId}`)
  expect(described).toContain('Emblem of the Gold level')
  expect(text.match(/\/Type \/Page\s/g)).toHaveLength(1)
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)!
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595])
})

test('it says in both languages who holds what since when until when, what it covers, and where it is proved', async () => {
  const text = await words()
  for (const part of [
    'Certificate of',
    'Saffron House',
    'Riyadh',
    'Gold',
    'ITQ-2026-0042',
    '5 Mar 2026',
    '5 Mar 2027',
    '16 Ramadan 1447 AH',
    'under version 3 of the published award criteria',
    'It is not a health licence.',
    'الذهبي',
    'مارس',
    'رمضان',
    'رخصة',
    'إتقان',
    'فرع',
  ])
    expect(text).toContain(part)
  expect(text.replaceAll('\n', '')).toMatch(new RegExp(`/review/${good.publicId}`))
})

test('the place is printed once: a city of the list in the script of the branch, a typed one as it was typed, none that is in the branch’s name', async () => {
  const times = (text: string, part: string) => text.split(part).length - 1
  const arabic = await words({ city: 'jeddah' })
  expect([times(arabic, 'جدة'), times(arabic.toLowerCase(), 'jeddah')]).toEqual([1, 0])
  const latin = await words({ city: 'jeddah', branch: 'Corniche' })
  expect([times(latin, 'جدة'), times(latin, 'Jeddah')]).toEqual([0, 1])
  const named = await words({ city: 'jeddah', branch: 'Corniche, Jeddah' })
  expect([times(named, 'جدة'), times(named, 'Jeddah')]).toEqual([0, 1])
  expect(await words({ city: 'Some village' })).toContain('Some village')
  expect(times(await words({ city: 'Some village', branch: 'Some Village branch' }), 'Some')).toBe(1)
})

test('a score is not told, and its band only where the holder shows it', async () => {
  expect(await words()).not.toContain('Score band')
  const shown = await words({ band: 'excellent' })
  expect(shown).toContain('Excellent')
  expect(shown).toContain('ممتاز')
  expect(shown).not.toContain('%')
})

test('it carries the signed credential, byte for byte; without one it is a paper that may carry nothing', async () => {
  const bytes = await pdf()
  const text = bytes.toString('latin1')
  expect(text).toContain('/AFRelationship /Supplement')
  const at = /obj\s<<(?:(?!endobj)[\s\S])*?\/Type \/EmbeddedFile[\s\S]*?stream\r?\n/.exec(text)!
  const length = Number(/\/Length (\d+)/.exec(at[0])![1])
  const kept = bytes.subarray(at.index + at[0].length, at.index + at[0].length + length)
  const read = at[0].includes('FlateDecode') ? inflateSync(kept) : kept
  expect(read.toString('utf8')).toBe(credential)
  const without = (await pdf({ credential: null })).toString('latin1')
  expect(without).toContain('pdfaid:part>2<')
  expect(without).not.toContain('EmbeddedFile')
})

test('the same facts give the same bytes, in another thread too; another fact gives another paper', async () => {
  const first = await certificatePdf(good)
  expect((await certificatePdf({ ...good, state: 'expires-soon' })).etag).toBe(first.etag)
  const bytes = Buffer.from(await first.bytes())
  await closeDocuments()
  const facts = { ...good, statusPlace: 2, isListed: false }
  const brand = await brandingForDocuments()
  const { setPaper } = await import('./set-certificate.server.ts')
  const again = Buffer.from(await setPaper(facts, planPaper(facts, credential, brand), brand))
  expect(again.equals(bytes)).toBe(true)
  const marks = await Promise.all(
    [{}, { holder: 'X' }, { band: 'good' as const }, { state: 'revoked' as const }, { credential: 'x' }].map(
      async (change) => (await certificatePdf({ ...good, ...change })).etag,
    ),
  )
  expect(new Set(marks).size).toBe(5)
})

test.each(shownStates)('one that is %s says so across its head only if it is not good', async (state) => {
  const text = await words({ state, reasonClass: 'misuse', stateChangedAt: '2026-11-20T22:00:00Z' })
  const told = { suspended: 'Suspended since', expired: 'Expired on', revoked: 'Revoked on' }
  for (const sentence of Object.values(told))
    expect(text.includes(`${sentence} 21 Nov 2026`)).toBe(sentence === told[state as keyof typeof told])
  expect(text.includes('Misuse of the certificate')).toBe(state in told)
})

test('the code on the page leads a camera to the address of the certificate', async () => {
  const brand = await brandingForDocuments()
  const { words: data } = planPaper(good, null, brand)
  const page = await renderPng({
    template: 'certificate',
    lang: 'en',
    width: 2400,
    data,
    files: filesOf(good, null, brand),
  })
  expect(await readCodes(page)).toEqual([`${env().origin}/review/${good.publicId}`])
})

test('days of the Hijri calendar are those of Umm al-Qura, through a whole year', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    hijriDate(new Date(Date.UTC(2026, 5, 20 + month * 29.53)), 'en'),
  )
  expect(new Set(months.map((day) => day.replaceAll(/\d/g, ''))).size).toBe(12)
  // first days by the Kingdom's calendar of 1447 and 1448
  for (const [day, words, arabic] of [
    ['2025-06-26', '1 Muharram 1447 AH', '1 محرم 1447 هـ'],
    ['2026-02-18', '1 Ramadan 1447 AH', '1 رمضان 1447 هـ'],
    ['2026-06-16', '1 Muharram 1448 AH', '1 محرم 1448 هـ'],
  ] as const) {
    const at = new Date(`${day}T09:00:00Z`)
    expect([hijriDate(at, 'en'), hijriDate(at, 'ar')]).toEqual([words, arabic])
  }
})

const long = {
  holder: 'شركة مطاعم بيت الزعفران الأصيل لتقديم الوجبات والضيافة المحدودة #panic("x") $y$ 宫',
  branch: `King Abdulaziz Road ${'and Prince Sultan Street '.repeat(6)}`,
  city: 'Al Madinah Al Munawwarah',
}
test.each([long, { ...long, holder: 'W'.repeat(200), state: 'revoked' as const }, { city: null }])(
  'names of any length and kind stay on the one page',
  async (change) => {
    const bytes = await pdf(change)
    expect(bytes.toString('latin1').match(/\/Type \/Page\s/g)).toHaveLength(1)
    expect(pdfPages(bytes)[0]).toContain('ITQ-2026-0042')
  },
)

test('the picture for sharing is 1200 by 630 in each language, and the same whatever the state', async () => {
  for (const lang of langs) {
    const picture = await drawCertificate(good, lang)
    const { width, height, format } = await sharp(picture).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    const revoked: PublicCertificate = { ...good, state: 'revoked', reasonClass: 'misuse' }
    expect((await drawCertificate(revoked, lang)).equals(picture)).toBe(true)
  }
  expect((await drawCertificate(good, 'ar')).equals(await drawCertificate(good, 'en'))).toBe(false)
})
