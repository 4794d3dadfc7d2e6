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
  /** When the shopper left, by the device's clock. */
  deviceTime: string
  /** The device's clock at the sending, when it was sent later. */
  sentAt?: string | undefined
}

/** The shopper has left the branch. Said once; a stamp that was set right afterwards is among the moments and moves nothing here. */
export async function leaveBranch(actor: Actor, departure: Departure): Promise<void> {
  authorize(actor, 'reports.write')
  await asActor(actor, async (tx) => {
    const report = await lockEditableReport(tx, actor, departure.reportId)
    await setLeft(tx, actor, { ...departure, reportId: report.id })
  })
}

/** The step itself, for whoever holds the report already. */
export async function setLeft(tx: Tx, actor: Actor, { reportId, deviceTime, sentAt }: Departure): Promise<void> {
  const at = now()
  await setDeparture(tx, reportId, actor.id, {
    left_at: byServerClock({ deviceTime, sentAt, at }),
    left_device_at: deviceMoment(deviceTime, at),
    updated_at: at,
  })
}
