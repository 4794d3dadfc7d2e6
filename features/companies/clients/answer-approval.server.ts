import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem } from '#/db/database.server.ts'
import { companyInBoth } from '#/db/names.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { clientApproval } from './client-standing.server.ts'

/**
 * Answers the question of our team, or applies again after a refusal, which puts the account back into its queue. Throws
 * `changed-meanwhile`.
 */
export async function answerApproval(actor: Actor, answer: string): Promise<void> {
  authorize(actor, 'papers.send')
  const clientId = companyOf(actor)
  await asActor(actor, async (tx) => {
    const before = await clientApproval(tx, clientId)
    const isAnswered = await callFunction<boolean>(tx, sql`priv.answer_approval(${answer}, ${now()})`)
    if (!isAnswered) throw new AppError('changed-meanwhile')
    const of = { entity: 'client', entityId: clientId, clientId } as const
    const action = before === 'rejected' ? 'clients.apply-again' : 'clients.answer'
    await recordActivity(tx, actor, { action, ...of, after: { answer } })
    await enqueue(tx, 'accounts.approval-answered', { clientId, effect: randomUUID() })
  })
}

/** Tells the back office that a client has answered. */
export const announceAnswer = ({ clientId, effect }: JobPayload<'accounts.approval-answered'>): Promise<void> =>
  asSystem('a job notifies the back office of a client’s answer', async (tx) => {
    const client = await tx
      .selectFrom('profiles')
      .select(companyInBoth('id').as('client'))
      .where('id', '=', clientId)
      .executeTakeFirst()
    if (!client) return
    const facts = { client: client.client, id: clientId }
    await tell(tx, { admins: 'all' }, 'client.answered', facts, { effectKey: `client.answered:${effect}` })
  })
