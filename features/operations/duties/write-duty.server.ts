import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asActor, readAs, type Tx } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import type { DutyInput } from './form.ts'
import { madeOf, makeTasks } from './make-tasks.server.ts'
import { readDutyChoices } from './read-duties.server.ts'

/** Most duties of a company that are not archived. */
const mostDuties = 500

async function refuseChoices(actor: Actor, { nodeId, ownerId, ownerRole }: DutyInput): Promise<void> {
  const { places, people } = await readDutyChoices(actor)
  if (!places.some(({ id }) => id === nodeId)) throw new AppError('bad-request', {}, { node: 'choose-place' })
  if (ownerId !== null && !people.some(({ id }) => id === ownerId))
    throw new AppError('bad-request', {}, { owner: 'duty-owner' })
  const isHeld =
    ownerRole === null ||
    (await readAs(actor, (db) => callFunction<boolean>(db, sql`priv.is_role_held(${ownerRole}, ${nodeId}::uuid)`)))
  if (!isHeld) throw new AppError('bad-request', {}, { owner: 'duty-role-empty' })
}

const columnsOf = (input: DutyInput) => ({
  node_id: input.nodeId,
  title: input.title,
  details: input.details,
  rule: input.rule,
  after_days: input.afterDays,
  first_day: input.firstDay,
  except_days: [...(input.exceptDays ?? [])],
  due_time: input.time,
  ramadan_time: input.ramadanTime,
  policy: input.policy,
  owner_id: input.ownerId,
  owner_role: input.ownerRole,
  proof: input.proof,
})

const record = (tx: Tx, actor: Actor, action: string, id: string, after: Record<string, string | number | null>) =>
  recordActivity(tx, actor, { action, entity: 'duty', entityId: id, clientId: companyOf(actor), after })

const recorded = ({ title, rule, afterDays, firstDay }: DutyInput) => ({
  title,
  repeats: rule ?? `+${afterDays}`,
  firstDay,
})

const make = async (tx: Tx, id: string): Promise<void> => {
  await makeTasks(tx, await tx.selectFrom('duties').select(madeOf).where('id', '=', id).executeTakeFirstOrThrow())
}

/** Adds a duty and makes its tasks of the next days; one sent twice is one duty. */
export async function addDuty(actor: Actor, input: { id: string } & DutyInput): Promise<void> {
  authorize(actor, 'duties.write')
  await takeAttempt('report work by account', actor.id)
  await refuseChoices(actor, input)
  await asActor(actor, async (tx) => {
    const { count } = await tx
      .selectFrom('duties')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('client_id', '=', companyOf(actor))
      .where('state', '<>', 'archived')
      .executeTakeFirstOrThrow()
    if (count >= mostDuties) throw new AppError('duty.too-many')
    const row = await tx
      .insertInto('duties')
      .values({ id: input.id, client_id: companyOf(actor), created_by: actor.id, ...columnsOf(input) })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) return
    await make(tx, row.id)
    await record(tx, actor, 'duty.add', row.id, recorded(input))
  })
}

type Seen = { id: string; revision: number }

async function change(tx: Tx, actor: Actor, { id, revision }: Seen, values: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('duties')
    .set({ ...values, revision: revision + 1 })
    .where('id', '=', recordId(id))
    .where('client_id', '=', companyOf(actor))
    .where('revision', '=', revision)
    .where('state', '<>', 'archived')
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  const exists = await tx.selectFrom('duties').select('id').where('id', '=', recordId(id)).executeTakeFirst()
  throw new AppError(exists ? 'changed-meanwhile' : 'not-found')
}

/** Removes the tasks that nothing was done on and that are not due yet. */
const dropFuture = (tx: Tx, actor: Actor, id: string, at: Date) =>
  tx
    .deleteFrom('duty_tasks')
    .where('duty_id', '=', id)
    .where('client_id', '=', companyOf(actor))
    .where('state', '=', 'todo')
    .where('due_at', '>', at.toISOString())
    .execute()

/** Changes a duty: tasks that are due later are made anew, those that were begun or are due stay as they were. */
export async function saveDuty(actor: Actor, seen: Seen, input: DutyInput, at: Date): Promise<void> {
  authorize(actor, 'duties.write')
  await refuseChoices(actor, input)
  await asActor(actor, async (tx) => {
    await change(tx, actor, seen, { ...columnsOf(input), made_until: null })
    await dropFuture(tx, actor, seen.id, at)
    const { state } = await tx.selectFrom('duties').select('state').where('id', '=', seen.id).executeTakeFirstOrThrow()
    if (state === 'active') await make(tx, seen.id)
    await record(tx, actor, 'duty.change', seen.id, recorded(input))
  })
}

/** Pauses, resumes or archives a duty. A paused or archived one loses the tasks that are due later. */
export async function stepDuty(
  actor: Actor,
  seen: Seen,
  step: 'pause' | 'resume' | 'archive',
  at: Date,
): Promise<void> {
  authorize(actor, 'duties.write')
  await asActor(actor, async (tx) => {
    const state = { pause: 'paused', resume: 'active', archive: 'archived' }[step]
    await change(tx, actor, seen, { state, made_until: null })
    if (step === 'resume') await make(tx, seen.id)
    else await dropFuture(tx, actor, seen.id, at)
    await record(tx, actor, `duty.${step}`, seen.id, { state })
  })
}
