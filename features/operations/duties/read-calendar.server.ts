import { readAs } from '#/db/database.server.ts'
import { type Actor, companyOf } from '#/domain/actor.ts'
import { monthStart } from '#/domain/months.ts'
import { dueMoments } from '#/domain/operations/duties/due-days.ts'
import { authorize } from '#/domain/permissions.ts'
import { addDays, type Day, riyadhDay, startOfDay, weekdayOf } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { linesOf, selectTasks, type TaskLine } from './read-tasks.server.ts'
import { scheduleOf } from './schedule.ts'

/** A date of a duty whose task is not made yet; only for those who keep duties. */
export type Planned = { dutyId: string; title: string }
export type CalendarDay = { day: Day; inMonth: boolean; holiday: string | null; tasks: TaskLine[]; planned: Planned[] }
export type DutyCalendar = {
  month: string
  today: Day
  /** Weeks from Sunday to Saturday. */
  weeks: CalendarDay[][]
  /** Whether more tasks exist than are shown. */
  cut: boolean
}

const mostShown = 2000
/** Dates looked at of a duty, far beyond those of a month: a daily rule that began years ago ends the search early. */
const mostLooked = 4000

/** Tasks of a month by day, with official holidays and, for those who keep duties, the dates still to come. */
export async function readDutyCalendar(actor: Actor, asked: string | null): Promise<DutyCalendar> {
  authorize(actor, 'duties.own')
  const today = riyadhDay(now())
  const month = asked ?? today.slice(0, 7)
  const [first, next] = [`${month}-01`, monthStart(`${month}-01`, 1)]
  const from = addDays(first, -weekdayOf(first))
  const until = addDays(next, (7 - weekdayOf(next)) % 7)
  return readAs(actor, async (db) => {
    const [rows, duties, holidays] = await Promise.all([
      selectTasks(db, actor)
        .where('t.due_at', '>=', startOfDay(from).toISOString())
        .where('t.due_at', '<', startOfDay(until).toISOString())
        .where('t.state', '<>', 'cancelled')
        .orderBy('t.due_at')
        .orderBy('t.id')
        .limit(mostShown + 1)
        .execute(),
      db
        .selectFrom('duties')
        .select(['id', 'title', 'rule', 'after_days', 'first_day', 'due_time', 'ramadan_time', 'policy'])
        .select(['except_days', 'made_until'])
        .where('client_id', '=', companyOf(actor))
        .where('state', '=', 'active')
        .where('rule', 'is not', null)
        .where('first_day', '<', until)
        .limit(500)
        .execute(),
      db.selectFrom('calendar_days').select(['day', 'name_en', 'name_ar']).execute(),
    ])
    const lines = Map.groupBy(await linesOf(db, actor, rows.slice(0, mostShown)), ({ dueAt }) =>
      riyadhDay(new Date(dueAt)),
    )
    const off = new Set(holidays.map(({ day }) => day))
    const planned = Map.groupBy(
      duties.flatMap((duty) => {
        const made = duty.made_until ?? today
        let looked = 0
        const found: (Planned & { day: Day })[] = []
        for (const { day, occurrence } of dueMoments(scheduleOf(duty), off)) {
          looked += 1
          if (occurrence > addDays(until, 31) || looked > mostLooked) break
          if (day > made && day >= from && day < until) found.push({ dutyId: duty.id, title: duty.title, day })
        }
        return found
      }),
      ({ day }) => day,
    )
    const nameOf = new Map(holidays.map(({ day, name_en, name_ar }) => [day, { en: name_en, ar: name_ar }]))
    const days: CalendarDay[] = []
    for (let day = from; day < until; day = addDays(day, 1))
      days.push({
        day,
        inMonth: day >= first && day < next,
        holiday: nameOf.get(day)?.[actor.language] ?? null,
        tasks: lines.get(day) ?? [],
        planned: planned.get(day) ?? [],
      })
    const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
    return { month, today, weeks, cut: rows.length > mostShown }
  })
}
