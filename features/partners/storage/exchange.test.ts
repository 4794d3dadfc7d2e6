import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mostExchangeFile, mostExchangeFiles } from '#/domain/partners/exchange.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { answerApi } from '#/features/partners/api/answer-api.server.ts'
import { openFile } from '#/platform/files.server.ts'
import { world } from '#/tests/world.ts'
import { addExchangeFile, listExchange, readExchangeFile, removeExchangeFile } from './exchange.server.ts'

const w = await world()
let client: Actor
let root: string
let olaya: string
let secret: string
const scopes = ['exchange:write', 'storage:read'] as const
const sales = Buffer.from('day,net\n2026-11-30,500\n')
const all = { after: null, most: 100 }

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  root = await rootOf(w, client)
  olaya = await apiBranch(w, client, 'Olaya')
  secret = (await apiKeyOn(client, root, scopes)).secret
})
beforeEach(() => w.owner.query('delete from priv.api_rates; delete from priv.attempts'))

const leave = (key: string, path: string, bytes: Uint8Array = sales, headers = {}) =>
  apiCall(key, '/exchange', {
    method: 'POST',
    body: { path, content: Buffer.from(bytes).toString('base64') },
    headers,
  })
const keyOf = async (id: string): Promise<string> => {
  const { rows } = await w.owner.query<{ storage_key: string }>(
    'select f.storage_key from app.exchange_files e join app.files f on f.id = e.file_id where e.id = $1',
    [id],
  )
  return rows[0]!.storage_key
}

test('a file is left, listed, read as it was, moved with its version and removed with its bytes', async () => {
  const made = await leave(secret, 'sales/2026-11.csv')
  expect([made.status, made.body.content_type, made.body.bytes]).toEqual([201, 'text/csv', sales.length])
  const { id } = made.body
  expect((await apiCall(secret, '/exchange?prefix=sales/')).body.data.map((one: { id: string }) => one.id)).toEqual([
    id,
  ])
  expect((await apiCall(secret, '/exchange?prefix=menus/')).body.data).toEqual([])
  expect((await apiCall(secret, '/storage/files?bucket=exchange')).body.data).toMatchObject([
    { id, bucket: 'exchange' },
  ])
  const response = await answerApi(
    new Request(`http://localhost/api/v1/storage/files/${id}?bucket=exchange`, {
      headers: { authorization: `Bearer ${secret}` },
    }),
    'network',
  )
  expect(response.headers.get('content-disposition')).toContain('attachment')
  expect(Buffer.from(await response.arrayBuffer())).toEqual(sales)
  const signed = await apiCall(secret, `/storage/files/${id}/sign`, {
    method: 'POST',
    body: { bucket: 'exchange', seconds: 60 },
  })
  expect(signed.status).toBe(200)

  const read = await apiCall(secret, `/exchange/${id}`)
  const etag = read.headers.get('etag')!
  const move = (path: string, headers: Record<string, string>) =>
    apiCall(secret, `/exchange/${id}/move`, { method: 'POST', body: { path }, headers })
  expect((await move('old/x.csv', {})).status).toBe(428)
  expect((await move('old/2026-11.csv', { 'if-match': etag })).body.path).toBe('old/2026-11.csv')
  expect((await move('again.csv', { 'if-match': etag })).status).toBe(412)
  await leave(secret, 'taken.csv')
  const now = (await apiCall(secret, `/exchange/${id}`)).headers.get('etag')!
  const refused = await move('taken.csv', { 'if-match': now })
  expect([refused.status, refused.body.code]).toEqual([409, 'exchange.taken'])

  const stored = await keyOf(id)
  expect((await apiCall(secret, `/exchange/${id}/remove`, { method: 'POST', body: {} })).body).toEqual({
    id,
    removed: true,
  })
  expect((await apiCall(secret, `/exchange/${id}`)).status).toBe(404)
  await expect(openFile(stored)).rejects.toMatchObject({ code: 'ENOENT' })
  const { rows } = await w.owner.query('select 1 from app.files where storage_key = $1', [stored])
  expect(rows).toEqual([])
})

test('the same call leaves one file; a path in use is refused and leaves no bytes behind', async () => {
  const headers = { 'idempotency-key': 'upload-1' }
  const [first, again] = [
    await leave(secret, 'once.csv', sales, headers),
    await leave(secret, 'once.csv', sales, headers),
  ]
  expect([again.body, again.headers.get('idempotency-replayed')]).toEqual([first.body, 'true'])
  const taken = await leave(secret, 'once.csv')
  expect([taken.status, taken.body.code]).toEqual([409, 'exchange.taken'])
  // a call that was interrupted after its effect
  const made = { id: randomUUID(), path: 'direct.csv', bytes: sales }
  expect(await addExchangeFile(client, made)).toMatchObject({ id: made.id })
  expect(await addExchangeFile(client, made)).toMatchObject({ id: made.id })
  const { rows } = await w.owner.query(`select count(*)::int as n from app.files where purpose = 'exchange'`)
  const held = await w.owner.query('select count(*)::int as n from app.exchange_files')
  expect(rows).toEqual(held.rows)
})

test('programs, pages, broken texts, wrong paths, empty and large files are refused by field', async () => {
  for (const [path, bytes, field] of [
    ['a.exe', Buffer.from('MZ\0\0'), 'content'],
    ['a.html', Buffer.from('<script>alert(1)</script>'), 'content'],
    ['a.csv', Buffer.from([0xc3, 0x28]), 'content'],
    ['a.pdf', Buffer.from('%PDF-1.7 nothing more'), 'content'],
    ['../a.csv', sales, 'path'],
    ['/a.csv', sales, 'path'],
    ['a.txt', Buffer.alloc(mostExchangeFile + 3, 65), 'content'],
  ] as const) {
    const { status, body } = await leave(secret, path, bytes)
    expect([path, status, body.errors?.[0]?.field]).toEqual([path, 422, field])
  }
  const empty = await apiCall(secret, '/exchange', { method: 'POST', body: { path: 'a.csv', content: '' } })
  expect(empty.status).toBe(422)
  const largest = await leave(secret, 'large.txt', Buffer.alloc(mostExchangeFile, 65))
  expect(largest.status).toBe(201)
})

test('a key sees the files of its part, and other companies, keys without the scope and people of the team none', async () => {
  const made = (await leave(secret, 'of-root.csv')).body.id
  const local = await apiKeyOn(client, olaya, scopes)
  const own = (await leave(local.secret, 'of-root.csv')).body.id
  const ids = async (key: string) =>
    (await apiCall(key, '/exchange')).body.data.map(({ id }: { id: string }) => id) as string[]
  expect(await ids(local.secret)).toEqual([own])
  expect(await ids(secret)).toEqual(expect.arrayContaining([made, own]))
  const stranger = await w.client({ plan: 'enterprise', company: 'Other House' })
  const foreign = await apiKeyOn(stranger, await rootOf(w, stranger), scopes)
  for (const key of [local.secret, foreign.secret])
    for (const [path, body] of [
      [`/exchange/${made}`, undefined],
      [`/exchange/${made}/remove`, {}],
      [`/storage/files/${made}/sign`, { bucket: 'exchange' }],
    ] as const) {
      const { status } = await apiCall(key, path, body === undefined ? {} : { method: 'POST', body })
      expect([path, status]).toEqual([path, 404])
    }
  const reader = await apiKeyOn(client, root, ['exchange:read', 'storage:read'])
  expect((await apiCall(reader.secret, `/exchange/${made}`)).status).toBe(200)
  expect((await leave(reader.secret, 'x.csv')).body.code).toBe('api.scope')
  const narrow = await apiKeyOn(client, root, ['storage:read', 'documents:read'])
  expect((await apiCall(narrow.secret, '/storage/files?bucket=exchange')).body.code).toBe('api.scope')
  const buckets = (await apiCall(secret, '/storage/buckets')).body.buckets as { name: string; can_write: boolean }[]
  expect(buckets.filter(({ can_write: can }) => can).map(({ name }) => name)).toEqual(['exchange'])
  // owners by their session
  expect((await listExchange(client, '', all)).map(({ id }) => id)).toEqual(expect.arrayContaining([made, own]))
  await expect(readExchangeFile(stranger, made)).rejects.toThrow('not-found')
  await expect(removeExchangeFile(stranger, made)).rejects.toThrow('not-found')
})

test('the quota counts for the whole company, and a full bucket keeps no bytes', async () => {
  const before = (await apiCall(secret, '/storage/quota')).body
  expect(before.most_files).toBe(mostExchangeFiles)
  const { body } = await leave(secret, 'counted.csv')
  expect((await apiCall(secret, '/storage/quota')).body).toMatchObject({
    files: before.files + 1,
    bytes: before.bytes + sales.length,
  })
  await w.owner.query('update app.exchange_files set bytes = 524288000 where id = $1', [body.id])
  const full = await leave(secret, 'more.csv')
  expect([full.status, full.body.code]).toEqual([409, 'exchange.full'])
  await w.owner.query('update app.exchange_files set bytes = $2 where id = $1', [body.id, sales.length])
})

test('a body that says it is no JSON is refused by every operation that takes one', async () => {
  for (const type of ['text/csv', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])
    expect((await leave(secret, 'type.csv', sales, { 'content-type': type })).body).toMatchObject({
      status: 415,
      code: 'api.media-type',
    })
  for (const type of ['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/merge-patch+json'])
    expect((await leave(secret, `type-${randomUUID()}.csv`, sales, { 'content-type': type })).status).toBe(201)
})
