import { href } from 'react-router'
import { readAs } from '#/db/database.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { openAudits } from '#/domain/operations/audits/state.ts'
import { may } from '#/domain/permissions.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'

const mostAudits = 6
const daysAhead = 7

/** Addresses of the audits that a phone keeps: those that the actor began, and those due within a week. */
export async function auditPagesOfPhone(actor: Actor): Promise<string[]> {
  if (!may(actor, 'audits.do')) return []
  const rows = await readAs(actor, (db) =>
    db
      .selectFrom('audits')
      .select('id')
      .where('client_id', '=', companyOf(actor))
      .where('auditor_id', '=', actor.id)
      .where('state', 'in', openAudits)
      .where('planned_on', '<=', addDays(riyadhDay(now()), daysAhead))
      .orderBy('planned_on')
      .limit(mostAudits)
      .execute(),
  )
  return rows.map(({ id }) => href('/client/field/audit/:auditId', { auditId: id }))
}
