import { beforeAll, expect, it } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import { readListChoices } from '#/features/core/list-views/views.server.ts'
import { type World, world } from '#/tests/world.ts'
import { adminRefusal, makeAdmin } from './make-admin.server.ts'
import { setPreference } from './set-preference.server.ts'
import { welcome } from './welcome.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const preferences = async (id: string) =>
  (await w.owner.query('select language, theme, list_density from app.profiles where id = $1', [id])).rows[0]

it('stores preferences of the signed-in person only', async () => {
  const everyone = [await w.admin(), await w.client(), await w.shopper(), await w.freelancer()]
  for (const person of everyone) {
    await setPreference(person, { language: 'ar' })
    await setPreference(person, { theme: 'dark' })
    expect(await readListChoices(person)).toMatchObject({ density: 'compact' })
    await setPreference(person, { list_density: 'comfortable' })
    expect(await readListChoices(person)).toMatchObject({ density: 'comfortable' })
    expect(await preferences(person.id)).toEqual({ language: 'ar', theme: 'dark', list_density: 'comfortable' })
  }
  const other = await w.client()
  for (const person of everyone) {
    const foreign = asActor(person, (tx) =>
      tx.updateTable('profiles').set({ language: 'ar' }).where('id', '=', other.id).executeTakeFirstOrThrow(),
    )
    expect((await foreign).numUpdatedRows).toBe(0n)
  }
  expect(await preferences(other.id)).toEqual({ language: 'en', theme: 'system', list_density: 'compact' })
})

it('a person cannot change their own role, status or email', async () => {
  for (const person of [await w.admin(), await w.client(), await w.shopper()])
    for (const change of [{ user_type: 'admin' }, { status: 'blocked' }, { email: 'x@example.com' }] as const)
      await expect(
        asActor(person, (tx) => tx.updateTable('profiles').set(change).where('id', '=', person.id).execute()),
      ).rejects.toMatchObject({ code: '42501' })
})

it('makes administrators from the command line only, with a good password', async () => {
  const given = { email: 'Boss@example.com', name: 'The Boss', password: 'a-long-password' }
  expect(adminRefusal(given)).toBeNull()
  expect(adminRefusal({ ...given, password: 'elevenchars' })).toMatch('at least 12')
  expect(adminRefusal({ ...given, email: 'boss' })).toMatch('e-mail')
  expect(adminRefusal({ ...given, name: ' ' })).toMatch('name')
  const id = await makeAdmin(given)
  const { rows } = await w.owner.query('select email, user_type from app.profiles where id = $1', [id])
  expect(rows).toEqual([{ email: 'boss@example.com', user_type: 'admin' }])
  await expect(makeAdmin(given)).rejects.toMatchObject({ code: 'account.exists' })
})

it('greets each kind of account once; a waiting client or shopper is reported to every administrator', async () => {
  const [admin, client, shopper] = [
    await w.admin(),
    await w.client({ approval: 'pending', language: 'ar' }),
    await w.shopper(),
  ]
  const newcomer = await w.shopper({ name: 'Newcomer', approval: 'pending' })
  for (const { id } of [client, client, shopper, newcomer, newcomer]) await welcome({ profileId: id })
  const { rows: mails } = await w.owner.query(
    'select to_address, kind, language from app.emails where profile_id = any($1) order by kind',
    [[client.id, shopper.id]],
  )
  expect(mails).toEqual([
    { to_address: shopper.email, kind: 'account.welcome', language: 'en' },
    { to_address: client.email, kind: 'account.welcome-client', language: 'ar' },
  ])
  const { rows: bells } = await w.owner.query(
    'select kind, params, link from app.notifications where profile_id = $1',
    [admin.id],
  )
  expect(bells).toEqual([
    { kind: 'client.waiting', params: { client: 'Saffron House' }, link: `/admin/client-approval?client=${client.id}` },
    { kind: 'shopper.waiting', params: { name: 'Newcomer' }, link: `/admin/freelancers/${newcomer.id}` },
  ])
})
