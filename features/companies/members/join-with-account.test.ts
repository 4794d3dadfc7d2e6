import { expect, test } from 'vitest'
import { consentsFor } from '#/domain/terms.ts'
import { readTree } from '#/features/companies/hierarchy/read-tree.server.ts'
import { createAccount } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { readInvitation } from './answer-invitation.server.ts'
import { invitationToken } from './invitation-token.server.ts'
import { inviteMember } from './invite.server.ts'
import { joinWithAccount } from './join-with-account.server.ts'
import { readTeam } from './read-team.server.ts'

const w = await world()

test('joining that breaks after the account was made leaves no account, and the link works again', async () => {
  const email = 'broken@example.com'
  const client = await w.client()
  const { id: node } = (await readTree(client))[0]!
  const { id } = await inviteMember(client, { email, language: 'en', grants: [{ role: 'viewer', node }] })
  const token = invitationToken(id)
  const join = () => joinWithAccount(someInfo(), token, { fullName: 'Huda', password: 'correct-horse-battery' })
  const account = async () => (await w.owner.query(`select id from auth."user" where email = $1`, [email])).rows[0]
  await w.owner
    .query(`create function app.break_joining() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger break_joining before insert on app.member_grants for each row execute function app.break_joining()`)
  await expect(join()).rejects.toThrow('broken')
  await w.owner.query('drop function app.break_joining cascade')
  expect(await account()).toBeUndefined()
  expect(await readInvitation(token)).not.toBeNull()

  // a process that ended in between leaves an account outside every team; the next attempt replaces it
  const registration = { joins_team: true, language: 'en', consents: consentsFor('client') }
  await createAccount({ email, name: 'Huda', password: 'another-horse-battery', type: 'client', registration })
  const left = await account()
  await expect(join()).rejects.toMatchObject({ code: 'account.exists' })
  await w.owner.query(`update auth."user" set "createdAt" = now() - interval '2 minutes' where id = $1`, [left.id])
  await join()
  expect((await account()).id).not.toBe(left.id)
  const member = (await readTeam(client)).find((row) => row.email === email)!
  expect(member.grants).toMatchObject([{ role: 'viewer' }])
  // an account in a team stays, also after the membership ended
  await w.owner.query(`update app.members set state = 'removed', removed_at = now() where profile_id = $1`, [
    member.profileId,
  ])
  const { rows } = await w.owner.query('select priv.drop_unjoined(null, $1) as dropped', [member.profileId])
  expect(rows).toEqual([{ dropped: false }])
})
