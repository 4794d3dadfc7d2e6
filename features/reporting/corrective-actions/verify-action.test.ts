import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { changeCorrectiveAction, moveCorrectiveAction } from './change-action.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

let w: World
let client: Actor
let reportId: string
let branchId: string
let elsewhere: string
let manager: Actor
let branchManager: Actor

beforeAll(async () => {
  w = await world()
  client = await w.client()
  reportId = await releasedReport(w, await w.admin(), { client })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [reportId])
  branchId = rows[0].branch_id
  elsewhere = await w.node(client, 'region', 'Elsewhere')
  manager = await w.member(client, [{ role: 'manager', node: branchId }])
  branchManager = await w.member(client, [{ role: 'branch_manager', node: branchId }])
}, 60_000)

const due = () => addDays(riyadhDay(now()), 3)
async function opened(): Promise<string> {
  const id = randomUUID()
  const facts = { title: 'Repair the door', ownerName: 'Sara', ownerEmail: null, priority: 'medium' as const }
  await openCorrectiveAction(client, { id, reportId, questionKey: null, ...facts, dueOn: due() })
  return id
}
const step = async (actor: Actor, actionId: string, name: 'start' | 'finish' | 'verify' | 'reopen') => {
  const { version } = await readCorrectiveAction(client, actionId, 'en')
  await moveCorrectiveAction(actor, { actionId, version, step: name, note: '', rootCause: 'The hinge was loose.' })
}
async function doneBy(actor: Actor): Promise<string> {
  const id = await opened()
  await step(actor, id, 'start')
  await step(actor, id, 'finish')
  return id
}

test('the one who finished an action does not verify it; another owner or manager does', async () => {
  for (const [finisher, checker] of [
    [manager, client],
    [client, manager],
  ] as const) {
    const id = await doneBy(finisher)
    expect((await readCorrectiveAction(finisher, id, 'en')).verifying).toBe('own')
    expect((await readCorrectiveAction(checker, id, 'en')).verifying).toBe('may')
    await expect(step(finisher, id, 'verify')).rejects.toMatchObject({ code: 'action.verify-own' })
    await step(checker, id, 'verify')
    expect(await readCorrectiveAction(client, id, 'en')).toMatchObject({ status: 'verified', verification: 'self' })
  }
})

test('after another person finished it again, the first finisher may verify', async () => {
  const id = await doneBy(manager)
  await step(client, id, 'reopen')
  await step(branchManager, id, 'start')
  await step(branchManager, id, 'finish')
  await step(manager, id, 'verify')
})

test('branch managers verify nothing, also one who manages another part', async () => {
  const mixed = await w.member(client, [
    { role: 'branch_manager', node: branchId },
    { role: 'manager', node: elsewhere },
  ])
  const id = await doneBy(client)
  for (const actor of [branchManager, mixed]) {
    expect((await readCorrectiveAction(actor, id, 'en')).verifying).toBe('others')
    await expect(step(actor, id, 'verify')).rejects.toMatchObject({ code: 'not-allowed' })
  }
  expect((await readCorrectiveAction(client, id, 'en')).status).toBe('done')
})

test('a change gives no more time; branch managers may shorten it', async () => {
  const id = await opened()
  const change = async (actor: Actor, dueOn: string) => {
    const { version, title, owner: ownerName, priority } = await readCorrectiveAction(client, id, 'en')
    await changeCorrectiveAction(actor, { actionId: id, version, title, ownerName, ownerEmail: null, priority, dueOn })
  }
  await expect(change(branchManager, addDays(due(), 1))).rejects.toMatchObject({
    code: 'action.extend-refused',
    fields: { dueOn: 'action-extend' },
  })
  await change(branchManager, addDays(due(), -1))
  await expect(change(manager, addDays(due(), 5))).rejects.toMatchObject({ code: 'action.extend-refused' })
  expect((await readCorrectiveAction(client, id, 'en')).dueOn).toBe(addDays(due(), -1))
})

test('the database refuses both by itself', async () => {
  const id = await doneBy(branchManager)
  const write = async (actor: Actor, set: string) => {
    await w.owner.query('begin')
    try {
      await w.owner.query(`select set_config('app.user_id', $1, true), set_config('app.company_id', $2, true)`, [
        actor.id,
        client.id,
      ])
      await w.owner.query(`set local role ${actor.id === client.id ? 'itqan_client' : 'itqan_member'}`)
      return (await w.owner.query(`update app.report_actions set ${set} where id = $1`, [id])).rowCount
    } finally {
      await w.owner.query('rollback')
    }
  }
  const verified = "status = 'verified', verification = 'self'"
  await expect(write(branchManager, verified)).rejects.toMatchObject({ code: '42501' })
  await expect(write(branchManager, 'due_on = due_on + 1, extensions = extensions + 1')).rejects.toMatchObject({
    code: '42501',
  })
  expect(await write(manager, verified)).toBe(1)
  expect(await write(client, `${verified}, due_on = due_on + 1, extensions = extensions + 1`)).toBe(1)
})
