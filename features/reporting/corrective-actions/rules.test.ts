import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import type { Priority } from '#/domain/corrective-action.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { finishTexts } from '#/tests/corrective-actions.ts'
import { releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { changeCorrectiveAction, moveCorrectiveAction } from './change-action.server.ts'
import { changeManyActions } from './change-many.server.ts'
import { extendCorrectiveAction } from './extend-action.server.ts'
import { readActionFigures } from './figures.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readActionMembers } from './owner.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

let w: World
let client: Actor
let stranger: Actor
let reportId: string
let branchId: string
let manager: Awaited<ReturnType<World['member']>>
let branchManager: Awaited<ReturnType<World['member']>>
beforeAll(async () => {
  w = await world()
  client = await w.client()
  stranger = await w.client()
  reportId = await releasedReport(w, await w.admin(), { client })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [reportId])
  branchId = rows[0].branch_id
  manager = await w.member(client, [{ role: 'manager', node: branchId }], { name: 'Manal' })
  branchManager = await w.member(client, [{ role: 'branch_manager', node: branchId }], { name: 'Badr' })
}, 60_000)

const today = () => riyadhDay(now())
type Facts = { ownerId?: string | null; priority?: Priority; title?: string }
async function opened({ ownerId = null, priority = 'medium', title = 'Repair the door' }: Facts = {}): Promise<string> {
  const id = randomUUID()
  const facts = { title, ownerName: 'Sara', ownerEmail: null, ownerId, priority, dueOn: null }
  await openCorrectiveAction(client, { id, reportId, questionKey: null, ...facts })
  return id
}
const read = (id: string) => readCorrectiveAction(client, id, 'en')
const step = async (
  actor: Actor,
  actionId: string,
  name: 'start' | 'finish' | 'verify' | 'cancel' | 'reopen',
  note = 'x',
) =>
  moveCorrectiveAction(actor, { actionId, version: (await read(actionId)).version, step: name, ...finishTexts, note })
async function done(actor: Actor, facts: Facts = {}): Promise<string> {
  const id = await opened(facts)
  await step(actor, id, 'start')
  await step(actor, id, 'finish')
  return id
}
const extend = async (actor: Actor, actionId: string, days: number, note = 'Parts are late.') => {
  const { version, dueOn } = await read(actionId)
  await extendCorrectiveAction(actor, { actionId, version, dueOn: addDays(dueOn, days), note })
}

test('a member who sees the branch owns an action; one who was removed meanwhile is refused', async () => {
  const elsewhere = await w.node(client, 'region', 'Elsewhere')
  const far = await w.member(client, [{ role: 'manager', node: elsewhere }])
  const accountant = await w.member(client, [{ role: 'accountant' }])
  const members = (await readActionMembers(client, { reportId })).map(({ id }) => id)
  expect(members).toEqual(expect.arrayContaining([client.id, manager.id, branchManager.id]))
  expect(members).not.toContain(far.id)
  expect(members).not.toContain(accountant.id)
  expect(await readActionMembers(far, { branchId })).toEqual([])
  expect(await readActionMembers(stranger, { branchId })).toEqual([])
  const id = await opened({ ownerId: branchManager.id })
  expect(await read(id)).toMatchObject({ owner: 'Badr', ownerId: branchManager.id, ownerEmail: null })
  const leaver = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where id = $1`, [leaver.memberId])
  await expect(opened({ ownerId: leaver.id })).rejects.toMatchObject({
    code: 'action.owner-gone',
    fields: { ownerName: 'action-owner-gone' },
  })
  const { version, title, priority } = await read(id)
  const change = { actionId: id, version, title, priority, dueOn: null, ownerName: 'X', ownerEmail: null }
  await expect(changeCorrectiveAction(client, { ...change, ownerId: stranger.id })).rejects.toMatchObject({
    code: 'action.owner-gone',
  })
  await changeCorrectiveAction(client, { ...change, ownerId: manager.id })
  expect(await read(id)).toMatchObject({ owner: 'Manal', ownerId: manager.id })
})

test('neither the owner of an action nor the one who finished it verifies it, also in the database', async () => {
  const id = await done(branchManager, { ownerId: manager.id })
  expect((await readCorrectiveAction(manager, id, 'en')).verifying).toBe('owner')
  await expect(step(manager, id, 'verify')).rejects.toMatchObject({ code: 'action.verify-owner' })
  await w.owner.query('begin')
  try {
    await w.owner.query(`select set_config('app.user_id', $1, true), set_config('app.company_id', $2, true)`, [
      manager.id,
      client.id,
    ])
    await w.owner.query('set local role itqan_member')
    await expect(
      w.owner.query(`update app.report_actions set status = 'verified', verification = 'self' where id = $1`, [id]),
    ).rejects.toMatchObject({ code: '42501' })
  } finally {
    await w.owner.query('rollback')
  }
  await step(client, id, 'verify')
  const own = await done(client)
  await expect(step(client, own, 'verify')).rejects.toMatchObject({ code: 'action.verify-own' })
  await step(manager, own, 'verify')
})

test('a manager gives more time with a reason, twice at most', async () => {
  const id = await opened()
  await expect(extend(branchManager, id, 1)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(extend(stranger, id, 1)).rejects.toMatchObject({ code: 'not-found' })
  await expect(extend(manager, id, 1, ' ')).rejects.toMatchObject({ code: 'action.reason-required' })
  for (const days of [0, -1])
    await expect(extend(manager, id, days)).rejects.toMatchObject({ code: 'action.not-later' })
  await expect(extend(manager, id, -30)).rejects.toMatchObject({ fields: { dueOn: 'action-due' } })
  const { version, dueOn } = await read(id)
  await extend(manager, id, 2)
  const late = { actionId: id, version, dueOn: addDays(dueOn, 9), note: 'x' }
  await expect(extendCorrectiveAction(manager, late)).rejects.toMatchObject({ code: 'changed-meanwhile', status: 409 })
  await extend(client, id, 3)
  expect(await read(id)).toMatchObject({ dueOn: addDays(today(), 12), extensionsLeft: 0 })
  await expect(extend(client, id, 1)).rejects.toMatchObject({ code: 'action.extended-twice' })
  expect((await read(id)).events.map((event) => event.step)).toEqual(['extend', 'extend', 'open'])
})

test('a manager cancels with a reason; others, and what is done, are refused', async () => {
  const id = await opened()
  await expect(step(branchManager, id, 'cancel')).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(step(manager, id, 'cancel', ' ')).rejects.toMatchObject({ code: 'action.reason-required' })
  await step(manager, id, 'cancel', 'The branch moves next month.')
  expect(await read(id)).toMatchObject({ status: 'cancelled', overdue: false })
  await expect(step(client, id, 'start')).rejects.toMatchObject({ code: 'action.step-refused' })
  await expect(extend(client, id, 3)).rejects.toMatchObject({ code: 'action.closed' })
  await expect(step(manager, await done(client), 'cancel')).rejects.toMatchObject({ code: 'action.step-refused' })
})

test(
  'a hundred at once: the others are done, and four are refused with their reasons',
  { timeout: 120_000 },
  async () => {
    const open = await Promise.all(Array.from({ length: 96 }, (_, index) => opened({ title: `Task ${index}` })))
    const stale = await opened()
    const cancelled = await opened()
    await step(manager, cancelled, 'cancel', 'Not needed')
    const looked = async (id: string) => ({ actionId: id, version: (await read(id)).version })
    const foreign = { actionId: randomUUID(), version: 1 }
    const late = { ...(await looked(stale)), version: 9 }
    const finished = await done(client)
    const all = [
      ...(await Promise.all(open.map(looked))),
      late,
      await looked(cancelled),
      foreign,
      await looked(finished),
    ]
    const answer = await changeManyActions(manager, all, {
      change: 'assign',
      ownerName: 'x',
      ownerEmail: null,
      ownerId: branchManager.id,
    })
    expect(answer.done).toBe(96)
    expect(answer.refused).toEqual([
      { actionId: stale, code: 'changed-meanwhile' },
      { actionId: cancelled, code: 'action.closed' },
      { actionId: foreign.actionId, code: 'not-found' },
      { actionId: finished, code: 'action.closed' },
    ])
    expect(await read(open[0]!)).toMatchObject({ owner: 'Badr' })
    const two = await Promise.all([open[0]!, finished].map(looked))
    const verified = await changeManyActions(manager, two, { change: 'verify', note: '' })
    expect(verified).toEqual({ done: 1, refused: [{ actionId: open[0], code: 'action.step-refused' }] })
    const three = await Promise.all([open[1]!, open[2]!].map(looked))
    expect(await changeManyActions(manager, three, { change: 'cancel', note: 'Closed' })).toEqual({
      done: 2,
      refused: [],
    })
    await expect(changeManyActions(branchManager, three, { change: 'verify', note: '' })).rejects.toMatchObject({
      code: 'not-allowed',
    })
    expect(await changeManyActions(stranger, three, { change: 'cancel', note: 'x' })).toMatchObject({ done: 0 })
  },
)

test('figures count what was done on time and what failed again, of the own company', async () => {
  const own = await w.client()
  const report = await releasedReport(w, await w.admin(), { client: own })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [report])
  const insert = (n: number, status: string, due: string, repeats: string | null = null) =>
    w.owner.query<{ id: string }>(
      `with a as (insert into app.report_actions (id, client_id, report_id, branch_id, title, owner_name, priority, status, verification, due_on, created_by, repeats_id)
         select gen_random_uuid(), $1, $2, $3, 't', 'o', 'low', $4, case when $4 = 'verified' then 'self' end, $5::date, $1, $6::uuid from generate_series(1, $7::int)
         returning id, client_id),
       e as (insert into app.report_action_events (action_id, client_id, step, to_status, created_at) select id, client_id, 'finish', 'done', now() from a
         where $4 in ('done', 'verified'))
       select id from a`,
      [own.id, report, rows[0].branch_id, status, due, repeats, n],
    )
  const future = addDays(today(), 5)
  const verified = (await insert(31, 'verified', future)).rows
  await insert(5, 'verified', addDays(today(), -2))
  await insert(4, 'done', addDays(today(), -1))
  for (const { id } of verified.slice(0, 5)) await insert(1, 'open', future, id)
  const { all, branches } = await readActionFigures(own)
  expect(all).toEqual({
    onTime: { part: 31, of: 40, hundredths: 7750 },
    repeats: { part: 5, of: 36, hundredths: 1389 },
  })
  expect(branches).toMatchObject([{ open: 5, overdue: 0, onTime: { part: 31 } }])
  expect((await readActionFigures(stranger)).all.onTime).toEqual({ part: 0, of: 0, hundredths: null })
})
