import type { ErrorCode, ErrorDetails } from '#/domain/errors.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import type { UndoFields } from '#/domain/undo.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** Bulk steps on requests. */
export const manyActs = ['approve', 'offer', 'stop', 'assign', 'swap', 'move', 'bonus', 'takeBack', 'cancel'] as const
export type ManyAct = (typeof manyActs)[number]

/**
 * Whether a step has an undo. Only the bonus has, because no message is sent about it before an offer. All others tell clients or
 * shoppers at once, and a message that was sent is not called back; their way back is another step with its own message.
 */
export const canBeUndone = (act: ManyAct): boolean => act === 'bonus'

/** Target of a bulk change: selected requests, or all of the filter. */
export type Chosen = { ids: readonly string[]; whole?: number }
export type Opened = Chosen & { act: ManyAct; day?: Day }

/** Above this number the best shopper is not sought one by one: a wave finds the best total. */
export const mostRankedAtOnce = 50

export type RefusedRow = { requestId: string; code: string; error: ErrorCode; details: ErrorDetails }
/** Result: number done, and the first refused ones with reasons. */
export type ManyResult = { act: ManyAct; done: number; refused: RefusedRow[]; refusedCount: number; undo: UndoFields }

const actsOf: Record<EvaluationStatus, readonly ManyAct[]> = {
  pending: ['approve', 'move', 'bonus', 'cancel'],
  approved: ['offer', 'assign', 'move', 'bonus', 'cancel'],
  assigned: ['move', 'takeBack', 'cancel'],
  in_progress: [],
  completed: [],
  cancelled: [],
}

/** Steps available for a request in the list. */
export const actsFor = (status: EvaluationStatus, isOffered: boolean): ManyAct[] =>
  actsOf[status].flatMap((act): ManyAct[] => (act === 'offer' && isOffered ? ['stop'] : [act]))

/** Maximum steps of the rising bonus. */
export const bonusRows = [1, 2, 3, 4] as const
