import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Priority } from '#/domain/corrective-action.ts'
import { addDays, addHours, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { handlers } from '#/jobs/handlers.server.ts'
import { finishTexts } from '#/tests/corrective-actions.ts'
import { at, releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { moveCorrectiveAction } from './change-action.server.ts'
import { chaseCriticalActions, followCorrectiveActions } from './escalate.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

let w: World
let client: Actor
let reportId: string
let branchId: string
let branchManager: Actor
let manager: Actor
let above: Actor
beforeAll(async () => {
  w = await world()
  client = await w.client()
  reportId = await releasedReport(w, await w.admin(), { client })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [reportId])
  branchId = rows[0].branch_id
  const region = await w.node(client, 'region', 'Riyadh region')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branchId, region])
  branchManager = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  manager = await w.member(client, [{ role: 'manager', node: region }])
  above = await w.member(client, [{ role: 'manager' }])
}, 60_000)

// a Sunday
const sunday = '2027-02-07'
const morning = (day: string) => addHours(startOfDay(day), 8.5)
async function opened(priority: Priority, day: string, ownerId: string | null = branchManager.id): Promise<string> {
  const id = randomUUID()
  const facts = { title: 'Repair the door', ownerName: 'Sara', ownerEmail: null, ownerId, dueOn: day }
  await at(morning(day), () => openCorrectiveAction(client, { id, reportId, questionKey: null, priority, ...facts }))
  return id
}
const told = async (kind: string, person: Actor) =>
  (
    await w.owner.query<{ params: { count?: unknown } }>(
      'select params from app.notifications where kind = $1 and profile_id = $2 order by created_at, id',
      [kind, person.id],
    )
  ).rows.length
const everyone = () => Promise.all([branchManager, manager, above, client].map((person) => told('action.late', person)))

test('a late action goes up day by day; each person gets one message a day for a branch', async () => {
  const ids = [await opened('high', sunday), await opened('high', sunday)]
  const states: number[][] = []
  for (const days of [0, 0, 1, 2, 3, 4, 7, 8]) {
    await at(morning(addDays(sunday, days)), followCorrectiveActions)
    states.push(await everyone())
  }
  // the branch manager is the owner too: told on the due day and a day after it
  expect(states).toEqual([
    [1, 0, 0, 0],
    [1, 0, 0, 0],
    [2, 0, 0, 0],
    [2, 0, 0, 0],
    [2, 1, 0, 0],
    [2, 1, 0, 0],
    [2, 1, 0, 1],
    [2, 1, 0, 1],
  ])
  await w.owner.query(`update app.report_actions set status = 'cancelled' where id = any ($1)`, [ids])
})

test('medium priority waits for working days', async () => {
  const thursday = '2027-02-11'
  const before = await everyone()
  const id = await opened('medium', thursday, null)
  const states: number[] = []
  for (const days of [1, 2, 3, 4]) {
    await at(morning(addDays(thursday, days)), followCorrectiveActions)
    states.push((await everyone())[0]! - before[0]!)
  }
  // Friday and Saturday do not count
  expect(states).toEqual([0, 0, 1, 1])
  await w.owner.query(`update app.report_actions set status = 'cancelled' where id = $1`, [id])
})

test('a critical action goes to the manager at its hour and to the owners four hours later', async () => {
  const day = '2027-02-14'
  await opened('critical', day)
  const states: number[][] = []
  for (const hour of [17, 18, 19, 22, 23]) {
    await at(addHours(startOfDay(day), hour), chaseCriticalActions)
    states.push(await Promise.all([manager, above, client].map((person) => told('action.critical-late', person))))
  }
  expect(states).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [1, 0, 0],
    [1, 0, 1],
    [1, 0, 1],
  ])
})

test('a done action waits for the nearest manager, and after three days for the one above', async () => {
  const day = '2027-03-07'
  const id = await opened('medium', day)
  const step = async (name: 'start' | 'finish') => {
    const { version } = await readCorrectiveAction(client, id, 'en')
    await moveCorrectiveAction(branchManager, { actionId: id, version, step: name, ...finishTexts })
  }
  await at(morning(day), async () => {
    await step('start')
    await step('finish')
    await handlers['actions.to-verify']({ actionId: id })
  })
  const counts = () => Promise.all([branchManager, manager, above, client].map((one) => told('action.to-verify', one)))
  expect(await counts()).toEqual([0, 1, 0, 0])
  for (const days of [1, 2]) await at(morning(addDays(day, days)), followCorrectiveActions)
  expect(await counts()).toEqual([0, 1, 0, 0])
  for (const days of [3, 4]) await at(morning(addDays(day, days)), followCorrectiveActions)
  expect(await counts()).toEqual([0, 1, 1, 0])
  for (const days of [6, 7]) await at(morning(addDays(day, days)), followCorrectiveActions)
  expect(await counts()).toEqual([0, 1, 1, 1])
  expect(riyadhDay(morning(day))).toBe(day)
})
