import { plainText } from '#/domain/plain-text.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { readList } from '#/domain/list.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { inboxList, type SubmissionState, submissionStates } from './inbox-list.ts'
import { matching } from './read-inbox.server.ts'

const state = z.enum(submissionStates, { error: 'unreadable' })
const ids = z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat())

/** Bulk step of the inbox: selected rows, or all matching the address. */
export const inboxForm = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('chosen'), state, ids: ids.pipe(z.array(z.uuid()).min(1).max(500)) }),
  z.strictObject({ scope: z.literal('matching'), state, search: z.string().max(2000) }),
])
/** Steps of one message's page. */
export const submissionForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('state'), seen: state, state }),
  z.strictObject({
    intent: z.literal('note'),
    seen: z.string().max(5000),
    note: z.string().trim().max(4000, 'too-long').transform(plainText),
  }),
])
export type SubmissionChange = z.output<typeof submissionForm>

/** Maximum messages of a bulk step. */
export const mostAtOnce = 1000

async function setStates(tx: Tx, actor: Actor, found: { id: string; state: string }[], to: SubmissionState) {
  const moved = found.filter((row) => row.state !== to)
  if (moved.length === 0) return 0
  await tx
    .updateTable('form_submissions')
    .set({ state: to, handled_by: actor.id, handled_at: now().toISOString() })
    .where(
      'id',
      'in',
      moved.map(({ id }) => id),
    )
    .execute()
  for (const row of moved)
    await recordActivity(tx, actor, {
      action: 'submissions.state',
      entity: 'submission',
      entityId: row.id,
      before: { state: row.state },
      after: { state: to },
    })
  return moved.length
}

/** Changes the state of many messages; returns the number, and whether more are left. */
export async function changeStates(
  actor: Actor,
  change: z.output<typeof inboxForm>,
): Promise<{ changed: number; more: boolean }> {
  authorize(actor, 'submissions.handle')
  return asActor(actor, async (tx) => {
    const of =
      change.scope === 'matching'
        ? matching(tx, readList(inboxList, new URLSearchParams(change.search))).where('sent.state', '<>', change.state)
        : tx.selectFrom('form_submissions as sent').where('sent.id', 'in', change.ids)
    const found = await of
      .select(['sent.id', 'sent.state'])
      .orderBy('sent.id')
      .limit(mostAtOnce + 1)
      .forUpdate('sent')
      .execute()
    return {
      changed: await setStates(tx, actor, found.slice(0, mostAtOnce), change.state),
      more: found.length > mostAtOnce,
    }
  })
}

async function changeNote(tx: Tx, actor: Actor, id: string, seen: string, note: string): Promise<boolean> {
  if (note === seen) return true
  const { numUpdatedRows } = await tx
    .updateTable('form_submissions')
    .set({ note: note || null, handled_by: actor.id, handled_at: now().toISOString() })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(note, '') = ${seen}`)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 1n)
    await recordActivity(tx, actor, {
      action: 'submissions.note',
      entity: 'submission',
      entityId: id,
      before: { note: seen || null },
      after: { note: note || null },
    })
  return numUpdatedRows === 1n
}

async function changeState(tx: Tx, actor: Actor, id: string, seen: SubmissionState, to: SubmissionState) {
  const row = await tx
    .selectFrom('form_submissions')
    .select(['id', 'state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row?.state !== seen) return false
  await setStates(tx, actor, [row], to)
  return true
}

/** Changes a message's state or note; refused after a colleague's change. */
export async function handleSubmission(actor: Actor, id: string, change: SubmissionChange): Promise<{ done: string }> {
  authorize(actor, 'submissions.handle')
  if (!z.uuid().safeParse(id).success) throw new AppError('not-found')
  await asActor(actor, async (tx) => {
    const exists = await tx.selectFrom('form_submissions').select('id').where('id', '=', id).executeTakeFirst()
    if (!exists) throw new AppError('not-found')
    const changed =
      change.intent === 'note'
        ? await changeNote(tx, actor, id, change.seen.replace(/\r\n?/g, '\n'), change.note)
        : await changeState(tx, actor, id, change.seen, change.state)
    if (!changed) throw new AppError('changed-meanwhile')
  })
  return { done: change.intent }
}
