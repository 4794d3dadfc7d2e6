import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { adderOf, attach, refuseTooMany, withAttachments } from '#/features/reporting/attachments/attach.server.ts'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import type { SentFile } from '#/features/reporting/attachments/sent-files.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { removeFile } from '#/platform/files.server.ts'
import { holdCorrectiveAction, writeCorrectiveAction } from './change-action.server.ts'
import { recordStep } from './open-action.server.ts'

type Looked = { actionId: string; version: number }

/** Free places of an action's photos, in order. */
export async function freePlaces(tx: Tx, actionId: string): Promise<number[]> {
  const rows = await tx.selectFrom('report_attachments').select('place').where('action_id', '=', actionId).execute()
  const taken = new Set(rows.map(({ place }) => place))
  return Array.from({ length: actionPhotos.most }, (_, index) => index + 1).filter((place) => !taken.has(place))
}

/**
 * Adds photos that prove the action, beside earlier ones; ten in all. Throws the refusals of `withAttachments`,
 * `changed-meanwhile`, `action.closed`.
 */
export async function storeProof(actor: Actor, looked: Looked, files: readonly SentFile[]): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('picture by account', actor.id)
  if (files.length === 0) throw new AppError('file.unreadable', {}, { file: 'attachment-photo' })
  await asActor(actor, async (tx) => {
    const { id } = await holdCorrectiveAction(tx, actor, looked)
    refuseTooMany(files, (await freePlaces(tx, id)).length, actionPhotos)
  })
  await withAttachments(files, actionPhotos, (stored) =>
    asActor(actor, async (tx) => {
      const held = await holdCorrectiveAction(tx, actor, looked)
      if (held.status === 'verified') throw new AppError('action.closed')
      await writeCorrectiveAction(tx, actor, held, {})
      const places = await freePlaces(tx, held.id)
      refuseTooMany(files, places.length, actionPhotos)
      await attach(tx, adderOf(actor), { actionId: held.id }, stored, places)
      await recordStep(tx, actor, { actionId: held.id, step: 'proof', from: held.status, to: held.status, note: null })
      await recordActivity(tx, actor, {
        action: 'actions.proof',
        entity: 'action',
        entityId: held.id,
        clientId: companyOf(actor),
        after: { files: stored.length, first: stored[0]?.id },
      })
      return 'kept' as const
    }),
  )
}

/** Removes a photo of an action that is not verified. Throws `changed-meanwhile`, `not-found`, `action.closed`. */
export async function removeProof(actor: Actor, { fileId, ...looked }: Looked & { fileId: string }): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  const key = await asActor(actor, async (tx) => {
    const held = await holdCorrectiveAction(tx, actor, looked)
    if (held.status === 'verified') throw new AppError('action.closed')
    await writeCorrectiveAction(tx, actor, held, {})
    const stored = await callFunction<string | null>(tx, sql`priv.drop_action_photo(${held.id}, ${recordId(fileId)})`)
    if (stored === null) throw new AppError('not-found')
    await recordStep(tx, actor, { actionId: held.id, step: 'change', from: held.status, to: held.status, note: null })
    await recordActivity(tx, actor, {
      action: 'actions.change',
      entity: 'action',
      entityId: held.id,
      clientId: companyOf(actor),
      before: { file: fileId },
      after: { file: null },
    })
    return stored
  })
  await removeFile(key)
}
