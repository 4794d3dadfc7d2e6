import { beforeAll, expect, test } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { readList } from '#/domain/list.ts'
import { apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'
import { browseOfficeKeys, countEndingKeys, revokeForCompany } from './office-keys.server.ts'
import { officeKeyList } from './office-list.ts'
import { tellKey } from './tell-key.server.ts'

const w = await world()
let admin: Actor
let client: Actor
let other: Actor
const browse = (address = '') => browseOfficeKeys(admin, readList(officeKeyList, new URLSearchParams(address)))

beforeAll(async () => {
  admin = await w.admin()
  client = await w.client({ plan: 'enterprise', company: 'Palm Grill' })
  other = await w.client({ plan: 'enterprise', company: 'Harbour Coffee' })
})

test('lists the keys of all companies without a secret, found by company, state and use', async () => {
  const first = await apiKeyOn(client, await rootOf(w, client), ['reports:read'])
  const second = await apiKeyOn(other, await rootOf(w, other), ['invoices:read'])
  await w.owner.query(`update app.api_keys set expires_at = now() + interval '3 days' where id = $1`, [second.id])
  const { rows, counts } = await browse()
  expect(rows.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted())
  expect(counts).toEqual({ active: 2, ending: 1, ended: 0 })
  const row = rows.find(({ id }) => id === first.id)!
  expect(row).toMatchObject({ company: 'Palm Grill', part: null, scopes: ['reports:read'], state: 'active' })
  expect(JSON.stringify(rows)).not.toContain(first.secret.slice(-12))
  expect((await browse('q=harbour')).rows.map(({ id }) => id)).toEqual([second.id])
  expect((await browse('tab=ending')).rows.map(({ id }) => id)).toEqual([second.id])
  expect((await browse('usage=never')).rows).toHaveLength(2)
  await apiCall(first.secret, '/reports')
  expect((await browse('usage=week')).rows.map(({ id }) => id)).toEqual([first.id])
  expect((await browse('usage=idle')).rows).toEqual([])
  expect(await readAs(admin, countEndingKeys)).toBe(1)
})

test('a key that our team revokes is refused at once, and its owners read the reason', async () => {
  const { id, secret } = await apiKeyOn(client, await rootOf(w, client), ['reports:read'])
  expect((await apiCall(secret, '/reports')).status).toBe(200)
  await revokeForCompany(admin, { id, reason: 'The key was posted in a public repository' })
  expect((await apiCall(secret, '/reports')).status).toBe(401)
  await expect(revokeForCompany(admin, { id, reason: 'again' })).rejects.toThrow('not-found')
  const jobs = await w.waitingJobs('partners.tell-key')
  await tellKey(jobs.at(-1) as Parameters<typeof tellKey>[0])
  const { rows: mails } = await w.owner.query(
    `select body from app.emails where kind = 'api.key' and to_address = $1 order by created_at desc limit 1`,
    [client.email],
  )
  expect(mails[0].body).toContain('The key was posted in a public repository')
  const { rows: log } = await w.owner.query(
    `select actor_id, client_id, reason from app.activity_log where action = 'api-keys.revoke' and entity_id = $1`,
    [id],
  )
  expect(log).toEqual([
    { actor_id: admin.id, client_id: client.id, reason: 'The key was posted in a public repository' },
  ])
  expect((await browse('tab=ended')).rows.map((row) => row.id)).toContain(id)
})

test('is for staff of the platform, and the database shows them no hash and lets them write the end alone', async () => {
  const { id } = await apiKeyOn(client, await rootOf(w, client), ['reports:read'])
  const query = readList(officeKeyList, new URLSearchParams())
  for (const stranger of [client, await w.shopper(), await w.admin({ role: 'operations' })]) {
    await expect(browseOfficeKeys(stranger, query)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(revokeForCompany(stranger, { id, reason: 'x' })).rejects.toMatchObject({ code: 'not-allowed' })
  }
  await expect(readAs(admin, (db) => db.selectFrom('api_keys').select('secret_hash').execute())).rejects.toMatchObject({
    code: '42501',
  })
  await expect(
    asActor(admin, (tx) =>
      tx
        .updateTable('api_keys')
        .set({ scopes: ['invoices:read'] })
        .where('id', '=', id)
        .execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' })
  // in the name of another person
  await expect(
    asActor(admin, (tx) =>
      tx.updateTable('api_keys').set({ revoked_at: new Date(), revoked_by: client.id }).where('id', '=', id).execute(),
    ),
  ).rejects.toMatchObject({ code: '42501' })
})
