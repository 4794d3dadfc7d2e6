import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type BuiltinRole, builtinRoles } from '#/domain/staff-cells.ts'
import { assignedVisit } from '#/tests/visits.ts'
import { world, type World } from '#/tests/world.ts'
import { findRecords } from './find-records.server.ts'

let w: World
let admin: Actor
let client: Actor
let stranger: Actor
let shopper: Actor
let region: string
const branches: Record<string, string> = {}
const staff = {} as Record<BuiltinRole, Actor>

const found = async (actor: Actor, text: string) =>
  (await findRecords(actor, text)).map(({ kind, id }) => `${kind} ${id}`)
const kindsOf = async (actor: Actor, text: string) => [
  ...new Set((await findRecords(actor, text)).map(({ kind }) => kind)),
]

const branchOf = async (of: Actor, name: string, nameAr: string | null) =>
  (
    await w.owner.query<{ id: string }>(
      `insert into app.branches (client_id, name, name_ar, location) values ($1, $2, $3, 'Corniche') returning id`,
      [of.id, name, nameAr],
    )
  ).rows[0]!.id

beforeAll(async () => {
  w = await world()
  admin = await w.admin({ name: 'Wafa Alharbi' })
  client = await w.client({ company: 'مطاعم ساري', email: 'sary@example.com', name: 'Khalid Alqahtani' })
  stranger = await w.client({ company: 'Saffron House' })
  shopper = await w.shopper({ name: 'نورة الشهري' })
  for (const role of builtinRoles) staff[role] = await w.admin({ role })
  branches['nakheel'] = await branchOf(client, 'النخيل', null)
  branches['tahlia'] = await branchOf(client, 'Tahlia', 'التحلية')
  branches['tahlia north'] = await branchOf(client, 'Tahlia North', null)
  region = await w.node(client, 'region', 'East')
  await w.owner.query(
    `insert into app.waves (name, created_by, from_on, until_on) values ('Ramadan nights', $1, now(), now())`,
    [admin.id],
  )
  await w.owner.query(`insert into app.work_tasks (title, created_by, owner_id) values ('Call Herfy back', $1, $1)`, [
    admin.id,
  ])
  await assignedVisit(w, shopper, { client, branchId: branches['nakheel'] })
})

test.each([
  ['ساري', 'client'],
  ['Sary', 'client'],
  ['SARI', 'client'],
  ['sary@example.com', 'client'],
  ['Khalid', 'client'],
  ['خالد القحطاني', 'client'],
  ['Noura', 'person'],
  ['alshehri', 'person'],
  ['نوره', 'person'],
  ['وفاء الحربي', 'person'],
  ['Nakheel', 'branch'],
  ['al nakheel', 'branch'],
  ['النخيل', 'branch'],
  ['ramadan', 'wave'],
  ['رمضان', 'wave'],
  ['herfy', 'task'],
  ['هرفي', 'task'],
] as const)('an owner of the platform finds %s: a %s', async (text, kind) => {
  expect(await kindsOf(admin, text)).toContain(kind)
})

test('visits are found by client and branch, in either script', async () => {
  for (const text of ['Sary', 'nakheel', 'النخيل']) expect(await kindsOf(admin, text)).toContain('request')
  expect(await kindsOf(admin, 'tahlia')).not.toContain('request')
})

test('the exact name comes first, then what begins with it, then the other script', async () => {
  expect(await found(client, 'tahlia')).toEqual([`branch ${branches['tahlia']}`, `branch ${branches['tahlia north']}`])
  expect(await found(client, 'tahlia north')).toEqual([`branch ${branches['tahlia north']}`])
  expect((await found(admin, 'التحلية')).slice(0, 2)).toEqual([
    `branch ${branches['tahlia']}`,
    `branch ${branches['tahlia north']}`,
  ])
  for (let n = 0; n < 8; n++) await branchOf(stranger, `Olaya ${n}`, null)
  const exact = await branchOf(stranger, 'Olaya', null)
  for (let n = 0; n < 8; n++) await branchOf(stranger, `Olaya gate ${n}`, null)
  for (const actor of [admin, stranger])
    expect((await findRecords(actor, 'olaya'))[0]).toMatchObject({ id: exact, exact: true })
  expect(await kindsOf(stranger, 'العليا')).toEqual(['branch'])
})

/** Kinds that a search by the names above answers, by role of our team. */
const seenBy: Record<BuiltinRole, readonly string[]> = {
  owner: ['branch', 'client', 'person', 'request', 'task', 'wave'],
  operations: ['branch', 'client', 'person', 'request', 'task', 'wave'],
  editor: ['branch', 'client', 'person', 'request', 'task', 'wave'],
  finance: ['branch', 'client', 'request', 'task', 'wave'],
  content: [],
  support: ['branch', 'client', 'person', 'request', 'task', 'wave'],
}

test.each(builtinRoles)('the role %s finds exactly what it may read', async (role) => {
  const kinds = new Set<string>()
  for (const text of ['sary', 'nakheel', 'noura', 'ramadan', 'herfy'])
    for (const kind of await kindsOf(staff[role], text)) kinds.add(kind)
  expect([...kinds].sort()).toEqual(seenBy[role])
})

test('members of staff are found by those who may read the staff', async () => {
  expect(await found(admin, 'wafa')).toEqual([`person ${admin.id}`])
  for (const role of ['operations', 'editor', 'finance', 'support', 'content'] as const)
    expect(await found(staff[role], 'wafa')).toEqual([])
})

test('a company finds its team and branches; a member of a part only that part; a stranger nothing', async () => {
  const east = await branchOf(client, 'East gate', null)
  const manager = await w.member(client, [{ role: 'manager', node: region }], { name: 'Bandar Alotaibi' })
  expect(await kindsOf(client, 'بندر')).toEqual(['person'])
  expect(await found(client, 'nakheel')).toContain(`branch ${branches['nakheel']}`)
  expect(await found(manager, 'nakheel')).toEqual([])
  expect(await found(manager, 'East gate')).toEqual([])
  const local = await w.member(client, [{ role: 'manager', node: east }])
  expect(await found(local, 'east')).toEqual([`branch ${east}`])
  expect(await found(local, 'nakheel')).toEqual([])
  for (const text of ['sary', 'nakheel', 'noura', 'ramadan', 'herfy', 'بندر', 'sary@example.com'])
    for (const actor of [stranger, await w.freelancer()]) expect(await found(actor, text)).toEqual([])
})

test('a shopper finds own visits and own tasks', async () => {
  expect(await kindsOf(shopper, 'olaya')).toEqual(['request'])
  await w.owner.query(
    `insert into app.work_tasks (title, created_by, owner_id) values ('Photograph the menu', $1, $2)`,
    [admin.id, shopper.id],
  )
  expect(await kindsOf(shopper, 'photograph')).toEqual(['task'])
  expect(await kindsOf(await w.shopper(), 'photograph')).toEqual([])
})

test('erased accounts are not found', async () => {
  const gone = await w.shopper({ name: 'Deleted account' })
  expect(await found(admin, 'deleted account')).toEqual([`person ${gone.id}`])
  await w.owner.query(`update app.profiles set status = 'erased' where id = $1`, [gone.id])
  expect(await found(admin, 'deleted account')).toEqual([])
})

test('a colleague who views a client finds what the client finds, until the view ends', async () => {
  const company = { id: client.id, mode: 'view' as const, permissions: [] }
  const viewer: Actor = { ...admin, type: 'client', accountType: 'admin', company }
  expect(await found(viewer, 'nakheel')).toEqual([])
  await w.owner.query(
    `insert into app.staff_views (client_id, admin_id, reason, ends_at) values ($1, $2, 'ticket 9', now() + interval '1 minute')`,
    [client.id, admin.id],
  )
  expect(await found(viewer, 'nakheel')).toEqual(await found(client, 'nakheel'))
  expect(await found(viewer, 'nakheel')).toContain(`branch ${branches['nakheel']}`)
  for (const text of ['olaya gate', 'ramadan', 'herfy', 'noura']) expect(await found(viewer, text)).toEqual([])
})
