import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readReportForm } from '#/features/fieldwork/visits/read-report-form.server.ts'
import { openFile } from '#/platform/files.server.ts'
import { begunVisit, picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { findFile } from './find-file.server.ts'
import { readPicture } from './read-picture.server.ts'
import { removePhoto } from './remove-photo.server.ts'
import { storePhoto } from './store-photo.server.ts'

const here = await world()
const photo = (reportId: string, bytes: Uint8Array, questionKey = 'Q3', id: string = randomUUID()) => ({
  id,
  reportId,
  questionKey,
  bytes,
})

async function storedBytes(shopper: Awaited<ReturnType<typeof here.shopper>>, fileId: string): Promise<Buffer> {
  const file = await findFile(shopper, fileId)
  const { stream } = await openFile(file!.storageKey)
  return Buffer.from(await new Response(stream).arrayBuffer())
}

test('a photo is stored upright, small, as JPEG and without its hidden data', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const raw = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#aa5533' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret-owner' } } })
    .jpeg()
    .toBuffer()
  const { fileId } = await storePhoto(shopper, photo(reportId, raw))
  const bytes = await storedBytes(shopper, fileId)
  const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 800,
    height: 1600,
    exif: undefined,
    orientation: undefined,
  })
  expect(bytes.includes('secret-owner')).toBe(false)
  expect((await readReportForm(shopper, reportId)).photos).toMatchObject([{ questionKey: 'Q3', fileId }])
})

test('PNG and WebP are taken too; what only pretends is not', async () => {
  await expect(readPicture(await picture(20, 20, 'png'))).resolves.toMatchObject({ width: 20 })
  await expect(readPicture(await picture(20, 20, 'webp'))).resolves.toMatchObject({ width: 20 })
  const pretenders = [
    Buffer.from('just a text file, not a photo at all'),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"></svg>'),
    Buffer.from('%PDF-1.7 something'),
    Buffer.from('GIF89a' + 'x'.repeat(40)),
    Buffer.alloc(0),
  ]
  for (const bytes of pretenders)
    await expect(readPicture(bytes)).rejects.toMatchObject({ code: 'file.type-unsupported' })
  const broken = (await picture(200, 200)).subarray(0, 300)
  await expect(readPicture(broken)).rejects.toMatchObject({ code: 'file.unreadable' })
  const fake = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('and then a text')])
  await expect(readPicture(fake)).rejects.toMatchObject({ code: 'file.unreadable' })
})

test('a photo bomb is refused without being unpacked', async () => {
  const bomb = await sharp({
    create: { width: 8000, height: 8000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(10_000_000)
  await expect(readPicture(bomb)).rejects.toMatchObject({ code: 'file.unreadable' })
})

test('the same photo twenty times at once is stored once, with one file', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const one = photo(reportId, await picture())
  const kept = await Promise.all(Array.from({ length: 20 }, () => storePhoto(shopper, one)))
  expect(new Set(kept.map(({ fileId }) => fileId)).size).toBe(1)
  const { rows } = await here.owner.query('select count(*)::int as n from app.files where owner_id = $1', [shopper.id])
  expect(rows).toEqual([{ n: 1 }])
})

test('a question takes five photos, also when eight arrive at once', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const bytes = await picture()
  const kept = await Promise.allSettled(Array.from({ length: 8 }, () => storePhoto(shopper, photo(reportId, bytes))))
  expect(kept.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const result of kept)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'report.photo-limit' })
  const { rows } = await here.owner.query('select count(*)::int as n from app.files where owner_id = $1', [shopper.id])
  expect(rows).toEqual([{ n: 5 }])
})

test('no photo of a restroom, of a question that asks for words, or of an unknown question', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const bytes = await picture()
  for (const key of ['Q15', 'narrative', 'Z1'])
    await expect(storePhoto(shopper, photo(reportId, bytes, key))).rejects.toMatchObject({
      code: 'report.answer-invalid',
    })
})

test('a removed photo is gone with its file, and removing it again is no mistake', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const kept = await storePhoto(shopper, photo(reportId, await picture()))
  const file = await findFile(shopper, kept.fileId)
  await removePhoto(shopper, { id: kept.id, reportId })
  await removePhoto(shopper, { id: kept.id, reportId })
  expect(await findFile(shopper, kept.fileId)).toBeNull()
  await expect(openFile(file!.storageKey)).rejects.toMatchObject({ code: 'ENOENT' })
  expect((await readReportForm(shopper, reportId)).photos).toEqual([])
})

test('a report that was handed in keeps its photos and takes no new ones', async () => {
  const shopper = await here.shopper()
  const reportId = await begunVisit(here, shopper)
  const bytes = await picture()
  const kept = await storePhoto(shopper, photo(reportId, bytes))
  await here.owner.query(`update app.mystery_shopping_reports set status = 'submitted' where id = $1`, [reportId])
  await expect(storePhoto(shopper, photo(reportId, bytes))).rejects.toMatchObject({ code: 'report.not-editable' })
  await expect(removePhoto(shopper, { id: kept.id, reportId })).rejects.toMatchObject({ code: 'report.not-editable' })
})
