import type { EvaluationType } from './evaluation.ts'
import { type CertificationLevel, levelAllows, levelRights } from './levels.ts'
import { addDays, type Day, daysBetween, riyadhDay } from './riyadh-time.ts'

export type ShopperVisit = {
  branchId: string
  clientId: string
  at: Date
  /** Handed back, taken back and cancelled visits do not count. */
  counted: boolean
}

export type Candidate = {
  id: string
  name: string
  active: boolean
  level: CertificationLevel
  openJobs: number
  /** Past and planned. */
  visits: readonly ShopperVisit[]
  busyDates: readonly Day[]
  /** Clients where the shopper or their family works or worked. */
  conflicts: readonly string[]
  /** Clients that blocked this shopper, or that this shopper blocked. */
  blocked: readonly string[]
}

export type Job = { branchId: string; clientId: string; type: EvaluationType; visitAt: Date }

export type AssignmentSettings = {
  sameBranchDays: number
  sameClientDays: number
  branchVisitsPerDay: number
  shopperVisitsPerDay: number
  radiusKm: number
  openJobs: Record<CertificationLevel, number>
}

export const defaultAssignmentSettings: AssignmentSettings = {
  sameBranchDays: 90,
  sameClientDays: 14,
  branchVisitsPerDay: 1,
  shopperVisitsPerDay: 3,
  radiusKm: 40,
  openJobs: {
    basic: levelRights.basic.openJobs,
    professional: levelRights.professional.openJobs,
    senior: levelRights.senior.openJobs,
    lead: levelRights.lead.openJobs,
  },
}

export const assignmentRules = [
  'inactive',
  'level',
  'open_jobs',
  'same_branch',
  'same_client',
  'branch_day',
  'shopper_day',
  'conflict',
  'blocked',
  'busy',
] as const
export type AssignmentRule = (typeof assignmentRules)[number]

/** Why a shopper may not have a job, and the first day on which this reason no longer holds (null: no date ends it). */
export type Refusal = { rule: AssignmentRule; until: Day | null }

/** Visits less than so many days from the job, before or after it, and the day on which the last one stops mattering. */
const tooClose = (visits: readonly ShopperVisit[], day: Day, days: number): Day | null => {
  const near = visits.map((visit) => riyadhDay(visit.at)).filter((at) => Math.abs(daysBetween(at, day)) < days)
  const last = near.sort().at(-1)
  return last === undefined ? null : addDays(last, days)
}

const firstFreeDay = (busyDates: readonly Day[], day: Day): Day =>
  busyDates.includes(day) ? firstFreeDay(busyDates, addDays(day, 1)) : day

const dateRefusals = (
  candidate: Candidate,
  job: Job,
  branchVisitsThatDay: number,
  settings: AssignmentSettings,
): Refusal[] => {
  const day = riyadhDay(job.visitAt)
  const counted = candidate.visits.filter((visit) => visit.counted)
  const refusals: Refusal[] = []
  const atBranch = counted.filter((visit) => visit.branchId === job.branchId)
  const branchUntil = tooClose(atBranch, day, settings.sameBranchDays)
  if (branchUntil) refusals.push({ rule: 'same_branch', until: branchUntil })
  const forClient = counted.filter((visit) => visit.clientId === job.clientId)
  const clientUntil = tooClose(forClient, day, settings.sameClientDays)
  if (clientUntil) refusals.push({ rule: 'same_client', until: clientUntil })
  if (branchVisitsThatDay >= settings.branchVisitsPerDay) refusals.push({ rule: 'branch_day', until: addDays(day, 1) })
  const thatDay = counted.filter((visit) => riyadhDay(visit.at) === day).length
  if (thatDay >= settings.shopperVisitsPerDay) refusals.push({ rule: 'shopper_day', until: addDays(day, 1) })
  return refusals
}

/** Every hard rule that keeps this shopper from this job, not only the first. An empty list: they may have it. */
export const refusalsOf = (
  candidate: Candidate,
  job: Job,
  branchVisitsThatDay: number,
  settings: AssignmentSettings = defaultAssignmentSettings,
): Refusal[] => {
  const day = riyadhDay(job.visitAt)
  const refusals: Refusal[] = []
  const refuse = (rule: AssignmentRule, until: Day | null = null) => refusals.push({ rule, until })
  if (!candidate.active) refuse('inactive')
  if (!levelAllows(candidate.level, job.type)) refuse('level')
  if (candidate.openJobs >= settings.openJobs[candidate.level]) refuse('open_jobs')
  refusals.push(...dateRefusals(candidate, job, branchVisitsThatDay, settings))
  if (candidate.conflicts.includes(job.clientId)) refuse('conflict')
  if (candidate.blocked.includes(job.clientId)) refuse('blocked')
  if (candidate.busyDates.includes(day)) refuse('busy', firstFreeDay(candidate.busyDates, day))
  return refusals
}
