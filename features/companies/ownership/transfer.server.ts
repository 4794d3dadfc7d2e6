import { asActor } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { transferHours } from '#/domain/ownership.ts'
import { authorize } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import type { GiverRole, OwnershipForm } from './form.ts'
import { readCandidates, readTransfer } from './read-ownership.server.ts'

type Step = 'start' | 'withdraw' | 'accept' | 'decline'

/** A step of the transfer, by an owner or the receiver. */
export async function changeOwnership(actor: Actor, form: OwnershipForm): Promise<{ done: Step }> {
  authorize(actor, form.intent === 'start' || form.intent === 'withdraw' ? 'company.write' : 'profile.update')
  if (form.intent === 'start') await startTransfer(actor, form)
  else if (form.intent === 'withdraw') await withdrawTransfer(actor)
  else await answerTransfer(actor, form.intent)
  return { done: form.intent }
}

type NewTransfer = { receiver: string; becomes: GiverRole }

/**
 * Begins the transfer of the company to a member with a second factor. It waits 72 hours; all owners are told. Needs a
 * recent proof.
 */
export async function startTransfer(actor: Actor, { receiver, becomes }: NewTransfer): Promise<void> {
  authorize(actor, 'company.write')
  await confirmedRecently(actor)
  const member = (await readCandidates(actor)).find(({ id }) => id === receiver)
  if (!member) throw new AppError('bad-request', {}, { receiver: 'receiver' })
  if (!member.canReceive) throw new AppError('ownership.no-factor')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    if (await readTransfer(tx)) throw new AppError('ownership.open')
    const row = await tx
      .insertInto('ownership_transfers')
      .values({
        client_id: clientId,
        giver_id: actor.id,
        receiver_id: member.profileId,
        giver_becomes: becomes,
        started_at: now().toISOString(),
        due_at: addHours(now(), transferHours).toISOString(),
      })
      // a company has one open transfer: of two started at the same time the second is refused
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('ownership.open')
    await recordActivity(tx, actor, {
      action: 'ownership.start',
      entity: 'client',
      entityId: clientId,
      clientId,
      after: { receiver: member.profileId, becomes },
    })
    await enqueue(tx, 'companies.tell-transfer', { transferId: row.id, outcome: 'started' })
  })
}

/** Withdraws the open transfer, also an accepted one. Any owner may. */
export async function withdrawTransfer(actor: Actor): Promise<void> {
  authorize(actor, 'company.write')
  await step(actor, 'withdraw')
}

/** The receiver's answer. Accepting needs a recent proof and takes effect when the 72 hours are over. */
export async function answerTransfer(actor: Actor, answer: 'accept' | 'decline'): Promise<void> {
  authorize(actor, 'profile.update')
  if (actor.type !== 'client' || actor.company === null || actor.company?.mode === 'view')
    throw new AppError('not-found')
  if (answer === 'accept') await confirmedRecently(actor)
  await step(actor, answer)
}

const states = { withdraw: 'withdrawn', accept: 'accepted', decline: 'declined' } as const

async function step(actor: Actor, what: Exclude<Step, 'start'>): Promise<void> {
  const [state, at] = [states[what], now().toISOString()]
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const open = await readTransfer(tx)
    if (!open || (what !== 'withdraw' && open.receiverId !== actor.id)) throw new AppError('not-found')
    const row = await tx
      .updateTable('ownership_transfers')
      .set({
        state,
        ...(what === 'withdraw' ? {} : { answered_at: at }),
        ...(what === 'accept' ? {} : { settled_at: at }),
      })
      .where('client_id', '=', clientId)
      .where('id', '=', open.id)
      .where('state', 'in', what === 'withdraw' ? ['waiting', 'accepted'] : ['waiting'])
      .where('due_at', '>', at)
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: `ownership.${what}`,
      entity: 'client',
      entityId: clientId,
      clientId,
      after: { transfer: open.id },
    })
    await enqueue(tx, 'companies.tell-transfer', { transferId: open.id, outcome: state })
  })
}
