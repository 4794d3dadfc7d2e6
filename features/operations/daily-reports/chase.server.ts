import { sql } from 'kysely'
import { asSystem, type Tx } from '#/db/database.server.ts'
import { branchNowInBoth } from '#/db/names.server.ts'
import { hoursOf } from '#/domain/branch-hours.ts'
import { addDays, type Day } from '#/domain/riyadh-time.ts'
import { businessDayOf } from '#/domain/operations/daily-reports/business-day.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import type { JobPayload } from '#/jobs/jobs.ts'
import { now } from '#/platform/clock.ts'
import { marksOf } from './expected.ts'
import { forBranch } from '#/domain/operations/daily-reports/template.ts'
import { readTemplate } from './template.server.ts'

const lookBackDays = 2

const selectBranches = (tx: Tx) =>
  tx
    .selectFrom('branches as b')
    .select(['b.id', 'b.client_id', 'b.hours', branchNowInBoth('b').as('branch')])
    .select(
      sql<Day | null>`(select min(d.business_day)::text from daily_reports d where d.client_id = b.client_id and d.branch_id = b.id)`.as(
        'firstDay',
      ),
    )
    .where('b.closed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('daily_reports as d')
          .select('d.id')
          .whereRef('d.client_id', '=', 'b.client_id')
          .whereRef('d.branch_id', '=', 'b.id'),
      ),
    )
    .execute()
type Branch = Awaited<ReturnType<typeof selectBranches>>[number]

/** Tells managers of reports that are late or missing, once each. */
export async function chaseDailyReports(): Promise<void> {
  await asSystem('a job looks for daily reports that did not come', async (tx) => {
    const byClient = Map.groupBy(await selectBranches(tx), ({ client_id }) => client_id)
    for (const [clientId, branches] of byClient) await chaseCompany(tx, clientId, branches)
  })
}

async function chaseCompany(tx: Tx, clientId: string, branches: readonly Branch[]): Promise<void> {
  const at = now()
  const { template } = await readTemplate(tx, clientId)
  const today = businessDayOf(at, template.cutOff)
  const came = await tx
    .selectFrom('daily_reports')
    .select(['branch_id', 'business_day', 'shift'])
    .where('client_id', '=', clientId)
    .where('business_day', '>=', addDays(today, -lookBackDays))
    .where('submitted_at', 'is not', null)
    .execute()
  const known = new Set(came.map((one) => `${one.branch_id} ${one.business_day} ${one.shift}`))
  for (const branch of branches) {
    const takesPart = { hours: hoursOf(branch.hours), firstDay: branch.firstDay, closedOn: null }
    const own = forBranch(template, branch.id)
    for (let back = lookBackDays; back >= 0; back -= 1) {
      const day = addDays(today, -back)
      for (const { shift, mark } of marksOf({ template: own, branch: takesPart, day }, at)) {
        if ((mark !== 'late' && mark !== 'missing') || known.has(`${branch.id} ${day} ${shift}`)) continue
        if (mark === 'missing')
          await sql`select priv.tell_missing_daily(${clientId}::uuid, ${branch.id}::uuid, ${day}::date, ${shift}, ${at.toISOString()}::timestamptz)`.execute(
            tx,
          )
        await tell(
          tx,
          { client: clientId, branch: branch.id },
          `daily.${mark}`,
          { branch: branch.branch, day, id: branch.id, on: day, shift },
          { effectKey: `daily:${mark}:${branch.id}:${day}:${shift}` },
        )
      }
    }
  }
}

/** Tells managers of a temperature beyond the grey band. */
export async function tellTemperature(payload: JobPayload<'daily.temperature'>): Promise<void> {
  const { actionId, pointEn, pointAr, degrees, limit } = payload
  await asSystem('a job tells managers of a dangerous temperature', async (tx) => {
    const action = await tx
      .selectFrom('report_actions as a')
      .innerJoin('branches as b', 'b.id', 'a.branch_id')
      .select(['a.id', 'a.client_id', 'a.branch_id', branchNowInBoth('b').as('branch')])
      .where('a.id', '=', actionId)
      .executeTakeFirst()
    if (!action) return
    await tell(
      tx,
      { client: action.client_id, branch: action.branch_id },
      'daily.temperature',
      { branch: action.branch, point: { en: pointEn, ar: pointAr }, degrees, limit, id: action.id },
      { effectKey: `daily:temperature:${action.id}` },
    )
  })
}
