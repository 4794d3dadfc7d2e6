import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { apiScopeNames } from '#/domain/partners/api-scopes.ts'
import { bucketNames, buckets, sentAs } from '#/domain/partners/storage.ts'
import { answerApi } from '#/features/partners/api/answer-api.server.ts'
import { makeApiToken } from '#/features/partners/api-keys/tokens.server.ts'
import { setClock } from '#/platform/clock.ts'
import { storageKey, storeFile } from '#/platform/files.server.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { issuedInvoice } from '#/tests/books.ts'
import { releasedReport } from '#/tests/reports.ts'
import { giveTaxDetails, giveTaxSeller } from '#/tests/tax.ts'
import { openAction } from '#/tests/webhook-setup.ts'
import { world } from '#/tests/world.ts'
import { addExchangeFile } from './exchange.server.ts'
import { answerSignedAddress } from './signed-address.server.ts'

const w = await world()
let client: Actor
let root: string
let olaya: string
let malqa: string
let secret: string
/** A file of each bucket. */
const held = {} as Record<(typeof bucketNames)[number], string>
const content = 'the bytes of a file'

/** A stored file with its row. */
async function put(purpose: string, type: string): Promise<string> {
  const id = randomUUID()
  await storeFile(storageKey(id), Buffer.from(content))
  await w.owner.query(
    `insert into app.files (id, owner_id, client_id, purpose, content_type, bytes, sha256, storage_key)
     values ($1, $2, $2, $3, $4, $5, repeat('0', 64), $6)`,
    [id, client.id, purpose, type, content.length, storageKey(id)],
  )
  return id
}

const paper = async (file: string, branch: string, worker: string | null = null): Promise<string> => {
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.papers (id, client_id, kind, branch_id, worker_id, lead_days, is_check, owner_id, created_by, file_id)
     values (gen_random_uuid(), $1, $4, $2, $5, 30, false, $1, $1, $3) returning id`,
    [client.id, branch, file, worker === null ? 'civil-defence-permit' : 'health-certificate', worker],
  )
  return rows[0]!.id
}

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  root = await rootOf(w, client)
  olaya = await apiBranch(w, client, 'Olaya')
  malqa = await apiBranch(w, client, 'Malqa')
  held.documents = await paper(await put('paper', 'application/pdf'), olaya)
  held.actions = await put('action_proof', 'image/jpeg')
  await w.owner.query(
    `insert into app.report_attachments (file_id, client_id, action_id, place, name, added_by) values ($1, $2, $3, 1, '../x.svg', $2)`,
    [held.actions, client.id, await openAction(client, olaya)],
  )
  held.evidence = await put('report_photo', 'image/jpeg')
  const report = await releasedReport(w, await w.admin(), { client })
  await w.owner.query(
    `insert into app.report_photos (id, report_id, client_id, shopper_id, question_key, file_id)
     select gen_random_uuid(), r.id, r.client_id, r.shopper_id, 'A1', $2 from app.mystery_shopping_reports r where r.id = $1`,
    [report, held.evidence],
  )
  await giveTaxSeller(w.owner)
  await giveTaxDetails(w.owner, client.id)
  held.invoices = await issuedInvoice(client, 50_000)
  secret = (await apiKeyOn(client, root, apiScopeNames)).secret
  const { id } = await addExchangeFile(client, { id: randomUUID(), path: 'a.txt', bytes: Buffer.from(content) })
  held.exchange = id
})
beforeEach(async () => {
  await w.owner.query('delete from priv.api_rates')
  await w.owner.query('delete from priv.attempts')
})

const download = (key: string, id: string, bucket: string) =>
  answerApi(
    new Request(`http://localhost/api/v1/storage/files/${id}?bucket=${bucket}`, {
      headers: { authorization: `Bearer ${key}` },
    }),
    'network',
  )
const open = (url: string) => answerSignedAddress(new Request(url), 'network')
const sign = async (key: string, id: string, body: object) =>
  apiCall(key, `/storage/files/${id}/sign`, { method: 'POST', body })

test('each bucket says who may read it, and lists its files', async () => {
  const { body } = await apiCall(secret, '/storage/buckets')
  expect(body.buckets.map(({ name, can_read: can }: { name: string; can_read: boolean }) => [name, can])).toEqual(
    bucketNames.map((name) => [name, true]),
  )
  for (const bucket of bucketNames) {
    const { body: page } = await apiCall(secret, `/storage/files?bucket=${bucket}`)
    const found = page.data.find(({ id }: { id: string }) => id === held[bucket])
    expect(buckets[bucket].types, bucket).toContain(found?.content_type)
  }
  expect((await apiCall(secret, '/storage/files?bucket=vault')).status).toBe(400)
})

test('a file is downloaded, never shown, under a name of ours', async () => {
  for (const bucket of bucketNames) {
    await w.owner.query('delete from priv.api_rates')
    const response = await download(secret, held[bucket], bucket)
    expect([bucket, response.status]).toEqual([bucket, 200])
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    const text = await response.text()
    if (bucket === 'invoices') expect(text.slice(0, 5)).toBe('%PDF-')
    else expect(text).toBe(content)
  }
  for (const type of ['image/svg+xml', 'text/html', 'application/xml'])
    expect(sentAs('actions', 'x', type)).toEqual({ name: 'actions-x.bin', type: 'application/octet-stream' })
})

test('a file of another bucket, branch, company or of a worker is not found', async () => {
  for (const [bucket, id] of [
    ['evidence', held.actions],
    ['actions', held.evidence],
    ['documents', held.actions],
    ['invoices', held.documents],
    ['documents', randomUUID()],
  ] as const)
    expect([bucket, (await download(secret, id, bucket)).status]).toEqual([bucket, 404])
  const { rows } = await w.owner.query<{ id: string }>(
    `insert into app.workers (id, client_id, branch_id, name_en, job, created_by) values (gen_random_uuid(), $1, $2, 'w', 'cook', $1) returning id`,
    [client.id, olaya],
  )
  const personal = await paper(await put('paper', 'application/pdf'), olaya, rows[0]!.id)
  expect((await download(secret, personal, 'documents')).status).toBe(404)
  expect((await apiCall(secret, '/storage/files')).body.data).toHaveLength(1)
  const elsewhere = await apiKeyOn(client, malqa, apiScopeNames)
  const foreign = await w.client({ plan: 'enterprise', company: 'Other House' })
  const others = await apiKeyOn(foreign, await rootOf(w, foreign), apiScopeNames)
  for (const key of [elsewhere.secret, others.secret])
    for (const bucket of bucketNames) {
      await w.owner.query('delete from priv.api_rates')
      expect([bucket, (await download(key, held[bucket], bucket)).status]).toEqual([bucket, 404])
      expect((await sign(key, held[bucket], { bucket })).status).toBe(404)
      expect((await apiCall(key, `/storage/files?bucket=${bucket}`)).body.data).toEqual([])
    }
})

test('a bucket needs the scope of its records', async () => {
  const narrow = await apiKeyOn(client, root, ['storage:read', 'actions:read'])
  expect((await download(narrow.secret, held.actions, 'actions')).status).toBe(200)
  const refused = await download(narrow.secret, held.invoices, 'invoices')
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'api.scope'])
  expect((await sign(narrow.secret, held.evidence, { bucket: 'evidence' })).body.code).toBe('api.scope')
})

test('a signed address opens one file for its time, until it is altered or its key ends', async () => {
  const key = await apiKeyOn(client, root, ['storage:read', 'actions:read'])
  const { status, body } = await sign(key.secret, held.actions, { bucket: 'actions', seconds: 60 })
  expect(status).toBe(200)
  const opened = await open(body.url)
  expect([opened.status, await opened.text()]).toEqual([200, content])
  expect(opened.headers.get('content-disposition')).toContain('attachment')
  const token = new URL(body.url).searchParams.get('token')!
  const altered = token.slice(0, 20) + (token[20] === 'A' ? 'B' : 'A') + token.slice(21)
  for (const wrong of [altered, token.slice(0, -4), '', 'x'.repeat(200)])
    expect((await open(`http://localhost/api/v1/storage/signed?token=${wrong}`)).status).toBe(404)
  await w.owner.query('update app.api_keys set revoked_at = now(), revoked_by = created_by where id = $1', [key.id])
  expect((await open(body.url)).status).toBe(404)
})

test('an address ends with its time and with the token that asked for it', async () => {
  const key = await apiKeyOn(client, root, ['storage:read', 'actions:read'])
  for (const seconds of [59, 604_801, 1.5])
    expect((await sign(key.secret, held.actions, { bucket: 'actions', seconds })).status).toBe(422)
  const { body } = await sign(key.secret, held.actions, { bucket: 'actions', seconds: 60 })
  const putBack = setClock(() => new Date(Date.now() + 61_000))
  expect((await open(body.url)).status).toBe(404)
  putBack()
  const token = await makeApiToken(key.id, ['storage:read', 'actions:read'])
  const { body: short } = await sign(token, held.actions, { bucket: 'actions', seconds: 604_800 })
  expect((await open(short.url)).status).toBe(200)
  await w.owner.query('update priv.api_tokens set expires_at = now() where key_id = $1', [key.id])
  expect((await open(short.url)).status).toBe(404)
})
