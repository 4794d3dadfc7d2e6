import { beforeAll, expect, it } from 'vitest'
import { asActor } from '#/db/database.server.ts'
import { type World, world } from '#/tests/world.ts'
import { profileForm } from './form.ts'
import { readProfile, saveProfile } from './profile.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const parse = (form: Record<string, string>) =>
  profileForm.safeParse({ intent: 'person', fullName: 'Noura Alqahtani', language: 'ar', ...form })

it('changes name, phone and language of every kind of user; the name of the sign-in follows', async () => {
  const client = await w.client()
  const member = await w.member(client, [{ role: 'viewer' }])
  const alone = { ...(await w.member(client, [])), company: null }
  for (const person of [await w.admin(), client, member, alone, await w.shopper(), await w.freelancer()]) {
    await saveProfile(person, parse({ phone: '٠٥٠١٢٣٤٥٦٧' }).data!)
    expect(await readProfile(person)).toEqual({ name: 'Noura Alqahtani', phone: '+966501234567', language: 'ar' })
    const { rows } = await w.owner.query('select name, email from auth."user" where id = $1', [person.id])
    expect(rows).toEqual([{ name: 'Noura Alqahtani', email: person.email }])
    await saveProfile(person, parse({ phone: '' }).data!)
    expect((await readProfile(person)).phone).toBeNull()
    await saveProfile(person, parse({ phone: '' }).data!)
    const { rows: log } = await w.owner.query(
      `select after from app.activity_log where actor_id = $1 and action = 'accounts.change-profile' order by id`,
      [person.id],
    )
    expect(log).toEqual([{ after: { fields: ['full_name', 'phone', 'language'] } }, { after: { fields: ['phone'] } }])
  }
})

it.each([
  [{ fullName: ' ' }, 'fullName', 'full-name'],
  [{ fullName: 'a'.repeat(201) }, 'fullName', 'too-long'],
  [{ phone: '0112345678' }, 'phone', 'phone'],
  [{ language: 'fr' }, 'language', 'languages'],
])('refuses %j', (form, field, message) => {
  const issues = parse(form).error?.issues ?? []
  expect(issues.map(({ path, message: text }) => [path[0], text])).toEqual([[field, message]])
})

it('lets nobody write the name of another person', async () => {
  const other = await w.client({ name: 'Other' })
  for (const stranger of [await w.admin(), await w.client(), await w.shopper()]) {
    const written = await asActor(stranger, (tx) =>
      tx.updateTable('profiles').set({ full_name: 'Mine' }).where('id', '=', other.id).executeTakeFirstOrThrow(),
    )
    expect(written.numUpdatedRows).toBe(0n)
  }
  expect((await readProfile(other)).name).toBe('Other')
})
