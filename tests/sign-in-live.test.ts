import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { type ErrorCode, errorStatus } from '#/domain/errors.ts'
import { signInCalls } from '#/domain/partners/sign-in-calls.ts'
import { currentEdition } from '#/domain/terms.ts'
import { requestReset, sessionKey } from '#/platform/auth.server.ts'
import { openIdClient, openIdProvider } from './openid-provider.ts'
import { tell, type Told } from './request-shapes.ts'
import { codeOfKey, withSecondFactor } from './second-factor.ts'
import { sourceServer } from './source-server.ts'
import { resetMails, world } from './world.ts'

/** Each call of a sign-in service over HTTP, with the fields that the reference names: its right answer, and a refusal that it documents. */
const w = await world()
const provider = await openIdProvider()
const origin = await sourceServer(w, {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: openIdClient.id,
  OIDC_CLIENT_SECRET: openIdClient.secret,
  OIDC_NAME: 'Company sign-in',
  SMS_URL: 'http://127.0.0.1:9/messages',
  SMS_KEY: 'the key',
  SMS_SENDER: 'Itqan',
})
afterAll(() => provider.close())

const password = 'seven-camels'
let person: Actor

/** The cookie of a session that was proved so many minutes ago. */
async function cookieOf({ id }: Actor, provedAgo = 0): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await w.owner.query(
    `insert into auth.session (token, "userId", "expiresAt", "updatedAt", "confirmedAt", "provedAt")
     values ($1, $2, now() + interval '1 hour', now(), now(), now() - make_interval(mins => $3))`,
    [sessionKey(token), id, provedAgo],
  )
  return `session=${token}`
}

type Values = Record<string, string>
type Asked = { values?: Values; cookie?: string; json?: true }
type Call = { method: string; path: string; intent?: string; body: readonly string[]; errors: readonly ErrorCode[] }
const calls: readonly Call[] = signInCalls
const nameOf = ({ method, path, intent }: Call): string => [method, path, intent].filter(Boolean).join(' ')

/** Sends a call with the fields of the reference, and no others. */
function send({ method, path, intent, body }: Call, { values = {}, cookie = '', json }: Asked): Promise<Told> {
  expect(Object.keys(values).filter((name) => !body.includes(name))).toEqual([])
  // why: limits by network are not what is tried here
  const network = Array.from({ length: 3 }, () => randomInt(1, 254)).join('.')
  const headers = { ...(cookie && { cookie }), 'x-forwarded-for': `10.${network}` }
  if (method === 'GET') return tell(origin, { method, path, headers })
  const sent = new URLSearchParams({ ...(intent && { intent }), ...values }).toString()
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  const isPage = !json && path !== '/sign-out'
  return tell(origin, { method, path: isPage ? `${path}.data` : path, headers: { ...headers, ...type }, body: sent })
}

const newEmail = () => `live-${randomUUID()}@example.com`
const newNumber = () => `+9665${String(randomInt(100_000_000)).padStart(8, '0')}`
const signUp = (email: string): Values => ({
  userType: 'client',
  fullName: 'Live Person',
  email,
  password: 'quiet-river-2026',
  confirmPassword: 'quiet-river-2026',
  agreed: currentEdition,
})

/** Cookie of a sign-in that waits for its second step. */
async function waiting(email: string): Promise<string> {
  const call = calls.find(({ path, intent }) => path === '/login' && intent === 'sign-in')!
  const answer = await send(call, { values: { email, password } })
  return (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]!).join('; ')
}
/** The same request until a limit refuses it. */
async function untilLimit(call: Call, asked: () => Asked): Promise<Told> {
  let answer = await send(call, asked())
  for (let n = 0; n < 40 && answer.status !== 429; n++) answer = await send(call, asked())
  return answer
}

/** Of the right answer: a status below 400, and what it says. */
type Tried = {
  right: (call: Call) => Promise<Told>
  says?: RegExp
  refused?: readonly [code: ErrorCode, answer: (call: Call) => Promise<Told>]
}
const stale = async (call: Call, values: Values = {}) => send(call, { values, cookie: await cookieOf(person, 11) })
const fresh = async (call: Call, values: Values = {}, of = person) => send(call, { values, cookie: await cookieOf(of) })

async function linked(): Promise<{ subject: string; id: string; of: Actor }> {
  const [subject, of] = [randomUUID(), await w.shopper({ password })]
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into auth.account ("providerId", "accountId", "userId", "createdAt", "updatedAt") values ($1, $2, $3, now(), now()) returning id`,
    [provider.issuer, subject, of.id],
  )
  return { subject, id: rows[0]!.id, of }
}
async function resetToken(): Promise<string> {
  await requestReset((await w.shopper({ password })).email)
  return resetMails.at(-1)!.token
}

const tried: Record<string, Tried> = {
  'POST /signup': {
    right: (call) => send(call, { values: signUp(newEmail()) }),
    refused: ['account.exists', (call) => send(call, { values: signUp(person.email) })],
  },
  'POST /login sign-in': {
    right: (call) => send(call, { values: { email: person.email, password } }),
    refused: [
      'account.wrong-credentials',
      (call) => send(call, { values: { email: person.email, password: 'wrong' } }),
    ],
  },
  'POST /login identity': {
    right: (call) => send(call, {}),
    says: /127\.0\.0\.1/,
  },
  'POST /login/token': {
    right: async (call) => {
      const { subject } = await linked()
      return send(call, { values: { id_token: await provider.sign(subject) }, json: true })
    },
    says: /"user"/,
    refused: ['account.identity-refused', (call) => send(call, { values: { id_token: 'a.b.c' }, json: true })],
  },
  'GET /session': {
    right: (call) => fresh(call),
    says: /"user"/,
    refused: ['sign-in-required', (call) => send(call, {})],
  },
  'POST /account person': {
    right: (call) => fresh(call, { fullName: 'Another Name', phone: '', language: 'en' }),
    refused: ['bad-value', (call) => fresh(call, { fullName: 'a\0b', phone: '', language: 'en' })],
  },
  'POST /account/email change': {
    right: (call) => fresh(call, { email: newEmail() }),
    refused: ['account.confirm-again', (call) => stale(call, { email: newEmail() })],
  },
  'POST /account/password': {
    right: async (call) => {
      const typed = { password: 'quiet-river-2026', confirmPassword: 'quiet-river-2026' }
      return fresh(call, typed, await w.shopper({ password }))
    },
    refused: ['account.password-same', (call) => fresh(call, { password, confirmPassword: password })],
  },
  'POST /login/mail send': {
    right: (call) => send(call, { values: { email: person.email } }),
    refused: ['too-many-attempts', (call) => untilLimit(call, () => ({ values: { email: person.email } }))],
  },
  'POST /forgot-password': {
    right: (call) => send(call, { values: { email: person.email } }),
    refused: ['too-many-attempts', (call) => untilLimit(call, () => ({ values: { email: person.email } }))],
  },
  'POST /reset-password': {
    right: async (call) => {
      const token = await resetToken()
      return send(call, { values: { token, password: 'quiet-river-2026', confirmPassword: 'quiet-river-2026' } })
    },
    refused: [
      'account.reset-link-invalid',
      (call) =>
        send(call, {
          values: { token: 'x'.repeat(43), password: 'quiet-river-2026', confirmPassword: 'quiet-river-2026' },
        }),
    ],
  },
  'POST /account/confirm': {
    right: (call) => stale(call, { password }),
    refused: ['account.password-wrong', (call) => stale(call, { password: 'wrong' })],
  },
  'POST /account/security start': {
    right: async (call) => fresh(call, {}, await w.shopper({ password })),
    refused: ['account.confirm-again', (call) => stale(call)],
  },
  'POST /account/passkeys begin': {
    right: (call) => fresh(call, { name: 'Laptop' }),
    refused: ['account.confirm-again', (call) => stale(call, { name: 'Laptop' })],
  },
  'POST /account/phone send': {
    right: (call) => fresh(call, { phone: newNumber() }),
    refused: [
      'too-many-attempts',
      async (call) => {
        const cookie = await cookieOf(person)
        return untilLimit(call, () => ({ values: { phone: newNumber() }, cookie }))
      },
    ],
  },
  'POST /account/security remove': {
    right: async (call) => {
      const { actor, key } = await withSecondFactor(w)
      return fresh(call, { code: codeOfKey(key, 30) }, actor)
    },
    refused: ['account.code-wrong', async (call) => fresh(call, { code: '000000' }, (await withSecondFactor(w)).actor)],
  },
  'POST /login/code text': {
    right: async (call) => {
      const { actor, email } = await withSecondFactor(w)
      await w.owner.query('insert into auth.phone (user_id, number) values ($1, $2)', [actor.id, newNumber()])
      return send(call, { cookie: await waiting(email) })
    },
    refused: ['account.code-too-late', (call) => send(call, {})],
  },
  'POST /login/code code': {
    right: async (call) => {
      const { key, email } = await withSecondFactor(w)
      return send(call, { values: { code: codeOfKey(key, 30) }, cookie: await waiting(email) })
    },
    refused: [
      'account.code-wrong',
      async (call) => {
        const { email } = await withSecondFactor(w)
        return send(call, { values: { code: '000000' }, cookie: await waiting(email) })
      },
    ],
  },
  'POST /account/identities link': {
    right: (call) => fresh(call),
    says: /127\.0\.0\.1/,
    refused: ['account.confirm-again', (call) => stale(call)],
  },
  'POST /account/identities unlink': {
    right: async (call) => {
      const { id, of } = await linked()
      return fresh(call, { identityId: id }, of)
    },
    refused: ['not-found', (call) => fresh(call, { identityId: randomUUID() })],
  },
  'GET /.well-known/jwks.json': { right: (call) => send(call, {}), says: /"keys"/ },
  'POST /sign-out': { right: (call) => fresh(call) },
}

beforeAll(async () => {
  person = await w.client({ password })
})

test('each call of the reference is tried', () => {
  expect(Object.keys(tried).toSorted()).toEqual(calls.map(nameOf).toSorted())
})

test.each(calls.map((call) => [nameOf(call), call] as const))('%s', async (name, call) => {
  const { right, says, refused } = tried[name]!
  const answer = await right(call)
  expect([name, answer.status < 400 ? 'right' : `${answer.status} ${answer.body.slice(0, 300)}`]).toEqual([
    name,
    'right',
  ])
  // a page that asks to sign in first has done nothing
  if (call.path !== '/sign-out') expect(answer.body + String(answer.headers.location)).not.toMatch(/"\/(ar\/)?login\b/)
  if (says) expect(answer.body + String(answer.headers.location)).toMatch(says)
  if (!refused) return
  const [code, ask] = refused
  expect(call.errors, name).toContain(code)
  const refusal = await ask(call)
  expect([name, refusal.status, refusal.body.includes(code)]).toEqual([name, errorStatus[code], true])
})
