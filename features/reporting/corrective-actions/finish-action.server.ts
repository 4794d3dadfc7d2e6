import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { isUnfinished } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { adderOf, attach, refuseTooMany, withAttachments } from '#/features/reporting/attachments/attach.server.ts'
import { actionPhotos } from '#/features/reporting/attachments/limits.ts'
import type { SentFile } from '#/features/reporting/attachments/sent-files.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { type ActionMove, holdCorrectiveAction, moveWithin } from './change-action.server.ts'
import { recordStep } from './open-action.server.ts'
import { freePlaces } from './store-proof.server.ts'

/**
 * Finishes an unfinished action with the photos that prove it, in one step: one that was not begun is begun by it. Either
 * all of it is stored or nothing. Throws the refusals of `withAttachments` and `refuseUnfinished`.
 */
export async function finishCorrectiveAction(
  actor: Actor,
  move: Omit<ActionMove, 'step'>,
  files: readonly SentFile[],
): Promise<void> {
  authorize(actor, 'actions.write')
  await takeAttempt('report work by account', actor.id)
  if (files.length > 0) await takeAttempt('picture by account', actor.id)
  await withAttachments(files, actionPhotos, (stored) =>
    asActor(actor, async (tx) => {
      // why: of two requests at the same moment the second waits, before both give their photos the same places
      await tx.selectFrom('report_actions').select('id').where('id', '=', recordId(move.actionId)).forUpdate().execute()
      const held = await holdCorrectiveAction(tx, actor, move)
      if (!isUnfinished(held.status)) throw new AppError('action.step-refused')
      if (stored.length > 0) {
        const places = await freePlaces(tx, held.id)
        refuseTooMany(files, places.length, actionPhotos)
        await attach(tx, adderOf(actor), { actionId: held.id }, stored, places)
        await recordStep(tx, actor, {
          actionId: held.id,
          step: 'proof',
          from: held.status,
          to: held.status,
          note: null,
        })
      }
      if (held.status !== 'in_progress') {
        const { key: _key, ...begin } = move
        await moveWithin(tx, actor, { ...begin, step: 'start', note: '', rootCause: '' })
        await moveWithin(tx, actor, { ...move, version: held.version + 1, step: 'finish' })
      } else await moveWithin(tx, actor, { ...move, step: 'finish' })
      return 'kept' as const
    }),
  )
}
