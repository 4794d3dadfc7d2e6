import { type Candidate, dealingRefusal, type Job, kmBetween, loadOf } from '../assignment.ts'
import type { AssignmentSettings } from '../assignment-settings.ts'
import { busyMonth, type FitPart, fitPoints } from './fit.ts'
import { isMysteryType } from '../evaluation.ts'
import { levelAllows } from '../levels.ts'
import type { Place } from '../place.ts'
import { profileMatch, type ShopperProfile, type WantedProfile } from './profile-match.ts'
import { type Day, daysBetween, riyadhDay, weekdayOf } from '../riyadh-time.ts'
import type { Wave, WaveOptions } from './wave.ts'

export type WaveCandidate = Candidate & {
  profile: ShopperProfile
  grade: number | null
  reliability: number | null
  recentJobs: number | null
  /** Visits they asked for. */
  wishes: ReadonlySet<string>
}
/** A branch has one client, one place and one preferred profile. */
export type WaveJob = Job & { id: string; wanted: WantedProfile }
export type WaveInput = {
  jobs: readonly WaveJob[]
  pool: readonly WaveCandidate[]
  /** Existing visits of branches, by `branchDay`. */
  atBranch: ReadonlyMap<string, number>
  settings: AssignmentSettings
}

/** Key of a day at a branch. */
export const branchDay = (branchId: string, day: Day): string => `${branchId} ${day}`

const numberOfDay = (day: Day): number => daysBetween('2020-01-01', day)
const clamp = (share: number): number => Math.min(1, Math.max(0, share))
/** Rounds each part as `fitOf` does, in tenths. */
const tenths = (part: FitPart, share: number | null): number =>
  Math.round(fitPoints[part] * (share === null ? 0.5 : clamp(share)) * 10)

/** Per-shopper parts of rules and fit, computed once for all visits. */
type Prepared = {
  room: number
  candidate: WaveCandidate
  /** Tenths of a point independent of the visit. */
  points: number
  daysAtBranch: Map<string, number[]>
  daysForClient: Map<string, number[]>
  /** Assigned visits only: input of the freshness. */
  ownForClient: Map<string, number[]>
  taken: Map<number, number>
  busy: Set<number>
  /** Shoppers with equal profiles share a number. */
  profile: number
}

const keyOf = ({ city, specialisations }: ShopperProfile): string => JSON.stringify([city, ...specialisations])

function prepare(
  candidate: WaveCandidate,
  settings: AssignmentSettings,
  profiles: ReadonlyMap<string, number>,
): Prepared {
  const { active, approved, agreed, level, place, grade, reliability, recentJobs } = candidate
  const daysAtBranch = new Map<string, number[]>()
  const daysForClient = new Map<string, number[]>()
  const ownForClient = new Map<string, number[]>()
  const taken = new Map<number, number>()
  const add = (days: Map<string, number[]>, id: string, day: number) => days.set(id, [...(days.get(id) ?? []), day])
  for (const { branchId, clientId, at, as } of candidate.visits.filter(({ counted }) => counted)) {
    const day = numberOfDay(riyadhDay(at))
    add(daysAtBranch, branchId, day)
    add(daysForClient, clientId, day)
    if (as === undefined) add(ownForClient, clientId, day)
    taken.set(day, (taken.get(day) ?? 0) + 1)
  }
  return {
    room: active && approved && agreed && place ? Math.max(0, settings.openJobs[level] - loadOf(candidate)) : 0,
    candidate,
    points:
      tenths('quality', grade === null ? null : grade / 5) +
      tenths('reliability', reliability) +
      tenths('fairness', recentJobs === null ? null : 1 - recentJobs / busyMonth),
    daysAtBranch,
    daysForClient,
    ownForClient,
    taken,
    busy: new Set(candidate.busyDates.map(numberOfDay)),
    profile: profiles.get(keyOf(candidate.profile))!,
  }
}

const never: readonly number[] = []

const nearestDay = (days: readonly number[], day: number): number =>
  days.reduce((nearest, other) => Math.min(nearest, Math.abs(other - day)), Infinity)

/** A shopper near a branch, with the parts that hold for any day: points there and earlier visits. */
type Near = {
  who: number
  points: number
  forClient: readonly number[]
  ownForClient: readonly number[]
  atBranch: readonly number[]
}

/** Least kilometres of a degree of latitude. */
const leastKmOfDegree = 110

/** Cheap test for places beyond the radius; false: unknown. */
function surelyFar(from: Place, radiusKm: number): (to: Place) => boolean {
  const degrees = (radiusKm + 1) / leastKmOfDegree
  const narrowest = Math.cos(Math.min(Math.PI / 2, ((Math.abs(from.latitude) + degrees) * Math.PI) / 180))
  return ({ latitude, longitude }) => {
    const apart = Math.abs(longitude - from.longitude)
    return Math.abs(latitude - from.latitude) > degrees || Math.min(apart, 360 - apart) * narrowest > degrees
  }
}

/** Shoppers with room for a visit, by number: those bound to a radius in the order of their latitude, and the others. */
type Pool = { prepared: readonly Prepared[]; bound: { who: number; latitude: number }[]; others: number[] }

function poolOf(prepared: readonly Prepared[]): Pool {
  const pool: Pool = { prepared, bound: [], others: [] }
  for (const [who, { room, candidate }] of prepared.entries()) {
    const { place, goesFarther } = candidate
    if (room === 0) continue
    if (place && !goesFarther) pool.bound.push({ who, latitude: place.latitude })
    else pool.others.push(who)
  }
  pool.bound.sort((a, b) => a.latitude - b.latitude)
  return pool
}

/** Place of the first of the bound shoppers at or north of a latitude. */
function firstFrom({ bound }: Pool, latitude: number): number {
  let [from, to] = [0, bound.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (bound[middle]!.latitude < latitude) from = middle + 1
    else to = middle
  }
  return from
}

/** Shoppers who are not surely too far north or south of a place, in the order of their numbers. */
function around(pool: Pool, place: Place | null, radiusKm: number): number[] {
  const degrees = (radiusKm + 1) / leastKmOfDegree
  const [from, to] = place
    ? [firstFrom(pool, place.latitude - degrees), firstFrom(pool, place.latitude + degrees)]
    : [0, pool.bound.length]
  const found = [...pool.others, ...pool.bound.slice(from, to).map(({ who }) => who)]
  return found.sort((a, b) => a - b)
}

function nearBranch(pool: Pool, job: WaveJob, { radiusKm }: AssignmentSettings): Near[] {
  const near: Near[] = []
  const { branchId, clientId } = job
  const isFar = job.place === null ? () => false : surelyFar(job.place, radiusKm)
  const profilePoints: number[] = []
  for (const who of around(pool, job.place, radiusKm)) {
    const { candidate, profile, points, daysForClient, ownForClient, daysAtBranch } = pool.prepared[who]!
    const { place, goesFarther, blocked } = candidate
    if ((place && !goesFarther && isFar(place)) || blocked.includes(clientId)) continue
    const km = kmBetween(place, job.place)
    if (km !== null && km > radiusKm && !goesFarther) continue
    const match = (profilePoints[profile] ??= tenths('profile', profileMatch(candidate.profile, job.wanted, false)))
    near.push({
      who,
      points: points + match + tenths('distance', km === null ? null : 1 - km / radiusKm),
      forClient: daysForClient.get(clientId) ?? never,
      ownForClient: ownForClient.get(clientId) ?? never,
      atBranch: daysAtBranch.get(branchId) ?? never,
    })
  }
  return near
}

/** Points that a wish adds. */
const wishPoints = ({ profile, wishes }: WaveCandidate, { id, wanted }: WaveJob): number =>
  wishes.size > 0 && wishes.has(id)
    ? tenths('profile', profileMatch(profile, wanted, true)) - tenths('profile', profileMatch(profile, wanted, false))
    : 0

const isInConflict = (conflicts: Candidate['conflicts'], client: string, date: Day): boolean =>
  conflicts.some(({ clientId, until }) => clientId === client && (until === null || until > date))

/** Day of a visit: its number, its date and its weekday, computed once for all shoppers. */
type When = { day: number; date: Day; weekday: number }

/** Whether a day excludes a shopper, regardless of branch and client. */
function isKept({ candidate, taken, busy }: Prepared, job: WaveJob, when: When, mostADay: number): boolean {
  const { day, date, weekday } = when
  const { level, weekdaysOff, conflicts, isAuditor, dealings } = candidate
  if (!levelAllows(level, job.type) || (!isMysteryType(job.type) && !isAuditor)) return true
  if (weekdaysOff.includes(weekday)) return true
  if (busy.has(day)) return true
  if ((taken.get(day) ?? 0) >= mostADay) return true
  if (dealings.length > 0 && dealingRefusal(candidate, job, date)) return true
  return isInConflict(conflicts, job.clientId, date)
}

type Own = { shopper: Int32Array; fit: Int16Array }

/** Allowed shoppers of one visit with their fits, as by `refusalsOf` and `fitOf`. */
function optionsOf(
  job: WaveJob,
  day: number,
  near: readonly Near[],
  prepared: readonly Prepared[],
  { sameClientDays, sameBranchDays, shopperVisitsPerDay }: AssignmentSettings,
): Own {
  const shopper = new Int32Array(near.length)
  const fit = new Int16Array(near.length)
  const date = riyadhDay(job.visitAt)
  const when: When = { day, date, weekday: weekdayOf(date) }
  const fresh = tenths('freshness', 1)
  const isMystery = isMysteryType(job.type)
  let count = 0
  for (const { who, points, forClient, ownForClient, atBranch } of near) {
    if (isKept(prepared[who]!, job, when, shopperVisitsPerDay)) continue
    if (isMystery && forClient.length > 0 && nearestDay(forClient, day) < sameClientDays) continue
    if (isMystery && atBranch.length > 0 && nearestDay(atBranch, day) < sameBranchDays) continue
    const gap = ownForClient.length === 0 ? Infinity : nearestDay(ownForClient, day)
    shopper[count] = who
    fit[count] =
      points +
      wishPoints(prepared[who]!.candidate, job) +
      (gap === Infinity ? fresh : tenths('freshness', gap / sameBranchDays))
    count += 1
  }
  return { shopper: shopper.slice(0, count), fit: fit.slice(0, count) }
}

const noOptions: Own = { shopper: new Int32Array(0), fit: new Int16Array(0) }

/**
 * Keeps, per branch and day, the visits with the most options, up to the limit. They share client, place and day, so
 * every shopper of a dropped visit may take a kept one with the same fit but for wishes: as many visits are filled.
 */
function withoutSurplus(own: Own[], { jobs, atBranch, settings }: WaveInput): void {
  const together = Map.groupBy(jobs.keys(), (job) => branchDay(jobs[job]!.branchId, riyadhDay(jobs[job]!.visitAt)))
  for (const [key, group] of together) {
    const room = Math.max(0, settings.branchVisitsPerDay - (atBranch.get(key) ?? 0))
    const byOptions = group.toSorted((a, b) => own[b]!.shopper.length - own[a]!.shopper.length || a - b)
    for (const job of byOptions.slice(room)) own[job] = noOptions
  }
}

function columns(own: readonly Own[]): WaveOptions {
  const first = new Int32Array(own.length + 1)
  for (const [job, { shopper }] of own.entries()) first[job + 1] = first[job]! + shopper.length
  const shopper = new Int32Array(first[own.length]!)
  const fit = new Int16Array(shopper.length)
  for (const [job, one] of own.entries()) {
    shopper.set(one.shopper, first[job])
    fit.set(one.fit, first[job])
  }
  return { first, shopper, fit }
}

const numbered = (ids: readonly string[]): Map<string, number> =>
  new Map([...new Set(ids)].map((id, index) => [id, index]))

/** Builds the wave: visits and shoppers in the same order, options by every hard rule, with fits. */
export function waveOf(input: WaveInput): Wave {
  const { pool, jobs, settings } = input
  const profiles = numbered(pool.map(({ profile }) => keyOf(profile)))
  const prepared = pool.map((candidate) => prepare(candidate, settings, profiles))
  const days = jobs.map(({ visitAt }) => numberOfDay(riyadhDay(visitAt)))
  const clients = numbered(jobs.map(({ clientId }) => clientId))
  const branches = numbered(jobs.map(({ branchId }) => branchId))
  const own = jobs.map(() => noOptions)
  const waiting = poolOf(prepared)
  for (const group of Map.groupBy(jobs.keys(), (job) => jobs[job]!.branchId).values()) {
    const near = nearBranch(waiting, jobs[group[0]!]!, settings)
    for (const job of group) own[job] = optionsOf(jobs[job]!, days[job]!, near, prepared, settings)
  }
  withoutSurplus(own, input)
  const { sameBranchDays, sameClientDays, shopperVisitsPerDay } = settings
  return {
    visits: jobs.map(({ clientId, branchId }, job) => ({
      client: clients.get(clientId)!,
      branch: branches.get(branchId)!,
      day: days[job]!,
    })),
    shoppers: prepared.map(({ room, taken }) => ({ room, taken })),
    options: columns(own),
    rules: { sameBranchDays, sameClientDays, shopperVisitsPerDay },
  }
}
