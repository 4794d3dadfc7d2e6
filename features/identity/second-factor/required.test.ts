import { RouterContextProvider } from 'react-router'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { beginPasskeySignIn, signInWithPasskey } from '#/features/identity/passkeys/enter.server.ts'
import { changePasskeys } from '#/features/identity/passkeys/manage.server.ts'
import { saveSetting } from '#/features/core/settings/save-setting.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { contextOf, describeRequest } from '#/server/describe-request.ts'
import { device } from '#/tests/passkeys.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { changeSecondFactor, secondFactorOf } from './manage.server.ts'

let w: World
beforeAll(async () => void (w = await world()))
const play = (demo: 'on' | 'off') => setEnv({ ...env(), DEMO: demo })
beforeEach(() => play('off'))

const password = 'a-long-password'

/** An administrator's session with the first sign-in so many days ago. */
async function adminSince(days: number) {
  const { id, email } = await w.admin({ password })
  const { token, actor } = await signIn(someInfo(), email, password, 'admins')
  await w.owner.query(`update auth."user" set "firstSignInAt" = now() - make_interval(days => $2) where id = $1`, [
    id,
    days,
  ])
  const ask = (path: string) =>
    describeRequest(new Request(`http://localhost${path}`, { headers: { cookie: `session=${token}` } }), '10.0.0.1')
  return { actor, ask }
}

type GuardArgs = Parameters<ReturnType<typeof onlyFor>>[0]
/** The guard's redirect, or that it lets the request pass. */
async function guardOf(info: Awaited<ReturnType<typeof describeRequest>>): Promise<string | null> {
  const context: RouterContextProvider = contextOf(info)
  const args = { context, url: new URL('http://localhost/admin/finance/ledger/export') } as unknown as GuardArgs
  try {
    await onlyFor(['admin'], '/admin-login')(args, async () => new Response('passed'))
    return 'passed'
  } catch (thrown) {
    return (thrown as Response).headers.get('location')
  }
}

it('notes the first sign-in only', async () => {
  const { id, email } = await w.admin({ password })
  const first = async () =>
    (await w.owner.query<{ at: string }>(`select "firstSignInAt"::text as at from auth."user" where id = $1`, [id]))
      .rows[0]!.at
  expect(await first()).toBeNull()
  await signIn(someInfo(), email, password, 'admins')
  const noted = await first()
  expect(noted).not.toBeNull()
  await signIn(someInfo(), email, password, 'admins')
  expect(await first()).toBe(noted)
})

it('says how many days are left, and lets the administrator work', async () => {
  const { actor, ask } = await adminSince(2)
  const info = await ask('/admin/dashboard')
  expect(info).toMatchObject({ actor: { id: actor.id }, secondFactor: { state: 'grace', daysLeft: 5 } })
  expect(await guardOf(info)).toBe('passed')
})

it('shuts every page, action, file and search after that, and leads the administration to the page that sets it up', async () => {
  const { actor, ask } = await adminSince(8)
  for (const path of [
    '/admin/dashboard',
    '/admin/finance/ledger/export',
    '/admin/clients.data',
    '/command-palette',
    '/files/x',
    '/notifications',
    '/account/security/x',
  ]) {
    const info = await ask(path)
    expect(info, path).toMatchObject({ actor: null, secondFactor: { state: 'due' } })
    expect(await guardOf(info)).toBe('/account/security')
  }
  for (const path of ['/account/security', '/account/security.data', '/sign-out'])
    expect((await ask(path)).actor?.id, path).toBe(actor.id)
})

it('opens everything as soon as it is on', async () => {
  const { actor, ask } = await adminSince(8)
  await changeSecondFactor(actor, { intent: 'start' })
  expect((await ask('/admin/dashboard')).actor).toBeNull()
  const factor = await secondFactorOf(actor, 'Itqan')
  if (factor.state !== 'started') throw new Error('the factor was not started')
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret.replaceAll(' ', '')), digits: 6, period: 30 })
  await changeSecondFactor(actor, { intent: 'confirm', code: totp.generate() })
  const info = await ask('/admin/dashboard')
  expect(info).toMatchObject({ actor: { id: actor.id }, secondFactor: null })
  expect(await guardOf(info)).toBe('passed')
})

it('is only advised in the demo, and asked of nobody but administrators', async () => {
  play('on')
  const { actor, ask } = await adminSince(400)
  expect(await ask('/admin/dashboard')).toMatchObject({ actor: { id: actor.id }, secondFactor: { state: 'advised' } })
  play('off')
  const client = await w.client({ password })
  const { token } = await signIn(someInfo(), client.email, password, 'everybody')
  const request = new Request('http://localhost/client/dashboard', { headers: { cookie: `session=${token}` } })
  expect(await describeRequest(request, '10.0.0.1')).toMatchObject({ actor: { id: client.id }, secondFactor: null })
})

it('takes the days of grace from the setting', async () => {
  const { actor, ask } = await adminSince(8)
  expect((await ask('/admin/dashboard')).secondFactor).toEqual({ state: 'due' })
  await saveSetting(actor, 'accounts.second-factor-days', 30)
  expect((await ask('/admin/dashboard')).secondFactor).toEqual({ state: 'grace', daysLeft: 22 })
})

it('is met by a passkey, for the session that was opened with it', async () => {
  const { actor, ask } = await adminSince(400)
  const mine = device()
  const { ask: question } = await changePasskeys(actor, { intent: 'begin', name: 'Key' }, 'Itqan')
  const credential = mine.make(question!)
  await changePasskeys(actor, { intent: 'add', name: 'Key', challenge: question!.id, credential }, 'Itqan')
  expect((await ask('/admin/dashboard')).secondFactor).toEqual({ state: 'due' })
  const info = someInfo()
  const asked = await beginPasskeySignIn(info)
  const { token } = await signInWithPasskey(info, { challenge: asked.id, credential: mine.use(asked) }, 'admins')
  const request = new Request('http://localhost/admin/dashboard', { headers: { cookie: `session=${token}` } })
  expect(await describeRequest(request, '10.0.0.1')).toMatchObject({ actor: { id: actor.id }, secondFactor: null })
})
