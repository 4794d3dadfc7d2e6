import { sql } from 'kysely'
import { readAs, type Tx } from '#/db/database.server.ts'
import { branchNow } from '#/db/names.server.ts'
import { companyOf, type Actor } from '#/domain/actor.ts'
import { hoursOf } from '#/domain/branch-hours.ts'
import { monthStart } from '#/domain/months.ts'
import { authorize, may } from '#/domain/permissions.ts'
import { addDays, type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import { businessDayOf } from '#/domain/operations/daily-reports/business-day.ts'
import { comparedSpans, type MonthSpan, type MonthSum, sumOfSpan } from '#/domain/operations/daily-reports/month.ts'
import { forBranch, shiftsOn } from '#/domain/operations/daily-reports/template.ts'
import { isBelow } from '#/features/companies/hierarchy/parts.server.ts'
import { now } from '#/platform/clock.ts'
import { type DayStatus, marksOf, statusOfDay } from './expected.ts'
import { readMonthWaste } from './read-waste.server.ts'
import { readTemplate } from './template.server.ts'

export type MonthCell = {
  status: DayStatus | null
  /** Shift to which the cell leads. */
  shift: string
  late: boolean
  beyond: boolean
  net: number | null
}
export type MonthRow = {
  branchId: string
  branch: string
  cells: MonthCell[]
  net: number | null
  difference: number | null
  /** Waste of signed reports; null: none is valued, or the reader sees no costs. */
  waste: number | null
}
export type DailyMonth = {
  month: string
  days: Day[]
  today: Day
  rows: MonthRow[]
  sum: {
    signed: number
    missing: number
    late: number
    /** Days with a temperature beyond the limit. */
    beyond: number
    net: number | null
    difference: number | null
  }
  /** This month beside the one before and the same one a year ago, day for day; null for those who see no amounts. */
  compared: { own: MonthSum; before: MonthSum; year: MonthSum } | null
  /** Waste of all signed reports, and its lines without a value; null for those who do not see costs. */
  waste: { halalas: number | null; open: number } | null
  /** Whether the reader sees amounts. */
  money: boolean
  /** Whether the reader changes the template. */
  template: boolean
}

const selectBranches = (db: Tx, clientId: string, part: string | null) =>
  db
    .selectFrom('branches as b')
    .select(['b.id', 'b.hours', 'b.closed_at', branchNow('b').as('name')])
    .select(
      sql<Day | null>`(select min(d.business_day)::text from daily_reports d where d.client_id = b.client_id and d.branch_id = b.id)`.as(
        'firstDay',
      ),
    )
    .where('b.client_id', '=', clientId)
    .$if(part !== null, (found) => found.where(isBelow('b.id', part!)))
    .orderBy(sql`app.fold(${branchNow('b')})`)
    .limit(500)
    .execute()

const selectEarlier = (db: Tx, clientId: string, spans: readonly MonthSpan[]) =>
  db
    .selectFrom('daily_tallies')
    .select(['branch_id', 'business_day', 'net', 'difference'])
    .where('client_id', '=', clientId)
    .where('signed', '>', 0)
    .where((of) =>
      of.or(spans.map(({ from, to }) => of.and([of('business_day', '>=', from), of('business_day', '<', to)]))),
    )
    .execute()

/** A month of all branches: the state of each day, and the sales. */
export async function readMonth(
  actor: Actor,
  given: { month: string | null; part: string | null },
): Promise<DailyMonth> {
  authorize(actor, 'daily.read')
  return readAs(actor, async (db) => {
    const clientId = companyOf(actor)
    const { template } = await readTemplate(db, clientId)
    const at = now()
    const today = businessDayOf(at, template.cutOff)
    const month = given.month ?? today.slice(0, 7)
    const first = `${month}-01`
    const next = monthStart(first, 1)
    const money = may(actor, 'daily-money.read')
    const manages =
      may(actor, 'daily.manage') &&
      (await sql<{ may: boolean }>`select priv.reads_company('daily.manage') as may`.execute(db)).rows[0]!.may
    const spans = comparedSpans(month, today)
    const [branches, reports, waste, tallies, earlier] = await Promise.all([
      selectBranches(db, clientId, given.part),
      db
        .selectFrom('daily_reports')
        .select(['branch_id', 'business_day', 'shift', 'state', 'is_late', 'has_beyond'])
        .where('client_id', '=', clientId)
        .where('is_current', '=', true)
        .where('business_day', '>=', first)
        .where('business_day', '<', next)
        .execute(),
      readMonthWaste(db, actor, { from: first, to: next }),
      money
        ? db
            .selectFrom('daily_tallies')
            .select(['branch_id', 'business_day', 'signed', 'net', 'difference'])
            .where('client_id', '=', clientId)
            .where('business_day', '>=', first)
            .where('business_day', '<', next)
            .where('signed', '>', 0)
            .execute()
        : [],
      money ? selectEarlier(db, clientId, [spans.before, spans.year]) : [],
    ])
    const days: Day[] = []
    for (let day = first; day < next; day = addDays(day, 1)) days.push(day)
    const keyOf = (branch: string, day: Day) => `${branch} ${day}`
    const reportsAt = Map.groupBy(reports, ({ branch_id, business_day }) => keyOf(branch_id, business_day))
    const tallyAt = new Map(tallies.map((tally) => [keyOf(tally.branch_id, tally.business_day), tally]))
    const rows = branches.flatMap((branch): MonthRow[] => {
      const own = forBranch(template, branch.id)
      const takesPart = {
        hours: hoursOf(branch.hours),
        firstDay: branch.firstDay,
        closedOn: branch.closed_at ? riyadhDay(new Date(branch.closed_at)) : null,
      }
      if (branch.closed_at && !days.some((day) => reportsAt.has(keyOf(branch.id, day)))) return []
      const cells = days.map((day): MonthCell => {
        const found = reportsAt.get(keyOf(branch.id, day)) ?? []
        const marks = marksOf({ template: own, branch: takesPart, day }, at)
        const open = marks.find(({ shift }) => !found.some((one) => one.shift === shift && one.state === 'signed'))
        return {
          status: statusOfDay(found, marks),
          shift: open?.shift ?? found[0]?.shift ?? shiftsOn(own, day)[0]!.key,
          late: found.some(({ is_late }) => is_late),
          beyond: found.some(({ has_beyond }) => has_beyond),
          net: tallyAt.get(keyOf(branch.id, day))?.net ?? null,
        }
      })
      const tallied = days.flatMap((day) => tallyAt.get(keyOf(branch.id, day)) ?? [])
      const sum = (of: (one: (typeof tallied)[number]) => number) =>
        tallied.length > 0 ? tallied.reduce((all, one) => all + of(one), 0) : null
      return [
        {
          branchId: branch.id,
          branch: branch.name,
          cells,
          net: sum(({ net }) => net),
          difference: sum(({ difference }) => difference),
          waste: waste?.of.get(branch.id) ?? null,
        },
      ]
    })
    const all = rows.flatMap(({ cells }) => cells)
    const shown = new Set(rows.map(({ branchId }) => branchId))
    const sumOf = (span: MonthSpan) =>
      sumOfSpan(
        span,
        [...tallies, ...earlier].filter(({ branch_id }) => shown.has(branch_id)),
      )
    const count = (status: DayStatus) => all.filter((cell) => cell.status === status).length
    const total = (of: (row: MonthRow) => number | null) =>
      rows.some((row) => of(row) !== null) ? rows.reduce((sum, row) => sum + (of(row) ?? 0), 0) : null
    return {
      month,
      days,
      today,
      rows,
      waste: waste && waste.all(rows.map(({ branchId }) => branchId)),
      money,
      template: manages,
      compared: money ? { own: sumOf(spans.own), before: sumOf(spans.before), year: sumOf(spans.year) } : null,
      sum: {
        signed: count('signed'),
        missing: count('missing'),
        late: all.filter(({ late }) => late).length,
        beyond: all.filter(({ beyond }) => beyond).length,
        net: total(({ net }) => net),
        difference: total(({ difference }) => difference),
      },
    }
  })
}
