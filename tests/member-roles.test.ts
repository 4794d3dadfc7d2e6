import { expect, test } from 'vitest'
import {
  dutiesFor,
  memberRights,
  memberRoles,
  reachOfRole,
  settingRights,
  teamSettings,
  usualTeamSettings,
} from '#/domain/member-roles.ts'
import { may, type Permission, permissions, reachOf } from '#/domain/permissions.ts'
import { world } from './world.ts'

const w = await world()

test('the database repeats the rights of each role', async () => {
  const { rows } = await w.owner.query<{
    role: string
    capability: string
    reach: string
    setting: string | null
    duties: string[] | null
  }>('select role, capability, reach, setting, duties from app.role_capabilities')
  const stored = rows.map((row) => `${row.capability} ${row.role} ${row.reach} ${row.setting} ${row.duties}`).sort()
  const linesOf = (table: typeof memberRights, setting: string | null) =>
    Object.entries(table).flatMap(([permission, rights]) =>
      Object.entries(rights).map(([role, reach]) => {
        const needed = dutiesFor[permission as keyof typeof table]
        return `${permission} ${role} ${reach} ${setting} ${needed?.role === role ? needed.duties.join() : null}`
      }),
    )
  const declared = [
    ...linesOf(memberRights, null),
    ...teamSettings.flatMap((setting) => linesOf(settingRights[setting], setting)),
  ]
  expect(stored).toEqual(declared.sort())
})

test('a role that foresees the visits of a branch also reads them, as the policy of visits takes for granted', () => {
  for (const role of memberRoles)
    for (const reach of ['scope', 'root'] as const)
      if (reachOfRole(role, 'evaluations.foresee', teamSettings) === reach)
        expect(['scope', reach], role).toContain(reachOfRole(role, 'evaluations.read'))
})

const ofClients = (Object.keys(permissions) as Permission[]).filter((permission) => reachOf('client', permission))

test('only permissions of clients are given to members', () => {
  expect(Object.keys(memberRights).filter((permission) => !ofClients.includes(permission as Permission))).toEqual([])
})

test('an owner may do what a client may', async () => {
  const client = await w.client()
  const second = await w.member(client, [{ role: 'owner' }])
  for (const permission of ofClients) expect(may(second, permission), permission).toBe(true)
})

test.each(memberRoles)('a session of the role %s has the permissions of its grants', async (role) => {
  const client = await w.client()
  const region = await w.node(client, 'region', 'North')
  for (const node of [undefined, region]) {
    const member = await w.member(client, [node === undefined ? { role } : { role, node }])
    const { rows } = await w.owner.query<{ is_owner: boolean; capabilities: string[] | null }>(
      `with made as (insert into auth.session ("expiresAt", token, "updatedAt", "userId") values (now() + interval '1 day', $1, now(), $2))
       select`,
      [`token ${member.id}`, member.id],
    )
    expect(rows).toHaveLength(1)
    const found = await w.owner.query<{ is_owner: boolean; capabilities: string[] | null }>(
      'select is_owner, capabilities from priv.open_session($1)',
      [`token ${member.id}`],
    )
    const { is_owner: owns, capabilities } = found.rows[0]!
    expect(owns).toBe(role === 'owner' && node === undefined)
    if (role === 'owner') continue
    const expected = ofClients.filter((permission) => {
      const reach = reachOfRole(role, permission, usualTeamSettings)
      return reach === 'scope' || (reach === 'root' && node === undefined)
    })
    expect((capabilities ?? []).toSorted()).toEqual(expected.toSorted())
  }
})
