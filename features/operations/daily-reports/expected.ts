import { type BranchHours, spansOn } from '#/domain/branch-hours.ts'
import { type Day } from '#/domain/riyadh-time.ts'
import { type DailyMark, markOf } from '#/domain/operations/daily-reports/business-day.ts'
import type { DailyState } from '#/domain/operations/daily-reports/state.ts'
import { type DailyTemplate, endOfShift, shiftsOn } from '#/domain/operations/daily-reports/template.ts'

/** A branch takes part from its first report on: nothing is expected of one that never used them. */
export type TakingPart = { hours: BranchHours; firstDay: Day | null; closedOn: Day | null }

export const expects = ({ firstDay, closedOn }: TakingPart, day: Day): boolean =>
  firstDay !== null && day >= firstDay && (closedOn === null || day < closedOn)

const isClosed = ({ hours }: TakingPart, day: Day): boolean => spansOn(hours, day)?.length === 0

/** Where the shifts of a day without a report stand. */
export const marksOf = (
  { template, branch, day }: { template: DailyTemplate; branch: TakingPart; day: Day },
  at: Date,
): { shift: string; mark: DailyMark }[] =>
  expects(branch, day)
    ? shiftsOn(template, day).map((shift) => ({
        shift: shift.key,
        mark: markOf({ end: endOfShift(template, day, shift), closed: isClosed(branch, day) }, at),
      }))
    : []

/** State of a day in the month view: that of its weakest shift. */
export const dayStatuses = [
  'missing',
  'late',
  'reopened',
  'draft',
  'due',
  'submitted',
  'signed',
  'expected',
  'closed',
] as const
export type DayStatus = (typeof dayStatuses)[number]

export function statusOfDay(
  reports: readonly { shift: string; state: DailyState }[],
  marks: readonly { shift: string; mark: DailyMark }[],
): DayStatus | null {
  const found: DayStatus[] = [
    ...reports.map(({ shift, state }) => {
      const mark = marks.find((one) => one.shift === shift)?.mark
      return state === 'draft' && (mark === 'late' || mark === 'missing') ? mark : state
    }),
    ...marks.filter(({ shift }) => !reports.some((one) => one.shift === shift)).map(({ mark }) => mark),
  ]
  return dayStatuses.find((status) => found.includes(status)) ?? null
}
