import { randomBytes } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type MemberRole, memberRoles } from '#/domain/member-roles.ts'
import { newBranch } from '#/tests/visits.ts'
import { type World, world } from '#/tests/world.ts'
import { changeMember } from './change-member.server.ts'
import { inviteMember } from './invite.server.ts'

/** Who may give which role on which part, through the verbs: as an invitation, and to a member. */
let w: World
let client: Actor
let owner: Actor
let manager: Actor
const places = { company: '', region: '', branch: '', outside: '' }
type Place = keyof typeof places

beforeAll(async () => {
  w = await world()
  client = await w.client()
  const { rows } = await w.owner.query<{ id: string }>(
    "select id from app.org_nodes where client_id = $1 and kind = 'root'",
    [client.id],
  )
  places.company = rows[0]!.id
  places.region = await w.node(client, 'region', 'North')
  places.branch = await newBranch(w, client)
  places.outside = await newBranch(w, client)
  await w.owner.query('update app.org_nodes set parent_id = $2 where id = $1', [places.branch, places.region])
  owner = await w.member(client, [{ role: 'owner' }])
  manager = await w.member(client, [{ role: 'manager', node: places.region }])
})

const wholeCompany = (role: MemberRole) => role === 'owner' || role === 'accountant'
const lower = (role: MemberRole) => role === 'branch_manager' || role === 'viewer'
const expectedFor = (giver: 'owner' | 'manager', role: MemberRole, place: Place): string => {
  if (giver === 'manager' && (place === 'company' || place === 'outside')) return 'not-found'
  if (giver === 'manager' && !lower(role)) return 'team.role-too-high'
  return wholeCompany(role) && place !== 'company' ? 'team.whole-company' : 'given'
}
const cases = (['owner', 'manager'] as const).flatMap((giver) =>
  memberRoles.flatMap((role) =>
    (Object.keys(places) as Place[]).map((place) => ({ giver, role, place, wanted: expectedFor(giver, role, place) })),
  ),
)
const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'given',
    (error: { code?: string }) => error.code ?? 'unexpected',
  )

test.each(cases)('$giver gives $role on $place: $wanted', async ({ giver, role, place, wanted }) => {
  const actor = giver === 'owner' ? owner : manager
  const node = places[place]
  const email = `${randomBytes(5).toString('hex')}@example.com`
  expect(await outcome(inviteMember(actor, { email, language: 'en', grants: [{ node, role }] }))).toBe(wanted)
  // why: the given role differs from the one held, which would be refused as known
  const held = role === 'viewer' ? 'branch_manager' : 'viewer'
  const member = await w.member(client, [{ role: held, node: places.branch }])
  expect(await outcome(changeMember(actor, member.memberId, { intent: 'add-grant', role, node }))).toBe(wanted)
})

test('a manager changes no one with a role above the own, or beside the own part; others are not found', async () => {
  const others = [
    ['team.higher-role', await w.member(client, [{ role: 'owner' }])],
    ['team.higher-role', await w.member(client, [{ role: 'manager', node: places.branch }])],
    ['not-found', await w.member(client, [{ role: 'accountant' }])],
    ['not-found', await w.member(client, [{ role: 'viewer', node: places.outside }])],
    [
      'team.higher-role',
      await w.member(client, [
        { role: 'viewer', node: places.branch },
        { role: 'viewer', node: places.outside },
      ]),
    ],
  ] as const
  for (const [code, { memberId }] of others) {
    const steps = [
      { intent: 'add-grant', role: 'branch_manager', node: places.branch },
      { intent: 'suspend' },
      { intent: 'remove' },
    ] as const
    for (const step of steps) await expect(changeMember(manager, memberId, step)).rejects.toMatchObject({ code })
  }
})

test('a manager neither changes the own roles nor removes the own membership by these verbs', async () => {
  const own = await w.member(client, [{ role: 'manager', node: places.region }])
  await expect(
    changeMember(own, own.memberId, { intent: 'add-grant', role: 'viewer', node: places.branch }),
  ).rejects.toMatchObject({ code: 'team.higher-role' })
  for (const intent of ['suspend', 'remove'] as const)
    await expect(changeMember(own, own.memberId, { intent })).rejects.toMatchObject({ code: 'team.yourself' })
})

test('a role that is held already is refused', async () => {
  const member = await w.member(client, [{ role: 'viewer', node: places.branch }])
  await expect(
    changeMember(owner, member.memberId, { intent: 'add-grant', role: 'viewer', node: places.branch }),
  ).rejects.toMatchObject({ code: 'team.grant-exists' })
})
