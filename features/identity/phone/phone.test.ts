import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readEmail } from '#/features/messaging/emails/read-emails.server.ts'
import { resendEmail } from '#/features/messaging/emails/resend-email.server.ts'
import { sendEmail } from '#/features/messaging/emails/send-email.server.ts'
import { secondStepCookie } from '#/features/identity/second-factor/pass.server.ts'
import { signIn } from '#/features/identity/accounts/sign-in.server.ts'
import { findSession } from '#/platform/auth.server.ts'
import { codeOf } from '#/platform/challenges.server.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { withSecondFactor } from '#/tests/second-factor.ts'
import { someInfo } from '#/tests/some-info.ts'
import { type World, world } from '#/tests/world.ts'
import { requestPhoneSignIn, signInWithPhoneCode } from './enter.server.ts'
import { changeOwnPhone, readOwnPhone } from './manage.server.ts'
import { mayText, passByText, textSecondStep } from './second-step.server.ts'
import { textCode } from './text-code.server.ts'

let w: World
const texts: { headers: Record<string, unknown>; body: Record<string, unknown> }[] = []
let answers = 200
const gateway = createServer((request, response) => {
  void (async () => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = JSON.parse(Buffer.concat(pieces).toString()) as Record<string, unknown>
    texts.push({ headers: request.headers, body })
    response.writeHead(answers).end(`cannot send ${JSON.stringify(body)}`)
  })()
})
beforeAll(async () => {
  w = await world()
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done))
})
beforeEach(() => {
  answers = 200
  const { port } = gateway.address() as AddressInfo
  setEnv({ ...env(), SMS_URL: `http://127.0.0.1:${port}/messages`, SMS_KEY: 'the key', SMS_SENDER: 'Itqan' })
})
afterAll(() => void gateway.close())

const wrong = { code: 'account.code-wrong' }
const newNumber = () => `+9665${String(randomInt(100_000_000)).padStart(8, '0')}`
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** Runs the waiting code jobs, as a worker would, and sends their texts. */
async function deliver(): Promise<void> {
  const jobs = await w.waitingJobs('accounts.phone-code')
  for (const job of jobs) await textCode(job as Parameters<typeof textCode>[0])
  const { rows } = await w.owner.query<{ id: string }>(
    `select id from app.emails where kind = 'account.phone-code' and state = 'queued'`,
  )
  for (const { id } of rows) await sendEmail({ emailId: id }).catch(() => {})
}

async function verify(actor: Actor, phone = newNumber()): Promise<string> {
  const { request } = await changeOwnPhone(actor, { intent: 'send', phone })
  await deliver()
  await changeOwnPhone(actor, { intent: 'confirm', phone, request, code: codeOf('own-phone', request) })
  return phone
}

it('verifies an own number by a code through the gateway, and signs in with another code', async () => {
  for (const person of [await w.client(), await w.shopper({ language: 'ar' }), await w.admin()]) {
    const phone = newNumber()
    const { request } = await changeOwnPhone(person, { intent: 'send', phone })
    await deliver()
    const { headers, body } = texts.at(-1)!
    const code = codeOf('own-phone', request)
    expect(headers['authorization']).toBe('Bearer the key')
    expect(body).toEqual({ to: phone, from: 'Itqan', text: expect.stringContaining(code) })
    expect(String(body['text'])).not.toContain('--')
    await changeOwnPhone(person, { intent: 'confirm', phone, request, code })
    expect(await readOwnPhone(person)).toMatchObject({ number: phone, lastUsedAt: null })
    const asked = await requestPhoneSignIn(someInfo(), phone)
    await deliver()
    const given = { request: asked.request, code: codeOf('phone', asked.request) }
    const { actor, token, asksForCode } = await signInWithPhoneCode(someInfo(), given)
    expect([actor.id, asksForCode]).toEqual([person.id, false])
    expect(await findSession(token)).not.toBeNull()
    await expect(signInWithPhoneCode(someInfo(), given), 'once').rejects.toMatchObject(wrong)
  }
})

it('refuses wrong, late, foreign and too many codes', async () => {
  const [person, stranger] = [await w.client(), await w.client()]
  const phone = newNumber()
  const { request } = await changeOwnPhone(person, { intent: 'send', phone })
  await deliver()
  const code = codeOf('own-phone', request)
  const confirm = (actor: Actor, typed: string, id = request) =>
    changeOwnPhone(actor, { intent: 'confirm', phone, request: id, code: typed })
  await expect(confirm(stranger, code), 'of another person').rejects.toMatchObject(wrong)
  await expect(confirm(person, other(code))).rejects.toMatchObject(wrong)
  await expect(confirm(person, code, randomUUID())).rejects.toMatchObject(wrong)
  await w.owner.query(
    `update auth.challenge set created_at = now() - interval '11 minutes', expires_at = now() - interval '1 minute' where id = $1`,
    [request],
  )
  await expect(confirm(person, code), 'late').rejects.toMatchObject(wrong)
  const next = await changeOwnPhone(person, { intent: 'send', phone })
  await deliver()
  const right = codeOf('own-phone', next.request)
  for (let tries = 0; tries < 5; tries++)
    await expect(confirm(person, other(right), next.request)).rejects.toMatchObject(wrong)
  await expect(confirm(person, right, next.request), 'after five').rejects.toMatchObject(wrong)
  expect(await readOwnPhone(person)).toBeNull()
})

it('keeps a number with one account, and answers alike for unknown ones', async () => {
  const [person, stranger] = [await w.client(), await w.shopper()]
  const phone = await verify(person)
  await expect(verify(stranger, phone)).rejects.toMatchObject({ code: 'account.phone-taken' })
  expect(await readOwnPhone(stranger)).toBeNull()
  const sent = texts.length
  const asked = await requestPhoneSignIn(someInfo(), newNumber())
  await deliver()
  expect(texts).toHaveLength(sent)
  const given = { request: asked.request, code: codeOf('phone', asked.request) }
  await expect(signInWithPhoneCode(someInfo(), given)).rejects.toMatchObject(wrong)
})

it('notifies the owner, logs the last digits only, and signs in no more once removed', async () => {
  const person = await w.client()
  const phone = await verify(person)
  await changeOwnPhone(person, { intent: 'remove' })
  expect(await readOwnPhone(person)).toBeNull()
  await expect(changeOwnPhone(person, { intent: 'remove' })).rejects.toMatchObject({ code: 'not-found' })
  const asked = await requestPhoneSignIn(someInfo(), phone)
  await deliver()
  const given = { request: asked.request, code: codeOf('phone', asked.request) }
  await expect(signInWithPhoneCode(someInfo(), given)).rejects.toMatchObject(wrong)
  const ways = (await w.waitingJobs('accounts.sign-in-changed')).filter((job) => job['profileId'] === person.id)
  expect(ways.map((job) => [job['way'], job['called']])).toEqual([
    ['phone-verified', `•••• ${phone.slice(-4)}`],
    ['phone-removed', `•••• ${phone.slice(-4)}`],
  ])
  const { rows } = await w.owner.query('select after::text from app.activity_log where entity_id = $1', [person.id])
  expect(JSON.stringify(rows)).not.toContain(phone)
})

it('keeps the second factor after a phone code, and does not take the phone twice', async () => {
  const { actor, email, password } = await withSecondFactor(w)
  const phone = await verify(actor)
  const asked = await requestPhoneSignIn(someInfo(), phone)
  await deliver()
  const first = await signInWithPhoneCode(someInfo(), { request: asked.request, code: codeOf('phone', asked.request) })
  expect([first.asksForCode, await findSession(first.token)]).toEqual([true, null])
  const withStep = (token: string, by?: 'phone') =>
    new Request('http://localhost/login/code', { headers: { cookie: secondStepCookie(token, by).split(';')[0]! } })
  const byPhone = withStep(first.token, 'phone')
  expect(await mayText(byPhone)).toBe(false)
  await expect(textSecondStep(someInfo(), byPhone)).rejects.toMatchObject({ code: 'not-allowed' })

  const { token } = await signIn(someInfo(), email, password, 'everybody')
  const waiting = withStep(token)
  expect(await mayText(waiting)).toBe(true)
  const { request } = await textSecondStep(someInfo(), waiting)
  await deliver()
  const code = codeOf('phone', request)
  await expect(passByText(someInfo(), byPhone, { request, code })).rejects.toMatchObject(wrong)
  await expect(passByText(someInfo(), waiting, { request, code: other(code) })).rejects.toMatchObject(wrong)
  await passByText(someInfo(), waiting, { request, code })
  expect(await findSession(token)).not.toBeNull()
})

it('hides the code from staff, retries a failing gateway without quoting it, and keeps texts without one', async () => {
  const [person, admin] = [await w.client(), await w.admin()]
  answers = 500
  const failing = await changeOwnPhone(person, { intent: 'send', phone: newNumber() })
  await deliver()
  setEnv({ ...env(), SMS_URL: undefined })
  const kept = await changeOwnPhone(person, { intent: 'send', phone: newNumber() })
  await deliver()
  const { rows } = await w.owner.query<{ id: string; state: string; problem: string | null; to_address: string }>(
    'select id, state, problem, to_address from app.emails where effect_key = any($1) order by created_at',
    [[failing.request, kept.request].map((request) => `account.phone-code:${request}`)],
  )
  expect(rows).toMatchObject([{ problem: 'the gateway answered 500' }, { state: 'kept', to_address: kept.phone }])
  for (const { id } of rows) {
    const shown = await readEmail(admin, id)
    expect(shown).toMatchObject({ hasHidden: true, html: null })
    for (const { request } of [failing, kept]) expect(JSON.stringify(shown)).not.toContain(codeOf('own-phone', request))
  }
  await expect(resendEmail(admin, { id: rows[1]!.id })).rejects.toMatchObject({ code: 'changed-meanwhile' })
})

it('needs a recent proof, keeps the last way in, and limits codes', async () => {
  const person = await w.client()
  const late = { ...person, provedAt: new Date(Date.now() - 11 * 60_000) }
  await expect(changeOwnPhone(late, { intent: 'send', phone: newNumber() })).rejects.toMatchObject({
    code: 'account.confirm-again',
  })
  const phone = await verify(person)
  await w.owner.query(`delete from auth.account where "userId" = $1`, [person.id])
  await expect(changeOwnPhone(person, { intent: 'remove' })).rejects.toMatchObject({ code: 'account.last-way-in' })
  for (let count = 0; count < 4; count++) await changeOwnPhone(person, { intent: 'send', phone: newNumber() })
  await expect(changeOwnPhone(person, { intent: 'send', phone })).rejects.toMatchObject({ code: 'too-many-attempts' })
  const info = someInfo()
  for (let count = 0; count < 3; count++) await requestPhoneSignIn(info, phone)
  await expect(requestPhoneSignIn(info, phone)).rejects.toMatchObject({ code: 'too-many-attempts' })
})
