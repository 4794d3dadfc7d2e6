import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { readSalesRow, salesRows } from '#/domain/kitchen/sales-file.ts'
import { evaluationTypes } from '#/domain/evaluation.ts'
import { openApiDocument } from '#/features/partners/api/openapi.server.ts'
import { signatureOf } from '#/features/partners/webhooks/message.server.ts'
import { sendToWebhook } from '#/features/partners/webhooks/send.server.ts'
import { recipeModules } from '#/scripts/recipe-code.ts'
import { env, setEnv } from '#/platform/env.server.ts'
import { readCsv } from '#/platform/read-csv.ts'
import { apiBranch, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { apiServer, runRecipe, runScript, standIn, startRelay } from '#/tests/recipe-run.ts'
import { allowLoopback, deliveriesOf, endpointOn, makeDue, openAction } from '#/tests/webhook-setup.ts'
import { world } from '#/tests/world.ts'
import { recipeArticles } from '../recipes.ts'
import { relayArticles } from '../recipes-relays.ts'

const w = await world()
const api = await apiServer()
let client: Actor
let root: string
let branch: string
let key: string

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  branch = await apiBranch(w, client, 'Olaya')
  root = await rootOf(w, client)
  key = (await apiKeyOn(client, root, ['reports:read', 'actions:read', 'branches:read', 'requests:write'])).secret
})
beforeEach(() => {
  allowLoopback()
  // messages name records of the API of this process
  setEnv({ ...env(), origin: api.origin })
})

test('articles show the very programs; `npm run recipe-code` writes them', () => {
  const shown = [...recipeArticles, ...relayArticles].map(({ code }) => code)
  for (const [name, text] of recipeModules()) {
    expect(readFileSync(join(import.meta.dirname, name), 'utf8')).toBe(text)
    const program = readFileSync(
      join(
        import.meta.dirname,
        name.replace('.code.ts', name.includes('bi') ? '.pq' : name.includes('sheets') ? '.gs' : '.mjs'),
      ),
      'utf8',
    )
    expect(shown).toContain(program.trimEnd())
  }
  expect(recipeModules().size).toBe(5)
})

/** Sends a signed message to a relay, as the platform does. */
async function post(relay: string, secret: string, { id = 'msg_1', age = 0, body = '', signature = '' } = {}) {
  const timestamp = Math.floor(Date.now() / 1000) - age
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature || signatureOf(secret, { id, timestamp, body }),
  }
  return (await fetch(relay, { method: 'POST', headers, body })).status
}

/** An endpoint whose relay is started afterwards, because the program needs the secret. */
async function endpointAndRelay(name: string, settings: Record<string, string>) {
  const { id, secret } = await endpointOn(client, root, 'http://127.0.0.1:9/')
  const relay = await startRelay(name, {
    ITQAN_ORIGIN: api.origin,
    ITQAN_API_KEY: key,
    ITQAN_WEBHOOK_SECRET: secret,
    ...settings,
  })
  await w.owner.query('update app.webhook_endpoints set url = $2 where id = $1', [id, relay])
  return { id, secret, relay }
}

test('the relay to Slack posts a message of ours once, and refuses forged and old ones', async () => {
  let isUp = false
  const slack = await standIn(() => ({ status: isUp ? 200 : 500 }))
  const { id, secret, relay } = await endpointAndRelay('slack-relay.mjs', { SLACK_WEBHOOK_URL: slack.origin })
  await openAction(client, branch, 'Mend the oven')
  await sendToWebhook({ endpointId: id })
  expect(await deliveriesOf(w, id)).toMatchObject([{ state: 'waiting', last_status: 502 }])
  isUp = true
  await makeDue(w, id)
  await sendToWebhook({ endpointId: id })
  expect(await deliveriesOf(w, id)).toMatchObject([{ state: 'delivered', last_status: 200 }])
  expect(JSON.parse(slack.calls.at(-1)!.body)).toEqual({ text: 'New corrective action: Mend the oven' })
  const posted = slack.calls.length

  const body = JSON.stringify({ type: 'webhook.test', data: {} })
  expect(await post(relay, secret, { body, age: 301 })).toBe(401)
  expect(await post(relay, secret, { body, age: -310 })).toBe(401)
  expect(await post(relay, secret, { body, signature: 'v1,AAAA' })).toBe(401)
  expect(await post(relay, `whsec_${Buffer.alloc(32).toString('base64')}`, { body })).toBe(401)
  expect(slack.calls).toHaveLength(posted)
  expect(await post(relay, secret, { body })).toBe(200)
  expect(await post(relay, secret, { body })).toBe(200)
  expect(slack.calls).toHaveLength(posted + 1)
  // the key goes to no other address, whatever a message names
  const elsewhere = JSON.stringify({ type: 'action.opened', data: { url: `${slack.origin}/api/v1/actions/1` } })
  expect(await post(relay, secret, { id: 'msg_2', body: elsewhere })).toBe(502)
  expect(slack.calls).toHaveLength(posted + 1)
})

test('the relay to a WhatsApp gateway reaches each recipient once, also after a failure for one', async () => {
  let refused = '966500000002'
  const gateway = await standIn(({ body }) => ({ status: JSON.parse(body).to === refused ? 500 : 200, body: {} }))
  const { id, secret, relay } = await endpointAndRelay('whatsapp-relay.mjs', {
    GATEWAY_URL: `${gateway.origin}/messages`,
    GATEWAY_TOKEN: 'gateway-token',
    TEMPLATE: 'itqan_news',
    RECIPIENTS: '966500000001,966500000002',
  })
  await openAction(client, branch, 'Replace the filter')
  await sendToWebhook({ endpointId: id })
  expect(await deliveriesOf(w, id)).toMatchObject([{ state: 'waiting', last_status: 502 }])
  refused = ''
  await makeDue(w, id)
  await sendToWebhook({ endpointId: id })
  expect(await deliveriesOf(w, id)).toMatchObject([{ state: 'delivered' }])
  const sent = gateway.calls.map(({ body }) => JSON.parse(body))
  expect(sent.map(({ to }) => to)).toEqual(['966500000001', '966500000002', '966500000002'])
  expect(sent[0]).toMatchObject({
    messaging_product: 'whatsapp',
    type: 'template',
    template: {
      name: 'itqan_news',
      language: { code: 'ar' },
      components: [{ type: 'body', parameters: [{ type: 'text', text: 'Replace the filter' }] }],
    },
  })
  expect(gateway.calls[0]!.headers.authorization).toBe('Bearer gateway-token')
  const body = JSON.stringify({ type: 'action.opened', data: { url: `${api.origin}/api/v1/actions/1` } })
  expect(await post(relay, secret, { body, age: 400 })).toBe(401)
  expect(await post(relay, secret, { body, signature: 'v1,AAAA' })).toBe(401)
})

test('the program for Foodics writes a file that the import of sales reads', async () => {
  const line = (name: string, quantity: number, total: number, discount = 0) => ({
    quantity,
    total_price: total,
    discount_amount: discount,
    product: { sku: name.slice(0, 3).toUpperCase(), name },
  })
  const order = (status: number, type: number, products: unknown[]) => ({
    status,
    type,
    branch: { name: 'Olaya, "north"' },
    products,
  })
  const pages = [
    [order(4, 1, [line('Kabsa', 2, 86, 4)]), order(7, 1, [line('Kabsa', 9, 900)])],
    [order(4, 1, [line('Kabsa', 1, 45)]), order(5, 3, [line('Juice', 1, 12)])],
  ]
  let calls = 0
  const foodics = await standIn(({ path, headers }) => {
    const query = new URL(path, 'http://foodics').searchParams
    if (headers.authorization !== 'Bearer token' || query.get('filter[business_date]') !== '2026-11-29')
      return { status: 401 }
    if (++calls === 2) return { status: 429, headers: { 'retry-after': '0' } }
    return { status: 200, body: { data: pages[Number(query.get('page')) - 1], meta: { last_page: pages.length } } }
  })
  const folder = mkdtempSync(join(tmpdir(), 'itqan-sales-'))
  const settings = { FOODICS_TOKEN: 'token', FOODICS_ORIGIN: foodics.origin, FOLDER: folder }
  await runRecipe('foodics-sales.mjs', ['2026-11-29'], settings)
  const file = readCsv(readFileSync(join(folder, 'sales-2026-11-29.csv'), 'utf8'), 100)!
  const { rows } = salesRows(file)!
  expect(rows.map((row) => readSalesRow(row, '2026-11-30'))).toMatchObject([
    {
      row: {
        day: '2026-11-29',
        branch: 'Olaya, "north"',
        channel: 'Dine in',
        item: 'Kabsa',
        quantity: '3',
        gross: 13_500,
        discount: 400,
      },
    },
    { row: { channel: 'Delivery', item: 'Juice', quantity: '-1', gross: -1200 } },
  ])
  await expect(runRecipe('foodics-sales.mjs', ['2026-11-29'], { ...settings, FOODICS_TOKEN: 'old' })).rejects.toThrow(
    'Foodics answered 401',
  )
})

test('the script for Google Sheets reads all pages, waits at the limit and orders each row once', async () => {
  const properties = { ITQAN_ORIGIN: 'https://itqan.example', ITQAN_API_KEY: key }
  for (let n = 0; n < 101; n++) await apiBranch(w, client, `Branch ${n}`)
  let limited = true
  const read = await runScript('refreshReports', {}, properties, () => {
    if (!limited) return null
    limited = false
    return { status: 429, headers: { 'retry-after': '1' } }
  })
  expect(read.sheets['Reports']).toEqual([
    ['number', 'branch', 'evaluation_type', 'score', 'visited_at', 'released_at'],
  ])
  const branchCalls = read.calls.filter(({ address }) => address.includes('/branches'))
  expect(branchCalls.map(({ address }) => address.includes('cursor='))).toEqual([false, false, true])

  const visitAt = new Date(Date.now() + 10 * 86_400_000).toISOString()
  const head = ['branch', 'type', 'at', 'notes', 'key', 'request', 'problem']
  const orders = {
    Orders: [
      head,
      [branch, evaluationTypes[0], visitAt, '', '', '', ''],
      [branch, evaluationTypes[0], '2020-01-01T13:00:00+03:00', '', '', '', ''],
      ['', '', '', '', '', '', ''],
    ],
  }
  // the first order is interrupted: Itqan is not reached, and the key stays in the row
  const first = await runScript('orderVisits', orders, properties, ({ options }) =>
    options.payload?.includes('2020') ? null : { status: 503, body: { title: 'Try again later' } },
  )
  const [, interrupted, refused] = first.sheets['Orders']!
  expect(interrupted![4]).toMatch(/^[\da-f-]{36}$/)
  expect(interrupted!.slice(5)).toEqual(['', 'Try again later'])
  expect(refused!.slice(4, 6)).toEqual(['', ''])
  expect(refused![6]).not.toBe('')
  const second = await runScript('orderVisits', first.sheets, properties)
  const made = second.sheets['Orders']![1]!
  expect(made[4]).toBe(interrupted![4])
  expect(made[6]).toBe('')
  const requests = () => w.owner.query('select id from app.mystery_shopping_requests where client_id = $1', [client.id])
  expect((await requests()).rows).toEqual([{ id: made[5] }])
  // a row without its result, as after a lost answer, is sent under the same key
  made[5] = ''
  const third = await runScript('orderVisits', second.sheets, properties)
  expect(third.sheets['Orders']![1]![5]).toBe((await requests()).rows[0].id)
  expect((await requests()).rows).toHaveLength(1)
})

test('the query for Power BI names an address, parameters and fields of the API', () => {
  const program = readFileSync(join(import.meta.dirname, 'itqan-power-bi.pq'), 'utf8')
  type Operation = {
    parameters: { name: string; in: string; schema: { maximum?: number } }[]
    responses: Record<string, { content: Record<string, { schema: { properties: Record<string, unknown> } }> }>
  }
  const document = openApiDocument('https://itqan.example') as unknown as {
    paths: Record<string, { get: Operation }>
    components: { schemas: Record<string, { properties: Record<string, unknown> }> }
  }
  const [, path] = /RelativePath = "(.+?)"/.exec(program)!
  const operation = document.paths[`/${path!.replace('api/v1/', '')}`]!.get
  const names = operation.parameters.map(({ name }) => name)
  const asked = [...program.matchAll(/\[(limit = "\d+".*?)\]/g)].flatMap(([, fields]) =>
    fields!.split(',').map((field) => field.split('=')[0]!.trim()),
  )
  expect(new Set(asked)).toEqual(new Set(['limit', 'cursor']))
  for (const name of asked) expect(names).toContain(name)
  const limit = operation.parameters.find(({ name }) => name === 'limit')!
  expect(Number(/limit = "(\d+)"/.exec(program)![1])).toBeLessThanOrEqual(limit.schema.maximum!)
  const page = JSON.stringify(operation.responses['200'])
  for (const field of ['data', 'next']) {
    expect(program).toContain(`[${field}]`)
    expect(page).toContain(`"${field}"`)
  }
  const columns = /\{("id".+?)\}/
    .exec(program)![1]!
    .split(',')
    .map((name) => name.trim().replaceAll('"', ''))
  const fields = Object.keys(document.components.schemas['Report']!.properties)
  expect(columns.filter((name) => !fields.includes(name))).toEqual([])
  expect(program).toContain('Headers = [Authorization = "Bearer " & ItqanKey]')
})
