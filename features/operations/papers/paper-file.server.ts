import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import type { Lang } from '#/domain/text.ts'
import { missingFile } from '#/features/fieldwork/evidence/missing-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { openNamedFile, removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'
import { noteOpening } from './read-paper.server.ts'

const mostBytes = 9 * 1024 * 1024

type Readable = { bytes: Uint8Array; contentType: string; width: number | null; height: number | null }

/** Encodes pictures anew, which removes embedded data; PDFs stay as they are, for download only. */
async function readable(bytes: Uint8Array): Promise<Readable> {
  if (bytes.length > mostBytes) throw new AppError('too-large', {}, { file: 'document-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) return { bytes, contentType: 'application/pdf', width: null, height: null }
  const picture = await readPicture(bytes)
  return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
}

type Keep = (tx: Tx, paperId: string) => Promise<void>

/**
 * Stores the bytes of a paper's scan or photo and runs `work`, which attaches them with `keep`; deletes the bytes when it
 * fails or does not attach them. Throws `too-large`, `file.unreadable`, with the field `file`.
 */
export async function withPaperFile<T>(bytes: Uint8Array, work: (keep: Keep) => Promise<T>): Promise<T> {
  if (bytes.length === 0) return work(async () => {})
  const read = await readable(bytes)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, read.bytes)
  let kept = false
  try {
    const done = await work(async (tx, paperId) => {
      const row = JSON.stringify({
        id,
        content_type: read.contentType,
        bytes: read.bytes.length,
        width: read.width,
        height: read.height,
        sha256: createHash('sha256').update(read.bytes).digest('hex'),
        storage_key: key,
      })
      const call = sql`priv.keep_paper_file(${paperId}::uuid, ${row}::jsonb)`
      if (!(await callFunction<boolean>(tx, call))) throw new AppError('changed-meanwhile')
      kept = true
    })
    if (!kept) await removeFile(key)
    return done
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}

type Stored = { storage_key: string; content_type: string }

/** Sends the scan of a paper that the actor reads: pictures are shown, PDFs downloaded. Throws `not-found`. */
export async function paperFileResponse(actor: Actor, paperId: string, lang: Lang): Promise<Response> {
  authorize(actor, 'documents.read')
  const id = recordId(paperId)
  const { file, paper } = await readAs(actor, async (db) => ({
    file: (await sql<Stored>`select * from priv.paper_file(${id}::uuid)`.execute(db)).rows[0],
    paper: await db.selectFrom('papers').select('worker_id').where('id', '=', id).executeTakeFirst(),
  }))
  if (!file || !paper) throw new AppError('not-found')
  const { worker_id: workerId } = paper
  if (workerId !== null) await asActor(actor, (tx) => noteOpening(tx, actor, workerId))
  const opened = await openNamedFile(file.storage_key)
  if (!opened) return missingFile(file.content_type, lang)
  return new Response(opened.stream, {
    headers: {
      'content-type': file.content_type,
      'content-length': String(opened.bytes),
      'content-disposition': file.content_type === 'application/pdf' ? 'attachment' : 'inline',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}
