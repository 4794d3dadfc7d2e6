import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { type Before, type UndoFields, type Undone, writeBefore } from '#/domain/undo.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import type { ReviewState } from './lists.ts'

type Decision = { decision: 'publish' } | { decision: 'refuse'; reason: string }
/** Number decided, ids decided by others before, and what undoes it. */
export type Decided = { done: number; left: string[]; undo: UndoFields }

const comesFrom: Record<Decision['decision'], readonly ReviewState[]> = {
  publish: ['waiting', 'refused'],
  refuse: ['waiting', 'published'],
}
const leadsTo = { publish: 'published', refuse: 'refused' } as const

type Row = { id: string; client_id: string; state: string; isReported: boolean }

/** Locks the reviews of a step, so that concurrent moderators are serialised. */
async function lockReviews(tx: Tx, ids: readonly string[], from: readonly ReviewState[]): Promise<Row[]> {
  const rows = await tx
    .selectFrom('guest_reviews')
    .select(['id', 'client_id', 'state', 'reported_at', 'report_closed_at'])
    .where('id', 'in', ids)
    .where('state', 'in', from)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id, client_id, state, reported_at, report_closed_at }) => ({
    id,
    client_id,
    state,
    isReported: reported_at !== null && report_closed_at === null && state === 'published',
  }))
}

async function note(tx: Tx, actor: Actor, row: Row, given: Decision): Promise<void> {
  const { id, client_id: clientId, state } = row
  await recordActivity(tx, actor, {
    action: given.decision === 'publish' ? 'guest-reviews.publish' : 'guest-reviews.refuse',
    entity: 'guest-review',
    entityId: id,
    clientId,
    before: { status: state },
    after: { status: leadsTo[given.decision] },
    reason: given.decision === 'refuse' ? given.reason : null,
  })
  if (given.decision === 'publish') await enqueue(tx, 'guest-reviews.announce', { reviewId: id, told: 'published' })
  else if (row.isReported) await enqueue(tx, 'guest-reviews.announce', { reviewId: id, told: 'removed' })
}

/** Publishes or refuses reviews; refusing a published one takes it down. */
export async function decideReviews(actor: Actor, ids: readonly string[], given: Decision): Promise<Decided> {
  authorize(actor, 'guest-reviews.moderate')
  const at = now().toISOString()
  return asActor(actor, async (tx) => {
    const rows = await lockReviews(tx, ids, comesFrom[given.decision])
    if (rows.length === 0) throw new AppError('guest-review.step-refused')
    await tx
      .updateTable('guest_reviews')
      .set({
        state: leadsTo[given.decision],
        refused_reason: given.decision === 'refuse' ? given.reason : null,
        moderated_by: actor.id,
        moderated_at: at,
      })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    const reported = rows.filter(({ isReported }) => isReported).map(({ id }) => id)
    if (reported.length > 0)
      await tx.updateTable('guest_reviews').set({ report_closed_at: at }).where('id', 'in', reported).execute()
    for (const row of rows) await note(tx, actor, row, given)
    const done = new Set(rows.map(({ id }) => id))
    return { done: done.size, left: ids.filter((id) => !done.has(id)), undo: undoOf(given, at, rows) }
  })
}

/** Publishing tells the restaurant, and so does taking down what it reported: neither can be called back. */
function undoOf({ decision }: Decision, at: string, rows: readonly Row[]): UndoFields {
  const quiet = decision === 'refuse' ? rows.filter(({ isReported }) => !isReported) : []
  if (quiet.length === 0) return null
  return { intent: 'undo', at, before: writeBefore(quiet.map(({ id, state }) => ({ id, was: state }))) }
}

/** Puts reviews back where they were before a refusal; those decided since stay. */
export async function undoRefusal(actor: Actor, before: readonly Before[], at: string): Promise<Undone> {
  authorize(actor, 'guest-reviews.moderate')
  if (before.some(({ was }) => was !== 'waiting' && was !== 'published')) throw new AppError('bad-request')
  return asActor(actor, async (tx) => {
    const ids = before.map(({ id }) => id)
    const found = await tx
      .selectFrom('guest_reviews')
      .select(['id', 'client_id', 'author_name', 'state', 'moderated_by', 'moderated_at'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute()
    const isAsLeft = (row: (typeof found)[number]) =>
      row.state === 'refused' && row.moderated_by === actor.id && Date.parse(row.moderated_at ?? '') === Date.parse(at)
    const was = new Map(before.map((row) => [row.id, row.was as 'waiting' | 'published']))
    const back = found.filter(isAsLeft)
    for (const { id, client_id: clientId } of back) {
      const state = was.get(id)!
      const moderated = { moderated_by: actor.id, moderated_at: now().toISOString() }
      await tx
        .updateTable('guest_reviews')
        .set({ state, refused_reason: null, ...moderated })
        .where('id', '=', id)
        .execute()
      const entry = { action: 'guest-reviews.undo', entity: 'guest-review', entityId: id, clientId } as const
      await recordActivity(tx, actor, { ...entry, before: { status: 'refused' }, after: { status: state } })
    }
    const kept = found.filter((row) => !isAsLeft(row)).map((row) => row.author_name ?? row.id.slice(-6))
    return { undone: back.length, kept }
  })
}

/** Keeps a reported review public. */
export async function keepReported(actor: Actor, reviewId: string): Promise<void> {
  authorize(actor, 'guest-reviews.moderate')
  const at = now().toISOString()
  await asActor(actor, async (tx) => {
    const [row] = await lockReviews(tx, [reviewId], ['published'])
    if (!row?.isReported) throw new AppError('guest-review.step-refused')
    await tx
      .updateTable('guest_reviews')
      .set({ report_closed_at: at, moderated_by: actor.id, moderated_at: at })
      .where('id', '=', reviewId)
      .execute()
    const { client_id: clientId } = row
    await recordActivity(tx, actor, {
      action: 'guest-reviews.keep',
      entity: 'guest-review',
      entityId: reviewId,
      clientId,
    })
    await enqueue(tx, 'guest-reviews.announce', { reviewId, told: 'kept' })
  })
}

/** Removes a restaurant's reply; its text stays in the log. */
export async function removeReply(actor: Actor, reviewId: string, reason: string): Promise<void> {
  authorize(actor, 'guest-reviews.moderate')
  const at = now().toISOString()
  await asActor(actor, async (tx) => {
    const row = await tx
      .selectFrom('guest_reviews')
      .select(['client_id', 'reply'])
      .where('id', '=', reviewId)
      .where('reply', 'is not', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw new AppError('guest-review.step-refused')
    await tx
      .updateTable('guest_reviews')
      .set({ reply: null, replied_by: null, replied_at: null, moderated_by: actor.id, moderated_at: at })
      .where('id', '=', reviewId)
      .execute()
    const entry = { entity: 'guest-review', entityId: reviewId, clientId: row.client_id } as const
    const before = { reply: row.reply }
    await recordActivity(tx, actor, { action: 'guest-reviews.remove-reply', ...entry, before, reason })
    await enqueue(tx, 'guest-reviews.announce', { reviewId, told: 'reply-removed' })
  })
}
