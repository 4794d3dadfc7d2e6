import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '#/domain/errors.ts'
import type { Lang } from '#/domain/text.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { openNamedFile, removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'

const mostBytes = 9 * 1024 * 1024

type Readable = { bytes: Uint8Array; contentType: string; width: number | null; height: number | null }
/** A reader of other files than PDFs and pictures; null: it is none of its kind. */
export type OtherFile = (bytes: Uint8Array) => string | null

/** Encodes pictures again, which removes embedded data; PDFs and what `other` knows stay as they are, for download only. */
async function readable(bytes: Uint8Array, other: OtherFile): Promise<Readable> {
  if (bytes.length > mostBytes) throw new AppError('too-large', {}, { file: 'document-large' })
  const contentType = other(bytes)
  if (contentType !== null) return { bytes, contentType, width: null, height: null }
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  const picture = await readPicture(bytes)
  return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
}

/** A stored scan that no row has yet; `isKept` once a row has it. */
export type Scan = { key: string; row: string; file: Readable & { id: string }; isKept: boolean }

/** Stores a scan for `run`, and removes it again where no row took it. Without bytes `run` gets null. */
export async function withScan<T>(
  bytes: Uint8Array,
  run: (scan: Scan | null) => Promise<T>,
  other: OtherFile = () => null,
): Promise<T> {
  if (bytes.length === 0) return run(null)
  const read = await readable(bytes, other)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, read.bytes)
  const row = JSON.stringify({
    id,
    content_type: read.contentType,
    bytes: read.bytes.length,
    width: read.width,
    height: read.height,
    sha256: createHash('sha256').update(read.bytes).digest('hex'),
    storage_key: key,
  })
  const scan: Scan = { key, row, file: { id, ...read }, isKept: false }
  try {
    const result = await run(scan)
    if (!scan.isKept) await removeFile(key)
    return result
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}

type Stored = { storage_key: string; content_type: string }

/** Sends a stored scan: pictures are shown, everything else is downloaded. Throws `not-found`. */
export async function scanResponse(file: Stored | undefined, lang: Lang): Promise<Response> {
  if (!file) throw new AppError('not-found')
  const opened = await openNamedFile(file.storage_key)
  if (!opened) return missingFile(file.content_type, lang)
  return new Response(opened.stream, {
    headers: {
      'content-type': file.content_type,
      'content-length': String(opened.bytes),
      'content-disposition': file.content_type.startsWith('image/') ? 'inline' : 'attachment',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}
