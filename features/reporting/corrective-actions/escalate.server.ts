import { asSystem, readAsSystem, type Tx } from '#/db/database.server.ts'
import { unfinishedCorrectiveActions } from '#/domain/corrective-action.ts'
import {
  criticalDueAt,
  criticalLevel,
  type EscalationLevel,
  lateDays,
  levelAfterDays,
} from '#/domain/reporting/action-escalation.ts'
import { type Day, riyadhDay } from '#/domain/riyadh-time.ts'
import type { Text } from '#/domain/text.ts'
import { membersWith } from '#/features/messaging/tell/team.server.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { now } from '#/platform/clock.ts'
import { tellVerifiers } from './announce.server.ts'
import { factsOf, levelsWith, ownerOf, selectTold, type ToldAction } from './select-told.server.ts'

const why = 'a job follows corrective actions that are due'
const perRun = 2000

/** Unfinished actions that are due and not yet reported to everyone above. */
const selectDue = (tx: Tx, today: Day) =>
  selectTold(tx)
    .where('a.status', 'in', unfinishedCorrectiveActions)
    .where('a.due_on', '<=', today)
    .where('a.told_level', '<', 4)
    .orderBy('a.due_on')
    .orderBy('a.id')
    .limit(perRun)

const setLevel = (tx: Tx, { id }: ToldAction, level: EscalationLevel) =>
  tx
    .updateTable('report_actions')
    .set({ told_level: level })
    .where('id', '=', id)
    .where('told_level', '<', level)
    .returning('id')
    .executeTakeFirst()

/** Members told at a level above the owner: branch managers, the nearest managers, the owners of the company. */
async function peopleAt(tx: Tx, action: ToldAction, level: 2 | 3 | 4): Promise<string[]> {
  if (level === 3) {
    const levels = await levelsWith(tx, action, 'actions.verify')
    return (levels.find((team) => team.some(({ roles }) => roles.includes('manager'))) ?? []).map(({ id }) => id)
  }
  const role = level === 2 ? 'branch_manager' : 'owner'
  const team = await membersWith(tx, action.client_id, 'actions.read', action.branch_id)
  return team.filter(({ roles }) => roles.includes(role)).map(({ id }) => id)
}

type Digest = { person: string; branch: Text; branchId: string; first: string; count: number }

/**
 * Every morning: what is due today goes to its owner, what is late to branch managers, managers and owners of the company
 * after one, three and seven days. Each person gets one message a day for a branch. Done actions that wait to be verified
 * are reported upwards. A second run on the same day tells nothing more.
 */
export async function followCorrectiveActions(): Promise<void> {
  const today = riyadhDay(now())
  const due = await readAsSystem(why, (db) => selectDue(db, today).execute())
  const holidays = await readAsSystem(why, async (db) => {
    const days = await db.selectFrom('calendar_days').select('day').execute()
    return new Set(days.map(({ day }) => day))
  })
  await asSystem(why, async (tx) => {
    const digests = new Map<string, Digest>()
    for (const action of due) {
      const reached = levelAfterDays(lateDays(action.priority, action.due_on, today, holidays))
      // why: managers hear of critical ones by the hour
      const level = action.priority === 'critical' && reached > 2 ? 2 : reached
      if (level === 0 || level <= action.told_level || !(await setLevel(tx, action, level))) continue
      for (let step = action.told_level + 1; step <= level; step += 1)
        await report(tx, action, step as EscalationLevel, digests)
    }
    for (const { person, branch, branchId, first, count } of digests.values())
      await tell(
        tx,
        { person },
        'action.late',
        { branch, first, count },
        {
          effectKey: `action.late:${person}:${branchId}:${today}`,
        },
      )
  })
  await followDone()
}

async function report(tx: Tx, action: ToldAction, level: EscalationLevel, digests: Map<string, Digest>): Promise<void> {
  const owner = level === 1 ? ownerOf(action) : null
  if (owner && 'address' in owner) {
    const kind = action.due_on < riyadhDay(now()) ? 'action.overdue' : 'action.due'
    await tell(tx, owner, kind, factsOf(action), { effectKey: `action:${action.id}:${action.due_on}:${kind}` })
    return
  }
  const people = level === 1 ? (owner ? [owner.person] : []) : await peopleAt(tx, action, level)
  for (const person of people) {
    const key = `${person} ${action.branch_id}`
    const known = digests.get(key)
    const next = { person, branch: action.branch, branchId: action.branch_id, first: action.title, count: 1 }
    digests.set(key, known ? { ...known, count: known.count + 1 } : next)
  }
}

/** Done actions that wait to be verified for three days and more. */
async function followDone(): Promise<void> {
  await asSystem('a job reports actions that wait to be verified', async (tx) => {
    const rows = await selectTold(tx)
      .where('a.status', '=', 'done')
      .orderBy('a.updated_at', 'desc')
      .orderBy('a.id')
      .limit(perRun)
      .execute()
    for (const row of rows) await tellVerifiers(tx, row)
  })
}

/** Every hour: critical actions go to managers at their due hour, and four hours later to the owners of the company. */
export async function chaseCriticalActions(): Promise<void> {
  const at = now()
  const due = await readAsSystem(why, (db) =>
    selectDue(db, riyadhDay(at)).where('a.priority', '=', 'critical').execute(),
  )
  await asSystem(why, async (tx) => {
    for (const action of due) {
      const level = criticalLevel(criticalDueAt(action.due_on, new Date(action.created_at)), at)
      if (level === 0 || level <= action.told_level || !(await setLevel(tx, action, level))) continue
      const steps = ([3, 4] as const).filter((step) => step > action.told_level && step <= level)
      const people = new Set((await Promise.all(steps.map((step) => peopleAt(tx, action, step)))).flat())
      for (const person of people)
        await tell(tx, { person }, 'action.critical-late', factsOf(action), {
          effectKey: `action.critical-late:${action.id}:${action.due_on}:${level}:${person}`,
        })
    }
  })
}
