import type { EvaluationType } from '#/domain/evaluation.ts'
import type { Grades } from '#/domain/report.ts'
import type { Sheet } from '#/content/remarks/answer-sheet.ts'
import type { BackgroundKey } from '../background.ts'
import type { DemoKey } from '../people.ts'

export type PersonKey = DemoKey | BackgroundKey

/** A time of the demo world: days from seeding with a time in Riyadh, or hours from the exact moment. */
export type When = { day: number; time: string } | { hours: number }

export type Branch = {
  name: string
  nameAr?: string
  location: string
  latitude: number
  longitude: number
  /** English names of the groups above the branch, the highest first. */
  path?: readonly string[]
}

/** Final state of a report, with times. */
export type Fate =
  | { state: 'draft' }
  | { state: 'submitted'; submitted: When }
  | { state: 'in_review'; submitted: When; taken: When }
  | { state: 'returned'; submitted: When; returned: When; reason: string; questions: readonly string[] }
  | { state: 'rejected'; submitted: When; rejected: When; reason: string }
  | { state: 'released'; submitted: When; released: When; grades: Grades; note: string }

export type Visit = { shopper: PersonKey; assigned: When; arrived?: When; sheet?: Sheet; fate?: Fate }

/** A client's order and its course. */
export type Story = {
  key: string
  client: PersonKey
  branch: Branch
  type: EvaluationType
  visit: When
  notes: string | null
  ordered: When
  approved?: When
  withdrawn?: { at: When; reason: string }
  assigned?: Visit
}

const minutesLater = (time: string, minutes: number): string => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const total = hour * 60 + minute + minutes
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

type Past = Pick<Story, 'key' | 'client' | 'branch' | 'type' | 'notes'> & {
  day: number
  time: string
  shopper: PersonKey
  sheet: Sheet
  grades: Grades
  note: string
}

/** A completed visit: ordered ten days before, reported the same day, released the next. */
export const completed = ({ day, time, shopper, sheet, grades, note, ...order }: Past): Story => ({
  ...order,
  visit: { day, time },
  ordered: { day: day - 10, time: '10:20' },
  approved: { day: day - 9, time: '09:35' },
  assigned: {
    shopper,
    assigned: { day: day - 8, time: '11:05' },
    arrived: { day, time: minutesLater(time, 3) },
    sheet,
    fate: {
      state: 'released',
      submitted: { day, time: minutesLater(time, 155) },
      released: { day: day + 1, time: '14:10' },
      grades,
      note,
    },
  },
})
