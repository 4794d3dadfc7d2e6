import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'
import { makeApiKey, readApiKeys, revokeApiKey, rotateApiKey } from './keys.server.ts'

const w = await world()
let client: Actor
let root: string
let other: Actor

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  other = await w.client({ plan: 'enterprise', company: 'Other House' })
  root = await rootOf(w, client)
})

describe('keys', () => {
  test('a secret is shown once, stored as a hash that no role reads', async () => {
    const { id, secret } = await apiKeyOn(client, root, ['company:read'])
    expect(secret).toMatch(/^itqan_[\w-]{43}$/)
    const { rows } = await w.owner.query('select * from app.api_keys where id = $1', [id])
    expect(JSON.stringify(rows[0])).not.toContain(secret.slice(6))
    expect((await readApiKeys(client)).find((key) => key.id === id)).toMatchObject({
      hint: secret.slice(-4),
      state: 'active',
      scopes: ['company:read'],
      part: null,
      lastUsedAt: null,
    })
    expect((await apiCall(secret, '/company')).body).toMatchObject({ id: client.id, plan: 'enterprise' })
    expect((await readApiKeys(client)).find((key) => key.id === id)?.lastUsedAt).not.toBeNull()
  })

  test('a changed secret leaves the one before valid for a day; a revoked key ends both at once', async () => {
    const { id, secret } = await apiKeyOn(client, root, ['company:read'])
    const changed = await rotateApiKey(client, { keyId: id, version: 1 })
    await expect(rotateApiKey(client, { keyId: id, version: 1 })).rejects.toThrow('changed-meanwhile')
    for (const one of [secret, changed.secret]) expect((await apiCall(one, '/company')).status).toBe(200)
    await w.owner.query(`update app.api_keys set old_until = now() where id = $1`, [id])
    expect((await apiCall(secret, '/company')).status).toBe(401)
    await revokeApiKey(client, id)
    expect((await apiCall(changed.secret, '/company')).status).toBe(401)
    await expect(revokeApiKey(client, id)).rejects.toThrow('not-found')
  })

  test('ends with its date, with the ownership of its maker, and with the plan', async () => {
    const { id, secret } = await apiKeyOn(client, root, ['company:read'])
    await w.owner.query(`update app.api_keys set expires_at = now() where id = $1`, [id])
    expect((await apiCall(secret, '/company')).status).toBe(401)
    const second = await w.member(client, [{ role: 'owner' }])
    const kept = await apiKeyOn(second, root, ['company:read'])
    expect((await apiCall(kept.secret, '/company')).status).toBe(200)
    await w.owner.query(`update app.member_grants set role = 'manager' where member_id = $1`, [second.memberId])
    expect((await apiCall(kept.secret, '/company')).status).toBe(401)
    const third = await apiKeyOn(client, root, ['company:read'])
    await w.owner.query(`update app.client_profiles set subscription_tier = 'basic' where profile_id = $1`, [client.id])
    expect(await apiCall(third.secret, '/company')).toMatchObject({ status: 403, body: { code: 'plan.feature' } })
    await w.owner.query(`update app.client_profiles set subscription_tier = 'enterprise' where profile_id = $1`, [
      client.id,
    ])
  })

  test('are made by owners alone, on a part of their own company, once for each form', async () => {
    const manager = await w.member(client, [{ role: 'manager' }])
    await expect(apiKeyOn(manager, root, ['company:read'])).rejects.toThrow('not-allowed')
    await expect(readApiKeys(manager)).rejects.toThrow('not-allowed')
    await expect(apiKeyOn(other, root, ['company:read'])).rejects.toThrow('bad-value')
    const form = { clientKey: randomUUID(), name: 'Once', node: root, scopes: ['company:read' as const], life: 30 }
    await makeApiKey(client, form)
    await expect(makeApiKey(client, form)).rejects.toThrow('api.key-made')
    await expect(rotateApiKey(other, { keyId: form.clientKey, version: 1 })).rejects.toThrow('changed-meanwhile')
    await expect(revokeApiKey(other, form.clientKey)).rejects.toThrow('not-found')
    const smaller = await w.client({ plan: 'professional' })
    const { rows } = await w.owner.query(`select id from app.org_nodes where client_id = $1`, [smaller.id])
    await expect(apiKeyOn(smaller, rows[0].id, ['company:read'])).rejects.toThrow('plan.feature')
  })
})
