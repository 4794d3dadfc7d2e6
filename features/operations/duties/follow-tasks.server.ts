import { sql } from 'kysely'
import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { levelAfter, missedAt, openTasks, roleOfLevel } from '#/domain/operations/duties/task.ts'
import { daysBetween, riyadhDay } from '#/domain/riyadh-time.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'

const why = 'a job follows tasks of duties that are due'

type Open = {
  id: string
  client_id: string
  node_id: string
  title: string
  due_at: string
  owner_id: string | null
  owner_role: string | null
  told_level: number
  next_due_at: string | null
}

/** Open tasks that fall due today or are past their time. */
async function selectDue(db: Tx): Promise<Open[]> {
  const { rows } = await sql<Open>`
    select t.id, t.client_id, t.node_id, t.title, t.due_at, t.owner_id, t.owner_role, t.told_level,
      (select min(x.due_at) from duty_tasks x where x.duty_id = t.duty_id and x.due_at > t.due_at) as next_due_at
    from duty_tasks t
    join companies c on c.id = t.client_id
    where t.state in ('todo', 'doing') and t.due_at < (${riyadhDay(now())}::date + 1)::timestamp at time zone 'Asia/Riyadh'
    order by t.due_at, t.id limit 5000`.execute(db)
  return rows
}

/** People told at a level: those responsible, then from the node up branch managers, managers and owners. */
async function peopleAt(tx: Tx, task: Open, level: 1 | 2 | 3 | 4): Promise<string[]> {
  const team = await membersWith(tx, task.client_id, 'dashboard.client', task.node_id)
  if (level === 1) {
    if (task.owner_id !== null) return [task.owner_id]
    return team.filter(({ roles }) => roles.some((role) => role === task.owner_role)).map(({ id }) => id)
  }
  const role = roleOfLevel[level]
  return team.filter(({ roles }) => roles.includes(role)).map(({ id }) => id)
}

type Due = { person: string; title: string; late: boolean }

/**
 * Every morning: what falls due today and what is late is told to those responsible, and upwards after one, three and
 * seven days; each person gets one message a day. A task becomes missed as the next one falls due, at the latest after
 * eight days. A second run on the same day tells nothing more.
 */
export async function followTasks(): Promise<void> {
  const today = riyadhDay(now())
  const open = await readAsSystem(why, selectDue)
  const byPerson = new Map<string, Due[]>()
  await asSystem(why, async (tx) => {
    for (const task of open) {
      const dueAt = new Date(task.due_at)
      const next = task.next_due_at === null ? null : new Date(task.next_due_at)
      if (now().getTime() >= missedAt(dueAt, next).getTime()) {
        await setTask(tx, task, { state: 'missed' })
        continue
      }
      const level = levelAfter(daysBetween(riyadhDay(dueAt), today))
      if (level === 0 || level <= task.told_level) continue
      const late = dueAt.getTime() < now().getTime()
      for (let step = task.told_level + 1; step <= level; step += 1)
        for (const person of await peopleAt(tx, task, step as 1 | 2 | 3 | 4))
          byPerson.set(person, [...(byPerson.get(person) ?? []), { person, title: task.title, late }])
      await setTask(tx, task, { told_level: level })
    }
    for (const [person, due] of byPerson) {
      const [first] = due
      const facts = { first: first!.title, count: due.length, late: due.filter(({ late }) => late).length }
      await tell(tx, { person }, 'duty.due', facts, { effectKey: `duty.due:${person}:${today}` })
    }
  })
}

const setTask = (tx: Tx, { id }: Open, values: { state?: 'missed'; told_level?: number }) =>
  tx.updateTable('duty_tasks').set(values).where('id', '=', id).where('state', 'in', openTasks).execute()
