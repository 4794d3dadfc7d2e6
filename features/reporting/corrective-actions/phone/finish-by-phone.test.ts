import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { finishTexts } from '#/tests/corrective-actions.ts'
import { releasedReport } from '#/tests/reports.ts'
import { picture } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { extendCorrectiveAction } from '../extend-action.server.ts'
import { finishCorrectiveAction } from '../finish-action.server.ts'
import { openCorrectiveAction } from '../open-action.server.ts'
import { readCorrectiveAction } from '../read-corrective-actions.server.ts'
import { finishByPhone } from './finish-by-phone.server.ts'
import { actionPagesOfPhone } from './read-phone-action.server.ts'

let w: World
let client: Actor
let reportId: string
let branchManager: Actor

beforeAll(async () => {
  w = await world()
  client = await w.client()
  reportId = await releasedReport(w, await w.admin(), { client })
  const { rows } = await w.owner.query('select branch_id from app.mystery_shopping_reports where id = $1', [reportId])
  branchManager = await w.member(client, [{ role: 'branch_manager', node: rows[0].branch_id }])
}, 60_000)

async function opened(): Promise<string> {
  const id = randomUUID()
  const facts = { title: 'Repair the door', ownerName: 'Sara', ownerEmail: null, ownerId: null, dueOn: null }
  await openCorrectiveAction(client, { id, reportId, questionKey: null, ...facts, priority: 'high' })
  return id
}
const read = (id: string) => readCorrectiveAction(client, id, 'en')
const sending = (actionId: string, key: string) => ({ actionId, key, ...finishTexts })
const photo = async () => [{ name: 'photo.jpg', bytes: await picture() }]

test('what a phone sends twice is finished once, with one photo', async () => {
  const [id, key] = [await opened(), randomUUID()]
  expect(await actionPagesOfPhone(branchManager)).toContain(`/client/field/task/${id}`)
  expect(await finishByPhone(branchManager, sending(id, key), await photo())).toEqual({ kind: 'done' })
  expect(await finishByPhone(branchManager, sending(id, key), await photo())).toEqual({ kind: 'done' })
  const action = await read(id)
  expect(action).toMatchObject({ status: 'done', photos: [{}] })
  expect(action.events.filter(({ step }) => step === 'finish')).toMatchObject([{ id: key }])
  expect(await actionPagesOfPhone(branchManager)).not.toContain(`/client/field/task/${id}`)
})

test('sent twice at the same time it is finished once', async () => {
  const [id, key] = [await opened(), randomUUID()]
  const files = await photo()
  const both = await Promise.all([1, 2].map(() => finishByPhone(branchManager, sending(id, key), files)))
  expect(both).toEqual([{ kind: 'done' }, { kind: 'done' }])
  expect(await read(id)).toMatchObject({ status: 'done', photos: [{}] })
})

test('what another person finished meanwhile stays theirs', async () => {
  const id = await opened()
  const { version } = await read(id)
  await finishCorrectiveAction(client, { actionId: id, version, ...finishTexts, note: 'Replaced.' }, await photo())
  const late = await finishByPhone(branchManager, sending(id, randomUUID()), await photo())
  expect(late).toEqual({ kind: 'closed', status: 'done' })
  expect(await read(id)).toMatchObject({ doneNote: 'Replaced.', photos: [{}] })
})

test('another due day meanwhile does not matter; a missing photo and a stranger do', async () => {
  const id = await opened()
  const { version, dueOn } = await read(id)
  const later = new Date(Date.parse(dueOn) + 2 * 86_400_000).toISOString().slice(0, 10)
  await extendCorrectiveAction(client, { actionId: id, version, dueOn: later, note: 'Parts are late.' })
  const key = randomUUID()
  await expect(finishByPhone(branchManager, sending(id, key), [])).rejects.toMatchObject({
    code: 'action.proof-required',
  })
  await expect(finishByPhone(await w.client(), sending(id, key), await photo())).rejects.toMatchObject({
    code: 'not-found',
  })
  expect(await finishByPhone(branchManager, sending(id, key), await photo())).toEqual({ kind: 'done' })
})
