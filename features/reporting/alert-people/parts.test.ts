import { beforeAll, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { mergeGroup } from '#/features/companies/hierarchy/change-group.server.ts'
import { alertReadersOf } from '#/features/messaging/tell/audience.server.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { addAlertPerson, readAlertPeople, readAlertPlaces, removeAlertPerson } from './alert-people.server.ts'

let w: World
let client: Actor
let north: string
let south: string
let inNorth: string
let inSouth: string
let northern: Actor

beforeAll(async () => {
  w = await world()
  client = await w.client()
  ;[north, south] = [await w.node(client, 'region', 'North'), await w.node(client, 'region', 'South')]
  ;[inNorth, inSouth] = [await newBranch(w, client), await newBranch(w, client)]
  for (const [branch, region] of [
    [inNorth, north],
    [inSouth, south],
  ])
    await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [branch, region])
  northern = await w.member(client, [{ role: 'manager', node: north }])
})

const person = (email: string) => ({ name: 'Pest control', email, language: 'en' as const })
const told = async (branch: string) =>
  (await asSystem('a test asks who hears', (tx) => alertReadersOf(tx, client.id, branch)))
    .filter(({ profileId }) => profileId === null)
    .map(({ address }) => address)
const addresses = async (actor: Actor) => (await readAlertPeople(actor)).map(({ email }) => email)

test('a contact hears of the branches of its part; one address may stand for several parts and hears once', async () => {
  await addAlertPerson(client, person('all@example.com'))
  await addAlertPerson(client, { ...person('north@example.com'), nodeId: north })
  await addAlertPerson(client, { ...person('one@example.com'), nodeId: inSouth })
  expect(await told(inNorth)).toEqual(['all@example.com', 'north@example.com'])
  expect(await told(inSouth)).toEqual(['all@example.com', 'one@example.com'])
  await addAlertPerson(client, { ...person('North@example.com'), nodeId: inNorth })
  expect(await told(inNorth)).toHaveLength(2)
  await expect(addAlertPerson(client, { ...person('NORTH@example.com'), nodeId: north })).rejects.toMatchObject({
    code: 'alert-person.exists',
  })
})

test('a manager of a part keeps the contacts of that part and sees no others', async () => {
  await addAlertPerson(northern, { ...person('mine@example.com'), nodeId: inNorth })
  expect(await addresses(northern)).toEqual(['north@example.com', 'North@example.com', 'mine@example.com'])
  expect(await readAlertPlaces(northern)).toMatchObject({ whole: false, places: [{ id: north }, { id: inNorth }] })
  expect((await readAlertPlaces(client)).whole).toBe(true)
  for (const nodeId of [null, south, inSouth])
    await expect(addAlertPerson(northern, { ...person('x@example.com'), nodeId })).rejects.toMatchObject({
      fields: { node: 'choose-place' },
    })
  const ofAll = (await readAlertPeople(client)).find(({ email }) => email === 'all@example.com')!
  await expect(removeAlertPerson(northern, ofAll.id)).rejects.toMatchObject({ code: 'not-found' })
  const own = (await readAlertPeople(northern)).find(({ email }) => email === 'mine@example.com')!
  await removeAlertPerson(northern, own.id)
  expect(await addresses(client)).not.toContain('mine@example.com')
})

test('branch managers, viewers and accountants keep none', async () => {
  for (const role of ['branch_manager', 'viewer', 'accountant'] as const) {
    const member = await w.member(client, [{ role }])
    await expect(addAlertPerson(member, person('y@example.com'))).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readAlertPeople(member)).rejects.toMatchObject({ code: 'not-allowed' })
  }
})

test('contacts of a merged group stand for the group that it went into', async () => {
  const { rows } = await w.owner.query<{ version: number }>('select version from app.org_nodes where id = $1', [north])
  await mergeGroup(client, { nodeId: north, version: rows[0]!.version, intoId: south })
  expect(await told(inSouth)).toEqual(expect.arrayContaining(['north@example.com']))
})
