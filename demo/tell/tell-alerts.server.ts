import { readAs, readAsSystem } from '#/db/database.server.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { acknowledgeAlert } from '#/features/reporting/score-alerts/answer.server.ts'
import { raiseScoreAlert } from '#/features/reporting/score-alerts/raise.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { happeningAt } from '../time-travel.server.ts'

const notes = [
  'Talked to the branch manager; the shift plan changes from Sunday.',
  'The finding was mended during the visit; nothing is left to do.',
] as const

/**
 * Raises the alerts of Saffron House's reports. Those older than three weeks were acknowledged the day after, every other
 * one with nothing left to do; the newest ones wait. Idempotent.
 */
export async function tellAlerts({ saffron }: Cast, present: Date): Promise<void> {
  const reports = await readAsSystem('the demo world raises the alerts of its reports', (db) =>
    db
      .selectFrom('mystery_shopping_reports')
      .select('id')
      .where('client_id', '=', saffron.id)
      .where('released_at', 'is not', null)
      .orderBy('released_at')
      .execute(),
  )
  for (const { id } of reports) await raiseScoreAlert({ reportId: id })
  const alerts = await readAs(saffron, (db) =>
    db
      .selectFrom('score_alerts')
      .select(['id', 'kind', 'raised_at', 'acknowledged_at'])
      .where('client_id', '=', saffron.id)
      .where('withdrawn_at', 'is', null)
      .orderBy('raised_at')
      .orderBy('id')
      .execute(),
  )
  const until = addDays(riyadhDay(present), -21)
  const old = alerts.filter(({ raised_at }) => riyadhDay(new Date(raised_at)) < until)
  for (const [index, { id, raised_at, acknowledged_at }] of old.entries()) {
    if (acknowledged_at !== null) continue
    const close = index % 2 === 1
    await happeningAt(addHours(new Date(raised_at), 20), () =>
      acknowledgeAlert(saffron, { alertId: id, note: notes[close ? 1 : 0], close }),
    )
  }
}
