import { expect, test } from 'vitest'
import { agreedOf, staffRoles } from '#/tests/staff-roles.ts'
import { world } from '#/tests/world.ts'
import { changeStaff } from './change-staff.server.ts'
import { inviteStaff, staffToken } from './invite.server.ts'
import { readStaffInvitation } from './join-staff.server.ts'
import { readRoles } from './list.server.ts'
import { readRole } from './roles.server.ts'
import { createRole } from './save-role.server.ts'

const w = await world()
const owner = await w.admin({ name: 'Owner' })
const second = await w.admin({ name: 'Second owner' })
const { names, save, ownRole, retire, memberIn, roleIdOf, logOf, jobsOf } = staffRoles(w, owner)

test('a role with members is retired with a role to which they change', async () => {
  const called = { nameEn: 'Desk', nameAr: 'مكتب' }
  const role = await ownRole({ site: 'do', inbox: 'do' }, called)
  const people = [await memberIn(role, 'One'), await memberIn(role, 'Two')]
  const invited = { fullName: 'New', email: 'retired@example.com', language: 'en', role } as const
  const { id } = await inviteStaff(owner, invited)
  for (const replacement of ['', role, 'owner', 'unknown'])
    await expect(retire(owner, role, { replacement })).rejects.toMatchObject({
      code: 'staff.role-replacement',
      fields: { replacement: 'staff-role' },
    })
  const shown = await retire(owner, role, { replacement: 'content' })
  expect(shown).toMatchObject({
    of: 'retire',
    concern: { count: 2, invitations: 1, lost: [], gained: ['emails_read', 'emails_resend', 'emails_do'] },
  })
  expect(await roleIdOf(people[0]!.id)).toBe(role)
  expect(await retire(owner, role, { replacement: 'content', agreed: agreedOf(shown) })).toEqual({ step: 'saved' })
  for (const person of people) expect(await roleIdOf(person.id)).toBe('content')
  expect(await readStaffInvitation(staffToken(id))).toBeNull()
  expect(await readRole(owner, role)).toMatchObject({ kind: 'retired', members: [], invitations: 0 })
  expect((await readRoles(owner)).map((one) => one.role)).not.toContain(role)
  expect(await logOf(people[0]!.id)).toMatchObject([
    { action: 'staff.change-role', before: { role: 'Desk / مكتب' }, after: { role: 'content' }, actor_id: owner.id },
  ])
  expect((await logOf(role)).at(-1)).toMatchObject({ action: 'staff.retire-role', after: { replacement: 'content' } })
  const told = (await jobsOf('accounts.staff-member')).filter(({ staffRole }) => staffRole === 'content')
  expect(told).toHaveLength(2)
})

test('a retired role is neither given, saved, copied nor offered', async () => {
  const role = await ownRole({ site: 'do' })
  const { version } = await readRole(owner, role)
  await retire(owner, role, { agreed: agreedOf(await retire(owner, role)) })
  const person = await w.admin({ role: 'support' })
  await expect(save(owner, role, { cells: { site: 'read' }, version })).rejects.toMatchObject({
    code: 'staff.role-retired',
  })
  await expect(retire(owner, role, { version })).rejects.toMatchObject({ code: 'staff.role-retired' })
  await expect(createRole(owner, { ...names('Copy'), from: role })).rejects.toMatchObject({ code: 'not-found' })
  await expect(changeStaff(owner, person.id, { intent: 'role', role, version: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('a role that is given and retired in the same moment is never held when it is retired', async () => {
  for (let round = 0; round < 10; round++) {
    const role = await ownRole({ site: 'do' })
    const person = await w.admin({ role: 'support' })
    const agreed = agreedOf(await retire(owner, role))
    const answers = await Promise.allSettled([
      retire(owner, role, { agreed }),
      changeStaff(second, person.id, { intent: 'role', role, version: 1 }),
    ])
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(['changed-meanwhile', 'not-found', 'staff.role-replacement']).toContain(answer.reason.code)
    const isRetired = (await readRole(owner, role)).kind === 'retired'
    expect(isRetired && (await roleIdOf(person.id)) === role).toBe(false)
  }
})
