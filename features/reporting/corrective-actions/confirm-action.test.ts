import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import { addDays, addHours, startOfDay } from '#/domain/riyadh-time.ts'
import { finishTexts, proven } from '#/tests/corrective-actions.ts'
import { criticalQuestion, visited } from '#/tests/earned.ts'
import { at } from '#/tests/reports.ts'
import { newBranch } from '#/tests/visits.ts'
import { world } from '#/tests/world.ts'
import { moveCorrectiveAction } from './change-action.server.ts'
import { confirmByVisits, decideCorrection, readCorrections } from './confirm-action.server.ts'
import { openCorrectiveAction } from './open-action.server.ts'
import { readCorrectiveAction } from './read-corrective-actions.server.ts'

const w = await world()
const [admin, client, shopper] = [await w.admin(), await w.client(), await w.shopper()]
// why: the one who finished an action does not verify it
const checker = await w.member(client, [{ role: 'manager' }])
const office = { world: w, admin, client, shopper }
const noon = (day: string) => addHours(startOfDay(day), 12)
let branchId: string
beforeAll(async () => {
  branchId = await newBranch(w, client)
})

const step = async (actionId: string, name: 'start' | 'finish' | 'verify', when: Date) =>
  at(when, async () => {
    if (name === 'finish') await proven(client, actionId)
    const { version } = await readCorrectiveAction(client, actionId, 'en')
    const actor = name === 'verify' ? checker : client
    await moveCorrectiveAction(actor, { actionId, version, step: name, ...finishTexts })
  })

/** Correction of a critical failure of that day, done by the client on the following day. */
async function done(day: string): Promise<string> {
  const reportId = await visited(office, branchId, noon(day), { fails: true })
  const id = randomUUID()
  const next = noon(addDays(day, 1))
  await at(next, () =>
    openCorrectiveAction(client, {
      id,
      reportId,
      questionKey: criticalQuestion,
      title: 'Close the drain',
      ownerName: 'Huda',
      ownerEmail: null,
      priority: 'critical',
      dueOn: null,
    }),
  )
  await step(id, 'start', next)
  await step(id, 'finish', next)
  return id
}

const versionOf = async (id: string) => (await readCorrectiveAction(client, id, 'en')).version
const waiting = async () => (await readCorrections(admin, 'en')).map(({ id }) => id)

test('a reviewer reads the proof and confirms it once; the row names the reviewer', { timeout: 60_000 }, async () => {
  const id = await done('2027-03-01')
  expect(await readCorrections(admin, 'ar')).toMatchObject([
    { id, title: 'Close the drain', rootCause: 'The drain was open.', isDeclared: false, photos: [{ kind: 'photo' }] },
  ])
  await step(id, 'verify', noon('2027-03-03'))
  expect(await readCorrections(admin, 'en')).toMatchObject([{ id, isDeclared: true }])
  const decision = { actionId: id, version: await versionOf(id), outcome: 'confirm' as const, note: '' }
  const both = await Promise.allSettled([decideCorrection(admin, decision), decideCorrection(admin, decision)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { rows } = await w.owner.query('select status, verification from app.report_actions where id = $1', [id])
  expect(rows).toEqual([{ status: 'verified', verification: 'review' }])
  expect((await readCorrectiveAction(client, id, 'en')).events.map((event) => event.step)).toContain('confirm')
  expect(await waiting()).toEqual([])
  await expect(decideCorrection(admin, { ...decision, version: await versionOf(id) })).rejects.toMatchObject({
    code: 'action.step-refused',
  })
})

test('it is sent back with a reason that the client reads, never without one', { timeout: 60_000 }, async () => {
  const id = await done('2027-04-01')
  const decision = { actionId: id, version: await versionOf(id), outcome: 'send-back' as const }
  await expect(decideCorrection(admin, { ...decision, note: ' ' })).rejects.toMatchObject({
    code: 'action.note-required',
  })
  await decideCorrection(admin, { ...decision, note: 'The photo shows another drain.' })
  const action = await readCorrectiveAction(client, id, 'en')
  expect(action).toMatchObject({ status: 'reopened', verification: null })
  expect(action.events).toContainEqual(
    expect.objectContaining({ step: 'send-back', note: 'The photo shows another drain.' }),
  )
  expect(await waiting()).toEqual([])
})

test(
  'a later visit that asks the same question and finds nothing confirms it; an earlier one does not',
  { timeout: 60_000 },
  async () => {
    const id = await done('2027-05-01')
    const confirm = () =>
      asSystem('a test confirms corrective actions by visits', (tx) => confirmByVisits(tx, branchId))
    expect(await confirm()).toBe(0)
    await visited(office, branchId, noon('2027-08-10'))
    expect(await confirm()).toBe(1)
    expect(await confirm()).toBe(0)
    const { rows } = await w.owner.query('select status, verification from app.report_actions where id = $1', [id])
    expect(rows).toEqual([{ status: 'verified', verification: 'visit' }])
  },
)

test('the client cannot confirm its own correction, and strangers see none', { timeout: 60_000 }, async () => {
  const id = await done('2027-11-20')
  for (const stranger of [client, shopper, await w.client()]) {
    await expect(readCorrections(stranger, 'en')).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(
      decideCorrection(stranger, { actionId: id, version: 1, outcome: 'confirm', note: '' }),
    ).rejects.toMatchObject({ code: 'not-allowed' })
  }
  const { rows } = await w.owner.query(
    `select with_check from pg_policies where tablename = 'report_actions' and policyname = 'client_update'`,
  )
  expect(JSON.stringify(rows)).toContain('verification')
})
