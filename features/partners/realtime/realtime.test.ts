import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { mostStreamsOfKey, realtimeTableNames } from '#/domain/partners/realtime.ts'
import { answerApi } from '#/features/partners/api/answer-api.server.ts'
import { apiRoutes } from '#/server/api.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { openAction } from '#/tests/webhook-setup.ts'
import { world } from '#/tests/world.ts'
import { sweepChanges } from './drop-old.server.ts'
import { endStreams } from './streams.server.ts'

const w = await world()
let client: Actor
let other: Actor
let root: string
let olaya: string
let malqa: string

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  other = await w.client({ plan: 'enterprise', company: 'Other House' })
  olaya = await apiBranch(w, client, 'Olaya')
  malqa = await apiBranch(w, client, 'Malqa')
  root = await rootOf(w, client)
})
beforeEach(() => w.owner.query('delete from priv.api_rates'))
afterEach(endStreams)

type Told = {
  event: string
  id: string
  data: { table: string; id: string; version: number; url: string | null; cursor: string }
}

/** A stream as a program reads it: its events so far, and whether it has ended. */
async function follow(secret: string, query = '', headers: Record<string, string> = {}) {
  const response = await answerApi(
    new Request(`http://localhost/api/v1/realtime${query}`, {
      headers: { authorization: `Bearer ${secret}`, ...headers },
    }),
    'network',
  )
  const told: Told[] = []
  const state = { ended: false, cursor: '' }
  const reader = response.status === 200 ? response.body!.getReader() : null
  const read = async () => {
    let text = ''
    for (;;) {
      const { done, value } = await reader!.read()
      if (done) break
      text += new TextDecoder().decode(value)
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const lines = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]))
        if (lines['id']) state.cursor = lines['id']
        if (lines['data']) told.push({ event: lines['event']!, id: lines['id']!, data: JSON.parse(lines['data']) })
      }
    }
    state.ended = true
  }
  if (reader) void read()
  return { response, told, state, stop: () => reader?.cancel() }
}

const ids = (told: readonly Told[]) => told.map(({ data }) => data.id)

test('tells each change once to the keys that may read the record, and where the API reads it', async () => {
  const whole = await apiKeyOn(client, root, ['realtime:read', 'actions:read'])
  const branch = await apiKeyOn(client, malqa, ['realtime:read', 'actions:read'])
  const foreign = await apiKeyOn(other, await rootOf(w, other), ['realtime:read', 'actions:read'])
  const streams = {
    whole: await follow(whole.secret, '?tables=actions'),
    branch: await follow(branch.secret),
    foreign: await follow(foreign.secret),
  }
  expect(streams.whole.response.headers.get('content-type')).toContain('text/event-stream')
  const first = await openAction(client, olaya)
  const second = await openAction(client, malqa)
  await expect.poll(() => ids(streams.whole.told), { timeout: 5000 }).toEqual([first, second])
  expect(streams.whole.told[0]).toMatchObject({ event: 'insert', data: { table: 'actions', id: first, version: 1 } })
  await expect.poll(() => ids(streams.branch.told), { timeout: 5000 }).toEqual([second])
  await w.owner.query(`update app.report_actions set priority = 'high' where id = $1`, [first])
  await expect.poll(() => streams.whole.told.at(-1)?.event, { timeout: 5000 }).toBe('update')
  const { url } = streams.whole.told[0]!.data
  const found = await apiCall(whole.secret, new URL(url!).pathname.replace('/api/v1', ''))
  expect([found.status, found.body.id]).toEqual([200, first])
  expect([ids(streams.branch.told), streams.foreign.told]).toEqual([[second], []])
})

test('goes on after the last event without loss, also past a transaction that commits late', async () => {
  const { secret } = await apiKeyOn(client, root, ['realtime:read', 'actions:read', 'branches:read'])
  const begun = await follow(secret, '?tables=actions,branches')
  await expect.poll(() => begun.state.cursor, { timeout: 5000 }).not.toBe('')
  const { cursor } = begun.state
  await begun.stop()
  await w.owner.query('begin')
  await w.owner.query(`update app.branches set location = 'Jeddah' where id = $1`, [olaya])
  const action = await openAction(client, olaya)
  const resumed = await follow(secret, '?tables=actions,branches', { 'last-event-id': cursor })
  // why: the earlier transaction is open, and what follows it must wait
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(resumed.told).toEqual([])
  await w.owner.query('commit')
  await expect.poll(() => ids(resumed.told), { timeout: 5000 }).toEqual([olaya, action])
  const again = await follow(secret, `?tables=actions&since=${resumed.told[0]!.data.cursor}`)
  await expect.poll(() => ids(again.told), { timeout: 5000 }).toEqual([action])
})

test('what was rolled back is not told, and a company without a key in use has no log', async () => {
  const { secret } = await apiKeyOn(client, root, ['realtime:read', 'actions:read', 'branches:read'])
  const stream = await follow(secret)
  await w.owner.query('begin')
  await w.owner.query(`update app.branches set location = 'Abha' where id = $1`, [olaya])
  await w.owner.query('rollback')
  const action = await openAction(client, malqa)
  await expect.poll(() => ids(stream.told), { timeout: 5000 }).toEqual([action])
  const silent = await w.client({ plan: 'enterprise', company: 'Silent House' })
  await apiBranch(w, silent, 'Quiet')
  const { rows } = await w.owner.query('select 1 from app.record_changes where client_id = $1', [silent.id])
  expect(rows).toEqual([])
})

test('ends with its key, and refuses the next', async () => {
  const key = await apiKeyOn(client, root, ['realtime:read', 'actions:read'])
  const stream = await follow(key.secret)
  await openAction(client, olaya)
  await expect.poll(() => stream.told.length, { timeout: 5000 }).toBe(1)
  await w.owner.query('update app.api_keys set revoked_at = now(), revoked_by = created_by where id = $1', [key.id])
  await openAction(client, olaya)
  await expect.poll(() => stream.state.ended, { timeout: 5000 }).toBe(true)
  expect(stream.told.length).toBe(1)
  expect((await follow(key.secret)).response.status).toBe(401)
})

test('a token ends its stream when it expires, and its scopes confine it', async () => {
  const key = await apiKeyOn(client, root, ['realtime:read', 'actions:read', 'reports:read'])
  const asked = await apiRoutes().request(
    '/oauth/token',
    {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: key.id,
        client_secret: key.secret,
        scope: 'realtime:read actions:read',
      }),
    },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  )
  const { access_token: token } = (await asked.json()) as { access_token: string }
  const refused = await follow(token, '?tables=reports')
  expect([refused.response.status, ((await refused.response.json()) as { code: string }).code]).toEqual([
    403,
    'api.scope',
  ])
  const stream = await follow(token)
  expect(stream.response.status).toBe(200)
  await w.owner.query(`update priv.api_tokens set expires_at = now() where key_id = $1`, [key.id])
  await expect.poll(() => stream.state.ended, { timeout: 5000 }).toBe(true)
})

test('refuses unknown tables, bad cursors, foreign scopes and more streams than a key may have', async () => {
  const { secret } = await apiKeyOn(client, root, ['realtime:read', 'actions:read'])
  const codeOf = async (query: string, headers = {}) => {
    const { response } = await follow(secret, query, headers)
    return [response.status, ((await response.json()) as { code: string }).code]
  }
  expect(await codeOf('?tables=vault')).toEqual([400, 'api.parameter'])
  expect(await codeOf('?tables=invoices')).toEqual([403, 'api.scope'])
  expect(await codeOf('?since=yesterday')).toEqual([400, 'api.cursor'])
  expect(await codeOf('', { 'last-event-id': 'abc' })).toEqual([400, 'api.cursor'])
  const head = await answerApi(
    new Request('http://localhost/api/v1/realtime', { method: 'HEAD', headers: { authorization: `Bearer ${secret}` } }),
    'network',
  )
  expect(head.status).toBe(405)
  for (let n = 0; n < mostStreamsOfKey; n++) expect((await follow(secret)).response.status).toBe(200)
  expect(await codeOf('')).toEqual([429, 'realtime.too-many'])
})

test('a reader that was away for longer than changes are kept is asked to read its lists again', async () => {
  const { secret } = await apiKeyOn(client, root, ['realtime:read', 'actions:read'])
  const old = Date.now() - 49 * 3_600_000
  const stream = await follow(secret, '', { 'last-event-id': `${old}-1-1` })
  await expect.poll(() => stream.told.map(({ event }) => event), { timeout: 5000 }).toEqual(['reset'])
  const restored = await follow(secret, '', { 'last-event-id': `${Date.now()}-9223372036854775807-1` })
  await expect.poll(() => restored.told.map(({ event }) => event), { timeout: 5000 }).toEqual(['reset'])
  await openAction(client, olaya)
  await w.owner.query(`update app.record_changes set at = now() - interval '50 hours' where client_id = $1`, [
    client.id,
  ])
  const kept = await openAction(client, olaya)
  await sweepChanges()
  const { rows } = await w.owner.query('select record_id from app.record_changes where client_id = $1', [client.id])
  expect(rows).toEqual([{ record_id: kept }])
})

test('every offered table is logged under its name', async () => {
  const { rows } = await w.owner.query<{ name: string }>(
    `select distinct convert_from(substring(tgargs for position('\\000'::bytea in tgargs) - 1), 'UTF8') as name
     from pg_trigger where tgname in ('log_insert', 'log_update', 'log_delete')`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(realtimeTableNames.toSorted())
})
