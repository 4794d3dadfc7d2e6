import { beforeAll, expect, it } from 'vitest'
import { consentsFor } from '#/domain/terms.ts'
import { proveAgain } from '#/platform/confirm.server.ts'
import { hashedAtOnce, hashInTurn, mostWaitingHashes } from '#/platform/hash-queue.server.ts'
import { requestReset } from '#/platform/auth.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { resetMails, type World, world } from '#/tests/world.ts'
import { register } from './register.server.ts'
import { resetLink, setNewPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const password = 'seven-camels'

/** Runs work while the hash queue is full. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const full = Array.from({ length: hashedAtOnce + mostWaitingHashes }, () => hashInTurn(() => promise))
  try {
    return await work()
  } finally {
    resolve()
    await Promise.all(full)
  }
}

it('sign-in, registration, a new password and a confirmation pass one queue, say when to come again, and change nothing', async () => {
  const person = await w.client({ password })
  await requestReset(person.email)
  const { token } = resetMails.at(-1)!
  const info = someInfo()
  const { actor } = await signIn(info, person.email, password, 'everybody')
  const form = { type: 'client' as const, name: 'Reem', email: 'reem@example.com', details: {} }
  const attempts = {
    signIn: () => signIn(info, person.email, password, 'everybody'),
    unknown: () => signIn(info, 'never-seen@example.com', password, 'everybody'),
    register: () => register(someInfo(), { ...form, password, consents: consentsFor('client') }),
    known: () => register(someInfo(), { ...form, email: person.email, password, consents: consentsFor('client') }),
    reset: () => setNewPassword(someInfo(), token, 'eight-camels'),
    confirm: () => proveAgain(someInfo({ actor }), { password }),
  }
  await whileFull(async () => {
    for (const [name, attempt] of Object.entries(attempts))
      await expect(attempt(), name).rejects.toMatchObject({ code: 'account.busy', details: { seconds: 5 } })
  })
  expect((await resetLink(token)).valid).toBe(true)
  expect((await signIn(info, person.email, password, 'everybody')).actor.id).toBe(person.id)
})

it('counts no attempt that was not compared: waiting people are not locked out', async () => {
  const person = await w.client({ password })
  const info = someInfo()
  await whileFull(async () => {
    for (let attempt = 1; attempt <= 12; attempt++)
      await expect(signIn(info, person.email, password, 'everybody')).rejects.toMatchObject({ code: 'account.busy' })
  })
  expect((await signIn(info, person.email, password, 'everybody')).actor.id).toBe(person.id)
})
