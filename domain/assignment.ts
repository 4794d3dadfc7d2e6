import { type AssignmentSettings, defaultAssignmentSettings } from './assignment-settings.ts'
import type { ErrorDetails } from './errors.ts'
import { type EvaluationType, isMysteryType } from './evaluation.ts'
import { type CertificationLevel, levelAllows } from './levels.ts'
import { metresBetween, type Place } from './place.ts'
import { addDays, addMonths, type Day, daysBetween, isDay, riyadhDay, weekdayOf } from './riyadh-time.ts'

export type ShopperVisit = {
  branchId: string
  clientId: string
  at: Date
  /** False for visits handed back, withdrawn or cancelled. */
  counted: boolean
  /** Missing: assigned. `proposal`: planned by an unconfirmed wave. */
  as?: 'offer' | 'standby' | 'proposal'
  requestId?: string
  /** Day on which the offer expires. */
  offerUntil?: Day
}

/** An unanswered offer and the day on which it expires. */
export type OpenOffer = { requestId: string; until: Day }

/** A client that employs or employed the shopper or their family, and the first day without the conflict. */
export type Conflict = { clientId: string; until: Day | null }

/** An audit of a client, or a mystery visit to it, that the person carried out or will. */
export type Dealing = { clientId: string; isAudit: boolean; day: Day }

export type Candidate = {
  id: string
  name: string
  active: boolean
  /** Approved by an administrator. */
  approved: boolean
  /** Has accepted the current shopper code. */
  agreed: boolean
  level: CertificationLevel
  /** Visits assigned or in progress. */
  openJobs: number
  /** Offers to carry out a visit; stand-by requests promise no visit and are only in `visits`. */
  openOffers: readonly OpenOffer[]
  /** Past and planned visits, including offered and stand-by ones. */
  visits: readonly ShopperVisit[]
  busyDates: readonly Day[]
  /** Days of the week without visits, 0 Sunday to 6 Saturday. */
  weekdaysOff: readonly number[]
  /** Starting point, or else the middle of the city; null: unknown. */
  place: Place | null
  /** Accepts visits beyond the radius. */
  goesFarther: boolean
  conflicts: readonly Conflict[]
  /** Qualified for operations audits. */
  isAuditor: boolean
  /** Audits, and for auditors their mystery visits, of two years before and after. */
  dealings: readonly Dealing[]
  /** Clients that blocked this shopper or were blocked by them. */
  blocked: readonly string[]
}

/** `id`: the request; the shopper's own holdings on this visit are excluded by it. */
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
  'auditor',
  'open_jobs',
  'same_branch',
  'same_client',
  'branch_day',
  'shopper_day',
  'unknown_place',
  'too_far',
  'conflict',
  'audited',
  'shopped',
  'blocked',
  'weekday',
  'busy',
] as const
export type AssignmentRule = (typeof assignmentRules)[number]

/**
 * A rule that refuses a job, and the first day on which it no longer does (null: no date ends it). `offerUntil`: rests
 * on an open offer, so it ends earlier if that offer is declined or expires on this day. `standby`: rests on a stand-by
 * promise.
 */
export type Refusal = { rule: AssignmentRule; until: Day | null; offerUntil?: Day; standby?: true }

/** Converts refusals to error details and back: each rule with its days, in the same order. */
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

/** Marks a refusal that rests only on offers or stand-by promises. */
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

/** Refuses a visit less than `days` before or after another one, until the last of these stops mattering. */
function tooClose(rule: AssignmentRule, visits: readonly ShopperVisit[], day: Day, days: number): Refusal[] {
  const near = visits.filter(({ at }) => Math.abs(daysBetween(riyadhDay(at), day)) < days)
  const last = near
    .map(({ at }) => riyadhDay(at))
    .sort()
    .at(-1)
  return last === undefined ? [] : [{ rule, until: addDays(last, days), ...groundOf(near) }]
}

/** Kilometres rounded to a tenth for display: 40.04 km are 40.0. Null where a place is unknown. */
export const kmBetween = (a: Place | null, b: Place | null): number | null =>
  a && b && Math.round(metresBetween(a, b) / 100) / 10

/** Months after which a former employer is no conflict. */
export const conflictEndsAfterMonths = 24

const dayMs = 86_400_000
/** Whether a moment lies on this day of Riyadh. Skips the calendar for distant moments (why: speed). */
const isOn = (at: Date, visitAt: Date, day: Day): boolean =>
  Math.abs(at.getTime() - visitAt.getTime()) < dayMs && riyadhDay(at) === day

const firstFreeWeekday = (off: readonly number[], day: Day): Day | null => {
  for (let ahead = 1; ahead < 7; ahead++) if (!off.includes(weekdayOf(addDays(day, ahead)))) return addDays(day, ahead)
  return null
}

const firstFreeDay = (busyDates: readonly Day[], day: Day): Day =>
  busyDates.includes(day) ? firstFreeDay(busyDates, addDays(day, 1)) : day

/** Open load of a shopper: visits and unanswered offers. */
export const loadOf = ({ openJobs, openOffers }: Pick<Candidate, 'openJobs' | 'openOffers'>): number =>
  openJobs + openOffers.length

/** Visits of the shopper other than this one. */
const besides = (candidate: Candidate, job: Job): ShopperVisit[] =>
  candidate.visits.filter(({ counted, requestId }) => counted && (requestId === undefined || requestId !== job.id))

/** Offers that count towards the level's limit: all but one for this visit. */
const offersBeside = (candidate: Candidate, job: Job): OpenOffer[] =>
  candidate.openOffers.filter(({ requestId }) => requestId !== job.id)

/** Compares open visits and offers with the level's limit; ends at the earliest when the first offer expires. */
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
  // why: rest between visits keeps shoppers unknown; an auditor is announced
  const refusals = isMysteryType(job.type)
    ? [
        ...tooClose('same_branch', atBranch, day, settings.sameBranchDays),
        ...tooClose('same_client', forClient, day, settings.sameClientDays),
      ]
    : []
  if (branchVisitsThatDay >= settings.branchVisitsPerDay) refusals.push({ rule: 'branch_day', until: addDays(day, 1) })
  const thatDay = counted.filter((visit) => isOn(visit.at, job.visitAt, day))
  if (thatDay.length >= settings.shopperVisitsPerDay)
    refusals.push({ rule: 'shopper_day', until: addDays(day, 1), ...groundOf(thatDay) })
  return refusals
}

/** Applies the radius unless the shopper lifts it; without a known home the distance is unknown. */
function distanceRefusals(candidate: Candidate, job: Job, settings: AssignmentSettings): Refusal[] {
  if (candidate.place === null) return [{ rule: 'unknown_place', until: null }]
  const km = candidate.goesFarther ? null : kmBetween(candidate.place, job.place)
  return km !== null && km > settings.radiusKm ? [{ rule: 'too_far', until: null }] : []
}

/** The longest conflict that still holds on the day of the visit. */
const conflictOn = (candidate: Candidate, job: Job, day: Day): Conflict | undefined =>
  candidate.conflicts
    .filter(({ clientId, until }) => clientId === job.clientId && (until === null || until > day))
    .sort((a, b) => ((a.until ?? '9999') < (b.until ?? '9999') ? 1 : -1))[0]

/** Months between an audit of a client and a mystery visit to it by one person, in either order. */
export const auditRestMonths = 24

/** Refuses a mystery visit near an audit of the same client by the same person, and the reverse. */
export function dealingRefusal({ dealings }: Pick<Candidate, 'dealings'>, job: Job, day: Day): Refusal | null {
  const isAudit = !isMysteryType(job.type)
  const last = dealings
    .filter((dealing) => dealing.clientId === job.clientId && dealing.isAudit !== isAudit)
    .filter((dealing) => day < addMonths(dealing.day, auditRestMonths) && dealing.day < addMonths(day, auditRestMonths))
    .map((dealing) => dealing.day)
    .sort()
    .at(-1)
  return last === undefined ? null : { rule: isAudit ? 'shopped' : 'audited', until: addMonths(last, auditRestMonths) }
}

/** Returns every hard rule that refuses this job, not only the first; empty: allowed. */
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
  if (!isMysteryType(job.type) && !candidate.isAuditor) refuse('auditor')
  refusals.push(...loadRefusals(candidate, job, settings))
  refusals.push(...dateRefusals(candidate, job, branchVisitsThatDay, settings))
  refusals.push(...distanceRefusals(candidate, job, settings))
  const conflict = conflictOn(candidate, job, day)
  if (conflict) refuse('conflict', conflict.until)
  const dealing = dealingRefusal(candidate, job, day)
  if (dealing) refusals.push(dealing)
  if (candidate.blocked.includes(job.clientId)) refuse('blocked')
  if (candidate.weekdaysOff.includes(weekdayOf(day))) refuse('weekday', firstFreeWeekday(candidate.weekdaysOff, day))
  if (candidate.busyDates.includes(day)) refuse('busy', firstFreeDay(candidate.busyDates, day))
  return refusals
}
