import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'

/** Whether the actor keeps any papers: those of branches, or as an accountant those of finance. */
export const mayKeepPapers = (actor: Actor): boolean => may(actor, 'documents.write') || may(actor, 'documents.finance')

/** Throws `not-allowed`. The database confirms the branch, the worker and the kind. */
export function authorizeKeeping(actor: Actor): void {
  authorize(actor, 'documents.read')
  if (!mayKeepPapers(actor)) throw new AppError('not-allowed')
}
