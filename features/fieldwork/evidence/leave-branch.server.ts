import { asActor, type Tx } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { authorize } from '#/domain/permissions.ts'
import { lockEditableReport } from '#/features/fieldwork/visits/report-under-way.server.ts'
import { deviceMoment } from '#/features/fieldwork/visits/clean.ts'
import { now } from '#/platform/clock.ts'
import { byServerClock } from '#/domain/fieldwork/device-clock.ts'
import { setDeparture } from '#/features/fieldwork/visits/change-report.server.ts'

export type Departure = {
  reportId: string
  /** Time of departure, by the device's clock. */
  deviceTime: string
  /** The device's clock at sending, if sent later. */
  sentAt?: string | undefined
}

/**
 * Records that the shopper left the branch. Only the first call counts; a stamp corrected afterwards is stored among
 * the moments and changes nothing here.
 */
export async function leaveBranch(actor: Actor, departure: Departure): Promise<void> {
  authorize(actor, 'reports.write')
  await asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, departure.reportId)
    await setLeft(tx, actor, { ...departure, reportId: report.id })
  })
}

/** The step itself, for callers that have locked the report. */
export async function setLeft(tx: Tx, actor: Actor, { reportId, deviceTime, sentAt }: Departure): Promise<void> {
  const at = now()
  await setDeparture(tx, reportId, actor.id, {
    left_at: byServerClock({ deviceTime, sentAt, at }),
    left_device_at: deviceMoment(deviceTime, at),
    updated_at: at,
  })
}
