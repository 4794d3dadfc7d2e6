import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { AppError } from '#/domain/errors.ts'
import { authorize } from '#/domain/permissions.ts'
import { recordId } from '#/domain/record-id.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { type JobPayload, jobs } from '#/jobs/jobs.ts'
import { enqueue } from '#/jobs/queue.server.ts'
import { now } from '#/platform/clock.ts'
import { isJobName } from './areas.ts'

/** Closes an open row. Throws `not-found`, and `changed-meanwhile` when already decided. */
async function decide(tx: Tx, actor: Actor, typedId: string, state: 'retried' | 'closed', reason: string | null) {
  const id = recordId(typedId)
  const row = await tx
    .updateTable('failed_jobs')
    .set({ state, reason, decided_at: now(), decided_by: actor.id })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['job', 'payload'])
    .executeTakeFirst()
  if (!row) {
    const known = await tx.selectFrom('failed_jobs').select('id').where('id', '=', id).executeTakeFirst()
    throw new AppError(known ? 'changed-meanwhile' : 'not-found')
  }
  await recordActivity(tx, actor, {
    action: state === 'retried' ? 'jobs.retry' : 'jobs.close',
    entity: 'job',
    entityId: id,
    before: { state: 'open' },
    after: { state, job: row.job },
    reason,
  })
  return row
}

/** Requeues a failed job with all retries; concurrent calls requeue it once. */
export async function retryFailedJob(actor: Actor, id: string): Promise<void> {
  authorize(actor, 'logs.retry')
  await asActor(actor, async (tx) => {
    const { job, payload } = await decide(tx, actor, id, 'retried', null)
    if (!isJobName(job)) throw new AppError('job.unknown')
    const parsed = jobs[job].payload.safeParse(payload)
    if (!parsed.success) throw new AppError('job.unknown')
    await enqueue(tx, job, parsed.data as JobPayload<typeof job>)
  })
}

/** Closes a failed job without a retry, with the reason. */
export async function closeFailedJob(actor: Actor, { id, reason }: { id: string; reason: string }): Promise<void> {
  authorize(actor, 'logs.retry')
  await asActor(actor, (tx) => decide(tx, actor, id, 'closed', reason))
}
