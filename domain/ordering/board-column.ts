import type { EvaluationStatus } from '../evaluation.ts'

/** Columns of the control room's board: request states, with offered visits apart from approved ones. */
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

/** Moves of a card between columns. */
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

/** Move between two columns, or null when not allowed. */
export const moveBetween = (from: BoardColumn, to: BoardColumn): BoardMove | null => moves[from][to] ?? null

/** Columns a card may move to. */
export const columnsFrom = (from: BoardColumn): BoardColumn[] =>
  boardColumns.filter((to) => moveBetween(from, to) !== null)
