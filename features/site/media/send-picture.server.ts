import { readAs, visitor } from '#/db/database.server.ts'
import { type PictureWidth, pictureWidths } from '#/domain/picture.ts'
import { openFile, storeFile } from '#/platform/files.server.ts'
import { narrowPicture } from './encode-picture.server.ts'
import { isPictureId } from './read-pictures.server.ts'

const headers = {
  'content-security-policy': "sandbox; default-src 'none'",
  // why: the pictures appear in e-mails and in link previews of other sites
  'cross-origin-resource-policy': 'cross-origin',
  'content-disposition': 'inline',
}
const unchanging = 'public, max-age=31536000, immutable'
const notFound = () => new Response('404', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })

const widthOf = (asked: string | null): PictureWidth | null | undefined =>
  asked === null ? null : pictureWidths.find((width) => String(width) === asked)

/** Sends a published picture in one of the fixed widths (why: arbitrary ones could fill the disk). */
export async function sendPicture(id: string, asked: string | null, known: string | null): Promise<Response> {
  const width = widthOf(asked)
  if (width === undefined || !isPictureId(id)) return notFound()
  const row = await readAs(visitor, (db) =>
    db.selectFrom('media').select(['storage_key', 'content_type', 'width']).where('id', '=', id).executeTakeFirst(),
  )
  if (!row) return notFound()
  const etag = `"${id}-${width ?? 'full'}"`
  const lasting = { ...headers, etag, 'cache-control': unchanging, 'content-type': row.content_type }
  if (known?.split(/\s*,\s*/).includes(etag)) return new Response(null, { status: 304, headers: lasting })
  const file = await fileOf(row, width)
  // why: a file missing in a restored backup is a gap in the page, not a server error
  if (!file) return notFound()
  return new Response(file.stream, { headers: { ...lasting, 'content-length': String(file.bytes) } })
}

async function fileOf(row: { storage_key: string; width: number }, width: PictureWidth | null) {
  try {
    return await openFile(
      width !== null && width < row.width ? await narrowed(row.storage_key, width) : row.storage_key,
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

const underWay = new Map<string, Promise<string>>()

/** Storage key of a narrower copy, made on first request; concurrent requests share one making. */
function narrowed(original: string, width: PictureWidth): Promise<string> {
  const key = `${original}.w${width}`
  const making = underWay.get(key) ?? present(original, key, width).finally(() => underWay.delete(key))
  underWay.set(key, making)
  return making
}

async function present(original: string, key: string, width: PictureWidth): Promise<string> {
  const there = await openFile(key).catch(() => null)
  if (there) {
    await there.stream.cancel()
    return key
  }
  const { stream } = await openFile(original)
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  await storeFile(key, await narrowPicture(bytes, width))
  return key
}
