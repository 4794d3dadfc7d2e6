import { type AssignmentSettings, defaultAssignmentSettings } from './assignment-settings.ts'
import type { EvaluationType } from './evaluation.ts'
import { type CertificationLevel, levelAllows } from './levels.ts'
import { metresBetween, type Place } from './place.ts'
import { addDays, type Day, daysBetween, riyadhDay, weekdayOf } from './riyadh-time.ts'

export type ShopperVisit = {
  branchId: string
  clientId: string
  at: Date
  /** Handed back, taken back and cancelled visits do not count. */
  counted: boolean
}

/** A client where the shopper or their family works or worked, and the first day on which that no longer matters. */
export type Conflict = { clientId: string; until: Day | null }

export type Candidate = {
  id: string
  name: string
  active: boolean
  /** Let in by an administrator. */
  approved: boolean
  /** Has accepted the shopper's code in force. */
  agreed: boolean
  level: CertificationLevel
  openJobs: number
  /** Past and planned. */
  visits: readonly ShopperVisit[]
  busyDates: readonly Day[]
  /** Days of the week without visits, 0 Sunday to 6 Saturday. */
  weekdaysOff: readonly number[]
  place: Place | null
  /** Takes visits beyond the radius. */
  goesFarther: boolean
  conflicts: readonly Conflict[]
  /** Clients that blocked this shopper, or that this shopper blocked. */
  blocked: readonly string[]
}

export type Job = { branchId: string; clientId: string; type: EvaluationType; visitAt: Date; place: Place | null }

export const assignmentRules = [
  'inactive',
  'not_approved',
  'agreement',
  'level',
  'open_jobs',
  'same_branch',
  'same_client',
  'branch_day',
  'shopper_day',
  'too_far',
  'conflict',
  'blocked',
  'weekday',
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

/** Kilometres as people are told them, to a tenth: 40.04 km are 40.0. Null while nobody knows one of the places. */
export const kmBetween = (a: Place | null, b: Place | null): number | null =>
  a && b && Math.round(metresBetween(a, b) / 100) / 10

/** Months after which a former employer is one like any other. */
export const conflictEndsAfterMonths = 24

const dayMs = 86_400_000
/** Whether a moment lies on this day of Riyadh. Far away moments are not looked up in the calendar. */
const isOn = (at: Date, visitAt: Date, day: Day): boolean =>
  Math.abs(at.getTime() - visitAt.getTime()) < dayMs && riyadhDay(at) === day

const firstFreeWeekday = (off: readonly number[], day: Day): Day | null => {
  for (let ahead = 1; ahead < 7; ahead++) if (!off.includes(weekdayOf(addDays(day, ahead)))) return addDays(day, ahead)
  return null
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
  const thatDay = counted.filter((visit) => isOn(visit.at, job.visitAt, day)).length
  if (thatDay >= settings.shopperVisitsPerDay) refusals.push({ rule: 'shopper_day', until: addDays(day, 1) })
  return refusals
}

/** The conflict that lasts longest, of those that still hold on the day of the visit. */
const conflictOn = (candidate: Candidate, job: Job, day: Day): Conflict | undefined =>
  candidate.conflicts
    .filter(({ clientId, until }) => clientId === job.clientId && (until === null || until > day))
    .sort((a, b) => ((a.until ?? '9999') < (b.until ?? '9999') ? 1 : -1))[0]

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
  if (!candidate.approved) refuse('not_approved')
  if (!candidate.agreed) refuse('agreement')
  if (!levelAllows(candidate.level, job.type)) refuse('level')
  if (candidate.openJobs >= settings.openJobs[candidate.level]) refuse('open_jobs')
  refusals.push(...dateRefusals(candidate, job, branchVisitsThatDay, settings))
  const km = candidate.goesFarther ? null : kmBetween(candidate.place, job.place)
  if (km !== null && km > settings.radiusKm) refuse('too_far')
  const conflict = conflictOn(candidate, job, day)
  if (conflict) refuse('conflict', conflict.until)
  if (candidate.blocked.includes(job.clientId)) refuse('blocked')
  if (candidate.weekdaysOff.includes(weekdayOf(day))) refuse('weekday', firstFreeWeekday(candidate.weekdaysOff, day))
  if (candidate.busyDates.includes(day)) refuse('busy', firstFreeDay(candidate.busyDates, day))
  return refusals
}
