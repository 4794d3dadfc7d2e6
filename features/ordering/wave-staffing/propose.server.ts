import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { openVisits } from '#/features/ordering/waves/load-wave.server.ts'
import { moveWave, waveForStep } from '#/features/ordering/waves/move-wave.server.ts'
import { readProposal } from '#/features/ordering/wave-solver/proposal.ts'
import { storedProposal } from './stored-proposal.server.ts'

/** Requests a proposal, made in the background; preserves manual choices. */
export async function proposeWave(actor: Actor, waveId: string, version: number): Promise<void> {
  authorize(actor, 'waves.write')
  await asActor(actor, async (tx) => {
    const wave = await waveForStep(tx, waveId, 'propose', version)
    if ((await openVisits(tx, wave.id)).length === 0) throw new AppError('wave.empty')
    const { made, confirmed } = readProposal(await storedProposal(tx, wave.id))
    if (confirmed && confirmed.finishedAt === null) throw new AppError('wave.step-refused')
    const proposal = { made, confirmed, stage: 'reading', startedAt: now().toISOString() }
    const next = await moveWave(tx, wave, { proposal: JSON.stringify(proposal) })
    await recordActivity(tx, actor, { action: 'waves.propose', entity: 'wave', entityId: wave.id })
    await enqueue(tx, 'waves.propose', { waveId: wave.id, version: next })
  })
}

/** Stops a proposal in progress; the visits stay as before. */
export async function stopProposal(actor: Actor, waveId: string, version: number): Promise<void> {
  authorize(actor, 'waves.write')
  await asActor(actor, async (tx) => {
    const { made, confirmed } = readProposal(await storedProposal(tx, recordId(waveId)))
    const wave = await waveForStep(tx, waveId, made ? 'keepLast' : 'stop', version)
    await moveWave(tx, wave, { proposal: JSON.stringify({ made, confirmed }) })
    await recordActivity(tx, actor, { action: 'waves.stop', entity: 'wave', entityId: wave.id })
  })
}
