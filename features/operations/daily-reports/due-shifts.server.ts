import { sql } from 'kysely'
import type { Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { hoursOf } from '#/domain/branch-hours.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { businessDayOf, dueAt } from '#/domain/operations/daily-reports/business-day.ts'
import { endOfShift, forBranch, shiftsOn } from '#/domain/operations/daily-reports/template.ts'
import { now } from '#/platform/clock.ts'
import { type DayStatus, marksOf, statusOfDay } from './expected.ts'
import type { ShiftPlace } from './hold.server.ts'
import { readTemplate } from './template.server.ts'

export type DueShift = ShiftPlace & {
  branch: string
  name: Text
  status: DayStatus
  dueAt: Date
  /** Counted in days from today's business day: -1 is yesterday. */
  away: -1 | 0 | 1
}

const selectBranches = (db: Tx, clientId: string, writable: boolean) =>
  db
    .selectFrom('branches as b')
    .select(['b.id', 'b.hours', branchNow('b').as('name')])
    .select(
      sql<Day | null>`(select min(d.business_day)::text from daily_reports d where d.client_id = b.client_id and d.branch_id = b.id)`.as(
        'firstDay',
      ),
    )
    .where('b.client_id', '=', clientId)
    .where('b.closed_at', 'is', null)
    .$if(writable, (found) => found.where(sql<boolean>`priv.may_branch('daily.write', b.id)`))
    .orderBy(sql`app.fold(${branchNow('b')})`)
    .limit(500)
    .execute()

/**
 * Shifts of yesterday, today and tomorrow of branches that take part in daily reports, as far as the actor sees them.
 * `writable`: only of branches for which the actor fills them in.
 */
export async function selectDueShifts(
  db: Tx,
  actor: Actor,
  { writable }: { writable: boolean },
): Promise<readonly DueShift[]> {
  const clientId = companyOf(actor)
  const at = now()
  const [{ template }, branches, reports] = await Promise.all([
    readTemplate(db, clientId),
    selectBranches(db, clientId, writable),
    db
      .selectFrom('daily_reports')
      .select(['branch_id', 'business_day', 'shift', 'state'])
      .where('client_id', '=', clientId)
      .where('is_current', '=', true)
      // why two days: the business day is known only with the cut-off of the template, which is read beside this
      .where('business_day', '>=', addDays(riyadhDay(at), -2))
      .execute(),
  ])
  const today = businessDayOf(at, template.cutOff)
  const reportOf = new Map(reports.map((one) => [`${one.branch_id} ${one.business_day} ${one.shift}`, one]))
  return branches.flatMap(({ id, name: branch, hours, firstDay }) => {
    const takesPart = { hours: hoursOf(hours), firstDay, closedOn: null }
    const own = forBranch(template, id)
    return ([-1, 0, 1] as const).flatMap((away) => {
      const day = addDays(today, away)
      const marks = marksOf({ template: own, branch: takesPart, day }, at)
      return shiftsOn(own, day).flatMap((shift): DueShift[] => {
        const report = reportOf.get(`${id} ${day} ${shift.key}`)
        const status = statusOfDay(
          report ? [report] : [],
          marks.filter((one) => one.shift === shift.key),
        )
        if (status === null || status === 'closed') return []
        const due = dueAt(endOfShift(own, day, shift))
        return [{ branchId: id, branch, day, shift: shift.key, name: shift.name, status, dueAt: due, away }]
      })
    })
  })
}
