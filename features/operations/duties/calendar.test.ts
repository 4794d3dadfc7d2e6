import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { addDays, riyadhDay } from '#/domain/riyadh-time.ts'
import { type World, world } from '#/tests/world.ts'
import { noteDoneLate } from './do-late.server.ts'
import { finishTask } from './do-task.server.ts'
import { readDutyCalendar } from './read-calendar.server.ts'
import { readTask } from './read-tasks.server.ts'
import { addDuty } from './write-duty.server.ts'

let w: World
let client: Actor
let root: string
let branchId: string
const today = riyadhDay(new Date())
const month = (day: string) => day.slice(0, 7)
const seen = (id: string, revision = 1) => ({ id, revision })

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const { rows } = await w.owner.query<{ id: string }>(
    "select id from app.org_nodes where client_id = $1 and kind = 'root'",
    [client.id],
  )
  root = rows[0]!.id
  branchId = randomUUID()
  await w.owner.query(`insert into app.branches (id, client_id, name, location) values ($1, $2, 'Olaya', 'Riyadh')`, [
    branchId,
    client.id,
  ])
}, 60_000)

async function aDuty(title: string, nodeId: string, ownerRole: 'owner' | 'branch_manager' = 'owner'): Promise<string> {
  const id = randomUUID()
  await addDuty(client, {
    id,
    title,
    details: null,
    nodeId,
    ownerId: null,
    ownerRole,
    rule: 'FREQ=DAILY;WKST=SU;RSCALE=GREGORIAN;SKIP=BACKWARD',
    afterDays: null,
    firstDay: addDays(today, 1),
    time: '10:00',
    ramadanTime: null,
    policy: 'keep',
    proof: 'none',
  })
  return id
}
const taskOf = async (dutyId: string): Promise<string> =>
  (await w.owner.query('select id from app.duty_tasks where duty_id = $1 order by due_at limit 1', [dutyId])).rows[0].id

test('a missed task is done after all: the note stands beside it, once, and it stays missed', async () => {
  const branchManager = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  const id = await taskOf(await aDuty('Extinguishers', branchId, 'branch_manager'))
  await expect(noteDoneLate(branchManager, seen(id), 'Too early')).rejects.toMatchObject({ code: 'duty.closed' })
  await w.owner.query("update app.duty_tasks set state = 'missed' where id = $1", [id])
  const rest = { note: null, figure: null, files: [] }
  await expect(finishTask(branchManager, seen(id), rest)).rejects.toMatchObject({ code: 'duty.closed' })

  for (const stranger of [
    await w.client(),
    await w.member(client, []),
    await w.member(client, [{ role: 'viewer', node: branchId }]),
  ])
    await expect(noteDoneLate(stranger, seen(id), 'Not mine')).rejects.toMatchObject({ code: 'not-found' })

  await expect(noteDoneLate(branchManager, seen(id, 7), 'Stale')).rejects.toMatchObject({ code: 'changed-meanwhile' })
  await noteDoneLate(branchManager, seen(id), 'Checked on the next morning.')
  expect(await readTask(client, id)).toMatchObject({
    state: 'missed',
    doneAt: null,
    doneLater: { note: 'Checked on the next morning.', by: branchManager.name },
  })
  for (const actor of [branchManager, client])
    await expect(noteDoneLate(actor, seen(id, 2), 'Again')).rejects.toMatchObject({ code: 'duty.closed' })
})

test('the database lets no one write anything else into a missed task', async () => {
  const id = await taskOf(await aDuty('Hood', root))
  await w.owner.query("update app.duty_tasks set state = 'missed' where id = $1", [id])
  const write = (values: Record<string, unknown>) =>
    asActor(client, (tx) => tx.updateTable('duty_tasks').set(values).where('id', '=', id).execute())
  for (const values of [
    { state: 'todo' },
    { title: 'Other' },
    { state: 'done', done_at: new Date(), done_by: client.id },
  ])
    await expect(write(values)).rejects.toThrow('a missed task stays as it is')
})

test('the calendar has tasks of the month, official holidays, and dates still to come for those who keep duties', async () => {
  const other = await w.client()
  const id = await aDuty('Rent', root)
  await w.owner.query(
    `insert into app.calendar_days (day, name_en, name_ar, source, reviewed_on) values ($1, 'Made up', 'مصنوع', 's', $1)
     on conflict (day) do update set name_en = excluded.name_en`,
    [addDays(today, 2)],
  )
  const day = async (actor: Actor, at: string) => {
    const { weeks } = await readDutyCalendar(actor, month(at))
    expect(weeks.every((week) => week.length === 7)).toBe(true)
    return weeks.flat().find((one) => one.day === at)!
  }
  const soon = await day(client, addDays(today, 2))
  expect(soon.holiday).toBe('Made up')
  expect(soon.tasks.map(({ dutyId }) => dutyId)).toContain(id)
  const later = await day(client, addDays(today, 40))
  expect([later.tasks, later.planned.map(({ dutyId }) => dutyId).includes(id)]).toEqual([[], true])
  const branchManager = await w.member(client, [{ role: 'branch_manager', node: branchId }])
  expect((await day(branchManager, addDays(today, 40))).planned).toEqual([])
  expect(
    (await readDutyCalendar(other, null)).weeks.flat().flatMap(({ tasks, planned }) => [...tasks, ...planned]),
  ).toEqual([])
})
