import { RouterContextProvider } from 'react-router'
import { Secret, TOTP } from 'otpauth'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Actor } from '#/domain/actor.ts'
import { changeSecondFactor, secondFactorOf } from '#/features/identity/second-factor/manage.server.ts'
import { findSession, sessionKey } from '#/platform/auth.server.ts'
import { confirmedRecently } from '#/platform/confirm.server.ts'
import { formAction, pageData } from '#/platform/form-action.server.ts'
import { requestInfo } from '#/platform/request-context.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { signIn } from './sign-in.server.ts'

let w: World
beforeAll(async () => void (w = await world()))

const password = 'a-long-password'
type Answer = {
  data: { ok: boolean; problem?: object; values?: object; result?: unknown }
  init: { status?: number } | null
}

/** An administrator's session, last proved so many minutes ago. */
async function sessionProved(minutesAgo: number) {
  const { email } = await w.admin({ password })
  const { token } = await signIn(someInfo(), email, password, 'admins')
  const again = async (): Promise<Actor> => (await findSession(token))!.actor
  const age = (minutes: number) =>
    w.owner.query(`update auth.session set "provedAt" = now() - make_interval(mins => $2) where token = $1`, [
      sessionKey(token),
      minutes,
    ])
  await age(minutesAgo)
  return { again, age, actor: await again() }
}

const done: string[] = []
const powerful = formAction(z.strictObject({ account: z.string() }), async (actor, { account }) => {
  await confirmedRecently(actor)
  done.push(account)
  return { account }
})

async function send(actor: Actor, fields: Record<string, string>): Promise<Answer> {
  const context = new RouterContextProvider()
  context.set(requestInfo, someInfo({ actor }))
  const body = new URLSearchParams(fields)
  const request = new Request('http://localhost/admin/powerful', { method: 'POST', body })
  return (await powerful({ request, context, params: {} })) as unknown as Answer
}

const asks = (by: 'password' | 'code', wrong = false) => ({
  code: 'account.confirm-again',
  details: wrong ? { by, wrong: 1 } : { by },
})

it('lets a powerful action through for ten minutes after signing in', async () => {
  const { actor, again, age } = await sessionProved(0)
  await confirmedRecently(actor)
  await age(9)
  await confirmedRecently(await again())
  await age(11)
  await expect(confirmedRecently(await again())).rejects.toMatchObject(asks('password'))
})

it('refuses an actor behind whom no session is', async () => {
  const { provedAt: _, ...actor } = await w.admin()
  await expect(confirmedRecently(actor)).rejects.toMatchObject(asks('password'))
})

it('asks for the password in the answer to the form, keeps what was typed, and does it when the form comes again with it', async () => {
  const { actor, again } = await sessionProved(11)
  const asked = await send(actor, { account: 'one' })
  expect(asked.init?.status).toBe(403)
  expect(asked.data).toMatchObject({ ok: false, problem: asks('password'), values: { account: 'one' } })
  const wrong = await send(actor, { account: 'one', proofPassword: 'not-mine' })
  expect(wrong.data).toMatchObject({ ok: false, problem: asks('password', true) })
  expect(JSON.stringify(wrong.data)).not.toContain('not-mine')
  expect(done).not.toContain('one')
  expect((await send(actor, { account: 'one', proofPassword: password })).data).toEqual({
    ok: true,
    result: { account: 'one' },
  })
  expect((await send(await again(), { account: 'two' })).data.ok).toBe(true)
  expect(done).toEqual(['one', 'two'])
})

it('asks for a code where the second factor is on; the password alone is not enough', async () => {
  const { actor, again, age } = await sessionProved(0)
  await changeSecondFactor(actor, { intent: 'start' })
  const factor = await secondFactorOf(actor, 'Itqan')
  if (factor.state !== 'started') throw new Error('the factor was not started')
  const totp = new TOTP({ secret: Secret.fromBase32(factor.secret.replaceAll(' ', '')), digits: 6, period: 30 })
  const { codes } = await changeSecondFactor(actor, { intent: 'confirm', code: totp.generate() })
  await age(11)
  const old = await again()
  expect((await send(old, { account: 'three', proofPassword: password })).data.problem).toEqual(asks('code'))
  expect((await send(old, { account: 'three', proofCode: '000000' })).data.problem).toEqual(asks('code', true))
  expect(
    (await send(old, { account: 'three', proofCode: totp.generate({ timestamp: Date.now() + 30_000 }) })).data.ok,
  ).toBe(true)
  await age(11)
  expect((await send(await again(), { account: 'four', proofCode: codes[0]! })).data.ok).toBe(true)
})

it('holds up a thief at an open screen who tries passwords out, and not the owner on another session', async () => {
  const { actor } = await sessionProved(11)
  for (const guess of ['guess-1', 'guess-2', 'guess-3', 'guess-4', 'guess-5'])
    expect((await send(actor, { account: 'stolen', proofPassword: guess })).data.problem).toEqual(
      asks('password', true),
    )
  const held = await send(actor, { account: 'stolen', proofPassword: password })
  expect(held.data.problem).toMatchObject({ code: 'too-many-attempts' })
  expect(done).not.toContain('stolen')
  const { token } = await signIn(someInfo(), actor.email, password, 'admins')
  await confirmedRecently((await findSession(token))!.actor)
})

it('leads a file to the page that asks, with the way back', async () => {
  const { actor } = await sessionProved(11)
  const file = pageData(() => confirmedRecently(actor))
  const answer = await file({
    params: {},
    context: new RouterContextProvider(),
    url: new URL('http://localhost/admin/activity-logs/export?from=2026-01-01&q=a%20b'),
  }).catch((thrown: unknown) => thrown)
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe(
    `/account/confirm?next=${encodeURIComponent('/admin/activity-logs/export?from=2026-01-01&q=a%20b')}`,
  )
})
