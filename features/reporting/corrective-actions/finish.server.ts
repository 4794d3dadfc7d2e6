import type { Tx } from '#/db/database.server.ts'
import type { Priority } from '#/domain/corrective-action.ts'
import { AppError } from '#/domain/errors.ts'
import { type CauseClass, finishProblems, needsProof } from '#/domain/reporting/action-finish.ts'

type Finished = { id: string; priority: Priority; repeats_id: string | null; photo_demanded: boolean }
type Told = { causeClass: CauseClass | null; rootCause: string; note: string; prevention: string }

/**
 * Refuses to finish an action whose cause is not told, or without a photo where one has to prove it. Throws
 * `action.root-cause-required` with its fields, `action.proof-required`.
 */
export async function refuseUnfinished(tx: Tx, action: Finished, told: Told): Promise<void> {
  const of = { priority: action.priority, isRepeat: action.repeats_id !== null }
  const problems = finishProblems(of, { ...told, doneNote: told.note })
  if (Object.keys(problems).length > 0) throw new AppError('action.root-cause-required', {}, problems)
  if (!needsProof({ priority: action.priority, demanded: action.photo_demanded })) return
  const { photos } = await tx
    .selectFrom('report_attachments')
    .select((of) => of.fn.countAll<number>().as('photos'))
    .where('action_id', '=', action.id)
    .where('of_problem', '=', false)
    .executeTakeFirstOrThrow()
  if (photos === 0) throw new AppError('action.proof-required')
}
