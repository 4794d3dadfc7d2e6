import { randomUUID } from 'node:crypto'
import type { Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { now } from '#/platform/clock.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { isBrokenPdf, isPdf } from '#/platform/pdf-type.server.ts'
import { type AttachmentRule, mostFileBytes, mostSentBytes } from './limits.ts'
import { shownName } from './shown-name.ts'
import type { SentFile } from './sent-files.server.ts'

type Readable = { bytes: Uint8Array; contentType: string; width: number | null; height: number | null }

/** Decodes and encodes photos anew, which removes embedded data; PDFs stay as they are, for download only. */
async function readable(bytes: Uint8Array, { pdf }: AttachmentRule): Promise<Readable> {
  if (bytes.length > mostFileBytes) throw new AppError('too-large', {}, { file: 'attachment-large' })
  if (isBrokenPdf(bytes)) throw new AppError('file.unreadable', {}, { file: 'file-broken' })
  if (isPdf(bytes)) {
    if (!pdf) throw new AppError('file.type-unsupported', {}, { file: 'attachment-photo' })
    return { bytes, contentType: 'application/pdf', width: null, height: null }
  }
  try {
    const picture = await readPicture(bytes)
    return { bytes: picture.bytes, contentType: 'image/jpeg', width: picture.width, height: picture.height }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw new AppError(error.code, {}, { file: pdf ? 'attachment-kind' : 'attachment-photo' })
  }
}

export type StoredAttachment = Readable & { id: string; key: string; name: string }

/** Refuses more files than fit: `room` of them, `mostSentBytes` bytes in all. */
export function refuseTooMany(files: readonly SentFile[], room: number, rule: AttachmentRule): void {
  if (files.length > room)
    throw new AppError('bad-request', {}, { file: rule.pdf ? 'dispute-files-many' : 'action-photos-many' })
  if (files.reduce((sum, { bytes }) => sum + bytes.length, 0) > mostSentBytes)
    throw new AppError('too-large', {}, { file: 'attachments-large' })
}

/**
 * Stores the bytes of files and runs `work`, which writes their rows; deletes the bytes when that fails, or when it says
 * that they are not needed. Throws `too-large`, `file.unreadable`, `file.type-unsupported`, with the field `file`.
 */
export async function withAttachments(
  files: readonly SentFile[],
  rule: AttachmentRule,
  work: (stored: StoredAttachment[]) => Promise<'kept' | 'unneeded'>,
): Promise<void> {
  refuseTooMany(files, rule.most, rule)
  const stored: StoredAttachment[] = []
  try {
    for (const { name, bytes } of files) {
      const read = await readable(bytes, rule)
      const id = randomUUID()
      const key = storageKey(id)
      stored.push({ ...read, id, key, name: shownName(name) })
      await storeFile(key, read.bytes)
    }
    if ((await work(stored)) === 'unneeded') for (const { key } of stored) await removeFile(key)
  } catch (error) {
    for (const { key } of stored) await discardFile(key, error)
    throw error
  }
}

type Of = { disputeId: string; actionId?: undefined } | { actionId: string; disputeId?: undefined }

/** Whose rows they are: the member who added them, or who made the link by which they came. */
export type Adder = { id: string; clientId: string; linkId?: string }
export const adderOf = (actor: Actor): Adder => ({ id: actor.id, clientId: companyOf(actor) })

/** Writes the rows of stored files of a dispute or an action, from a place on; `ofProblem`: they prove no repair. */
export async function attach(
  tx: Tx,
  by: Adder,
  of: Of,
  files: readonly StoredAttachment[],
  places: readonly number[],
  { ofProblem = false }: { ofProblem?: boolean } = {},
): Promise<void> {
  const purpose = of.disputeId ? ('dispute_file' as const) : ('action_proof' as const)
  for (const [index, { id, key, name, ...file }] of files.entries()) {
    await recordFile(tx, { ...file, id, ownerId: by.id, clientId: by.clientId, purpose, storageKey: key })
    await tx
      .insertInto('report_attachments')
      .values({
        file_id: id,
        client_id: by.clientId,
        dispute_id: of.disputeId ?? null,
        action_id: of.actionId ?? null,
        place: places[index]!,
        name,
        added_by: by.id,
        added_at: now(),
        ...(by.linkId === undefined ? {} : { link_id: by.linkId }),
        ...(ofProblem ? { of_problem: true } : {}),
      })
      .execute()
  }
}
