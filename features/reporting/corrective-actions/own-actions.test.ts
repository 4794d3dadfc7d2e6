import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { releasedReport } from '#/tests/reports.ts'
import { type World, world } from '#/tests/world.ts'
import { moveCorrectiveAction } from './change-action.server.ts'
import { correctiveActionList } from './list.ts'
import { browseCorrectiveActions } from './list.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

let w: World
let client: Actor
let reportId: string
beforeAll(async () => {
  w = await world()
  client = await w.client()
  reportId = await releasedReport(w, await w.admin(), { client })
}, 60_000)

async function openFor(ownerEmail: string | null): Promise<string> {
  const id = randomUUID()
  const facts = { title: 'Repair the door', ownerName: 'Sara', priority: 'high' as const, dueOn: null }
  await openCorrectiveAction(client, { id, reportId, questionKey: null, ownerEmail, ...facts })
  return id
}
const listed = async (actor: Actor) =>
  (await browseCorrectiveActions(actor, readList(correctiveActionList, new URLSearchParams()))).rows.map(({ id }) => id)

test('the owner of an action sees that one, also an accountant, a member elsewhere and one without a role', async () => {
  const other = await openFor(null)
  const elsewhere = await w.node(client, 'region', 'Elsewhere')
  for (const owner of [
    await w.member(client, [{ role: 'accountant' }]),
    await w.member(client, [{ role: 'branch_manager', node: elsewhere }]),
    await w.member(client, []),
  ]) {
    expect(await listed(owner)).toEqual([])
    const id = await openFor(owner.email.toUpperCase())
    expect(await listed(owner)).toEqual([id])
    const action = await readCorrectiveAction(owner, id, 'en')
    const known = await readCorrectiveAction(client, id, 'en')
    expect(action).toMatchObject({ title: 'Repair the door', branch: known.branch, reportNumber: null, mayWork: false })
    expect(action.branch).toBeTruthy()
    expect(action.events.map(({ step }) => step)).toEqual(['open'])
    await expect(readCorrectiveAction(owner, other, 'en')).rejects.toMatchObject({ code: 'not-found' })
    const step = { actionId: id, version: 1, step: 'start', note: '', rootCause: '' } as const
    await expect(moveCorrectiveAction(owner, step)).rejects.toMatchObject({
      code: expect.stringMatching(/^(not-allowed|changed-meanwhile)$/),
    })
  }
})

test('a former member and a person of another company with that address see nothing', async () => {
  const owner = await w.member(client, [{ role: 'accountant' }])
  const id = await openFor(owner.email)
  const stranger = await w.client({ company: 'Stranger' })
  await expect(readCorrectiveAction(stranger, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  await w.owner.query("update app.members set state = 'removed', removed_at = now() where id = $1", [owner.memberId])
  await expect(readCorrectiveAction(owner, id, 'en')).rejects.toMatchObject({ code: 'not-found' })
  expect(await listed(owner)).toEqual([])
})

test('accounts without a company and shoppers are refused', async () => {
  const id = await openFor(null)
  for (const actor of [await w.shopper(), { ...(await w.client()), company: null }])
    await expect(readCorrectiveAction(actor, id, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
})

test('what the reader has to do stands first in the list, before what is due earlier', async () => {
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [reportId])
  const manager = await w.member(client, [{ role: 'branch_manager', node: rows[0].branch_id }])
  const id = randomUUID()
  const facts = { title: 'Train the team', ownerName: manager.name, ownerEmail: manager.email, dueOn: null }
  await openCorrectiveAction(client, { id, reportId, questionKey: null, ...facts, priority: 'low' })
  const early = await openFor(null)
  const own = await listed(manager)
  expect(own[0]).toBe(id)
  expect(own).toContain(early)
  const others = await listed(client)
  expect(others.indexOf(early)).toBeLessThan(others.indexOf(id))
})
