import { readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { Refusal } from '#/domain/assignment.ts'
import { normaliseArabic } from '#/domain/digits.ts'
import { AppError } from '#/domain/errors.ts'
import { type FitPartScore, rankCandidates } from '#/domain/ordering/fit.ts'
import type { CertificationLevel } from '#/domain/levels.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { factsFor } from '#/features/ordering/assignment/load-pool.server.ts'
import { assignmentSettings } from '#/features/ordering/assignment/settings.server.ts'
import { factsForPick } from './held.server.ts'

export type RankedForWave = {
  id: string
  name: string
  level: CertificationLevel
  isNew: boolean
  openJobs: number
  openOffers: number
  /** Other visits proposed to them. */
  inWave: number
  fit: { total: number; parts: FitPartScore[] }
  refusals: Refusal[]
}
export type WaveRanking = { fit: RankedForWave[]; refused: RankedForWave[]; fitCount: number; refusedCount: number }

const shown = 15

/** All shoppers for a visit of a proposal: allowed ones beside their proposed visits, and refused ones with reasons. */
export async function rankForPick(
  actor: Actor,
  waveId: string,
  requestId: string,
  search: string,
): Promise<WaveRanking> {
  authorize(actor, 'waves.read')
  const read = <T>(query: Parameters<typeof readAs<T>>[1]) => readAs(actor, query)
  const settings = await assignmentSettings()
  const facts = await factsForPick(read, recordId(waveId), recordId(requestId), settings)
  if (!facts) throw new AppError('not-found')
  const { job, pool, atBranch, heldBy } = facts
  const wanted = normaliseArabic(search)
  const candidates = pool
    .filter(({ name }) => normaliseArabic(name).includes(wanted))
    .map((shopper) => ({ ...shopper, facts: factsFor(shopper, job) }))
  const ranked = rankCandidates(candidates, job, atBranch, settings).map(({ candidate, refusals, fit }) => ({
    id: candidate.id,
    name: candidate.name,
    level: candidate.level,
    isNew: candidate.isNew,
    openJobs: candidate.openJobs - (heldBy.get(candidate.id)?.length ?? 0),
    openOffers: candidate.openOffers.length,
    inWave: heldBy.get(candidate.id)?.length ?? 0,
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
