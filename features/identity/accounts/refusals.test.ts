import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { approveBatch } from '#/features/payouts/payouts/approve-batch.server.ts'
import { passSecondFactor, secondStepCookie } from '#/features/identity/second-factor/pass.server.ts'
import { changeSecondFactor } from '#/features/identity/second-factor/manage.server.ts'
import { proveAgain } from '#/platform/confirm.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { confirmSecondFactor, startSecondFactor } from '#/platform/second-factor.server.ts'
import { someInfo } from '#/tests/some-info.ts'
import { world } from '#/tests/world.ts'
import { requestPasswordReset, setNewPassword } from './reset-password.server.ts'
import { signIn } from './sign-in.server.ts'

const w = await world()
setEnv({ ...env(), LOG_LEVEL: 'info' })
const password = 'seven-camels-here'
const wrong = 'Wr0ng-Passw0rd-typed'

let lines: string[] = []
beforeEach(() => {
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(lines.push(String(text))))
})
afterEach(() => void vi.restoreAllMocks())
const refusals = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ message }) => message === 'refused')
    .map(({ at: _at, level: _level, message: _message, ...rest }) => rest)
const refused = (work: Promise<unknown>) => expect(work).rejects.toThrow()

test('a wrong password, a blocked account and the wrong door leave one line each, with the account', async () => {
  const [person, blocked] = [await w.client({ password }), await w.client({ password })]
  await w.owner.query(`update app.profiles set status = 'blocked' where id = $1`, [blocked.id])
  const from = someInfo()
  await refused(signIn(from, person.email.toUpperCase(), wrong, 'everybody'))
  await refused(signIn(from, blocked.email, password, 'everybody'))
  await refused(signIn(from, person.email, password, 'admins'))
  const line = { action: 'sign-in', network: from.network }
  expect(refusals()).toEqual([
    { ...line, reason: 'account.wrong-credentials', actorId: person.id },
    { ...line, reason: 'account.blocked', actorId: blocked.id },
    { ...line, reason: 'account.wrong-credentials', actorId: person.id },
  ])
  expect(lines.join('')).not.toContain(wrong)
  expect(lines.join('')).not.toContain(person.email)
})

test('an unknown address is a fingerprint, the same each time, and the lockout is a line as well', async () => {
  for (let attempt = 1; attempt <= 8; attempt++)
    await refused(signIn(someInfo({ network: '203.0.113.9' }), 'nobody@example.com', wrong, 'everybody'))
  const found = refusals()
  expect(found).toHaveLength(8)
  expect(new Set(found.map(({ who }) => who)).size).toBe(1)
  expect(found[0]!['who']).toMatch(/^[\w-]{16}$/)
  expect(found.map(({ reason }) => reason)).toContain('too-many-attempts')
  expect(lines.join('')).not.toMatch(/nobody@|Wr0ng/)
})

test('a refused code leaves one line, at sign-in and within a session, and a late one too', async () => {
  const person = await w.admin({ password })
  await startSecondFactor(person.id)
  await confirmSecondFactor(person.id)
  const { token } = await signIn(someInfo(), person.email, password, 'admins')
  const request = new Request('http://localhost/', { headers: { cookie: secondStepCookie(token).split(';')[0]! } })
  lines = []
  await refused(passSecondFactor(request, '000000', '203.0.113.7'))
  await refused(passSecondFactor(new Request('http://localhost/'), '000000', '203.0.113.8'))
  await refused(changeSecondFactor(person, { intent: 'remove', code: '000000' }))
  await refused(proveAgain({ ...someInfo({ network: '203.0.113.6' }), actor: person }, { code: '000000' }))
  expect(refusals()).toEqual([
    { action: 'second factor', reason: 'account.code-wrong', network: '203.0.113.7', actorId: person.id },
    { action: 'second factor', reason: 'account.code-too-late', network: '203.0.113.8' },
    { action: 'second factor', reason: 'account.code-wrong', actorId: person.id },
    { action: 'confirmation', reason: 'account.code-wrong', network: '203.0.113.6', actorId: person.id },
  ])
  expect(lines.join('')).not.toContain('000000')
})

test('guessed reset links, a flood of reset mails and wrong passwords of powerful steps leave a line', async () => {
  const admin = await w.admin({ password })
  const from = someInfo()
  await refused(setNewPassword(from, 'a-guessed-token', password))
  for (let mail = 1; mail <= 3; mail++) await requestPasswordReset(from, admin.email)
  await refused(requestPasswordReset(from, admin.email))
  await refused(approveBatch(admin, { batchId: admin.id, digest: 'x', password: wrong }))
  expect(refusals()).toEqual([
    { action: 'new password', reason: 'account.reset-link-invalid', network: from.network },
    { action: 'reset request', reason: 'too-many-attempts', network: from.network, actorId: admin.id },
    { action: 'confirmation', reason: 'account.password-wrong', actorId: admin.id },
  ])
  expect(lines.join('')).not.toMatch(/a-guessed-token|Wr0ng/)
})
