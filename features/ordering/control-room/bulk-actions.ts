import type { ErrorCode, ErrorDetails } from '#/domain/errors.ts'
import type { EvaluationStatus } from '#/domain/evaluation.ts'
import type { Day } from '#/domain/riyadh-time.ts'

/** What can be done to many requests in one go. */
export const manyActs = ['approve', 'offer', 'stop', 'assign', 'swap', 'move', 'bonus', 'takeBack', 'cancel'] as const
export type ManyAct = (typeof manyActs)[number]

/** What is to be changed: some requests, or all that the filter finds. */
export type Chosen = { ids: readonly string[]; whole?: number }
export type Opened = Chosen & { act: ManyAct; day?: Day }

/** Above so many the best for each is no longer looked for one by one: a wave finds the best total. */
export const mostRankedAtOnce = 50

export type RefusedRow = { requestId: string; code: string; error: ErrorCode; details: ErrorDetails }
/** What became of it: how many are done, and the first of those that stayed as they were, each with the reason. */
export type ManyResult = { act: ManyAct; done: number; refused: RefusedRow[]; refusedCount: number }

const actsOf: Record<EvaluationStatus, readonly ManyAct[]> = {
  pending: ['approve', 'move', 'bonus', 'cancel'],
  approved: ['offer', 'assign', 'move', 'bonus', 'cancel'],
  assigned: ['move', 'takeBack', 'cancel'],
  in_progress: [],
  completed: [],
  cancelled: [],
}

/** What can be done to one request from the list. */
export const actsFor = (status: EvaluationStatus, isOffered: boolean): ManyAct[] =>
  actsOf[status].flatMap((act): ManyAct[] => (act === 'offer' && isOffered ? ['stop'] : [act]))

/** How many steps the rising bonus has at most. */
export const bonusRows = [1, 2, 3, 4] as const
