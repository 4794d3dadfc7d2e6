import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { deviceMoment } from '#/features/fieldwork/visits/clean.ts'
import { lockEditableReport } from '#/features/fieldwork/visits/report-under-way.server.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { setLeft } from './leave-branch.server.ts'
import { maximumMomentsPerReport, type Moment, type MomentBatch, type MomentOutcome } from './moment.ts'

/**
 * Stores events of the phone while the report is open. Idempotent by the phone's ids; the stamp of leaving ends the
 * visit.
 */
export async function storeMoments(actor: Actor, batch: MomentBatch): Promise<MomentOutcome[]> {
  authorize(actor, 'reports.write')
  await takeAttempt('moments by account', actor.id)
  return asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, batch.reportId)
    const named = new Map(
      batch.moments.map((moment): [string, Moment] => [moment.id, { ...moment, detail: moment.detail ?? {} }]),
    )
    const known = await selectKnown(tx, report.id, [...named.keys()])
    const fresh = [...named.values()].filter(({ id }) => !known.has(id))
    const room = Math.max(0, maximumMomentsPerReport - (await countMoments(tx, report.id)))
    const taken = await insertMoments(tx, actor, report, fresh.slice(0, room))
    const left = fresh.findLast(({ id, kind, name }) => taken.has(id) && kind === 'stamp' && name === 'left')
    if (left) await setLeft(tx, actor, { reportId: report.id, deviceTime: left.deviceAt, sentAt: batch.sentAt })
    return batch.moments.map(({ id }) => {
      if (known.has(id) || taken.has(id)) return { id, outcome: 'stored' as const }
      // why: an id that belongs to another report is the sender's mistake; the code reveals nothing of that report
      const code = fresh.findIndex((moment) => moment.id === id) < room ? 'bad-request' : 'report.moment-limit'
      return { id, outcome: 'refused' as const, code }
    })
  })
}

async function selectKnown(tx: Tx, reportId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('report_moments')
    .select('id')
    .where('report_id', '=', reportId)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

async function countMoments(tx: Tx, reportId: string): Promise<number> {
  const { n } = await tx
    .selectFrom('report_moments')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

async function insertMoments(
  tx: Tx,
  actor: Actor,
  report: { id: string; client_id: string },
  moments: readonly Moment[],
): Promise<ReadonlySet<string>> {
  if (moments.length === 0) return new Set()
  const at = now()
  const rows = await tx
    .insertInto('report_moments')
    .values(
      moments.map(({ id, kind, name, deviceAt, detail }) => ({
        id,
        report_id: report.id,
        client_id: report.client_id,
        shopper_id: actor.id,
        kind,
        name,
        device_at: deviceMoment(deviceAt, at),
        stored_at: at,
        detail: JSON.stringify(detail),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
