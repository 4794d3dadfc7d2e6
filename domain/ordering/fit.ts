import { type Candidate, type Job, loadOf, type Refusal, refusalsOf } from '../assignment.ts'
import { type AssignmentSettings, defaultAssignmentSettings } from '../assignment-settings.ts'
import { daysBetween, riyadhDay } from '../riyadh-time.ts'

/** Facts of a shopper for one job; null: no data. */
export type FitFacts = {
  /** Mean grade of their reports, 0-5. */
  grade: number | null
  /** Share of accepted visits carried out and reported in time, 0-1. */
  reliability: number | null
  distanceKm: number | null
  /** Share of the wanted profile met, 0-1. */
  profileMatch: number | null
  /** Visits assigned in the last 30 days. */
  recentJobs: number | null
}

export const fitPoints = {
  quality: 35,
  reliability: 20,
  distance: 15,
  freshness: 15,
  profile: 10,
  fairness: 5,
} as const
export type FitPart = keyof typeof fitPoints

export type FitPartScore = { part: FitPart; points: number; max: number; known: boolean }
export type Fit = { total: number; parts: FitPartScore[] }

/** Visits in 30 days from which the fairness part is 0. */
export const busyMonth = 10

const clamp = (share: number): number => Math.min(1, Math.max(0, share))
const toTenth = (points: number): number => Math.round(points * 10) / 10

/**
 * Time since this client last saw the shopper, full after the branch's rest period. Offered, stand-by and proposed
 * visits are ignored (why: they may not happen, and the fit must be the same on every page).
 */
const freshness = (candidate: Candidate, job: Job, settings: AssignmentSettings): number => {
  const day = riyadhDay(job.visitAt)
  const gaps = candidate.visits
    .filter((visit) => visit.counted && visit.as === undefined && visit.clientId === job.clientId)
    .map((visit) => Math.abs(daysBetween(riyadhDay(visit.at), day)))
  return gaps.length === 0 ? 1 : Math.min(...gaps) / settings.sameBranchDays
}

/** Fit of a shopper for a job, 0-100, with its parts. A part without data gives half its points and is marked. */
export const fitOf = (
  candidate: Candidate,
  job: Job,
  facts: FitFacts,
  settings: AssignmentSettings = defaultAssignmentSettings,
): Fit => {
  const shares: Record<FitPart, number | null> = {
    quality: facts.grade === null ? null : facts.grade / 5,
    reliability: facts.reliability,
    distance: facts.distanceKm === null ? null : 1 - facts.distanceKm / settings.radiusKm,
    freshness: freshness(candidate, job, settings),
    profile: facts.profileMatch,
    fairness: facts.recentJobs === null ? null : 1 - facts.recentJobs / busyMonth,
  }
  const parts = (Object.keys(fitPoints) as FitPart[]).map((part) => {
    const share = shares[part]
    const max = fitPoints[part]
    return { part, points: toTenth(max * (share === null ? 0.5 : clamp(share))), max, known: share !== null }
  })
  return { total: toTenth(parts.reduce((total, part) => total + part.points, 0)), parts }
}

export type RankedCandidate<C extends Candidate> = { candidate: C; refusals: Refusal[]; fit: Fit }

/** Ranks allowed candidates by fit, then the refused ones with their reasons. */
export const rankCandidates = <C extends Candidate & { facts: FitFacts }>(
  candidates: readonly C[],
  job: Job,
  branchVisitsThatDay: number,
  settings: AssignmentSettings = defaultAssignmentSettings,
): RankedCandidate<C>[] =>
  candidates
    .map((candidate) => ({
      candidate,
      refusals: refusalsOf(candidate, job, branchVisitsThatDay, settings),
      fit: fitOf(candidate, job, candidate.facts, settings),
    }))
    .sort(
      (a, b) =>
        Number(a.refusals.length > 0) - Number(b.refusals.length > 0) ||
        b.fit.total - a.fit.total ||
        loadOf(a.candidate) - loadOf(b.candidate) ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    )
