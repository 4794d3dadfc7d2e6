import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { setConflictClient } from '#/features/companies/conflicts-of-interest/conflicts.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import type { BlockKind } from './block-kinds.ts'

async function assertClient(tx: Tx, clientId: string): Promise<void> {
  const client = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', recordId(clientId))
    .where('user_type', '=', 'client')
    .where('id', 'in', (from) => from.selectFrom('companies').select('companies.id'))
    .executeTakeFirst()
  if (!client) throw new AppError('not-found')
}

/** Matches a company named by a shopper to a client; null: no client. */
export async function matchEmployer(actor: Actor, employerId: string, clientId: string | null): Promise<void> {
  authorize(actor, 'shoppers.approve')
  await asActor(actor, async (tx) => {
    if (clientId) await assertClient(tx, clientId)
    const employer = await tx
      .selectFrom('shopper_employers')
      .select(['id', 'shopper_id', 'company_name', 'client_id'])
      .where('id', '=', recordId(employerId))
      // a membership ends by leaving the team only
      .where('member_id', 'is', null)
      .executeTakeFirst()
    if (!employer) throw new AppError('not-found')
    await setConflictClient(tx, employer.id, clientId)
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

/** Excludes a shopper and a client from each other, at either's request. Idempotent. */
export async function keepApart(actor: Actor, { shopperId, clientId, kind }: Apart, reason: string): Promise<void> {
  authorize(actor, 'shoppers.block')
  const why = reason.trim()
  if (!why) throw new AppError('evaluation.reason-required', {}, { reason: 'reason' })
  await asActor(actor, async (tx) => {
    const shopper = await tx
      .selectFrom('mystery_shopper_profiles')
      .select('profile_id')
      .where('profile_id', '=', recordId(shopperId))
      .executeTakeFirst()
    if (!shopper) throw new AppError('not-found')
    await assertClient(tx, clientId)
    await callFunction(tx, sql`priv.keep_apart(${shopperId}, ${clientId}, ${kind})`)
    const entry = { action: 'shoppers.keep-away', entity: 'profile', entityId: shopperId, clientId } as const
    await recordActivity(tx, actor, { ...entry, after: { kind }, reason: why })
  })
}

/** Lifts an exclusion. Conflicts declared by the shopper cannot be lifted by the office. */
export async function letTogether(actor: Actor, { shopperId, clientId, kind }: Apart): Promise<void> {
  authorize(actor, 'shoppers.block')
  await asActor(actor, async (tx) => {
    const isTogether = await callFunction<boolean>(
      tx,
      sql`priv.let_together(${recordId(shopperId)}, ${recordId(clientId)}, ${kind})`,
    )
    if (!isTogether) throw new AppError('changed-meanwhile')
    const entry = { action: 'shoppers.let-together', entity: 'profile', entityId: shopperId, clientId } as const
    await recordActivity(tx, actor, { ...entry, before: { kind } })
  })
}
