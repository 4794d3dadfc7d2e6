import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, addHours, type Day, riyadhDay, startOfDay } from '#/domain/riyadh-time.ts'
import { now } from '#/platform/clock.ts'
import { at } from '#/tests/reports.ts'
import { world } from '#/tests/world.ts'
import { addPaper } from './add-paper.server.ts'
import { startRenewal } from './change-paper.server.ts'
import { remindPapers } from './remind.server.ts'

const w = await world()
const owner = await w.client()
const stranger = await w.client()
const { rows } = await w.owner.query<{ id: string }>(
  `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
  [owner.id],
)
const here = rows[0]!.id
const branchManager = await w.member(owner, [{ role: 'branch_manager', node: here }])
const manager = await w.member(owner, [{ role: 'manager' }])
const viewer = await w.member(owner, [{ role: 'viewer', node: here }])
const end = addDays(riyadhDay(now()), 100)

const add = async (kind: string, expiresOn: Day): Promise<string> => {
  const id = randomUUID()
  const none = { number: null, issuedOn: null, hijri: null, workerId: null, renewsId: null }
  await addPaper(
    branchManager,
    { id, kind, branchId: here, expiresOn, expiresAgain: expiresOn, ...none },
    new Uint8Array(),
  )
  return id
}
const run = (daysBefore: number) => at(addHours(startOfDay(addDays(end, -daysBefore)), 9), remindPapers)
const mailsOf = async ({ id }: Actor): Promise<string[]> => {
  const found = await w.owner.query<{ body: string }>(
    `select body from app.emails where profile_id = $1 and kind = 'papers.ending' order by created_at`,
    [id],
  )
  return found.rows.map(({ body }) => body)
}
const counts = async () => [
  (await mailsOf(branchManager)).length,
  (await mailsOf(manager)).length,
  (await mailsOf(owner)).length,
]

test('each stage is told once, in one digest a person, to more people the nearer the end', async () => {
  await add('lease', end)
  await add('civil-defence-permit', end)
  await run(61)
  expect(await counts()).toEqual([0, 0, 0])
  for (const days of [60, 60, 59, 45]) await run(days)
  expect(await counts()).toEqual([1, 0, 0])
  const [digest] = await mailsOf(branchManager)
  for (const part of ['Lease', 'Civil Defence permit', 'Olaya']) expect(digest).toContain(part)
  await run(30)
  expect(await counts()).toEqual([2, 0, 0])
  await run(6)
  expect(await counts()).toEqual([3, 1, 0])
  await run(0)
  await run(-1)
  expect(await counts()).toEqual([4, 2, 0])
  expect([...(await mailsOf(viewer)), ...(await mailsOf(stranger))]).toEqual([])
})

test('a renewal that was started rests the reminders until seven days before the end', async () => {
  const before = await counts()
  const id = await add('night-permit', end)
  await startRenewal(branchManager, { paperId: id, revision: 1 }, true)
  await run(30)
  await run(8)
  expect(await counts()).toEqual(before)
  await run(7)
  expect(await counts()).toEqual([before[0]! + 1, before[1]! + 1, 0])
})
