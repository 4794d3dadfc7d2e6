import { randomUUID } from 'node:crypto'
import { asActor } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { readPicture } from '#/features/fieldwork/evidence/read-picture.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { removeFile, storageKey, storeFile } from '#/platform/files.server.ts'
import { holdCorrectiveAction, writeCorrectiveAction } from './change-action.server.ts'
import { recordStep } from './open-action.server.ts'

type Proof = { actionId: string; version: number; bytes: Uint8Array }

/** Stores the photo that proves the action; replaces an earlier one. */
export async function storeProof(actor: Actor, { actionId, version, bytes }: Proof): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('picture by account', actor.id)
  const looked = { actionId, version }
  await asActor(actor, (tx) => holdCorrectiveAction(tx, actor, looked))
  const picture = await readPicture(bytes)
  const id = randomUUID()
  const key = storageKey(id)
  await storeFile(key, picture.bytes)
  try {
    await asActor(actor, async (tx) => {
      const held = await holdCorrectiveAction(tx, actor, looked)
      if (held.status === 'verified') throw new AppError('action.closed')
      const media = { ...picture, purpose: 'action_proof' as const, contentType: 'image/jpeg' }
      await recordFile(tx, { ...media, id, ownerId: actor.id, clientId: companyOf(actor), storageKey: key })
      await writeCorrectiveAction(tx, actor, held, { proof_id: id })
      await recordStep(tx, actor, {
        actionId: held.id,
        step: 'proof',
        from: held.status,
        to: held.status,
        note: null,
      })
      const entry = {
        action: 'actions.proof',
        entity: 'action',
        entityId: held.id,
        clientId: companyOf(actor),
      } as const
      await recordActivity(tx, actor, { ...entry, after: { file: id } })
    })
  } catch (error) {
    await removeFile(key)
    throw error
  }
}
