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
  /** Who may have the visit, best first; at most `shown` of them. */
  fit: RankedShopper[]
  /** Who may not, each with every reason. */
  refused: RankedShopper[]
  fitCount: number
  refusedCount: number
}

const shown = 20

/** All shoppers for one visit: who may have it, best fit first, and why the others may not. */
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
