import type { EvaluationStatus } from '../evaluation.ts'

/** The columns of the control room's board: the states of a request, and among the approved those that are offered to somebody. */
export const boardColumns = [
  'pending',
  'approved',
  'offered',
  'assigned',
  'in_progress',
  'completed',
  'cancelled',
] as const
export type BoardColumn = (typeof boardColumns)[number]

export const columnOf = (status: EvaluationStatus, isOffered: boolean): BoardColumn =>
  status === 'approved' && isOffered ? 'offered' : status

/** What a card goes through on its way from one column to another. */
export const boardMoves = ['approve', 'offer', 'stopOffering', 'assign', 'takeBack', 'cancel'] as const
export type BoardMove = (typeof boardMoves)[number]

const moves: Record<BoardColumn, Partial<Record<BoardColumn, BoardMove>>> = {
  pending: { approved: 'approve', cancelled: 'cancel' },
  approved: { offered: 'offer', assigned: 'assign', cancelled: 'cancel' },
  offered: { approved: 'stopOffering', assigned: 'assign', cancelled: 'cancel' },
  assigned: { approved: 'takeBack', cancelled: 'cancel' },
  in_progress: {},
  completed: {},
  cancelled: {},
}

/** How a card gets from a column to another, or null when it may not. */
export const moveBetween = (from: BoardColumn, to: BoardColumn): BoardMove | null => moves[from][to] ?? null

/** The columns a card may be moved to. */
export const columnsFrom = (from: BoardColumn): BoardColumn[] =>
  boardColumns.filter((to) => moveBetween(from, to) !== null)
