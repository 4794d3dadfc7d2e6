import { expect, test } from 'vitest'
import { readList } from '#/domain/list.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { createAccount } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { changeStaff } from './change-staff.server.ts'
import type { StaffInvitation } from './form.ts'
import { inviteStaff, resendStaffInvitation, staffToken, withdrawStaffInvitation } from './invite.server.ts'
import { joinStaff, mailStaffInvitation, readStaffInvitation } from './join-staff.server.ts'
import { staffList } from './list.ts'
import { browseStaff, readRoles, readStaffInvitations, readStaffMember } from './list.server.ts'
import { tellOwners, tellStaffMember } from './tell-staff.server.ts'

const w = await world()
const owner = await w.admin({ name: 'Owner' })
const password = 'four quiet camels walk'
const newcomer = (email: string): StaffInvitation => ({ fullName: 'Newcomer', email, language: 'ar', role: 'editor' })
const account = { fullName: 'Newcomer', password }
const mails = async (address: string) =>
  (
    await w.owner.query<{ kind: string }>('select kind from app.emails where to_address = $1 order by kind', [address])
  ).rows.map(({ kind }) => kind)
const versionOf = async (id: string) => (await readStaffMember(owner, id)).version

test('an invited person creates an account in the role of the invitation, once', async () => {
  const { id } = await inviteStaff(owner, newcomer('editor@example.com'))
  const token = staffToken(id)
  const { rows } = await w.owner.query('select token_hash from app.staff_invitations where id = $1', [id])
  expect(rows[0].token_hash).not.toContain(token)
  await mailStaffInvitation({ invitationId: id })
  await mailStaffInvitation({ invitationId: id })
  expect(await mails('editor@example.com')).toEqual(['staff.invited'])
  expect(await readStaffInvitation(token)).toMatchObject({ email: 'editor@example.com', role: { en: 'Editor' } })
  await expect(joinStaff(someInfo(), token, { ...account, password: 'elevenchars' })).rejects.toMatchObject({
    code: 'account.admin-password-short',
  })
  const answers = await Promise.allSettled([1, 2].map(() => joinStaff(someInfo(), token, account)))
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { actor } = await signIn(someInfo(), 'editor@example.com', password, 'admins')
  expect(actor.staff).toMatchObject({ role: 'editor' })
  expect(await readStaffInvitation(token)).toBeNull()
})

test('joining that breaks after the account was made leaves no account, and the link works again', async () => {
  const { id } = await inviteStaff(owner, newcomer('broken@example.com'))
  const accounts = async () =>
    (await w.owner.query(`select from auth."user" where email = 'broken@example.com'`)).rowCount
  await w.owner
    .query(`create function app.break_joining() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_joining before update on app.staff_invitations for each row execute function app.break_joining()`)
  const admins = () => w.owner.query(`select sum(count) from app.tallies where key = 'profiles.admin'`)
  const tallied = await admins()
  await expect(joinStaff(someInfo(), staffToken(id), account)).rejects.toThrow('broken')
  await w.owner.query('drop function app.break_joining cascade')
  expect(await accounts()).toBe(0)
  expect((await admins()).rows).toEqual(tallied.rows)

  // a process that ended in between leaves an account without a role; the next attempt replaces it
  const type = { type: 'admin', registration: { language: 'en' } } as const
  await createAccount({ email: 'broken@example.com', name: 'Newcomer', password: 'another four quiet camels', ...type })
  await expect(joinStaff(someInfo(), staffToken(id), account)).rejects.toMatchObject({ code: 'account.exists' })
  await w.owner.query(
    `update auth."user" set "createdAt" = now() - interval '2 minutes' where email = 'broken@example.com'`,
  )
  await joinStaff(someInfo(), staffToken(id), account)
  const { actor } = await signIn(someInfo(), 'broken@example.com', password, 'admins')
  expect(actor.staff).toMatchObject({ role: 'editor' })
  expect(await accounts()).toBe(1)
})

test('the newest invitation replaces the one before; withdrawn and expired ones open nothing', async () => {
  const first = await inviteStaff(owner, newcomer('twice@example.com'))
  const second = await inviteStaff(owner, newcomer('twice@example.com'))
  expect(await readStaffInvitation(staffToken(first.id))).toBeNull()
  expect(await readStaffInvitation(staffToken(second.id))).not.toBeNull()
  await resendStaffInvitation(owner, second.id)
  expect(await readStaffInvitation(staffToken(second.id))).toBeNull()
  const [waiting] = (await readStaffInvitations(owner)).filter(({ email }) => email === 'twice@example.com')
  await w.owner.query(`update app.staff_invitations set expires_at = now() - interval '1 hour' where id = $1`, [
    waiting!.id,
  ])
  expect(await readStaffInvitation(staffToken(waiting!.id))).toBeNull()
  await expect(joinStaff(someInfo(), staffToken(waiting!.id), account)).rejects.toMatchObject({
    code: 'staff.invitation-over',
  })
  await withdrawStaffInvitation(owner, waiting!.id)
  await expect(withdrawStaffInvitation(owner, waiting!.id)).rejects.toMatchObject({ code: 'not-found' })
})

test('an address with an account is refused in words for the inviting owner', async () => {
  const client = await w.client()
  await expect(inviteStaff(owner, newcomer(client.email))).rejects.toMatchObject({ code: 'staff.address-used' })
  await expect(inviteStaff(owner, newcomer(owner.email))).rejects.toMatchObject({ code: 'staff.already-listed' })
})

test('a role is changed, ended and given again; the log and the mails say so', async () => {
  const { id, email } = await w.admin({ role: 'support' })
  const stale = await versionOf(id)
  await changeStaff(owner, id, { intent: 'role', role: 'finance', version: stale })
  expect(await readStaffMember(owner, id)).toMatchObject({ role: 'finance', state: 'active' })
  await expect(changeStaff(owner, id, { intent: 'remove', version: stale })).rejects.toMatchObject({
    code: 'changed-meanwhile',
  })
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt") values ($1, $2, now() + interval '1 hour', now())`,
    ['a session', id],
  )
  await changeStaff(owner, id, { intent: 'remove', version: await versionOf(id) })
  expect((await w.owner.query('select from auth.session where "userId" = $1', [id])).rowCount).toBe(0)
  await changeStaff(owner, id, { intent: 'role', role: 'editor', version: await versionOf(id) })
  expect(await readStaffMember(owner, id)).toMatchObject({ role: 'editor', state: 'active' })
  const { rows } = await w.owner.query(
    `select action from app.activity_log where entity_id = $1 and action like 'staff.%' order by id`,
    [id],
  )
  expect(rows.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'staff.change-role',
    'staff.remove',
    'staff.restore',
  ])
  const effect = '01890000-0000-7000-8000-000000000001'
  await tellStaffMember({ profileId: id, staffRole: 'editor', effect })
  await tellStaffMember({ profileId: id, staffRole: null, effect })
  await tellOwners({ actorId: owner.id, action: 'staff.remove', detail: email, at: new Date().toISOString(), effect })
  expect(await mails(email)).toEqual(['staff.removed', 'staff.role-given'])
  expect(await mails(owner.email)).toContain('staff.changed')
})

test('an unknown role is refused', async () => {
  await expect(inviteStaff(owner, { ...newcomer('r@example.com'), role: 'none' })).rejects.toMatchObject({
    code: 'not-found',
  })
})

test('only owners read and change the staff', async () => {
  const query = readList(staffList, new URLSearchParams())
  const others = [await w.client(), await w.shopper(), await w.admin({ role: 'operations' })]
  for (const actor of others)
    for (const attempt of [
      () => browseStaff(actor, query),
      () => readStaffMember(actor, owner.id),
      () => readStaffInvitations(actor),
      () => readRoles(actor),
      () => inviteStaff(actor, newcomer('x@example.com')),
      () => resendStaffInvitation(actor, owner.id),
      () => withdrawStaffInvitation(actor, owner.id),
      () => changeStaff(actor, owner.id, { intent: 'remove', version: 1 }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: expect.stringMatching(/^not-/) })
  const found = await browseStaff(owner, { ...query, q: 'Owner' })
  expect(found.rows).toContainEqual(expect.objectContaining({ id: owner.id, role: 'owner', secondFactor: 'off' }))
  expect(await readRoles(owner)).toHaveLength(6)
})

test('the last owner stays, also when two remove each other in the same moment', async () => {
  const [one, two] = [await w.admin(), await w.admin()]
  const others = `update app.staff_members set state = 'removed' where profile_id not in ($1, $2)`
  await w.owner.query(others, [one.id, two.id])
  const restore = `update app.staff_members set state = 'active', role = 'owner', version = 1 where profile_id in ($1, $2)`
  const reset = () => w.owner.query(restore, [one.id, two.id])
  for (let round = 0; round < 20; round++) {
    await reset()
    const answers = await Promise.allSettled([
      changeStaff(one, two.id, { intent: 'remove', version: 1 }),
      changeStaff(two, one.id, { intent: 'remove', version: 1 }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rowCount } = await w.owner.query(`select from app.staff_members where role = 'owner' and state = 'active'`)
    expect(rowCount).toBe(1)
  }
  await reset()
  await changeStaff(one, two.id, { intent: 'role', role: 'editor', version: 1 })
  await expect(changeStaff(one, one.id, { intent: 'remove', version: 1 })).rejects.toMatchObject({
    code: 'staff.last-owner',
  })
})
