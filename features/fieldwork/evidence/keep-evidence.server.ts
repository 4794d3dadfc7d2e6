import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { answerByEvidence } from '#/features/fieldwork/visits/save-answers.server.ts'
import type { PhotoOfAnswer } from '#/features/fieldwork/visits/answer.ts'
import { deviceMoment } from '#/features/fieldwork/visits/clean.ts'
import { lockEditableReport } from '#/features/fieldwork/visits/report-under-way.server.ts'
import { discardFile } from '#/platform/discard-file.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { now } from '#/platform/clock.ts'
import type { EvidenceKind } from './form.ts'

export type NewEvidence = {
  id: string
  reportId: string
  questionKey: string
  bytes: Uint8Array
  /** By the device's clock. */
  takenAt?: string | undefined
}

/** Written after the bytes were checked. */
export type Checked = {
  kind: EvidenceKind
  purpose: 'report_photo' | 'report_voice'
  contentType: string
  bytes: Uint8Array
  width?: number
  height?: number
  seconds?: number | null
  hash?: bigint | null
  /** The question consists of this evidence only, so the evidence is its answer. */
  isAnswer?: boolean
  /** Refuses evidence above the limit, while the report is locked. */
  refuseTooMany: (tx: Tx, reportId: string) => Promise<void>
}

/** The stored evidence with this id; throws if it belongs to another answer. */
export async function selectEvidence(db: Tx, actor: Actor, sent: NewEvidence): Promise<PhotoOfAnswer | null> {
  const row = await db
    .selectFrom('report_photos')
    .select(['id', 'report_id', 'question_key', 'file_id', 'kind', 'seconds'])
    .where('id', '=', sent.id)
    .where('shopper_id', '=', actor.id)
    .executeTakeFirst()
  if (!row) return null
  if (row.report_id !== sent.reportId || row.question_key !== sent.questionKey) throw new AppError('bad-request')
  const { kind, seconds } = row
  return {
    id: row.id,
    questionKey: row.question_key,
    fileId: row.file_id,
    kind,
    seconds,
  }
}

/** Stores the file and its row, both or neither. Idempotent. */
export async function keepEvidence(actor: Actor, sent: NewEvidence, checked: Checked): Promise<PhotoOfAnswer> {
  const fileId = randomUUID()
  const key = storageKey(fileId)
  await storeFile(key, checked.bytes)
  try {
    const kept = await asActor(actor, async (tx) => {
      const report = await lockEditableReport(tx, actor, sent.reportId)
      const known = await selectEvidence(tx, actor, sent)
      if (known) return known
      await checked.refuseTooMany(tx, report.id)
      const owned = { ...sent, clientId: report.client_id }
      if (checked.isAnswer) {
        const { reportId, clientId, questionKey, id: saveId } = owned
        const answer = { reportId, clientId, shopperId: actor.id, questionKey, saveId, at: takenAt(owned) ?? now() }
        await answerByEvidence(tx, answer)
      }
      return insertEvidence(tx, actor, owned, checked, { fileId, key })
    })
    if (kept.fileId !== fileId) await removeFile(key)
    return kept
  } catch (error) {
    await discardFile(key, error)
    throw error
  }
}

type Owned = NewEvidence & { clientId: string }

const takenAt = ({ takenAt }: NewEvidence): Date | null => (takenAt ? deviceMoment(takenAt, now()) : null)

async function insertEvidence(
  tx: Tx,
  actor: Actor,
  sent: Owned,
  checked: Checked,
  { fileId, key }: { fileId: string; key: string },
): Promise<PhotoOfAnswer> {
  const { kind, seconds = null } = checked
  await recordFile(tx, { ...checked, id: fileId, ownerId: actor.id, clientId: sent.clientId, storageKey: key })
  await tx
    .insertInto('report_photos')
    .values({
      id: sent.id,
      report_id: sent.reportId,
      client_id: sent.clientId,
      shopper_id: actor.id,
      question_key: sent.questionKey,
      file_id: fileId,
      kind,
      taken_at: takenAt(sent),
      seconds,
      perceptual_hash: checked.hash == null ? null : sql<number>`${checked.hash.toString()}::bigint`,
    })
    .execute()
  return { id: sent.id, questionKey: sent.questionKey, fileId, kind, seconds }
}
