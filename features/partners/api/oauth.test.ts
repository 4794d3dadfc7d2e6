import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { revokeApiKey, rotateApiKey } from '#/features/partners/api-keys/keys.server.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'
import { answerTokenRequest } from './oauth.server.ts'

const w = await world()
let client: Actor
let root: string
let olaya: string

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  olaya = await apiBranch(w, client, 'Olaya')
  root = await rootOf(w, client)
})
beforeEach(() => w.owner.query('delete from priv.attempts'))

type Given = { form?: Record<string, string> | string; basic?: [string, string]; headers?: Record<string, string> }
async function ask({ form = {}, basic, headers = {} }: Given) {
  const answer = await answerTokenRequest(
    new Request('http://localhost/api/v1/oauth/token', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(basic && {
          authorization: `Basic ${Buffer.from(basic.map(encodeURIComponent).join(':')).toString('base64')}`,
        }),
        ...headers,
      },
      body: typeof form === 'string' ? form : new URLSearchParams(form),
    }),
    'network',
  )
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}
const grant = { grant_type: 'client_credentials' }
const inBody = ({ id, secret }: { id: string; secret: string }) => ({ ...grant, client_id: id, client_secret: secret })

test('a key in the header or the body gets a token of an hour with its scopes, which acts like the key', async () => {
  const key = await apiKeyOn(client, olaya, ['branches:read', 'actions:write'])
  for (const given of [{ form: inBody(key) }, { form: grant, basic: [key.id, key.secret] as [string, string] }]) {
    const { status, headers, body } = await ask(given)
    expect([status, body.token_type, body.expires_in, body.scope]).toEqual([
      200,
      'Bearer',
      3600,
      'branches:read actions:write',
    ])
    expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache'])
    expect(body.access_token).toMatch(/^itqan_at_[\w-]{43}$/)
    const branches = await apiCall(body.access_token, '/branches')
    expect(branches.body.data.map(({ id }: { id: string }) => id)).toEqual([olaya])
  }
  const { rows } = await w.owner.query(
    'select hash, extract(epoch from expires_at - now())::int as seconds from priv.api_tokens',
  )
  expect(rows.every(({ seconds }) => seconds > 3500 && seconds <= 3600)).toBe(true)
})

test('fewer scopes may be asked for, and the token has no more', async () => {
  const key = await apiKeyOn(client, root, ['branches:read', 'actions:write'])
  const { body } = await ask({ form: { ...inBody(key), scope: 'actions:read' } })
  expect(body.scope).toBe('actions:read')
  expect((await apiCall(body.access_token, '/actions')).status).toBe(200)
  expect((await apiCall(body.access_token, '/branches')).body.code).toBe('api.scope')
  const opened = await apiCall(body.access_token, '/actions', { method: 'POST', body: {} })
  expect(opened.body.code).toBe('api.scope')
  for (const scope of ['reports:read', 'branches:write', 'nonsense', 'branches:read  actions:read'])
    expect(await ask({ form: { ...inBody(key), scope } })).toMatchObject({
      status: 400,
      body: { error: 'invalid_scope' },
    })
})

test('a token ends with its hour, with its key, and makes no token itself', async () => {
  const key = await apiKeyOn(client, root, ['company:read'])
  const first = (await ask({ form: inBody(key) })).body.access_token
  expect((await apiCall(first, '/company')).status).toBe(200)
  expect(await ask({ form: inBody({ ...key, secret: first }) })).toMatchObject({ status: 401 })
  await w.owner.query('update priv.api_tokens set expires_at = now() where key_id = $1', [key.id])
  expect((await apiCall(first, '/company')).status).toBe(401)
  const second = (await ask({ form: inBody(key) })).body.access_token
  await revokeApiKey(client, key.id)
  expect((await apiCall(second, '/company')).status).toBe(401)
  expect(await ask({ form: inBody(key) })).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
})

test('the earlier secret of a key is a client for its day, and tokens count against the limit of the key', async () => {
  const key = await apiKeyOn(client, root, ['company:read'])
  await rotateApiKey(client, { keyId: key.id, version: 1 })
  expect((await ask({ form: inBody(key) })).status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 40 }, () => ask({ form: inBody(key) })))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBeGreaterThan(0)
  expect(Number(refused[0]!.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('errors are those of RFC 6749', async () => {
  const key = await apiKeyOn(client, root, ['company:read'])
  const another = await apiKeyOn(client, root, ['company:read'])
  const cases: [string, Given, number, string][] = [
    ['no grant', { form: { client_id: key.id, client_secret: key.secret } }, 400, 'invalid_request'],
    ['other grant', { form: { ...inBody(key), grant_type: 'password' } }, 400, 'unsupported_grant_type'],
    ['twice', { form: `${new URLSearchParams(inBody(key))}&scope=a&scope=b` }, 400, 'invalid_request'],
    ['not a form', { form: '{}', headers: { 'content-type': 'application/json' } }, 400, 'invalid_request'],
    ['no client', { form: grant }, 401, 'invalid_client'],
    ['wrong secret', { form: inBody({ ...key, secret: `itqan_${'a'.repeat(43)}` }) }, 401, 'invalid_client'],
    ['secret of another key', { form: inBody({ id: key.id, secret: another.secret }) }, 401, 'invalid_client'],
    ['both ways', { form: inBody(key), basic: [key.id, key.secret] }, 400, 'invalid_request'],
    ['bearer', { form: grant, headers: { authorization: `Bearer ${key.secret}` } }, 401, 'invalid_client'],
    ['bad basic', { form: grant, basic: [key.id, 'x'] }, 401, 'invalid_client'],
  ]
  for (const [name, given, status, error] of cases) {
    const refused = await ask(given)
    expect([name, refused.status, refused.body.error]).toEqual([name, status, error])
    expect(Object.keys(refused.body).toSorted()).toEqual(['error', 'error_description'])
    if (given.basic && status === 401) expect(refused.headers.get('www-authenticate')).toContain('Basic')
  }
  await w.owner.query(`update app.client_profiles set subscription_tier = 'basic' where profile_id = $1`, [client.id])
  expect((await ask({ form: inBody(key) })).body.error).toBe('unauthorized_client')
  await w.owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = $1`, [
    client.id,
  ])
  const read = await answerTokenRequest(new Request('http://localhost/api/v1/oauth/token'), 'network')
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
})
