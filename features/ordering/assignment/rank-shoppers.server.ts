import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Refusal } from '#/domain/assignment.ts'
import { normaliseArabic } from '#/domain/digits.ts'
import { AppError } from '#/domain/errors.ts'
import { type FitPartScore, rankCandidates } from '#/domain/ordering/fit.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { loadCandidates, selectJob } from './load-candidates.server.ts'
import { assignmentSettings } from './settings.server.ts'

export type RankedShopper = {
  id: string
  name: string
  level: CertificationLevel
  openJobs: number
  openOffers: number
  fit: { total: number; parts: FitPartScore[] }
  refusals: Refusal[]
}
export type Ranking = {
  /** Allowed shoppers, best first; at most `shown`. */
  fit: RankedShopper[]
  /** Refused shoppers, each with all reasons. */
  refused: RankedShopper[]
  fitCount: number
  refusedCount: number
}

const shown = 20

/** Ranks all shoppers for a visit: allowed ones by fit, and refused ones with reasons. */
export async function rankShoppers(actor: Actor, requestId: string, search = ''): Promise<Ranking> {
  authorize(actor, 'evaluations.assign')
  const read = <T>(query: Parameters<typeof readAs<T>>[1]) => readAs(actor, query)
  const [job, settings] = await Promise.all([read((tx) => selectJob(tx, requestId)), assignmentSettings()])
  if (!job) throw new AppError('not-found')
  const { candidates, atBranch } = await loadCandidates(read, job, settings)
  const wanted = normaliseArabic(search)
  const named = candidates.filter(({ name }) => normaliseArabic(name).includes(wanted))
  const ranked = rankCandidates(named, job, atBranch, settings).map(({ candidate, refusals, fit }) => ({
    id: candidate.id,
    name: candidate.name,
    level: candidate.level,
    openJobs: candidate.openJobs,
    openOffers: candidate.openOffers.length,
    fit,
    refusals,
  }))
  const fit = ranked.filter(({ refusals }) => refusals.length === 0)
  const refused = ranked.filter(({ refusals }) => refusals.length > 0)
  return {
    fit: fit.slice(0, shown),
    refused: refused.slice(0, shown),
    fitCount: fit.length,
    refusedCount: refused.length,
  }
}

export type BestShoppers = { shoppers: RankedShopper[]; fitCount: number }
const mostBest = 3

/** The best-matched shoppers who may take a visit, and how many there are in all. */
export async function bestShoppers(actor: Actor, requestId: string): Promise<BestShoppers> {
  const { fit, fitCount } = await rankShoppers(actor, requestId)
  return { shoppers: fit.slice(0, mostBest), fitCount }
}
