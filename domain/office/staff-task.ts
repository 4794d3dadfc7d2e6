import type { BadgeTone } from '../evaluation.ts'
import { addDays, type Day } from '../riyadh-time.ts'
import type { Step, StepName } from '../step.ts'

/** A task of the office or of a freelancer: no visit and no client's corrective action. */
export const staffTaskStatuses = ['todo', 'doing', 'done', 'cancelled'] as const
export type StaffTaskStatus = (typeof staffTaskStatuses)[number]

export const staffTaskSteps = {
  start: { from: ['todo'], to: 'doing', permission: 'work.move' },
  putBack: { from: ['doing'], to: 'todo', permission: 'work.move' },
  finish: { from: ['todo', 'doing'], to: 'done', permission: 'work.move' },
  cancel: { from: ['todo', 'doing'], to: 'cancelled', permission: 'work.write' },
  reopen: { from: ['done', 'cancelled'], to: 'todo', permission: 'work.write' },
} as const satisfies Record<string, Step<StaffTaskStatus>>
export type StaffTaskStep = StepName<typeof staffTaskSteps>
export const staffTaskStepNames = Object.keys(staffTaskSteps) as [StaffTaskStep, ...StaffTaskStep[]]

/** Step between two columns of the board, if any. */
export const stepBetween = (from: StaffTaskStatus, to: StaffTaskStatus): StaffTaskStep | null =>
  staffTaskStepNames.find(
    (name) => staffTaskSteps[name].to === to && (staffTaskSteps[name].from as readonly string[]).includes(from),
  ) ?? null

export const staffTaskTone = {
  todo: 'grey',
  doing: 'blue',
  done: 'green',
  cancelled: 'red',
} as const satisfies Record<StaffTaskStatus, BadgeTone>

export const openStaffTasks = ['todo', 'doing'] as const satisfies readonly StaffTaskStatus[]
export const isOpenStaffTask = (status: StaffTaskStatus): boolean =>
  (openStaffTasks as readonly StaffTaskStatus[]).includes(status)

export const staffTaskPriorities = ['urgent', 'high', 'normal', 'low'] as const
export type StaffTaskPriority = (typeof staffTaskPriorities)[number]

export const staffTaskRhythms = ['daily', 'weekly', 'monthly'] as const
export type StaffTaskRhythm = (typeof staffTaskRhythms)[number]

/** Overdue from the day after `dueOn`; never when done or cancelled. */
export const isStaffTaskOverdue = (task: { status: StaffTaskStatus; dueOn: Day | null }, today: Day): boolean =>
  isOpenStaffTask(task.status) && task.dueOn !== null && task.dueOn < today

export const monthDayOf = (day: Day): number => Number(day.slice(8))

/** That day in the next month, or its last day if shorter. */
function monthLater(day: Day, monthDay: number): Day {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(monthDay, last))).toISOString().slice(0, 10)
}

const weekly = 7

/**
 * Next due day of repeated work: the first day of its rhythm after the completed one that has not passed. Months that
 * are too short use their last day; longer ones return to the original day.
 */
export function nextDue(rhythm: StaffTaskRhythm, dueOn: Day, today: Day, monthDay: number = monthDayOf(dueOn)): Day {
  const later = (day: Day): Day =>
    rhythm === 'monthly' ? monthLater(day, monthDay) : addDays(day, rhythm === 'weekly' ? weekly : 1)
  let next = later(dueOn)
  while (next < today) next = later(next)
  return next
}
