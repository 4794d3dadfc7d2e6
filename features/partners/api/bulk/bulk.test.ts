import { gunzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { apiScopeNames } from '#/domain/partners/api-scopes.ts'
import { riyadhDay } from '#/domain/riyadh-time.ts'
import { revokeApiKey } from '#/features/partners/api-keys/keys.server.ts'
import { now } from '#/platform/clock.ts'
import { type ApiCompany, apiCompany } from '#/tests/api/company.ts'
import { apiCall, apiKeyOn } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'
import { exportFileResponse } from './file.server.ts'
import { runBulk } from './run.server.ts'

const w = await world()
let company: ApiCompany
const today = riyadhDay(now())

beforeAll(async () => {
  company = await apiCompany(w)
})

const refusedWith = async (secret: string, path: string, body: object) => {
  const { status, body: problem } = await apiCall(secret, path, { method: 'POST', body })
  return [status, problem.code, problem.errors?.[0]?.field]
}

const importOf = async (body: object) => {
  await w.owner.query('delete from priv.api_rates')
  const made = await apiCall(company.secret, '/imports', { method: 'POST', body })
  expect(made.status).toBe(201)
  await runBulk({ clientId: company.owner.id, bulkId: made.body.id })
  return (await apiCall(company.secret, `/imports/${made.body.id}`)).body
}

test('lines are taken or refused one by one; a preview takes none; run again nothing is taken twice', async () => {
  const lines = [
    { parent_id: company.root, name_en: 'Bulk one', location: 'Riyadh, first' },
    { parent_id: company.root, name_en: 'Bulk two' },
    { parent_id: company.root, name_en: 'Olaya', location: 'Riyadh' },
    { parent_id: company.root, name_en: 'Bulk three', location: 'Riyadh, third' },
  ]
  const content = `${lines.map((line) => JSON.stringify(line)).join('\n')}\nnonsense`
  const count = async () =>
    (await w.owner.query('select count(*)::int as n from app.branches where client_id = $1', [company.owner.id]))
      .rows[0].n
  const before = await count()
  const seen = await importOf({ resource: 'branches', format: 'ndjson', content, preview: true })
  expect(seen).toMatchObject({ state: 'done', total: 5, done: 5, refused: 2 })
  expect(await count()).toBe(before)
  const done = await importOf({ resource: 'branches', format: 'ndjson', content })
  expect(done).toMatchObject({ state: 'done', done: 5, refused: 3 })
  expect(done.results.map(({ code }: { code: string | null }) => code)).toEqual([
    null,
    'api.body',
    'branch.same-name',
    null,
    'api.body-unreadable',
  ])
  expect(await count()).toBe(before + 2)
  // a job that was cut after its lines, before its progress was kept
  await w.owner.query(
    `update app.api_bulk set state = 'waiting', ended_at = null, done = 0, refused = 0, results = '[]', content = $2 where id = $1`,
    [done.id, content],
  )
  await runBulk({ clientId: company.owner.id, bulkId: done.id })
  expect(await count()).toBe(before + 2)
})

test('a table with prices is read by its heading', async () => {
  const { rice } = company.ingredients
  const content = `ingredient_id,quantity,unit,amount,vat_mode,valid_from\n${rice},10,kg,5000,excluded,${today}\n${rice},x,kg,5000,excluded,${today}\n`
  const done = await importOf({ resource: 'prices', format: 'csv', content })
  expect(done).toMatchObject({ state: 'done', done: 2, refused: 1 })
  expect(done.results[1]).toMatchObject({ line: 3, code: expect.any(String), errors: [{ field: 'quantity' }] })
})

test('an export is downloaded by a signed address that ends, and with the key', async () => {
  const key = await apiKeyOn(company.owner, company.root, apiScopeNames)
  for (const format of ['ndjson', 'csv'] as const) {
    const made = await apiCall(key.secret, '/exports', { method: 'POST', body: { resource: 'branches', format } })
    expect(made.body).toMatchObject({ state: 'waiting', file_url: null })
    await runBulk({ clientId: company.owner.id, bulkId: made.body.id })
    const { body } = await apiCall(key.secret, `/exports/${made.body.id}`)
    const file = await exportFileResponse(new Request(body.file_url), body.id)
    const text = gunzipSync(Buffer.from(await file.arrayBuffer())).toString()
    const all = (await apiCall(key.secret, '/branches?limit=100')).body.data.length
    expect(text.trim().split('\n')).toHaveLength(format === 'csv' ? all + 1 : all)
    for (const bad of [body.file_url.replace(/until=\d+/, 'until=9999999999'), `${body.file_url}x`])
      expect((await exportFileResponse(new Request(bad), body.id)).status).toBe(404)
    if (format === 'ndjson') continue
    await revokeApiKey(company.owner, key.id)
    expect((await exportFileResponse(new Request(body.file_url), body.id)).status).toBe(404)
  }
})

test('the job has the rights of the key as they are when it runs; a key without the scope cannot ask', async () => {
  const key = await apiKeyOn(company.owner, company.branches.malqa, ['company:read', 'branches:read'])
  const wanted = { resource: 'branches', format: 'ndjson' }
  const made = await apiCall(key.secret, '/exports', { method: 'POST', body: wanted })
  await runBulk({ clientId: company.owner.id, bulkId: made.body.id })
  expect((await apiCall(key.secret, `/exports/${made.body.id}`)).body.done).toBe(1)
  expect((await apiCall(company.secret, `/exports/${made.body.id}`)).status).toBe(404)
  expect(await refusedWith(key.secret, '/exports', { ...wanted, resource: 'invoices' })).toEqual([
    403,
    'api.scope',
    undefined,
  ])
  expect(await refusedWith(key.secret, '/imports', { resource: 'ingredients', format: 'csv', content: 'a' })).toEqual([
    403,
    'api.scope',
    undefined,
  ])
  const late = await apiCall(key.secret, '/exports', { method: 'POST', body: wanted })
  await revokeApiKey(company.owner, key.id)
  await runBulk({ clientId: company.owner.id, bulkId: late.body.id })
  const { rows } = await w.owner.query('select state, problem, output from app.api_bulk where id = $1', [late.body.id])
  expect(rows[0]).toEqual({ state: 'failed', problem: 'not-allowed', output: null })
})
