import { asActor, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { type DutyRole, dutyRoles, isOpen, type ProofKind } from '#/domain/operations/duties/task.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { type Day, fromRiyadh } from '#/domain/riyadh-time.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { recordFile } from '#/features/core/files/record-file.server.ts'
import { withAttachments } from '#/features/reporting/attachments/attach.server.ts'
import type { SentFile } from '#/features/reporting/attachments/sent-files.server.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { proofFile } from './proof.ts'
import { isOwn, readTask } from './read-tasks.server.ts'
import { selectPeople } from './read-duties.server.ts'

type Seen = { id: string; revision: number }

/** The open task that the actor saw. Throws `not-found`, `changed-meanwhile`, `duty.closed`. */
async function hold(tx: Tx, actor: Actor, { id, revision }: Seen) {
  const task = await tx
    .selectFrom('duty_tasks as t')
    .select(['t.id', 't.state', 't.revision', 't.proof', 't.duty_id', 't.title', 't.due_at', isOwn(actor).as('own')])
    .where('t.id', '=', recordId(id))
    .where('t.client_id', '=', companyOf(actor))
    .executeTakeFirst()
  if (!task) throw new AppError('not-found')
  if (!isOpen(task.state)) throw new AppError('duty.closed')
  if (task.revision !== revision) throw new AppError('changed-meanwhile')
  return task
}
type Held = Awaited<ReturnType<typeof hold>>

async function write(tx: Tx, actor: Actor, held: Held, values: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('duty_tasks')
    .set({ ...values, revision: held.revision + 1 })
    .where('id', '=', held.id)
    .where('client_id', '=', companyOf(actor))
    .where('revision', '=', held.revision)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new AppError('changed-meanwhile')
}

const record = (tx: Tx, actor: Actor, action: string, held: Held, after: Record<string, string | number | null>) =>
  recordActivity(tx, actor, {
    action,
    entity: 'duty-task',
    entityId: held.id,
    clientId: companyOf(actor),
    after: { title: held.title, ...after },
  })

/** Marks a task as begun, which the other people responsible see. */
export async function startTask(actor: Actor, seen: Seen): Promise<void> {
  authorize(actor, 'duties.do')
  await asActor(actor, async (tx) => {
    const held = await hold(tx, actor, seen)
    await write(tx, actor, held, { state: 'doing' })
    await record(tx, actor, 'duty-task.start', held, { state: 'doing' })
  })
}

type Given = { note: string | null; figure: number | null; files: readonly SentFile[] }

function refuseProof(proof: ProofKind, { note, figure, files }: Given): void {
  if (proof === 'note' && note === null) throw new AppError('duty.proof-required', {}, { note: 'duty-note' })
  if (proof === 'number' && figure === null) throw new AppError('duty.proof-required', {}, { figure: 'duty-figure' })
  if (proof === 'file' && files.length === 0) throw new AppError('duty.proof-required', {}, { file: 'duty-file' })
}

/**
 * Marks a task as done, with the proof that its duty asks for. Throws `duty.proof-required`, `duty.closed`,
 * `changed-meanwhile`, and the refusals of `withAttachments`.
 */
export async function finishTask(actor: Actor, seen: Seen, given: Given): Promise<void> {
  authorize(actor, 'duties.do')
  await takeAttempt('picture by account', actor.id)
  const { proof } = await asActor(actor, (tx) => hold(tx, actor, seen))
  refuseProof(proof, given)
  await withAttachments(given.files, proofFile, (stored) =>
    asActor(actor, async (tx) => {
      const held = await hold(tx, actor, seen)
      const [file] = stored
      if (file) {
        const { id, key, name: _name, ...rest } = file
        await recordFile(tx, {
          ...rest,
          id,
          ownerId: actor.id,
          clientId: companyOf(actor),
          purpose: 'duty_proof',
          storageKey: key,
        })
      }
      await write(tx, actor, held, {
        state: 'done',
        done_at: now(),
        done_by: actor.id,
        note: given.note,
        figure: given.figure,
        ...(file && { file_id: file.id, file_name: file.name }),
      })
      await record(tx, actor, 'duty-task.finish', held, { state: 'done' })
      await enqueue(tx, 'duties.make-next', { dutyId: held.duty_id })
      return file ? 'kept' : 'unneeded'
    }),
  )
}

async function refuseKeeper(actor: Actor, { id }: Seen): Promise<void> {
  if (!(await readTask(actor, id)).mayKeep) throw new AppError('not-allowed')
}

/** Cancels one task with a reason; the duty goes on. */
export async function cancelTask(actor: Actor, seen: Seen, reason: string): Promise<void> {
  authorize(actor, 'duties.write')
  await refuseKeeper(actor, seen)
  await asActor(actor, async (tx) => {
    const held = await hold(tx, actor, seen)
    await write(tx, actor, held, { state: 'cancelled', note: reason })
    await record(tx, actor, 'duty-task.cancel', held, { state: 'cancelled', reason })
    await enqueue(tx, 'duties.make-next', { dutyId: held.duty_id })
  })
}

/** Gives one task another time or owner; the duty and its other tasks stay. */
export async function moveTask(actor: Actor, seen: Seen, to: { day: Day; time: string; owner: string }): Promise<void> {
  authorize(actor, 'duties.write')
  await refuseKeeper(actor, seen)
  const dueAt = fromRiyadh(`${to.day}T${to.time}`)
  if (dueAt === null || dueAt.getTime() < now().getTime()) throw new AppError('bad-request', {}, { day: 'duty-past' })
  const [kind = '', whose = ''] = to.owner.split(':')
  const role: DutyRole | null = kind === 'role' ? (dutyRoles.find((name) => name === whose) ?? null) : null
  await asActor(actor, async (tx) => {
    const known = kind === 'person' && (await selectPeople(tx)).some(({ id }) => id === whose)
    if (!known && role === null) throw new AppError('bad-request', {}, { owner: 'duty-owner' })
    const held = await hold(tx, actor, seen)
    await write(tx, actor, held, { due_at: dueAt, owner_id: known ? whose : null, owner_role: known ? null : role })
    await record(tx, actor, 'duty-task.move', held, { due: dueAt.toISOString() })
  })
}
