import { type AssignmentSettings, defaultAssignmentSettings } from './assignment-settings.ts'
import type { ErrorDetails } from './errors.ts'
import type { EvaluationType } from './evaluation.ts'
import { type CertificationLevel, levelAllows } from './levels.ts'
import { metresBetween, type Place } from './place.ts'
import { addDays, type Day, daysBetween, isDay, riyadhDay, weekdayOf } from './riyadh-time.ts'

export type ShopperVisit = {
  branchId: string
  clientId: string
  at: Date
  /** Handed back, taken back and cancelled visits do not count. */
  counted: boolean
  /** Missing: the visit is theirs. `proposal`: an unconfirmed wave would give it to them. */
  as?: 'offer' | 'standby' | 'proposal'
  requestId?: string
  /** The day on which the offer runs out. */
  offerUntil?: Day
}

/** An offer that waits for the shopper's answer, and the day on which it runs out. */
export type OpenOffer = { requestId: string; until: Day }

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
  /** Visits assigned to them or in progress. */
  openJobs: number
  /** Offers to carry out a visit; requests to stand by promise no visit and are only in `visits`. */
  openOffers: readonly OpenOffer[]
  /** Past and planned, offered ones and those that they stand by for included. */
  visits: readonly ShopperVisit[]
  busyDates: readonly Day[]
  /** Days of the week without visits, 0 Sunday to 6 Saturday. */
  weekdaysOff: readonly number[]
  /** Where they set out from, or the middle of their city; null: unknown. */
  place: Place | null
  /** Takes visits beyond the radius. */
  goesFarther: boolean
  conflicts: readonly Conflict[]
  /** Clients that blocked this shopper, or that this shopper blocked. */
  blocked: readonly string[]
}

/** `id`: the request, so that what a shopper holds of this very visit does not count against it. */
export type Job = {
  id?: string
  branchId: string
  clientId: string
  type: EvaluationType
  visitAt: Date
  place: Place | null
}

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
  'unknown_place',
  'too_far',
  'conflict',
  'blocked',
  'weekday',
  'busy',
] as const
export type AssignmentRule = (typeof assignmentRules)[number]

/**
 * Why a shopper may not have a job, and the first day on which this reason no longer holds (null: no date ends it). `offerUntil`: an
 * open offer is part of the reason, which ends earlier if that offer is declined or runs out on this day. `standby`: so is a promise to
 * stand by.
 */
export type Refusal = { rule: AssignmentRule; until: Day | null; offerUntil?: Day; standby?: true }

/** Refusals as the details of an error, and back: each rule with its days, in the same order. */
export const refusalDetails = (refusals: readonly Refusal[]): ErrorDetails => ({
  rules: refusals.map(({ rule }) => rule).join(' '),
  until: refusals.map(({ until }) => until ?? '-').join(' '),
  ...(refusals.some(({ offerUntil }) => offerUntil)
    ? { offers: refusals.map(({ offerUntil }) => offerUntil ?? '-').join(' ') }
    : {}),
})
const isRule = (text: string): text is AssignmentRule => assignmentRules.some((rule) => rule === text)
export function refusalsIn(details: ErrorDetails): Refusal[] {
  const listed = (key: string) => String(details[key] ?? '').split(' ')
  const [ends, offers] = [listed('until'), listed('offers')]
  return listed('rules').flatMap((rule, index): Refusal[] => {
    if (!isRule(rule)) return []
    const [until = '', offerUntil = ''] = [ends[index], offers[index]]
    return [{ rule, until: isDay(until) ? until : null, ...(isDay(offerUntil) ? { offerUntil } : {}) }]
  })
}

/** What of these visits is only offered or only stood by for. */
function groundOf(visits: readonly ShopperVisit[]): Pick<Refusal, 'offerUntil' | 'standby'> {
  const last = visits
    .flatMap(({ offerUntil }) => offerUntil ?? [])
    .sort()
    .at(-1)
  return {
    ...(last === undefined ? {} : { offerUntil: last }),
    ...(visits.some((visit) => visit.as === 'standby') ? { standby: true as const } : {}),
  }
}

/** A visit less than so many days from the job, before or after it, with the day on which the last one stops mattering. */
function tooClose(rule: AssignmentRule, visits: readonly ShopperVisit[], day: Day, days: number): Refusal[] {
  const near = visits.filter(({ at }) => Math.abs(daysBetween(riyadhDay(at), day)) < days)
  const last = near
    .map(({ at }) => riyadhDay(at))
    .sort()
    .at(-1)
  return last === undefined ? [] : [{ rule, until: addDays(last, days), ...groundOf(near) }]
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

/** What a shopper has open: visits and offers that wait for an answer. */
export const loadOf = ({ openJobs, openOffers }: Pick<Candidate, 'openJobs' | 'openOffers'>): number =>
  openJobs + openOffers.length

/** What the shopper has beside this very visit. */
const besides = (candidate: Candidate, job: Job): ShopperVisit[] =>
  candidate.visits.filter(({ counted, requestId }) => counted && (requestId === undefined || requestId !== job.id))

/** The offers that count towards the open visits of a level: all but one of this very visit. */
const offersBeside = (candidate: Candidate, job: Job): OpenOffer[] =>
  candidate.openOffers.filter(({ requestId }) => requestId !== job.id)

/** Open visits and open offers together, against what the level allows. It ends at the earliest when the first offer runs out. */
function loadRefusals(candidate: Candidate, job: Job, settings: AssignmentSettings): Refusal[] {
  const offers = offersBeside(candidate, job)
  if (candidate.openJobs + offers.length < settings.openJobs[candidate.level]) return []
  const first = offers.map(({ until }) => until).sort()[0]
  return [{ rule: 'open_jobs', until: null, ...(first === undefined ? {} : { offerUntil: first }) }]
}

const dateRefusals = (
  candidate: Candidate,
  job: Job,
  branchVisitsThatDay: number,
  settings: AssignmentSettings,
): Refusal[] => {
  const day = riyadhDay(job.visitAt)
  const counted = besides(candidate, job)
  const atBranch = counted.filter((visit) => visit.branchId === job.branchId)
  const forClient = counted.filter((visit) => visit.clientId === job.clientId)
  const refusals = [
    ...tooClose('same_branch', atBranch, day, settings.sameBranchDays),
    ...tooClose('same_client', forClient, day, settings.sameClientDays),
  ]
  if (branchVisitsThatDay >= settings.branchVisitsPerDay) refusals.push({ rule: 'branch_day', until: addDays(day, 1) })
  const thatDay = counted.filter((visit) => isOn(visit.at, job.visitAt, day))
  if (thatDay.length >= settings.shopperVisitsPerDay)
    refusals.push({ rule: 'shopper_day', until: addDays(day, 1), ...groundOf(thatDay) })
  return refusals
}

/** The limit holds unless the shopper lifts it; the distance of a shopper without a known home is unknown. */
function distanceRefusals(candidate: Candidate, job: Job, settings: AssignmentSettings): Refusal[] {
  if (candidate.place === null) return [{ rule: 'unknown_place', until: null }]
  const km = candidate.goesFarther ? null : kmBetween(candidate.place, job.place)
  return km !== null && km > settings.radiusKm ? [{ rule: 'too_far', until: null }] : []
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
  refusals.push(...loadRefusals(candidate, job, settings))
  refusals.push(...dateRefusals(candidate, job, branchVisitsThatDay, settings))
  refusals.push(...distanceRefusals(candidate, job, settings))
  const conflict = conflictOn(candidate, job, day)
  if (conflict) refuse('conflict', conflict.until)
  if (candidate.blocked.includes(job.clientId)) refuse('blocked')
  if (candidate.weekdaysOff.includes(weekdayOf(day))) refuse('weekday', firstFreeWeekday(candidate.weekdaysOff, day))
  if (candidate.busyDates.includes(day)) refuse('busy', firstFreeDay(candidate.busyDates, day))
  return refusals
}
