import type { Tx } from '#/db/database.server.ts'
import { asSystem, readAsSystem } from '#/db/database.server.ts'
import { type DueMoment, dueAfterDone, dueMoments, type HolidayPolicy } from '#/domain/operations/duties/due-days.ts'
import { daysAhead, type DutyRole, isOpen, type ProofKind } from '#/domain/operations/duties/task.ts'
import { addDays, type Day, fromRiyadh, riyadhDay } from '#/domain/riyadh-time.ts'
import { isRamadan } from '#/domain/ramadan.ts'
import { now } from '#/platform/clock.ts'
import { readHolidays } from './calendar.server.ts'
import { scheduleOf, type StoredSchedule } from './schedule.ts'

export const madeOf = [
  'id',
  'client_id',
  'node_id',
  'title',
  'rule',
  'after_days',
  'first_day',
  'due_time',
  'ramadan_time',
  'policy',
  'except_days',
  'owner_id',
  'owner_role',
  'proof',
  'made_until',
] as const

export type MadeOf = StoredSchedule & {
  id: string
  client_id: string
  node_id: string
  title: string
  owner_id: string | null
  owner_role: DutyRole | null
  proof: ProofKind
  made_until: Day | null
}

/** Most tasks of a duty made at once: of a daily one, its days ahead. */
const mostMade = 60

/** Due moments of a rule after the day up to which tasks were made. */
function moments(duty: MadeOf, holidays: ReadonlySet<Day>, until: Day, today: Day): DueMoment[] {
  const found: DueMoment[] = []
  for (const moment of dueMoments(scheduleOf(duty), holidays)) {
    if (moment.occurrence > addDays(until, 31) || found.length >= mostMade) break
    if (moment.day < today || moment.day > until) continue
    if (duty.made_until === null || moment.day > duty.made_until) found.push(moment)
  }
  return found
}

/** The next moment of a duty that comes back after it was done; null while one is open. */
async function momentAfterDone(tx: Tx, duty: MadeOf, holidays: ReadonlySet<Day>, today: Day): Promise<DueMoment[]> {
  const last = await tx
    .selectFrom('duty_tasks')
    .select(['state', 'done_at', 'occurrence'])
    .where('duty_id', '=', duty.id)
    .orderBy('occurrence', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && isOpen(last.state)) return []
  const from = last ? (last.done_at === null ? today : riyadhDay(new Date(last.done_at))) : null
  const day =
    from === null ? duty.first_day : dueAfterDone(from, duty.after_days!, duty.policy as HolidayPolicy, holidays)
  // why: an occurrence names its task, and two tasks of a duty never share one
  if (last && day <= last.occurrence) return []
  const { time, ramadanTime } = scheduleOf(duty)
  return [{ occurrence: day, day, time: (isRamadan(day) ? ramadanTime : null) ?? time }]
}

/**
 * Makes the tasks of a duty that fall due within the days ahead; those that exist stay. Returns how many were made. Past
 * days get none. The caller writes with its own rights.
 */
export async function makeTasks(tx: Tx, duty: MadeOf): Promise<number> {
  const today = riyadhDay(now())
  const until = addDays(today, daysAhead)
  const holidays = await readHolidays(tx)
  const due =
    duty.rule === null ? await momentAfterDone(tx, duty, holidays, today) : moments(duty, holidays, until, today)
  if (due.length > 0)
    await tx
      .insertInto('duty_tasks')
      .values(
        due.map(({ occurrence, day, time }) => ({
          client_id: duty.client_id,
          duty_id: duty.id,
          node_id: duty.node_id,
          occurrence,
          due_at: fromRiyadh(`${day}T${time}`)!,
          title: duty.title,
          owner_id: duty.owner_id,
          owner_role: duty.owner_role,
          proof: duty.proof,
        })),
      )
      .onConflict((conflict) => conflict.columns(['duty_id', 'occurrence']).doNothing())
      .execute()
  if (duty.made_until !== until)
    await tx.updateTable('duties').set({ made_until: until }).where('id', '=', duty.id).execute()
  return due.length
}

const why = 'a job makes the tasks of duties that fall due'

/** Makes the tasks of every active duty up to the days ahead; runs every night and finds nothing the second time. */
export async function makeDueTasks(): Promise<void> {
  const until = addDays(riyadhDay(now()), daysAhead)
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const duties: MadeOf[] = await readAsSystem(why, (db) =>
      db
        .selectFrom('duties')
        .select(madeOf)
        .where('state', '=', 'active')
        .where('id', '>', after)
        .where((row) => row.or([row('made_until', 'is', null), row('made_until', '<', until)]))
        .orderBy('id')
        .limit(200)
        .execute(),
    )
    if (duties.length === 0) return
    await asSystem(why, async (tx) => {
      for (const duty of duties) await makeTasks(tx, duty)
    })
    after = duties.at(-1)!.id
  }
}

/** Makes the next task of one duty, after one was done. */
export async function makeNextTask({ dutyId }: { dutyId: string }): Promise<void> {
  await asSystem(why, async (tx) => {
    const duty = await tx
      .selectFrom('duties')
      .select(madeOf)
      .where('id', '=', dutyId)
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (duty) await makeTasks(tx, duty)
  })
}
