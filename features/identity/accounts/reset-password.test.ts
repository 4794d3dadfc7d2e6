import { beforeAll, expect, it } from 'vitest'
import { findSession, requestReset } from '#/platform/auth.server.ts'
import { mailText } from '#/tests/mail-text.ts'
import { deviceCookie } from '#/platform/device.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { resetMails, type World, world } from '#/tests/world.ts'
import { mailReset } from './mail-reset.server.ts'
import { requestPasswordReset, resetLink, setNewPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'
import { tellPasswordChanged } from './tell-password-changed.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const invalid = { code: 'account.reset-link-invalid' }

/** Requests a link as the job does; returns the mailed token. */
async function linkFor(email: string): Promise<string> {
  await requestReset(email)
  return resetMails.at(-1)!.token
}

it('takes the same steps for known and unknown addresses', async () => {
  const person = await w.client()
  for (const email of [person.email, 'nobody@example.com'])
    expect(await requestPasswordReset(someInfo(), email)).toEqual({ email })
  const asked = await w.waitingJobs('accounts.mail-reset')
  expect(asked).toEqual([{ email: person.email }, { email: 'nobody@example.com' }])
  const before = resetMails.length
  for (const { email } of asked as { email: string }[]) await requestReset(email)
  expect(resetMails.slice(before).map(({ profileId }) => profileId)).toEqual([person.id])
})

it('sets the password once, ends every session, and promises to tell the owner', async () => {
  const person = await w.client({ password: 'old-password' })
  const { token: session } = await signIn(someInfo(), person.email, 'old-password', 'everybody')
  const token = await linkFor(person.email)
  expect(await resetLink(token)).toEqual({ valid: true, forAdmin: false })
  await setNewPassword(someInfo(), token, 'new-password')
  expect(await findSession(session)).toBeNull()
  expect((await signIn(someInfo(), person.email, 'new-password', 'everybody')).actor.id).toBe(person.id)
  await expect(signIn(someInfo(), person.email, 'old-password', 'everybody')).rejects.toMatchObject({
    code: 'account.wrong-credentials',
  })
  expect(await w.waitingJobs('accounts.password-changed')).toEqual([
    { profileId: person.id, effect: expect.any(String) },
  ])
  expect(await resetLink(token)).toEqual({ valid: false, forAdmin: false })
  await expect(setNewPassword(someInfo(), token, 'third-password')).rejects.toMatchObject(invalid)
})

it('sets one password of ten that arrive at once', async () => {
  const person = await w.shopper()
  const token = await linkFor(person.email)
  const words = Array.from({ length: 10 }, (_, index) => `new-password-${index}`)
  const answers = await Promise.allSettled(words.map((word) => setNewPassword(someInfo(), token, word)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('refuses a link after 30 minutes and one that never was', async () => {
  const person = await w.client()
  const token = await linkFor(person.email)
  const end = `select extract(epoch from "expiresAt" - now()) as left from auth.verification where value = $1`
  const { rows } = await w.owner.query(end, [person.id])
  expect(Number(rows[0].left)).toBeGreaterThan(29 * 60)
  expect(Number(rows[0].left)).toBeLessThanOrEqual(30 * 60)
  await w.owner.query(`update auth.verification set "expiresAt" = now() where value = $1`, [person.id])
  expect((await resetLink(token)).valid).toBe(false)
  for (const dead of [token, 'never', ''])
    await expect(setNewPassword(someInfo(), dead, 'new-password')).rejects.toMatchObject(invalid)
})

it('keeps the token itself out of the database', async () => {
  const person = await w.client()
  const token = await linkFor(person.email)
  const { rows } = await w.owner.query('select * from auth.verification where value = $1', [person.id])
  expect(JSON.stringify(rows)).not.toContain(token)
})

it('asks an admin for 12 characters and leaves the link usable', async () => {
  const admin = await w.admin()
  const token = await linkFor(admin.email)
  expect(await resetLink(token)).toEqual({ valid: true, forAdmin: true })
  await expect(setNewPassword(someInfo(), token, 'elevenchars')).rejects.toMatchObject({
    code: 'account.admin-password-short',
  })
  await setNewPassword(someInfo(), token, 'twelve-chars')
})

it('lifts the wait that wrong passwords brought', async () => {
  const person = await w.client({ password: 'old-password' })
  const info = someInfo()
  for (let attempt = 1; attempt <= 5; attempt++)
    await expect(signIn(info, person.email, 'wrong-one', 'everybody')).rejects.toThrow()
  await setNewPassword(info, await linkFor(person.email), 'new-password')
  expect((await signIn(info, person.email, 'new-password', 'everybody')).actor.id).toBe(person.id)
})

const refused = { code: 'too-many-attempts' }

it('holds a stranger up who floods a mailbox, and neither its owner elsewhere nor on a known browser', async () => {
  const [stranger, email] = [someInfo(), 'flooded@example.com']
  for (let mail = 1; mail <= 3; mail++) await requestPasswordReset(stranger, email)
  await expect(requestPasswordReset(stranger, email)).rejects.toMatchObject(refused)
  for (let network = 4; network <= 6; network++)
    expect(await requestPasswordReset(someInfo(), email)).toEqual({ email })
  const slowed = { ...refused, details: { seconds: expect.toSatisfy((seconds: number) => seconds <= 300) } }
  await expect(requestPasswordReset(someInfo(), email)).rejects.toMatchObject(slowed)
  const device = decodeURIComponent(deviceCookie(undefined, email).split(';')[0]!.split('=')[1]!)
  expect(await requestPasswordReset(someInfo({ device }), email)).toEqual({ email })
})

it('makes a network wait after twenty mails, or twenty tries at a link', async () => {
  const info = someInfo()
  for (let mail = 1; mail <= 20; mail++) await requestPasswordReset(info, `one-of-many-${mail}@example.com`)
  await expect(requestPasswordReset(info, 'one-more@example.com')).rejects.toMatchObject(refused)
  for (let guess = 1; guess <= 20; guess++)
    await expect(setNewPassword(info, `guess-${guess}`, 'new-password')).rejects.toMatchObject(invalid)
  await expect(setNewPassword(info, 'guess', 'new-password')).rejects.toMatchObject(refused)
})

it('mails the link and the notice in the language of the account, to our own address, once', async () => {
  const person = await w.client({ name: 'نورة', language: 'ar' })
  const token = await linkFor(person.email)
  for (let run = 1; run <= 2; run++) {
    await mailReset({ profileId: person.id, token })
    await tellPasswordChanged({ profileId: person.id, effect: '019a0000-0000-7000-8000-000000000001' })
  }
  const { rows } = await w.owner.query(
    'select kind, language, body, to_address, secrets_sealed from app.emails where profile_id = $1 order by kind',
    [person.id],
  )
  expect(rows.map(({ kind, language }) => [kind, language])).toEqual([
    ['account.password-changed', 'ar'],
    ['account.reset', 'ar'],
  ])
  expect(rows[1].body).not.toContain(token)
  expect(mailText(rows[1])).toMatch(new RegExp(`^http://localhost:3000/ar/reset-password\\?token=${token}$`, 'm'))
})
