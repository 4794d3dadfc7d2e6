import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'

/** Puts the card of the guided start away on the person's own dashboard, or brings it back. */
export async function hideSetup(actor: Actor, hidden: boolean): Promise<void> {
  authorize(actor, 'evaluations.request')
  if (actor.type !== 'client') throw new AppError('not-allowed')
  await asActor(actor, (tx) => callFunction<boolean | null>(tx, sql`priv.hide_setup(${hidden})`))
}

/**
 * Whether this sign-in leads to the guided start: the first one of an owner after the approval of the company, while
 * nothing has been ordered. Answers true once.
 */
export async function isLedToSetup(actor: Actor): Promise<boolean> {
  const isOwner = actor.type === 'client' && (actor.company === undefined || actor.company?.mode === 'owner')
  return isOwner && asActor(actor, (tx) => callFunction<boolean>(tx, sql`priv.lead_to_setup()`))
}
