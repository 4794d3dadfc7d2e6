import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { asSystem } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { keepChoices } from '#/features/messaging/notifications/switches.server.ts'
import { world } from '#/tests/world.ts'
import { tell } from '#/features/messaging/tell/tell.server.ts'
import { readRouting } from './read-routing.server.ts'
import { saveRoute } from './save-route.server.ts'

const w = await world()
const client = await w.client({ name: 'Founder' })
const [north, south] = [await w.node(client, 'region', 'North'), await w.node(client, 'region', 'South')]
const branchAt = async (name: string, parent: string) => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, $2, 'Riyadh') returning id`,
    [client.id, name],
  )
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [rows[0]!.id, parent])
  return rows[0]!.id
}
const [olaya, corniche] = [await branchAt('Olaya', north), await branchAt('Corniche', south)]
const northern = await w.member(client, [{ role: 'manager', node: north }], { name: 'Northern' })
const atOlaya = await w.member(client, [{ role: 'branch_manager', node: olaya }], { name: 'Olaya manager' })
const accountant = await w.member(client, [{ role: 'accountant' }], { name: 'Accountant' })

const names = async (actor: Actor, node: string | null, topic: string) =>
  (await readRouting(actor, node)).routes.find((route) => route.topic === topic)!.readers.map(({ name }) => name)

test('names those who are told, nearest first, with role and channels', async () => {
  expect(await names(client, olaya, 'results')).toEqual(['Olaya manager', 'Northern', 'Founder'])
  expect(await names(client, olaya, 'critical')).toEqual(expect.arrayContaining(['Olaya manager', 'Northern']))
  expect(await names(client, corniche, 'results')).toEqual(['Founder'])
  expect(await names(client, olaya, 'invoices')).toEqual(expect.arrayContaining(['Founder', 'Accountant']))
  expect(await names(client, olaya, 'invoices')).not.toContain('Olaya manager')
  const { routes } = await readRouting(client, olaya)
  const results = routes.find(({ topic }) => topic === 'results')!.readers
  expect(results[0]).toMatchObject({ profileId: atOlaya.id, roles: ['branch_manager'], channels: ['app', 'email'] })
})

test('leaves out channels that a reader has switched off, except for required topics', async () => {
  await keepChoices(northern, { on: [] })
  const { routes } = await readRouting(client, olaya)
  const of = (topic: string) =>
    routes.find((route) => route.topic === topic)!.readers.find(({ name }) => name === 'Northern')
  expect(of('results')!.channels).toEqual(['app'])
  expect(of('critical')!.channels).toContain('email')
})

test('begins at the highest node that the reader manages, and opens no other', async () => {
  expect((await readRouting(northern, null)).nodeId).toBe(north)
  expect(await names(northern, olaya, 'results')).toContain('Founder')
  for (const node of [south, corniche, 'nonsense'])
    await expect(readRouting(northern, node)).rejects.toMatchObject({ code: 'not-found' })
})

test('is for those who manage the team', async () => {
  for (const actor of [atOlaya, accountant, await w.shopper()])
    await expect(readRouting(actor, null)).rejects.toMatchObject({ code: 'not-allowed' })
  await expect(readRouting(await w.client(), olaya)).rejects.toMatchObject({ code: 'not-found' })
})

const choose = (
  actor: Actor,
  nodeId: string,
  topic: 'results' | 'critical' | 'invoices' | 'account',
  choices: object,
) => saveRoute(actor, { nodeId, topic, choices })
const rootOf = async () => (await readRouting(client, null)).nodeId
const activity = async () => {
  const { rows } = await w.owner.query<{ before: object; after: object; actor_id: string }>(
    `select before, after, actor_id from app.activity_log where action = 'notices.route' order by id desc limit 1`,
  )
  return rows[0]!
}

describe('choices', () => {
  test('are followed by what is sent, below their part, until a nearer one', async () => {
    await choose(client, await rootOf(), 'results', { owner: 'none' })
    await choose(northern, north, 'results', { manager: 'app', branch_manager: 'both' })
    expect(await names(client, corniche, 'results')).toEqual([])
    expect(await names(client, olaya, 'results')).toEqual(['Olaya manager', 'Northern'])
    const told = (branch: string) =>
      asSystem('a test notifies of a report', (tx) =>
        tell(
          tx,
          { client: client.id, branch },
          'report.released',
          { branch: { en: 'Olaya', ar: 'العليا' }, score: 91, report: randomUUID() },
          { effectKey: `routed ${branch}` },
        ),
      )
    await told(olaya)
    await told(corniche)
    const lines = await w.owner.query('select profile_id from app.notifications where effect_key like $1', ['routed %'])
    expect(new Set(lines.rows.map((row) => row.profile_id))).toEqual(new Set([northern.id, atOlaya.id]))
    const mails = await w.owner.query('select profile_id from app.emails where effect_key like $1', ['routed %'])
    expect(mails.rows).toEqual([{ profile_id: atOlaya.id }])
    await choose(northern, north, 'results', {})
    await choose(client, await rootOf(), 'results', {})
    expect(await names(client, olaya, 'results')).toEqual(['Olaya manager', 'Northern', 'Founder'])
  })

  test('are recorded with what was before, and twice the same is one', async () => {
    await choose(northern, north, 'results', { viewer: 'none' })
    await choose(northern, north, 'results', { viewer: 'app' })
    await choose(northern, north, 'results', { viewer: 'app' })
    expect(await activity()).toEqual({
      actor_id: northern.id,
      before: { topic: 'results', node: north, viewer: 'none' },
      after: { topic: 'results', node: north, viewer: 'app' },
    })
    const { routes } = await readRouting(client, olaya)
    expect(routes.find(({ topic }) => topic === 'results')).toMatchObject({ from: [north], isOpen: true })
  })

  test('never leave a required topic without a reader', async () => {
    const root = await rootOf()
    const everyone = { owner: 'none', manager: 'none', branch_manager: 'none', viewer: 'both' } as const
    await expect(choose(client, root, 'critical', everyone)).rejects.toMatchObject({ code: 'notices.no-one' })
    await expect(choose(client, root, 'account', { owner: 'app' })).rejects.toMatchObject({ code: 'notices.no-one' })
    // why: at the whole company no one is a manager, in the north someone is
    await expect(choose(client, root, 'critical', { owner: 'none' })).rejects.toMatchObject({ code: 'notices.no-one' })
    await choose(client, north, 'critical', { owner: 'none' })
    expect(await names(client, olaya, 'critical')).not.toContain('Founder')
    await expect(choose(client, olaya, 'critical', { manager: 'none', branch_manager: 'none' })).rejects.toMatchObject({
      code: 'notices.no-one',
    })
    const { rows } = await w.owner.query(`select node_id, role, ways from app.notice_routes where topic = 'critical'`)
    expect(rows).toEqual([{ node_id: north, role: 'owner', ways: 'none' }])
  })

  test('count no more for a required topic when the team has changed and no one is left', async () => {
    const end = (day: string | null) =>
      w.owner.query(
        `update app.member_grants set ends_on = $1 where member_id in (select id from app.members where profile_id = any ($2))`,
        [day, [northern.id, atOlaya.id]],
      )
    await end('2020-01-01')
    expect(await names(client, olaya, 'critical')).toContain('Founder')
    await end(null)
    await choose(client, north, 'critical', {})
  })

  test('reach the contacts without an account', async () => {
    await w.owner.query(
      `insert into app.alert_people (client_id, name, email, language, created_by) values ($1, 'Area office', 'area@example.com', 'en', $1)`,
      [client.id],
    )
    expect(await names(client, olaya, 'critical')).toContain('Area office')
    await choose(client, north, 'critical', { contact: 'none' })
    expect(await names(client, olaya, 'critical')).not.toContain('Area office')
    expect(await names(client, corniche, 'critical')).toContain('Area office')
  })

  test('are for those who manage the part; what concerns the whole company is chosen there', async () => {
    for (const actor of [atOlaya, accountant, await w.shopper(), await w.admin()])
      await expect(choose(actor, north, 'results', {})).rejects.toMatchObject({ code: 'not-allowed' })
    for (const actor of [northern, await w.client()])
      await expect(choose(actor, south, 'results', { owner: 'none' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(choose(client, north, 'invoices', { accountant: 'app' })).rejects.toMatchObject({
      code: 'bad-request',
    })
    await choose(client, await rootOf(), 'invoices', { accountant: 'app' })
    expect(await names(client, null, 'invoices')).toEqual(expect.arrayContaining(['Founder', 'Accountant']))
  })
})
