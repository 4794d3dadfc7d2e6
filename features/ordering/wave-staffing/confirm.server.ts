import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { moveWave, waveForStep } from '#/features/ordering/waves/move-wave.server.ts'
import { type Proposal, readProposal } from '#/features/ordering/wave-solver/proposal.ts'
import { proposedVisits } from './proposed-visits.server.ts'
import { storedProposal } from './stored-proposal.server.ts'

export type HowConfirmed = 'offer' | 'assign'

/**
 * Confirms the proposal in the version seen, once: visits are offered or assigned in the background, each under all
 * rules.
 */
export async function confirmWave(actor: Actor, waveId: string, version: number, how: HowConfirmed): Promise<void> {
  authorize(actor, 'waves.write')
  authorize(actor, how === 'offer' ? 'offers.make' : 'evaluations.assign')
  await asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'confirm', version)
    const total = (await proposedVisits(tx, wave.id)).length
    if (total === 0) throw new AppError('wave.empty')
    const { made } = readProposal(await storedProposal(tx, wave.id))
    const at = now()
    const confirmed = { how, by: actor.id, total, done: 0, refused: 0, startedAt: at.toISOString(), finishedAt: null }
    const proposal: Proposal = { made, confirmed }
    const next = await moveWave(tx, wave, { confirmed_at: at, proposal: JSON.stringify(proposal) })
    const after = { status: 'confirmed', how, visits: total }
    await recordActivity(tx, actor, { action: 'waves.confirm', entity: 'wave', entityId: wave.id, after })
    await enqueue(tx, 'waves.confirm', { waveId: wave.id, version: next })
  })
}
