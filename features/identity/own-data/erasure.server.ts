import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type ErasureBlock, erasureDays, isErasureBlock } from '#/domain/erasure.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addHours } from '#/domain/riyadh-time.ts'
import { recordActivity, recordOwnStep } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { endAllSessions } from '#/platform/sessions.server.ts'
import type { ErasureForm } from './form.ts'

export type Block = { what: ErasureBlock; count: number }

async function ownBlocks(db: Tx): Promise<Block[]> {
  const { rows } = await sql<{
    what: string
    count: string
  }>`select what, count from priv.own_erasure_blocks()`.execute(db)
  return rows.flatMap(({ what, count }) => (isErasureBlock(what) ? [{ what, count: Number(count) }] : []))
}

const open = (db: Tx) => db.selectFrom('erasures').where('dropped_at', 'is', null).where('done_at', 'is', null)

export type Erasure = {
  blocks: Block[]
  /** An end that was asked for; an administrator's waits for another one. */
  asked: { dueAt: string; needsApproval: boolean } | null
  /** Other administrators who want to leave, for an administrator to agree. */
  others: { id: string; name: string; email: string; dueAt: string }[]
}

/** Obstacles to erasing the own account, and whether it was asked for. */
export async function readErasure(actor: Actor): Promise<Erasure> {
  authorize(actor, 'account.erase')
  return readAs(actor, async (db) => {
    const [blocks, own, others] = await Promise.all([
      ownBlocks(db),
      open(db).select(['due_at', 'approved_at']).where('profile_id', '=', actor.id).executeTakeFirst(),
      may(actor, 'accounts.approve-erasure')
        ? open(db)
            .innerJoin('profiles', 'profiles.id', 'erasures.profile_id')
            .select(['erasures.id', 'full_name as name', 'email', 'due_at as dueAt'])
            .where('user_type', '=', 'admin')
            .where('erasures.profile_id', '<>', actor.id)
            .where('approved_at', 'is', null)
            .orderBy('asked_at')
            .execute()
        : [],
    ])
    const asked = own ? { dueAt: own.due_at, needsApproval: actor.type === 'admin' && own.approved_at === null } : null
    return { blocks, asked, others }
  })
}

async function ask(actor: Actor): Promise<void> {
  await asActor(actor, async (tx) => {
    if ((await ownBlocks(tx)).length > 0) throw new AppError('account.under-way')
    const at = now()
    const due = addHours(at, 24 * erasureDays).toISOString()
    const row = await tx
      .insertInto('erasures')
      .values({ profile_id: actor.id, asked_at: at.toISOString(), due_at: due })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (row.numInsertedOrUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    await recordOwnStep(tx, actor, 'accounts.ask-erasure')
    await enqueue(tx, 'accounts.own-data-step', { profileId: actor.id, ownStep: 'erasure-asked', effect: randomUUID() })
  })
  if (actor.type !== 'admin') await endAllSessions(actor.id)
}

async function keep(actor: Actor): Promise<void> {
  await asActor(actor, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('erasures')
      .set({ dropped_at: now().toISOString() })
      .where('profile_id', '=', actor.id)
      .where('dropped_at', 'is', null)
      .where('done_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    await recordOwnStep(tx, actor, 'accounts.drop-erasure')
    await enqueue(tx, 'accounts.own-data-step', {
      profileId: actor.id,
      ownStep: 'erasure-dropped',
      effect: randomUUID(),
    })
  })
}

async function approve(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'accounts.approve-erasure')
  await asActor(actor, async (tx) => {
    const row = await open(tx)
      .innerJoin('profiles', 'profiles.id', 'erasures.profile_id')
      .select(['erasures.profile_id', 'approved_at'])
      .where('erasures.id', '=', id)
      .where('user_type', '=', 'admin')
      .where('erasures.profile_id', '<>', actor.id)
      .executeTakeFirst()
    if (!row) throw new AppError('not-found')
    const { numUpdatedRows } = await tx
      .updateTable('erasures')
      .set({ approved_by: actor.id, approved_at: now().toISOString() })
      .where('id', '=', id)
      .where('approved_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new AppError('changed-meanwhile')
    await recordActivity(tx, actor, {
      action: 'accounts.approve-erasure',
      entity: 'profile',
      entityId: row.profile_id,
    })
  })
}

export type ErasureDone = { done: ErasureForm['intent'] }

/**
 * Asks for the end of the own account, takes that back, or agrees to the end of another administrator's; each after a
 * recent proof, except taking back. A request ends the person's sessions, except those of administrators, who wait for another one's approval.
 */
export async function changeErasure(actor: Actor, form: ErasureForm): Promise<ErasureDone> {
  authorize(actor, 'account.erase')
  if (form.intent !== 'keep') await confirmedRecently(actor)
  if (form.intent === 'erase') await ask(actor)
  else if (form.intent === 'keep') await keep(actor)
  else await approve(actor, form.id)
  return { done: form.intent }
}
