import { beforeAll, expect, it } from 'vitest'
import { findSession, ownerOfReset, requestReset } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { resetMails, type World, world } from '#/tests/world.ts'
import { changeOwnPassword } from './change-password.server.ts'
import { signIn } from './sign-in.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const [before, after] = ['seven-camels-in-a-row', 'eight-camels-in-a-row']

it('changes the password of every kind of user, ends other sessions and open reset links, and mails the owner', async () => {
  const people = [
    await w.admin({ password: before }),
    await w.client({ password: before }),
    await w.shopper({ password: before }),
    await w.freelancer({ password: before }),
  ]
  for (const { id, email, type } of people) {
    const door = type === 'admin' ? 'admins' : 'everybody'
    const enter = (password: string) => signIn(someInfo(), email, password, door)
    const [here, there] = [await enter(before), await enter(before)]
    await requestReset(email)
    const { token } = resetMails.at(-1)!
    await changeOwnPassword(here.actor, after)
    expect(await findSession(here.token)).not.toBeNull()
    expect(await findSession(there.token)).toBeNull()
    expect(await ownerOfReset(token)).toBeNull()
    await expect(enter(before)).rejects.toMatchObject({ code: 'account.wrong-credentials' })
    expect((await enter(after)).actor.id).toBe(id)
    const mails = await w.waitingJobs('accounts.password-changed')
    expect(mails.filter(({ profileId }) => profileId === id)).toHaveLength(1)
    const { rows } = await w.owner.query(
      `select actor_id from app.activity_log where entity_id = $1 and action = 'accounts.set-password'`,
      [id],
    )
    expect(rows).toEqual([{ actor_id: id }])
  }
})

it('requests a recent proof, and refuses common and short passwords and the present one, changing nothing', async () => {
  const person = await w.admin({ password: before })
  const { actor } = await signIn(someInfo(), person.email, before, 'admins')
  const late = { ...actor, provedAt: new Date(Date.now() - 11 * 60_000) }
  await expect(changeOwnPassword(late, after)).rejects.toMatchObject({ code: 'account.confirm-again' })
  await expect(changeOwnPassword(actor, 'elevenchars')).rejects.toMatchObject({ code: 'account.admin-password-short' })
  const client = await w.client({ password: before })
  const { actor: open } = await signIn(someInfo(), client.email, before, 'everybody')
  await expect(changeOwnPassword(open, 'qwertyuiop')).rejects.toMatchObject({ code: 'account.password-common' })
  await expect(changeOwnPassword(open, before)).rejects.toMatchObject({ fields: { password: 'password-same' } })
  for (const { email } of [person, client])
    expect(await signIn(someInfo(), email, before, 'everybody')).toMatchObject({ actor: { email } })
})

it('gives a password to a person who had none', async () => {
  const person = await w.freelancer({ password: before })
  const { actor } = await signIn(someInfo(), person.email, before, 'everybody')
  await w.owner.query('delete from auth.account where "userId" = $1', [person.id])
  await changeOwnPassword(actor, after)
  expect((await signIn(someInfo(), person.email, after, 'everybody')).actor.id).toBe(person.id)
})
