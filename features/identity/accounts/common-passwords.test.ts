import { beforeAll, expect, it } from 'vitest'
import { demoPeople } from '#/demo/people.ts'
import { consentsFor } from '#/domain/terms.ts'
import { isAmongCommonest } from '#/platform/common-passwords.server.ts'
import { requestReset } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { resetMails, type World, world } from '#/tests/world.ts'
import { adminRefusal } from './make-admin.server.ts'
import { register } from './register.server.ts'
import { resetLink, setNewPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

it.each([
  ['123456', true],
  ['Password1', true],
  ['  monkey ', true],
  ['liverpool', true],
  ['QWERTYUIOP', true],
  ['seven-camels', false],
  ['جمال الصحراء', false],
  ['abc', false],
  ['', false],
])('%j is among the commonest: %s', (password, is) => {
  expect(isAmongCommonest(password)).toBe(is)
})

it('leaves the passwords of the demo legal', () => {
  for (const { password } of Object.values(demoPeople)) expect(isAmongCommonest(password), password).toBe(false)
})

const common = { code: 'account.password-common', fields: { password: 'password-common' } }

it('refuses one at registration, and makes no account', async () => {
  const person = { type: 'client' as const, name: 'Reem', email: 'reem@example.com', details: {} }
  const attempt = (password: string) => register(someInfo(), { ...person, password, consents: consentsFor('client') })
  await expect(attempt('liverpool')).rejects.toMatchObject(common)
  const { rowCount } = await w.owner.query('select from auth."user" where email = $1', [person.email])
  expect(rowCount).toBe(0)
  expect(await attempt('Liverpool-in-Riyadh')).toEqual({ email: person.email })
})

it('refuses one when a password is set by a link, and the link still works', async () => {
  const person = await w.client({ password: 'seven-camels' })
  await requestReset(person.email)
  const { token } = resetMails.at(-1)!
  await expect(setNewPassword(someInfo(), token, 'liverpool')).rejects.toMatchObject(common)
  expect((await resetLink(token)).valid).toBe(true)
  expect((await signIn(someInfo(), person.email, 'seven-camels', 'everybody')).actor.id).toBe(person.id)
})

it('refuses a long one of an administrator', () => {
  const admin = { email: 'boss@example.com', name: 'Boss' }
  const long = '1qaz2wsx3edc4rfv'
  expect(isAmongCommonest(long)).toBe(true)
  expect(adminRefusal({ ...admin, password: long })).toMatch(/first that anybody would guess/)
  expect(adminRefusal({ ...admin, password: 'four quiet camels' })).toBeNull()
})
