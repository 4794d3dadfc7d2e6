import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { closeBranch, reopenBranch } from '#/features/companies/branches/save-branch.server.ts'
import { readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { announceStep } from '#/features/ordering/requests/announce.server.ts'
import { clientOn, itIs, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { withdrawFromClosed } from './branch-closed.server.ts'
import { drawProgrammes } from './draw.server.ts'
import { createProgramme } from './write-programme.server.ts'

const w = await world()
await w.admin()
await withSeller(w)
beforeEach(() => itIs('2027-01-01'))
afterAll(() => itIs(null))

/** A company on a plan with one branch and a visit drawn for it. */
async function scene() {
  const client = await clientOn(w, 'basic')
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'Olaya', 'Riyadh') returning id`,
    [client.id],
  )
  const branchId = rows[0]!.id
  const programmeId = await createProgramme(client, crypto.randomUUID(), {
    name: 'Quarterly',
    type: 'basic',
    rule: {
      cadence: 'quarter',
      visits: 1,
      times: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '12:00', until: '15:00' }],
      ramadanTimes: null,
      closed: [],
    },
    startsOn: '2027-01-01',
    branchIds: null,
    beyondPlan: true,
    alertsAtOnce: false,
    notes: null,
  })
  await drawProgrammes({ programmeId })
  return { client, branchId, programmeId, visit: (await visitsOf(branchId))[0]!.id }
}
const visitsOf = async (branchId: string) =>
  (
    await w.owner.query<{ id: string; status: string; is_withheld: boolean; shopper_id: string | null }>(
      'select id, status, is_withheld, shopper_id from app.mystery_shopping_requests where branch_id = $1 order by status',
      [branchId],
    )
  ).rows
const versionOf = async (branchId: string) =>
  (await w.owner.query<{ version: number }>('select version from app.branches where id = $1', [branchId])).rows[0]!
    .version
const seen = async (branchId: string) => ({ branchId, version: await versionOf(branchId) })
const closes = async (client: Actor, branchId: string) => {
  await closeBranch(client, await seen(branchId))
  for (let run = 0; run < 2; run++) await withdrawFromClosed({ branchId })
}
const takenOf = async (client: Actor) => (await readPlanOutlook(client, client.id)).map(({ taken }) => taken)
const newsOf = async ({ id }: Actor) =>
  (await w.owner.query<{ kind: string }>('select kind from app.notifications where profile_id = $1', [id])).rows.map(
    ({ kind }) => kind,
  )

test('closing a branch ends a withheld visit in silence: the shopper reads why, the plan counts the same as for a branch without a drawn visit', async () => {
  const { client, branchId, programmeId, visit } = await scene()
  const shopper = await w.shopper()
  await w.owner.query(`update app.mystery_shopping_requests set status = 'assigned', shopper_id = $2 where id = $1`, [
    visit,
    shopper.id,
  ])
  const total = async () => (await takenOf(client)).reduce((sum, one) => sum + one, 0)
  expect(await total()).toBe(1)
  await closes(client, branchId)
  expect(await visitsOf(branchId)).toMatchObject([{ status: 'cancelled', is_withheld: true, shopper_id: null }])
  // why 0 at the close itself, whatever happened to the visit: a closed branch has no planned visits
  expect(await total()).toBe(0)
  const { rows } = await w.owner.query<{ id: string; cause: string }>(
    `select id, cause from app.request_events where request_id = $1 and step = 'cancel'`,
    [visit],
  )
  expect(rows).toMatchObject([{ cause: 'branch_closed' }])
  await announceStep({ eventId: rows[0]!.id })
  expect(await newsOf(shopper)).toContain('request.taken-back')
  expect((await newsOf(client)).filter((kind) => kind.startsWith('request.'))).toEqual([])
  await drawProgrammes({ programmeId })
  expect(await visitsOf(branchId)).toHaveLength(1)
})

test('a visit that has begun goes on, and a reopened branch is drawn again without counting twice', async () => {
  const begun = await scene()
  await w.owner.query(
    `update app.mystery_shopping_requests set status = 'in_progress', shopper_id = $2 where id = $1`,
    [begun.visit, (await w.shopper()).id],
  )
  await closes(begun.client, begun.branchId)
  expect(await visitsOf(begun.branchId)).toMatchObject([{ status: 'in_progress', is_withheld: true }])

  const { client, branchId, programmeId } = await scene()
  const taken = await takenOf(client)
  await closes(client, branchId)
  await reopenBranch(client, await seen(branchId))
  await drawProgrammes({ programmeId })
  expect((await visitsOf(branchId)).map(({ status }) => status)).toEqual(['approved', 'cancelled'])
  const sum = (months: number[]) => months.reduce((total, one) => total + one, 0)
  expect(sum(await takenOf(client))).toBe(sum(taken))
})
