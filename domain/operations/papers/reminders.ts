import { halfValueDays } from './standing.ts'

const usual = [60, 30, 7] as const

/** Days before the end on which a paper is called to mind, and the day itself; those of short rhythms have fewer. */
export function reminderStages(lead: number): number[] {
  const before = usual.filter((days) => days <= lead)
  return [...(before.length > 0 ? before : lead > 0 ? [lead] : []), 0]
}

type Due = { lead: number; daysLeft: number; renewalStarted: boolean; told: number | null }

/**
 * The stage of which a paper is to be called to mind now; null: none. Each stage once, and only the latest where the job
 * missed days. A renewal that was started rests them until seven days before the end.
 */
export function stageDue({ lead, daysLeft, renewalStarted, told }: Due): number | null {
  if (renewalStarted && daysLeft > halfValueDays) return null
  const stage = reminderStages(lead)
    .filter((days) => daysLeft <= days)
    .at(-1)
  return stage === undefined || (told !== null && told <= stage) ? null : stage
}

export type ReminderReader = 'owner' | 'branch_manager' | 'manager'

/** Who is told at a stage: first the owner of the paper, from 30 days the branch manager, from 7 days the manager too. */
export function readersAt(stage: number): ReminderReader[] {
  if (stage > 30) return ['owner']
  return stage > halfValueDays ? ['owner', 'branch_manager'] : ['owner', 'branch_manager', 'manager']
}
