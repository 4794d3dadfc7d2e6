import { sql } from 'kysely'
import { href } from 'react-router'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, asSystem, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { tellAdministrators } from '#/features/identity/accounts/powerful-step.server.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { endNow, holdActive } from './activate-unit.server.ts'
import { readUnit, whyUnits } from './unit.server.ts'

/** Reactivates the unit without a certificate, at the end of its own chain. */
async function goBackToNone(tx: Tx): Promise<void> {
  const none = await tx
    .selectFrom('tax_units')
    .select('id')
    .where('world', '=', 'none')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (none)
    await tx
      .updateTable('tax_units')
      .set({ state: 'active', active_from: now(), ended_at: null })
      .where('id', '=', none.id)
      .execute()
  else await tx.insertInto('tax_units').values({ name: 'ITQAN-1', active_from: now() }).execute()
}

/**
 * Switches submission off: documents are issued as before the first unit. Waiting documents are still sent with the
 * credentials of the unit that stamped them. Throws `not-found`, `tax-unit.not-active`.
 */
export async function endUnit(actor: Actor, { id }: { id: string }): Promise<{ id: string }> {
  authorize(actor, 'tax-units.manage')
  await confirmedRecently(actor)
  return asSystem(whyUnits, async (tx) => {
    const active = await holdActive(tx)
    if (active?.id !== id || active.world === 'none') {
      if (!(await readUnit(tx, id))) throw new AppError('not-found')
      throw new AppError('tax-unit.not-active')
    }
    await endNow(tx, id)
    await goBackToNone(tx)
    await tx
      .updateTable('tax_units')
      .set({ state: 'ended', ended_at: now(), fault: null })
      .where('renews_id', '=', id)
      .where('state', 'in', ['asked', 'rehearsing'])
      .execute()
    const entry = { action: 'tax-units.end', entity: 'tax-unit', entityId: id } as const
    await recordActivity(tx, actor, { ...entry, after: { name: active.name, world: active.world } })
    await tellAdministrators(tx, actor, {
      action: entry.action,
      detail: active.name,
      link: href('/admin/invoices/units/:unitId', { unitId: id }),
    })
    return { id }
  })
}

const isUnit = (tx: Tx, id: string) => tx.selectFrom('tax_units').select('id').where('id', '=', id).executeTakeFirst()

/** Discards a unit that does not issue yet. Throws `not-found`, `changed-meanwhile`. */
export async function giveUpUnit(actor: Actor, { id }: { id: string }): Promise<{ id: string }> {
  authorize(actor, 'tax-units.manage')
  return asActor(actor, async (tx) => {
    const isDone = await callFunction<boolean>(tx, sql`priv.give_up_unit(${recordId(id)}, ${now()})`)
    if (!isDone) throw new AppError((await isUnit(tx, id)) ? 'changed-meanwhile' : 'not-found')
    await recordActivity(tx, actor, { action: 'tax-units.give-up', entity: 'tax-unit', entityId: id })
    return { id }
  })
}

/** Continues a rehearsal that a fault stopped. Throws `not-found`, `changed-meanwhile`. */
export async function continueUnit(actor: Actor, { id }: { id: string }): Promise<{ id: string }> {
  authorize(actor, 'tax-units.manage')
  return asActor(actor, async (tx) => {
    const isDone = await callFunction<boolean>(tx, sql`priv.continue_unit(${recordId(id)})`)
    if (!isDone) throw new AppError((await isUnit(tx, id)) ? 'changed-meanwhile' : 'not-found')
    await enqueue(tx, 'tax-units.rehearse', { unitId: id })
    await recordActivity(tx, actor, { action: 'tax-units.continue', entity: 'tax-unit', entityId: id })
    return { id }
  })
}
