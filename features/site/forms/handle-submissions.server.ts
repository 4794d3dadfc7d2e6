import { plainText } from '#/domain/plain-text.ts'
import { sql } from 'kysely'
import { z } from 'zod'
import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { readList } from '#/domain/list.ts'
import { authorize } from '#/domain/permissions.ts'
import { type UndoFields, type Undone, writeBefore } from '#/domain/undo.ts'
import { beforeField } from '#/features/core/lists/undo-field.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { now } from '#/platform/clock.ts'
import { inboxList, isSubmissionState, type SubmissionState, submissionStates } from './inbox-list.ts'
import { matching } from './read-inbox.server.ts'

const state = z.enum(submissionStates, { error: 'unreadable' })
const ids = z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat())

const chosen = z.strictObject({ scope: z.literal('chosen'), state, ids: ids.pipe(z.array(z.uuid()).min(1).max(500)) })
const matched = z.strictObject({ scope: z.literal('matching'), state, search: z.string().max(2000) })
const undo = z.strictObject({
  scope: z.literal('undo'),
  state,
  at: z.iso.datetime('unreadable'),
  before: beforeField(1000),
})
/** Bulk step of the inbox: selected rows, or all matching the address. */
export const bulkForm = z.discriminatedUnion('scope', [chosen, matched])
/** A bulk step of the inbox, or its undo. */
export const inboxForm = z.discriminatedUnion('scope', [chosen, matched, undo])
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

/** Sets the state of those messages that have another, and returns them as they were. */
async function setStates(
  tx: Tx,
  actor: Actor,
  found: { id: string; state: string }[],
  to: SubmissionState,
  at = now(),
) {
  const moved = found.filter((row) => row.state !== to)
  if (moved.length === 0) return []
  await tx
    .updateTable('form_submissions')
    .set({ state: to, handled_by: actor.id, handled_at: at.toISOString() })
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
  return moved
}

/** What a bulk step changed, whether more are left, and what undoes it. */
export type Changed = { changed: number; more: boolean; undo: UndoFields }

/** Changes the state of many messages. Nothing is sent, so that the step can be undone. */
export async function changeStates(actor: Actor, change: z.output<typeof bulkForm>): Promise<Changed> {
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
    const at = now()
    const moved = await setStates(tx, actor, found.slice(0, mostAtOnce), change.state, at)
    const before = writeBefore(moved.map((row) => ({ id: row.id, was: row.state })))
    const back = moved.length > 0 ? { scope: 'undo', state: change.state, at: at.toISOString(), before } : null
    return { changed: moved.length, more: found.length > mostAtOnce, undo: back }
  })
}

/** Gives messages the state they had before a bulk step; those handled since keep theirs. */
export async function undoStates(actor: Actor, { before, state: to, at }: z.output<typeof undo>): Promise<Undone> {
  authorize(actor, 'submissions.handle')
  if (before.some(({ was }) => !isSubmissionState(was))) throw new AppError('bad-request')
  return asActor(actor, async (tx) => {
    const found = await tx
      .selectFrom('form_submissions')
      .select(['id', 'ticket', 'state', 'handled_by', 'handled_at'])
      .where(
        'id',
        'in',
        before.map(({ id }) => id),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
    const isAsLeft = (row: (typeof found)[number]) =>
      row.state === to &&
      row.handled_by === actor.id &&
      row.handled_at !== null &&
      +new Date(row.handled_at) === +new Date(at)
    const was = new Map(before.map((row) => [row.id, row.was]))
    let undone = 0
    for (const state of submissionStates) {
      const rows = found.filter((row) => isAsLeft(row) && was.get(row.id) === state)
      undone += (await setStates(tx, actor, rows, state)).length
    }
    return { undone, kept: found.filter((row) => !isAsLeft(row)).map(({ ticket }) => String(ticket)) }
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
