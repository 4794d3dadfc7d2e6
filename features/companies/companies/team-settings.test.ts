import { expect, test } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import type { TeamSetting } from '#/domain/member-roles.ts'
import { sql } from 'kysely'
import { world } from '#/tests/world.ts'
import { readTeamSettings, saveTeamSettings } from './team-settings.server.ts'

const w = await world()

const set = async (owner: Actor, on: TeamSetting[]) =>
  saveTeamSettings(owner, { on, version: (await readTeamSettings(owner)).version })
const mayAs = async (actor: Actor, capability: string) =>
  (
    await asActor(actor, (tx) =>
      sql<{ branches: string[] }>`select priv.my_branches(${capability}) as branches`.execute(tx),
    )
  ).rows[0]!.branches.length

async function company() {
  const owner = await w.client()
  const region = await w.node(owner, 'region', 'North')
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.branches (client_id, name, location) values ($1, 'A', 'a'), ($1, 'B', 'b') returning id`,
    [owner.id],
  )
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [rows[0]!.id, region])
  return { owner, region, branch: rows[0]!.id }
}

test('both are off until an owner switches them on; the database follows at once, in scope only', async () => {
  const { owner, region, branch } = await company()
  const manager = await w.member(owner, [{ role: 'manager', node: region }])
  const ofBranch = await w.member(owner, [{ role: 'branch_manager', node: branch }])
  const viewer = await w.member(owner, [{ role: 'viewer' }])
  const seen = async () => [
    await mayAs(manager, 'evaluations.costs'),
    await mayAs(ofBranch, 'evaluations.foresee'),
    await mayAs(viewer, 'evaluations.foresee'),
    await mayAs(viewer, 'evaluations.costs'),
  ]
  expect(await seen()).toEqual([0, 0, 0, 0])
  await set(owner, ['managers-see-money'])
  expect(await seen()).toEqual([1, 0, 0, 0])
  await set(owner, ['managers-see-money', 'teams-foresee'])
  expect(await seen()).toEqual([1, 1, 2, 0])
  await set(owner, [])
  expect(await seen()).toEqual([0, 0, 0, 0])
  const { rows } = await w.owner.query(
    `select after ->> 'settings' as settings from app.activity_log where action = 'clients.team-settings' and client_id = $1 order by id`,
    [owner.id],
  )
  expect(rows.map(({ settings }) => settings)).toEqual(['managers-see-money', 'managers-see-money, teams-foresee', ''])
})

test('a setting of one company is none of another', async () => {
  const [one, other] = [await company(), await company()]
  await set(one.owner, ['teams-foresee'])
  expect(await mayAs(await w.member(other.owner, [{ role: 'viewer' }]), 'evaluations.foresee')).toBe(0)
})

test('a session has the permission from its next page', async () => {
  const { owner } = await company()
  const manager = await w.member(owner, [{ role: 'manager' }])
  const token = `token ${manager.id}`
  await w.owner.query(
    `insert into auth.session ("expiresAt", token, "updatedAt", "userId") values (now() + interval '1 day', $1, now(), $2)`,
    [token, manager.id],
  )
  const can = async () =>
    (await w.owner.query<{ capabilities: string[] }>('select capabilities from priv.open_session($1)', [token]))
      .rows[0]!.capabilities
  expect(await can()).not.toContain('invoices.read')
  await set(owner, ['managers-see-money'])
  expect(await can()).toEqual(expect.arrayContaining(['evaluations.costs', 'invoices.read', 'payments.read']))
})

test('an outdated form is refused; the same again changes nothing', async () => {
  const { owner } = await company()
  const { version } = await readTeamSettings(owner)
  await saveTeamSettings(owner, { on: ['branches-see-costs'], version })
  expect((await readTeamSettings(owner)).version).toBe(version)
  await saveTeamSettings(owner, { on: ['teams-foresee'], version })
  await expect(saveTeamSettings(owner, { on: [], version })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

test('members and strangers neither read nor change them', async () => {
  const { owner } = await company()
  for (const role of ['manager', 'branch_manager', 'viewer', 'accountant'] as const) {
    const member = await w.member(owner, [{ role }])
    await expect(readTeamSettings(member)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(saveTeamSettings(member, { on: [], version: 1 })).rejects.toMatchObject({ code: 'not-allowed' })
  }
  for (const stranger of [await w.shopper(), await w.freelancer(), await w.admin()])
    await expect(readTeamSettings(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
})
