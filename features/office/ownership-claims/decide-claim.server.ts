import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'

/**
 * Decides on the request for a new owner. Agreeing is for another administrator than the one who asked, and begins 72
 * hours in which every owner can object; refusing also stops a request that was agreed on. Needs a recent proof.
 */
export async function decideClaim(actor: Actor, client: string, claimId: string, agreed: boolean): Promise<void> {
  authorize(actor, 'clients.give-owner')
  await confirmedRecently(actor)
  const [clientId, id] = [recordId(client), recordId(claimId)]
  await asActor(actor, async (tx) => {
    const claim = await tx
      .selectFrom('ownership_claims')
      .select(['state', 'asked_by'])
      .where('id', '=', id)
      .where('client_id', '=', clientId)
      .executeTakeFirst()
    if (!claim) throw new AppError('not-found')
    if (claim.state === 'refused' || (claim.state === 'approved' && agreed)) throw new AppError('changed-meanwhile')
    if (agreed && claim.asked_by === actor.id) throw new AppError('ownership.second-person')
    const transferId = await decide(() => callFunction<string | null>(tx, sql`priv.decide_ownership(${id}, ${agreed})`))
    const step = agreed ? 'claim-agree' : claim.state === 'approved' ? 'claim-stop' : 'claim-refuse'
    const of = { entity: 'client', entityId: clientId, clientId } as const
    await recordActivity(tx, actor, { action: `ownership.${step}`, ...of, after: { claim: id } })
    if (transferId)
      await enqueue(tx, 'companies.tell-transfer', { transferId, outcome: agreed ? 'started' : 'withdrawn' })
    else await enqueue(tx, 'companies.tell-claim', { claimId: id, news: 'refused' })
  })
}

/** Decided on, or over, since it was read; or another transfer of the company began. */
async function decide<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
    if (code === '23505') throw new AppError('ownership.claim-open')
    throw code === 'P0002' ? new AppError('changed-meanwhile') : error
  }
}
