import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { addDays, weekdayOf } from '#/domain/riyadh-time.ts'
import { readPlanOutlook } from '#/features/companies/plan-contents/outlook.server.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { readList } from '#/domain/list.ts'
import { clientOn, itIs, withSeller } from '#/tests/plans.ts'
import { world } from '#/tests/world.ts'
import { allProgrammes } from './all-list.ts'
import { announceProgramme } from './announce.server.ts'
import { browseAllProgrammes } from './browse-all.server.ts'
import { drawProgrammes } from './draw.server.ts'
import { newProgrammeForm, programmeOfForm } from './form.ts'
import { browseProgrammes, readProgramme } from './read-programmes.server.ts'
import type { NewProgramme } from './rule.ts'
import { changeProgramme, createProgramme, setProgrammeState } from './write-programme.server.ts'

const w = await world()
const admin = await w.admin()
await withSeller(w)
beforeEach(() => itIs('2027-01-01'))
afterAll(() => itIs(null))

async function branchesOf(client: Actor, count: number): Promise<string[]> {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) select $1, 'Branch ' || n, 'Street ' || n from generate_series(1, $2::int) n
     returning id`,
    [client.id, count],
  )
  return rows.map(({ id }) => id)
}

const programme = (with_: Partial<NewProgramme> = {}, rule: Partial<NewProgramme['rule']> = {}): NewProgramme => ({
  name: 'Quarterly',
  type: 'full_service',
  rule: {
    cadence: 'quarter',
    visits: 2,
    times: [{ weekdays: [0, 1, 2, 3, 4], from: '12:00', until: '15:00' }],
    ramadanTimes: null,
    closed: [{ from: '2027-02-20', until: '2027-02-25' }],
    ...rule,
  },
  startsOn: '2027-01-01',
  branchIds: null,
  beyondPlan: true,
  alertsAtOnce: false,
  notes: null,
  ...with_,
})

type Visit = { id: string; branch_id: string; day: string; hour: string; status: string; is_withheld: boolean }
const visitsOf = async (client: Actor): Promise<Visit[]> =>
  (
    await w.owner.query<Visit>(
      `select id, branch_id, status, is_withheld, to_char(scheduled_date at time zone 'Asia/Riyadh', 'YYYY-MM-DD') as day,
         to_char(scheduled_date at time zone 'Asia/Riyadh', 'HH24:MI') as hour
       from app.mystery_shopping_requests where client_id = $1 and programme_id is not null order by scheduled_date`,
      [client.id],
    )
  ).rows

test('the visits of a period are drawn within the rule, approved and withheld; a second run draws nothing', async () => {
  const client = await w.client()
  await branchesOf(client, 6)
  const programmeId = await createProgramme(client, randomUUID(), programme())
  await Promise.all([drawProgrammes({ programmeId }), drawProgrammes({ programmeId })])
  await drawProgrammes({ programmeId })
  const visits = await visitsOf(client)
  expect(visits).toHaveLength(12)
  for (const { day, hour, status, is_withheld } of visits) {
    expect([status, is_withheld]).toEqual(['approved', true])
    expect(day >= '2027-01-04' && day < '2027-04-01').toBe(true)
    expect(weekdayOf(day)).toBeLessThan(5)
    expect(hour >= '12:00' && hour <= '15:00').toBe(true)
    expect(day >= '2027-02-20' && day <= '2027-02-25').toBe(false)
  }
  const page = await readProgramme(client, programmeId)
  expect(page.coverage).toEqual({ branches: 6, planned: 12, done: 0, unvisited: 6 })
  for (const _ of [1, 2]) await announceProgramme({ programmeId, period: '2027-01-01' })
  const { rows } = await w.owner.query(
    `select id from app.notifications where kind = 'programme.planned' and profile_id = $1`,
    [client.id],
  )
  expect(rows).toHaveLength(1)
})

test('the next period is drawn some days before it begins', async () => {
  const client = await w.client()
  await branchesOf(client, 2)
  const programmeId = await createProgramme(client, randomUUID(), programme())
  await drawProgrammes({ programmeId })
  itIs('2027-03-10')
  await drawProgrammes({})
  expect(await visitsOf(client)).toHaveLength(4)
  itIs('2027-03-20')
  await drawProgrammes({})
  expect((await visitsOf(client)).filter(({ day }) => day >= '2027-04-01')).toHaveLength(4)
})

test('a programme keeps to the allowance of the plan, month by month, and draws more when there is room again', async () => {
  await saveSetting(admin, 'plans.included-visits.basic', 2)
  const client = await clientOn(w, 'basic')
  await branchesOf(client, 5)
  const programmeId = await createProgramme(client, randomUUID(), programme({ beyondPlan: false }, { visits: 3 }))
  await drawProgrammes({ programmeId })
  const months = await readPlanOutlook(client, client.id)
  expect(months.every(({ taken }) => taken <= 2)).toBe(true)
  const page = await readProgramme(client, programmeId)
  expect(page.coverage.planned).toBe(6)
  expect(page.branches.some(({ shortfall }) => shortfall === 'allowance')).toBe(true)
  // every branch is visited before any is visited again
  expect(page.branches.every(({ planned }) => planned >= 1)).toBe(true)
  await saveSetting(admin, 'plans.included-visits.basic', null)
})

test('a cancelled visit is drawn again, and the coverage does not tell of it', async () => {
  const client = await w.client()
  await branchesOf(client, 1)
  const programmeId = await createProgramme(client, randomUUID(), programme())
  await drawProgrammes({ programmeId })
  const [first] = await visitsOf(client)
  await w.owner.query(`update app.mystery_shopping_requests set status = 'cancelled' where id = $1`, [first!.id])
  expect((await readProgramme(client, programmeId)).coverage.planned).toBe(2)
  await drawProgrammes({ programmeId })
  expect((await visitsOf(client)).filter(({ status }) => status === 'approved')).toHaveLength(2)
  expect((await readProgramme(client, programmeId)).coverage.planned).toBe(2)
})

test('a released visit is shown and counts as done', async () => {
  const client = await w.client()
  const shopper = await w.shopper()
  await branchesOf(client, 2)
  const programmeId = await createProgramme(client, randomUUID(), programme())
  await drawProgrammes({ programmeId })
  const [visit] = await visitsOf(client)
  for (const status of ['assigned', 'in_progress', 'completed'])
    await w.owner.query('update app.mystery_shopping_requests set status = $2, shopper_id = $3 where id = $1', [
      visit!.id,
      status,
      shopper.id,
    ])
  expect((await visitsOf(client)).find(({ id }) => id === visit!.id)!.is_withheld).toBe(false)
  expect((await readProgramme(client, programmeId)).coverage).toMatchObject({ planned: 4, done: 1, unvisited: 1 })
})

test('nothing is drawn for an account that is not approved, or while the programme rests or has ended', async () => {
  const waiting = await w.client({ approval: 'pending' })
  await branchesOf(waiting, 1)
  const early = await createProgramme(waiting, randomUUID(), programme())
  await drawProgrammes({ programmeId: early })
  expect(await visitsOf(waiting)).toEqual([])
  const client = await w.client()
  await branchesOf(client, 1)
  const id = await createProgramme(client, randomUUID(), programme())
  await setProgrammeState(client, { id, version: 1 }, 'paused')
  await drawProgrammes({ programmeId: id })
  expect(await visitsOf(client)).toEqual([])
  await expect(setProgrammeState(client, { id, version: 1 }, 'active')).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await setProgrammeState(client, { id, version: 2 }, 'active')
  await drawProgrammes({ programmeId: id })
  expect(await visitsOf(client)).toHaveLength(2)
  await setProgrammeState(client, { id, version: 3 }, 'ended')
  expect(await visitsOf(client)).toHaveLength(2)
  await expect(changeProgramme(client, { id, version: 4 }, programme())).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
})

test('the same form makes one programme; branches must be the own ones', async () => {
  const [client, other] = [await w.client(), await w.client()]
  const [own] = await branchesOf(client, 1)
  const [foreign] = await branchesOf(other, 1)
  const key = randomUUID()
  const ids = await Promise.all([1, 2, 3].map(() => createProgramme(client, key, programme({ branchIds: [own!] }))))
  expect(new Set(ids).size).toBe(1)
  await expect(createProgramme(client, randomUUID(), programme({ branchIds: [own!, foreign!] }))).rejects.toMatchObject(
    {
      code: 'branch.unknown',
    },
  )
  expect(await browseProgrammes(client)).toHaveLength(1)
})

test('strangers find no programme; a manager of a region reads the own branches and changes nothing', async () => {
  const [client, other] = [await w.client(), await w.client()]
  const [here] = await branchesOf(client, 3)
  const id = await createProgramme(client, randomUUID(), programme())
  await drawProgrammes({ programmeId: id })
  await expect(readProgramme(other, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(changeProgramme(other, { id, version: 1 }, programme())).rejects.toMatchObject({ code: 'not-found' })
  await expect(setProgrammeState(other, { id, version: 1 }, 'paused')).rejects.toMatchObject({ code: 'not-found' })
  const region = await w.node(client, 'region', 'North')
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [here, region])
  const manager = await w.member(client, [{ role: 'manager', node: region }])
  expect((await readProgramme(manager, id)).branches.map(({ branchId }) => branchId)).toEqual([here])
  for (const stranger of [
    await w.shopper(),
    await w.freelancer(),
    await w.member(client, [{ role: 'viewer' }]),
    manager,
  ]) {
    await expect(createProgramme(stranger, randomUUID(), programme())).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(setProgrammeState(stranger, { id, version: 1 }, 'paused')).rejects.toMatchObject({
      code: 'not-allowed',
    })
  }
  const list = readList(allProgrammes, new URLSearchParams())
  await expect(browseAllProgrammes(client, list)).rejects.toMatchObject({ code: 'not-allowed' })
  const { rows } = await browseAllProgrammes(admin, list)
  expect(rows.find((row) => row.id === id)).toMatchObject({ wanted: 6, standing: 6, open: 6, done: 0 })
})

const form = (fields: Record<string, unknown>) =>
  newProgrammeForm.safeParse({
    clientKey: randomUUID(),
    name: 'P',
    evaluationType: 'basic',
    cadence: 'quarter',
    visits: '٢',
    which: 'all',
    weekday: ['0', '1'],
    from: '12:00',
    until: '15:00',
    startsOn: addDays('2027-01-01', 3),
    budget: 'plan',
    alerts: 'report',
    ...fields,
  })

test.each([
  [{}, null],
  [{ visits: '13' }, 'visits'],
  [{ visits: '5', cadence: 'month' }, 'visits'],
  [{ which: 'some' }, 'branchId'],
  [{ weekday: [] }, 'weekday'],
  [{ until: '11:00' }, 'until'],
  [{ closed: '2027-03-20 - 2027-03-24\n31/12/2027' }, null],
  [{ closed: '2027-03-24 - 2027-03-20' }, 'closed'],
  [{ ramadanFrom: '20:00' }, 'ramadanUntil'],
  [{ startsOn: 'soon' }, 'startsOn'],
])('the form %j is refused at %j', (fields, at) => {
  const parsed = form(fields)
  expect(parsed.success ? null : String(parsed.error.issues[0]!.path[0])).toBe(at)
})

test('a form becomes the rule', () => {
  const parsed = form({ closed: '2027-03-20 - 2027-03-24', weekday2: '5', from2: '18:00', until2: '21:00' })
  expect(programmeOfForm(parsed.data!).rule).toEqual({
    cadence: 'quarter',
    visits: 2,
    times: [
      { weekdays: [0, 1], from: '12:00', until: '15:00' },
      { weekdays: [5], from: '18:00', until: '21:00' },
    ],
    ramadanTimes: null,
    closed: [{ from: '2027-03-20', until: '2027-03-24' }],
  })
})
