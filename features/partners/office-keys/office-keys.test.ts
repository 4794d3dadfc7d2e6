import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { asActor, readAs } from '#/db/database.server.ts'
import type { Actor } from '#/domain/actor.ts'
import { type OfficeScope, officeScopeNames } from '#/domain/partners/office-scopes.ts'
import { officeOperations } from '#/features/partners/api/office/office-operations.server.ts'
import { apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { issuedInvoice } from '#/tests/books.ts'
import { releasedReport } from '#/tests/reports.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { world } from '#/tests/world.ts'
import { openOfficeKey } from './open-office-key.server.ts'
import { companyChoices, makeOwnKey, readOwnKeys, revokeOwnKey, rotateOwnKey } from './own-keys.server.ts'

const w = await world()
let admin: Actor
let palm: Actor
let harbour: Actor
let report: string
let invoice: string

const key = (scopes: readonly OfficeScope[] = officeScopeNames, company: string | null = null) =>
  makeOwnKey(admin, { clientKey: randomUUID(), name: 'Accounting', company, scopes: [...scopes], life: 90 })
const idsAt = async (secret: string, path: string): Promise<string[]> => {
  const { status, body } = await apiCall(secret, path)
  expect([path, status]).toEqual([path, 200])
  return body.data.map(({ id }: { id: string }) => id)
}

beforeAll(async () => {
  admin = await w.admin()
  palm = await w.client({ plan: 'enterprise', company: 'Palm Grill' })
  harbour = await w.client({ company: 'Harbour Coffee' })
  report = await releasedReport(w, admin, { client: palm })
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, harbour.id)
  invoice = await issuedInvoice(harbour, 50_000)
})
beforeEach(async () => {
  await w.owner.query('delete from priv.api_rates; delete from priv.office_rates; delete from priv.attempts')
})

test('a key reads the records of all companies, and every answer has the fields of its schema', async () => {
  const { secret } = await key()
  expect(await idsAt(secret, '/office/companies')).toEqual(expect.arrayContaining([palm.id, harbour.id]))
  expect(await idsAt(secret, '/office/reports')).toEqual([report])
  expect(await idsAt(secret, '/office/invoices')).toEqual([invoice])
  expect(await idsAt(secret, `/office/invoices?company=${palm.id}`)).toEqual([])
  for (const { path, isList, answer } of officeOperations) {
    await w.owner.query('delete from priv.office_rates')
    if (!isList) continue
    const { body } = await apiCall(secret, path)
    expect(answer.safeParse(body).error, path).toBeUndefined()
    const [first] = body.data as { id: string }[]
    if (!first) continue
    const one = officeOperations.find((other) => other.path === `${path}/{id}`)!
    const read = await apiCall(secret, `${path}/${first.id}`)
    expect([path, read.status, one.answer.safeParse(read.body).error]).toEqual([path, 200, undefined])
    expect((await apiCall(secret, `${path}/${randomUUID()}`)).status).toBe(404)
  }
})

test('lists go on by pages, name their fields and refuse unknown parameters', async () => {
  const { secret } = await key(['company:read'])
  const all = await idsAt(secret, '/office/companies?limit=100')
  const found: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await apiCall(secret, `/office/companies?limit=1&fields=id${next && `&cursor=${next}`}`)
    found.push(...body.data.map((row: { id: string }) => row.id))
    expect(Object.keys(body.data[0])).toEqual(['id'])
    next = body.next
    await w.owner.query('delete from priv.office_rates')
  }
  expect(found).toEqual(all)
  expect((await apiCall(secret, '/office/companies?nonsense=1')).status).toBe(400)
  expect((await apiCall(secret, '/office/companies', { method: 'POST', body: {} })).status).toBe(405)
})

test('a key of one company finds the records of another as little as missing ones', async () => {
  const { secret } = await key(officeScopeNames, palm.id)
  expect(await idsAt(secret, '/office/companies')).toEqual([palm.id])
  expect(await idsAt(secret, '/office/reports')).toEqual([report])
  expect(await idsAt(secret, '/office/invoices')).toEqual([])
  expect(await idsAt(secret, `/office/invoices?company=${harbour.id}`)).toEqual([])
  expect((await apiCall(secret, `/office/invoices/${invoice}`)).status).toBe(404)
  expect((await apiCall(secret, `/office/companies/${harbour.id}`)).status).toBe(404)
})

test('a key has its scopes alone, and the database neither answers more nor takes a change', async () => {
  const { secret } = await key(['invoices:read'])
  expect((await apiCall(secret, '/office/invoices')).status).toBe(200)
  for (const path of ['/office/reports', '/office/payments', '/office/companies']) {
    const refused = await apiCall(secret, path)
    expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'api.scope'])
  }
  const { actor } = (await openOfficeKey(secret))!
  expect(await readAs(actor, (db) => db.selectFrom('mystery_shopping_reports').select('id').execute())).toEqual([])
  expect(await readAs(actor, (db) => db.selectFrom('invoices').select('id').execute())).not.toEqual([])
  await expect(
    asActor(actor, (tx) => tx.updateTable('companies').set({ name_en: 'x' }).where('id', '=', palm.id).execute()),
  ).rejects.toMatchObject({ code: expect.stringMatching(/^(25006|42501)$/) })
  await expect(makeOwnKey(actor, {} as never)).rejects.toMatchObject({ code: 'not-allowed' })
})

test('keys of companies and of our programs do not open the operations of one another', async () => {
  const { secret } = await key()
  const ofCompany = await apiKeyOn(palm, await rootOf(w, palm), ['company:read', 'reports:read'])
  for (const [of, path] of [
    [secret, '/reports'],
    [secret, '/company'],
    [ofCompany.secret, '/office/companies'],
    [ofCompany.secret, `/office/reports/${report}`],
  ] as const) {
    const { status, body } = await apiCall(of, path)
    expect([path, status, body.code]).toEqual([path, 404, 'address-unreadable'])
  }
})

test('a secret works for a day after its change, and not after its end or that of its maker', async () => {
  const { id, secret } = await key()
  const [row] = (await readOwnKeys(admin)).filter((one) => one.id === id)
  const changed = await rotateOwnKey(admin, { keyId: id, version: row!.version })
  await expect(rotateOwnKey(admin, { keyId: id, version: row!.version })).rejects.toThrow('changed-meanwhile')
  const works = async (of: string) => (await apiCall(of, '/office/companies')).status
  expect([await works(secret), await works(changed.secret)]).toEqual([200, 200])
  await w.owner.query(`update app.office_keys set old_until = now() where id = $1`, [id])
  expect([await works(secret), await works(changed.secret)]).toEqual([401, 200])
  await w.owner.query(`update app.office_keys set expires_at = now() where id = $1`, [id])
  expect(await works(changed.secret)).toBe(401)

  const other = await w.admin()
  const theirs = await makeOwnKey(other, {
    clientKey: randomUUID(),
    name: 'Theirs',
    company: null,
    scopes: ['company:read'],
    life: 30,
  })
  expect(await works(theirs.secret)).toBe(200)
  await w.owner.query(`update app.staff_members set role = 'operations' where profile_id = $1`, [other.id])
  expect(await works(theirs.secret)).toBe(401)

  const ended = await key()
  await revokeOwnKey(admin, ended.id)
  await expect(revokeOwnKey(admin, ended.id)).rejects.toThrow('not-found')
  expect(await works(ended.secret)).toBe(401)
})

test('a key is made once, with a fresh sign-in, by owners of the office, and its secret is kept as a hash', async () => {
  const given = { clientKey: randomUUID(), name: 'Once', company: null, scopes: ['company:read' as const], life: 30 }
  const made = await makeOwnKey(admin, given)
  await expect(makeOwnKey(admin, given)).rejects.toThrow('api.key-made')
  const { provedAt: _, ...stale } = admin
  await expect(makeOwnKey(stale, { ...given, clientKey: randomUUID() })).rejects.toThrow('account.confirm-again')
  await expect(rotateOwnKey(stale, { keyId: made.id, version: 1 })).rejects.toThrow('account.confirm-again')
  for (const stranger of [palm, await w.shopper(), await w.admin({ role: 'operations' })]) {
    await expect(makeOwnKey(stranger, given)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(readOwnKeys(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(revokeOwnKey(stranger, made.id)).rejects.toMatchObject({ code: 'not-allowed' })
    await expect(companyChoices(stranger)).rejects.toMatchObject({ code: 'not-allowed' })
  }
  expect(JSON.stringify(await readOwnKeys(admin))).not.toContain(made.secret.slice(-12))
  await expect(
    readAs(admin, (db) => db.selectFrom('office_keys').select('secret_hash').execute()),
  ).rejects.toMatchObject({ code: '42501' })
  await expect(makeOwnKey(admin, { ...given, clientKey: randomUUID(), company: randomUUID() })).rejects.toMatchObject({
    fields: { company: 'choose-place' },
  })
})

test('steps and the first use of an operation each day are in the activity log under the name of the key', async () => {
  const { id, secret } = await key(['company:read'], palm.id)
  for (const _ of [1, 2]) await apiCall(secret, '/office/companies')
  const { rows } = await w.owner.query(
    `select action, actor_id, client_id, after from app.activity_log where entity_id = $1 order by at, id`,
    [id],
  )
  expect(rows).toMatchObject([
    { action: 'office-keys.make', actor_id: admin.id, client_id: palm.id },
    {
      action: 'office-keys.read',
      actor_id: admin.id,
      client_id: palm.id,
      after: { operation: 'listCompanies', apiKey: 'Accounting' },
    },
  ])
})
