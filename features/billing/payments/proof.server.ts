import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '#/domain/errors.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'
import { mostProofBytes } from './limits.ts'

type Stored = { bytes: Uint8Array; contentType: string; width: number | null; height: number | null }

/** Re-encodes images, which removes embedded data; stores PDFs unchanged, for download only, never rendered. */
async function readable(bytes: Uint8Array): Promise<Stored> {
  if (bytes.length === 0) throw new AppError('file.unreadable', {}, { file: 'proof-file' })
  if (bytes.length > mostProofBytes) throw new AppError('too-large', {}, { file: 'proof-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  const picture = await readPicture(bytes)
  return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
}

/** Stored file before its row is written. */
export type Proof = Omit<Stored, 'contentType' | 'bytes'> & {
  id: string
  content_type: string
  bytes: number
  sha256: string
  storage_key: string
}

/** Stores the proof of a transfer and runs `work`, which writes its row; deletes the file when that fails. */
export async function withProof<T>(file: Uint8Array, work: (proof: Proof) => Promise<T>): Promise<T> {
  const { bytes, contentType, width, height } = await readable(file)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  try {
    return await work({ id, content_type: contentType, bytes: bytes.length, width, height, sha256, storage_key: key })
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}
