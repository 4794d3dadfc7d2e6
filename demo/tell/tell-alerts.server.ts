import { readAs, readAsSystem } from '#/db/database.server.ts'
import { addDays, addHours, riyadhDay } from '#/domain/riyadh-time.ts'
import { readInsightSettings } from '#/features/reporting/insights/read-settings.server.ts'
import { saveAlertBounds } from '#/features/reporting/insights/save-settings.server.ts'
import { acknowledgeAlert, openActionOfAlert } from '#/features/reporting/score-alerts/answer.server.ts'
import { raiseScoreAlert } from '#/features/reporting/score-alerts/raise.server.ts'
import type { Cast } from '../demo-person.server.ts'
import { sameIdFor } from '../same-id.ts'
import { happeningAt } from '../time-travel.server.ts'

/** Saffron House's target is its lower limit. */
const bounds = { low: 85, high: 95 }

/**
 * Raises the alerts of Saffron House's reports, and answers some: the first low score is acknowledged, the second one has
 * an action, the critical failure was acknowledged, and its action is verified. The others are new. Idempotent.
 */
export async function tellAlerts({ saffron }: Cast, present: Date): Promise<void> {
  const { version, alerts: before } = await readAs(saffron, (db) => readInsightSettings(db, saffron.id))
  if (before.low !== bounds.low)
    await happeningAt(addHours(present, -24 * 29), () => saveAlertBounds(saffron, { version, ...bounds }))
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
  const [first, second] = alerts.filter(({ kind }) => kind === 'low')
  const critical = alerts.find(({ kind }) => kind === 'critical')
  for (const [alert, note] of [
    [first, 'Talked to the branch manager. The shift plan changes from Sunday.'],
    [critical, 'Pest control was called the same evening.'],
  ] as const)
    if (alert && alert.acknowledged_at === null)
      await happeningAt(addHours(new Date(alert.raised_at), 20), () =>
        acknowledgeAlert(saffron, { alertId: alert.id, note, close: false }),
      )
  if (second && second.acknowledged_at === null)
    await happeningAt(addHours(new Date(second.raised_at), 30), () =>
      openActionOfAlert(saffron, {
        alertId: second.id,
        id: sameIdFor('alert action'),
        questionKey: null,
        title: 'Train the evening shift in the steps of service, and repeat it each month',
        ownerName: 'Majed Al-Harbi',
        ownerEmail: null,
        priority: 'medium',
        dueOn: addDays(riyadhDay(new Date(second.raised_at)), 150),
      }),
    )
}
