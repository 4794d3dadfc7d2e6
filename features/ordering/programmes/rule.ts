import { z } from 'zod'
import type { MysteryType } from '#/domain/evaluation.ts'
import type { ProgrammeRule, ProgrammeState } from '#/domain/ordering/programme.ts'
import { type Day, isDay } from '#/domain/riyadh-time.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const day = z.string().refine(isDay)
const times = z.array(z.strictObject({ weekdays: z.array(z.int().min(0).max(6)), from: time, until: time }))

/** The stored part of a programme's rule. */
export const storedRule = z.strictObject({
  times,
  ramadanTimes: times.nullable(),
  closed: z.array(z.strictObject({ from: day, until: day })),
})
export type StoredRule = z.infer<typeof storedRule>

/** A programme as the client describes it. */
export type NewProgramme = {
  name: string
  type: MysteryType
  rule: ProgrammeRule
  startsOn: Day
  /** Branches of the programme; null: all of the company, also later ones. */
  branchIds: readonly string[] | null
  beyondPlan: boolean
  alertsAtOnce: boolean
  notes: string | null
}
export type Programme = Omit<NewProgramme, 'branchIds'> & {
  id: string
  clientId: string
  allBranches: boolean
  state: ProgrammeState
  version: number
}
