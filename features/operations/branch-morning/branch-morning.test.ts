import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays } from '#/domain/riyadh-time.ts'
import { finishTask } from '#/features/operations/duties/do-task.server.ts'
import { setClock } from '#/platform/clock.ts'
import { releasedReport } from '#/tests/reports.ts'
import { aRequest } from '#/tests/requests.ts'
import { type World, world } from '#/tests/world.ts'
import { readBranchMorning } from './read-branch-morning.server.ts'
import { readOverdueToday } from './read-overdue.server.ts'

let w: World
let client: Actor
let branchId: string
let elsewhere: string
let branchManager: Actor
let other: Actor
let manager: Actor
let viewer: Actor
let reportId: string
let visitId: string
const today = '2026-11-25'
const noon = new Date(`${today}T12:00:00+03:00`)
let restore = () => {}
const clock = (time: Date) => {
  restore()
  restore = setClock(() => time)
}
afterEach(() => restore())

beforeAll(async () => {
  w = await world()
  client = await w.client()
  reportId = await releasedReport(w, await w.admin(), { client })
  visitId = await aRequest(w, client, 'approved')
  const branchOf = async (table: string, id: string): Promise<string> =>
    (await w.owner.query(`select branch_id from app.${table} where id = $1`, [id])).rows[0].branch_id
  branchId = await branchOf('mystery_shopping_reports', reportId)
  elsewhere = await branchOf('mystery_shopping_requests', visitId)
  branchManager = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  other = await w.member(client, [{ role: 'branch_manager', node: elsewhere }])
  manager = await w.member(client, [{ role: 'manager' }])
  viewer = await w.member(client, [{ role: 'viewer', node: branchId }])
}, 60_000)

async function aPaper(kind: string, expiresOn: string, branch: string = branchId): Promise<string> {
  const id = randomUUID()
  await w.owner.query(
    `insert into app.papers (id, client_id, kind, branch_id, issued_on, expires_on, lead_days, is_check, owner_id, created_by, created_at)
     values ($1, $2, $3, $4, '2026-01-01', $5, 30, false, $2, $2, '2026-01-01')`,
    [id, client.id, kind, branch, expiresOn],
  )
  return id
}
async function aTask(title: string, dueAt: string, proof = 'none'): Promise<string> {
  const dutyId = randomUUID()
  await w.owner.query(
    `insert into app.duties (id, client_id, node_id, title, rule, first_day, due_time, policy, owner_role, proof, created_by)
     values ($1, $2, $3, $4, 'FREQ=DAILY', '2026-11-01', '10:00', 'keep', 'branch_manager', $5, $2)`,
    [dutyId, client.id, branchId, title, proof],
  )
  const { rows } = await w.owner.query(
    `insert into app.duty_tasks (client_id, duty_id, node_id, occurrence, due_at, title, owner_role, proof)
     values ($1, $2, $3, $4::timestamptz::date, $4, $5, 'branch_manager', $6) returning id`,
    [client.id, dutyId, branchId, dueAt, title, proof],
  )
  return rows[0].id
}
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)

test('an empty day is calm, and refused to those who do not work at branches', async () => {
  clock(noon)
  const { groups, done, branches } = await readBranchMorning(branchManager)
  expect(Object.values(groups).flat()).toEqual([])
  expect([done, branches]).toEqual([[], 1])
  for (const stranger of [viewer, await w.shopper(), await w.admin()])
    await expect(readBranchMorning(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('reports, duties, actions, papers and alerts of the own branch by their deadline', async () => {
  clock(noon)
  // a report of the day before yesterday: the branch takes part, and that of yesterday is missing
  await w.owner.query(
    `insert into app.daily_reports (id, client_id, branch_id, business_day, shift, due_at, created_by, updated_by)
     values ($1, $2, $3, $4::date, 'evening', $4::date, $2, $2)`,
    [randomUUID(), client.id, branchId, addDays(today, -2)],
  )
  const daily = await aTask('Count the till', `${today}T18:00:00+03:00`)
  await aTask('Fire extinguishers', `${today}T10:00:00+03:00`, 'number')
  await aTask('Rent', '2026-11-28T10:00:00+03:00', 'file')
  await aTask('Far away', '2026-12-20T10:00:00+03:00')
  await aPaper('civil-defence-permit', addDays(today, 5))
  const expired = await aPaper('municipal-licence', addDays(today, -3))
  await aPaper('civil-defence-permit', addDays(today, -3), elsewhere)
  await aPaper('pest-control', addDays(today, 300))
  await w.owner.query(
    `insert into app.report_actions (id, client_id, branch_id, report_id, title, owner_name, owner_email, priority, due_on, created_by, source)
     values ($1, $2, $3, $4, 'Mine', 'A', $5, 'medium', $6, $2, 'visit'), ($7, $2, $3, $4, 'Of the team', 'B', null, 'medium', $8, $2, 'visit')`,
    [randomUUID(), client.id, branchId, reportId, branchManager.email.toUpperCase(), today, randomUUID(), '2026-11-24'],
  )
  const { rows: alerts } = await w.owner.query(
    `insert into app.report_alerts (report_id, client_id, questions, state, due_at, created_at)
     values ($1, $2, '["Q9"]', 'sent', now(), '2026-11-24') returning id`,
    [reportId, client.id],
  )

  const { groups } = await readBranchMorning(branchManager)
  expect(titles(groups.alert)).toEqual(['A critical failure was found'])
  expect(titles(groups.late)).toEqual([
    'Municipal licence',
    'Daily report: Whole day',
    'Of the team',
    'Fire extinguishers',
  ])
  expect(titles(groups.today)).toEqual(['Mine', 'Count the till', 'Daily report: Whole day'])
  expect(groups.today[0]).toMatchObject({ mine: true, act: 'finish' })
  expect(groups.today[1]).toMatchObject({ act: 'tick', revision: 1 })
  expect(groups.late[0]).toMatchObject({ to: `/client/document-monitoring/new?renews=${expired}`, daysLeft: -3 })
  expect(titles(groups.ending)).toEqual(['Civil Defence permit'])
  expect(titles(groups.coming)).toEqual(['Daily report: Whole day', 'Rent'])

  // done items move to the foot, opened alerts leave
  await finishTask(branchManager, { id: daily, revision: 1 }, { note: null, figure: null, files: [] })
  await w.owner.query('update app.report_alerts set opened_at = now() where id = $1', [alerts[0].id])
  const after = await readBranchMorning(branchManager)
  expect([after.done, titles(after.groups.today)]).toEqual([['Count the till'], ['Mine', 'Daily report: Whole day']])
  expect(after.groups.alert).toEqual([])
})

test('after midnight the evening that still runs is due, and the next one is not named yet', async () => {
  clock(new Date(`${today}T00:40:00+03:00`))
  const { groups } = await readBranchMorning(branchManager)
  const reports = Object.values(groups)
    .flat()
    .filter(({ kind }) => kind === 'daily')
  expect(reports.map(({ dueOn, act }) => [dueOn, act])).toEqual([
    [addDays(today, -2), 'fill'],
    [addDays(today, -1), 'fill'],
  ])
})

test('another branch shows nothing of this one, and a visit is not shown before its report', async () => {
  clock(noon)
  await w.owner.query('update app.mystery_shopping_requests set branch_id = $2, scheduled_date = $3 where id = $1', [
    visitId,
    branchId,
    `${addDays(today, 2)}T12:00:00+03:00`,
  ])
  const { groups } = await readBranchMorning(branchManager)
  expect(
    Object.values(groups)
      .flat()
      .filter(({ kind }) => kind === 'visit'),
  ).toEqual([])
  const theirs = await readBranchMorning(other)
  expect(titles(Object.values(theirs.groups).flat())).toEqual(['Civil Defence permit'])
  const stranger = await w.client()
  const theirManager = await w.member(stranger, [{ role: 'branch_manager' }])
  expect(Object.values((await readBranchMorning(theirManager)).groups).flat()).toEqual([])
})

test('managers see which branches have something overdue', async () => {
  clock(noon)
  const { rows, late, branches, reports } = await readOverdueToday(manager)
  expect(rows.map(({ branch: _branch, ...counts }) => counts)).toEqual([
    { branchId, daily: 1, action: 1, duty: 1, paper: 1 },
    { branchId: elsewhere, daily: 0, action: 0, duty: 0, paper: 1 },
  ])
  expect([late, branches, reports]).toEqual([2, 2, { in: 0, all: 1 }])
  expect((await readOverdueToday(client)).rows).toEqual(rows)
  await expect(readOverdueToday(branchManager)).rejects.toMatchObject({ code: 'not-allowed' })
  expect(await readOverdueToday(await w.client())).toMatchObject({ rows: [], branches: 0 })
})
