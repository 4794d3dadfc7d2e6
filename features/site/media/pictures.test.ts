import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Cell } from '#/domain/csv.ts'
import { readList } from '#/domain/list.ts'
import { exportList } from '#/features/core/lists/export-list.server.ts'
import { openFile, removeFile, storageKey } from '#/platform/files.server.ts'
import { picture } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { listPictures, pictureRows, renamePicture } from './browse-pictures.server.ts'
import { pictureList } from './picture-list.ts'
import { encodePicture } from './encode-picture.server.ts'
import { readPictures } from './read-pictures.server.ts'
import { sendPicture } from './send-picture.server.ts'
import { uploadPicture } from './upload-picture.server.ts'

const here = await world()
const admin = await here.admin()
const query = (q: string) => readList(pictureList, new URLSearchParams({ q }))
const nothing = { en: '', ar: '' }
/** Makes every picture unique, because duplicates are detected. */
let shade = 0
const fresh = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: ++shade, g: 120, b: 90 } } })
    .png()
    .toBuffer()
const upload = async (name = 'table.png', bytes?: Buffer) =>
  uploadPicture(admin, { name, bytes: bytes ?? (await fresh()), alt: nothing })
const bytesOf = async (id: string) => {
  const { stream } = await openFile(storageKey(id))
  return Buffer.from(await new Response(stream).arrayBuffer())
}

test('a picture is kept as WebP, upright, at most 2400 px and without its hidden data', async () => {
  const raw = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#aa5533' } })
    .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'secret-owner' } } })
    .jpeg()
    .toBuffer()
  const stored = await upload('  Terrace at night.JPG', raw)
  expect(stored).toMatchObject({ name: 'Terrace at night', width: 1200, height: 2400 })
  const bytes = await bytesOf(stored.id)
  const { format, exif, orientation } = await sharp(bytes).metadata()
  expect({ format, exif, orientation }).toEqual({ format: 'webp', exif: undefined, orientation: undefined })
  expect(bytes.includes('secret-owner')).toBe(false)
})

test('what is see-through stays see-through: logos come as PNG', async () => {
  const logo = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#ff000080' } })
    .png()
    .toBuffer()
  const { id } = await upload('logo.png', logo)
  expect(await sharp(await bytesOf(id)).metadata()).toMatchObject({ hasAlpha: true })
})

test('only pictures, by their content: no SVG, no text, no document, nothing broken', async () => {
  const pretenders = [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'),
    Buffer.from('%PDF-1.7 something'),
    Buffer.from('GIF89a' + 'x'.repeat(40)),
    Buffer.from('<html>'),
    Buffer.alloc(0),
  ]
  for (const bytes of pretenders)
    await expect(upload('photo.png', bytes)).rejects.toMatchObject({ code: 'file.type-unsupported' })
  const fake = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.from('and then a text')])
  await expect(upload('photo.png', fake)).rejects.toMatchObject({ code: 'file.unreadable' })
  await expect(upload('photo.png', Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too-large' })
})

test('a picture that would unpack to more than 40 megapixels is refused without being unpacked', async () => {
  const bomb = await sharp({
    create: { width: 8000, height: 6000, channels: 3, background: '#000' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(10_000_000)
  await expect(encodePicture(bomb)).rejects.toMatchObject({ code: 'file.unreadable' })
})

test('the same file sent by ten hands at once is one picture', async () => {
  const bytes = await fresh()
  const kept = await Promise.all(Array.from({ length: 10 }, () => upload('same.png', bytes)))
  expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
})

test('only staff put pictures in, look through the library or change texts', async () => {
  const { id } = await upload()
  const strangers = [await here.client(), await here.shopper(), await here.freelancer()]
  const texts = { id, name: 'x', altEn: '', altAr: '' }
  for (const stranger of strangers) {
    const refused = { code: 'not-allowed' }
    await expect(uploadPicture(stranger, { name: 'x', bytes: await picture(), alt: nothing })).rejects.toMatchObject(
      refused,
    )
    await expect(listPictures(stranger, query(''))).rejects.toMatchObject(refused)
    await expect(renamePicture(stranger, texts)).rejects.toMatchObject(refused)
    await expect(exportList(stranger, pictureList, query(''), pictureRows, 'en')).rejects.toMatchObject(refused)
  }
  await expect(renamePicture(admin, { ...texts, id: randomUUID() })).rejects.toMatchObject({ code: 'not-found' })
})

test('texts are found whatever the spelling, and read by every visitor', async () => {
  const { id } = await upload('hall.png')
  await renamePicture(admin, { id, name: 'Dining hall', altEn: 'A set table', altAr: 'طاولة مُعدّة في صالة الطعام' })
  const { pictures, total } = await listPictures(admin, query('طاوله معدة'))
  expect(total).toBe(1)
  expect(pictures[0]).toMatchObject({ id, name: 'Dining hall', uses: [] })
  expect((await listPictures(admin, query('100%_'))).total).toBe(0)
  expect(await readPictures([id, randomUUID(), 'nonsense'])).toEqual({
    [id]: { id, width: 40, height: 30, alt: { en: 'A set table', ar: 'طاولة مُعدّة في صالة الطعام' } },
  })
})

test('the library lists the uses of a picture', async () => {
  const { id } = await upload('used.png')
  await here.owner.query(`insert into app.posts (slug, draft) values ('with-picture', $1)`, [
    JSON.stringify({ title: { en: 'Warm welcome', ar: 'ترحيب حار' }, coverId: id }),
  ])
  await here.owner.query(`insert into app.settings (key, value) values ('branding', $1)`, [
    JSON.stringify({ logo: id }),
  ])
  const { pictures } = await listPictures(admin, query('used'))
  expect(pictures[0]!.uses.map(({ title }) => title.en)).toEqual(['Warm welcome', 'Branding'])
  const lines: (readonly Cell[])[] = []
  for await (const line of await exportList(admin, pictureList, query('used'), pictureRows, 'ar')) lines.push(line)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toEqual(expect.arrayContaining(['used', '40 × 30', 'ترحيب حار، الهوية البصرية']))
})

test('a picture is sent in the known widths only, never enlarged, and for good', async () => {
  const { id } = await upload('wide.png', await fresh(1600, 800))
  const widthOf = async (answer: Response) => (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width
  const answers = await Promise.all(Array.from({ length: 4 }, () => sendPicture(id, '480', null)))
  for (const answer of answers) expect(await widthOf(answer)).toBe(480)
  expect(await widthOf(await sendPicture(id, '480', null))).toBe(480)
  expect(await widthOf(await sendPicture(id, '2400', null))).toBe(1600)
  const whole = await sendPicture(id, null, null)
  expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(whole.headers.get('content-type')).toBe('image/webp')
  const etag = whole.headers.get('etag')
  await whole.body?.cancel()
  expect((await sendPicture(id, null, etag)).status).toBe(304)
  const lost = await upload('lost.png')
  await removeFile(storageKey(lost.id))
  expect((await sendPicture(lost.id, null, null)).status).toBe(404)
  for (const [of, width] of [
    [id, '481'],
    [id, ''],
    [id, '-1'],
    [randomUUID(), null],
    ['../../etc/passwd', null],
  ] as const)
    expect((await sendPicture(of, width, null)).status).toBe(404)
})
