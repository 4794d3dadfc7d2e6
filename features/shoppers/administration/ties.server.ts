import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type BlockKind, blockKinds } from './block-kinds.ts'

async function clientName(tx: Tx, clientId: string): Promise<string> {
  const client = await tx
    .selectFrom('profiles')
    .select(['company_name', 'full_name'])
    .where('id', '=', recordId(clientId))
    .where('user_type', '=', 'client')
    .executeTakeFirst()
  if (!client) throw new AppError('not-found')
  return client.company_name ?? client.full_name
}

/** Says which client a company is that the shopper named in their own words; null: none of ours. */
export async function matchEmployer(actor: Actor, employerId: string, clientId: string | null): Promise<void> {
  authorize(actor, 'shoppers.approve')
  await asActor(actor, async (tx) => {
    if (clientId) await clientName(tx, clientId)
    const employer = await tx
      .selectFrom('shopper_employers')
      .select(['id', 'shopper_id', 'company_name', 'client_id'])
      .where('id', '=', recordId(employerId))
      .executeTakeFirst()
    if (!employer) throw new AppError('not-found')
    await tx.updateTable('shopper_employers').set({ client_id: clientId }).where('id', '=', employer.id).execute()
    await recordActivity(tx, actor, {
      action: 'shoppers.match-employer',
      entity: 'profile',
      entityId: employer.shopper_id,
      clientId,
      before: { client: employer.client_id },
      after: { company: employer.company_name, client: clientId },
    })
  })
}

type Apart = { shopperId: string; clientId: string; kind: BlockKind }

/** Keeps a shopper and a client apart, at the wish of either. Saying it twice changes nothing. */
export async function keepApart(actor: Actor, { shopperId, clientId, kind }: Apart, reason: string): Promise<void> {
  authorize(actor, 'shoppers.block')
  const why = reason.trim()
  if (!why) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  await asSystem('only the platform writes who keeps away from whom for somebody else', async (tx) => {
    const shopper = await tx
      .selectFrom('mystery_shopper_profiles')
      .select('profile_id')
      .where('profile_id', '=', recordId(shopperId))
      .executeTakeFirst()
    if (!shopper) throw new AppError('not-found')
    const name = await clientName(tx, clientId)
    await tx
      .insertInto('shopper_conflicts')
      .values({ shopper_id: shopperId, client_id: clientId, client_name: name, kind })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const entry = { action: 'shoppers.keep-away', entity: 'profile', entityId: shopperId, clientId } as const
    await recordActivity(tx, actor, { ...entry, after: { kind }, reason: why })
  })
}

/** Lets a shopper and a client meet again. What the shopper declared about family and work is not the office's to take back. */
export async function letTogether(actor: Actor, { shopperId, clientId, kind }: Apart): Promise<void> {
  authorize(actor, 'shoppers.block')
  await asSystem('only the platform takes back who keeps away from whom', async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('shopper_conflicts')
      .where('shopper_id', '=', recordId(shopperId))
      .where('client_id', '=', recordId(clientId))
      .where('kind', '=', kind)
      .where('kind', 'in', blockKinds)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new AppError('changed-meanwhile')
    const entry = { action: 'shoppers.let-together', entity: 'profile', entityId: shopperId, clientId } as const
    await recordActivity(tx, actor, { ...entry, before: { kind } })
  })
}
