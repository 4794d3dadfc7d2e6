import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'

/**
 * Sends a waiting document immediately, or a rejected one again unchanged: for faults of the authority or of the
 * unit's registration there. Throws `not-found`, `tax-unit.nothing-to-send`.
 */
export async function sendAgain(actor: Actor, { id }: { id: string }): Promise<{ id: string }> {
  authorize(actor, 'tax-units.manage')
  return asActor(actor, async (tx) => {
    const document = await tx
      .selectFrom('invoices')
      .select(['number', 'client_id', 'authority'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!document?.number) throw new AppError('not-found')
    const isSent = await callFunction<boolean>(tx, sql`priv.send_document_again(${id}, ${now()})`)
    if (!isSent) throw new AppError('tax-unit.nothing-to-send')
    await enqueue(tx, 'invoices.submit', { atOnce: true })
    await recordActivity(tx, actor, {
      action: 'tax-units.send-again',
      entity: 'invoice',
      entityId: id,
      clientId: document.client_id,
      after: { number: document.number, was: document.authority },
    })
    return { id }
  })
}

/** Sends all waiting documents immediately. */
export async function sendAllWaiting(actor: Actor): Promise<{ waiting: number }> {
  authorize(actor, 'tax-units.manage')
  return asActor(actor, async (tx) => {
    const { waiting } = await tx
      .selectFrom('invoices')
      .select((e) => e.fn.countAll<number>().as('waiting'))
      .where('authority', '=', 'waiting')
      .executeTakeFirstOrThrow()
    if (waiting === 0) throw new AppError('tax-unit.nothing-to-send')
    await enqueue(tx, 'invoices.submit', { atOnce: true })
    const entry = { action: 'tax-units.send-all', entity: 'tax-unit', entityId: 'all' } as const
    await recordActivity(tx, actor, { ...entry, after: { waiting: waiting } })
    return { waiting: waiting }
  })
}
