import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#/domain/actor.ts'
import { namedFunctions } from '../resources/functions.server.ts'
import { apiBranch, apiCall, apiKeyOn, rootOf } from '#/tests/api-setup.ts'
import { world } from '#/tests/world.ts'

const w = await world()
let client: Actor
let secret: string
let root: string

beforeAll(async () => {
  client = await w.client({ plan: 'enterprise' })
  root = await rootOf(w, client)
  const scopes = [
    'functions:call',
    'requests:read',
    'certificates:read',
    'documents:read',
    'reports:read',
    'kitchen:read',
  ] as const
  secret = (await apiKeyOn(client, root, scopes)).secret
})
beforeEach(() => w.owner.query('delete from priv.api_rates'))

const called = (name: string, body: unknown, headers = {}) =>
  apiCall(secret, `/functions/${name}`, { method: 'POST', body, headers })
const answered = async (name: string, body: unknown) => {
  const { status, body: answer } = await called(name, body)
  return status === 200 ? answer : [status, answer.code, answer.errors?.map((fault: { field: string }) => fault.field)]
}

test('lists every function with the schemas of its body and its answer', async () => {
  const { status, body } = await apiCall(secret, '/functions')
  expect([status, body.functions.map(({ path }: { path: string }) => path)]).toEqual([
    200,
    namedFunctions.map(({ path }) => path),
  ])
  for (const one of body.functions) expect([one.body.type, one.answer.type]).toEqual(['object', 'object'])
})

test('an unknown name is not found, a wrong body is refused by field, a foreign scope too', async () => {
  expect(await answered('delete-everything', {})).toEqual([404, 'address-unreadable', undefined])
  for (const { path, body } of namedFunctions) {
    await w.owner.query('delete from priv.api_rates')
    const wrong = await apiCall(secret, path, { method: 'POST', body: { nonsense: 1 } })
    expect([path, wrong.status, wrong.body.code]).toEqual([path, 422, 'api.body'])
    expect(wrong.body.errors.map((fault: { field: string }) => fault.field)).toContain('nonsense')
    expect(body!.safeParse({}).error?.issues.every(({ path: at }) => at.length > 0) ?? true).toBe(true)
  }
  const narrow = await apiKeyOn(client, root, ['functions:call'])
  const refused = await apiCall(narrow.secret, '/functions/price-visit', {
    method: 'POST',
    body: { evaluation_type: 'basic' },
  })
  expect([refused.status, refused.body.code]).toEqual([403, 'api.scope'])
})

test('a call takes no idempotency key and leaves no record of one', async () => {
  const response = await apiCall(secret, '/functions/vat-of-amount', {
    method: 'POST',
    body: { amount: 100 },
    headers: { 'idempotency-key': '' },
  })
  expect(response.status).toBe(200)
  const { rows } = await w.owner.query('select 1 from app.api_calls where client_id = $1', [client.id])
  expect(rows).toEqual([])
})

test('prices are those of an order today', async () => {
  expect(await answered('price-visit', { evaluation_type: 'full_service', visits: 2 })).toEqual({
    each: 50_000,
    net: 100_000,
    vat: 15_000,
    gross: 115_000,
  })
  expect(await answered('price-visit', { evaluation_type: 'basic', visits: 0 })).toEqual([422, 'api.body', ['visits']])
})

test('a certificate is found by its number or id alone', async () => {
  for (const certificate of ['0'.repeat(32), 'IQ-0000-0000'])
    expect((await answered('verify-certificate', { certificate }))[0]).toBe(404)
})

test('compliance is that of the company or a branch of its own', async () => {
  const branch = await apiBranch(w, client, 'Olaya')
  expect(await answered('compliance-score', { branch_id: branch })).toMatchObject({ obligations: expect.any(Number) })
  const other = await w.client({ plan: 'enterprise', company: 'Other House' })
  const foreign = await apiBranch(w, other, 'Foreign')
  expect((await answered('compliance-score', { branch_id: foreign }))[0]).toBe(404)
})

test('VAT is added or taken out, half up', async () => {
  expect(await answered('vat-of-amount', { amount: 10_000 })).toEqual({
    net: 10_000,
    vat: 1500,
    gross: 11_500,
    percent: 15,
  })
  expect(await answered('vat-of-amount', { amount: 11_500, includes_vat: true })).toEqual({
    net: 10_000,
    vat: 1500,
    gross: 11_500,
    percent: 15,
  })
  expect(await answered('vat-of-amount', { amount: 1, includes_vat: true })).toMatchObject({ net: 1, vat: 0 })
  expect(await answered('vat-of-amount', { amount: 1.5 })).toEqual([422, 'api.body', ['amount']])
})

test('days by the official calendar, and fixed holidays in their order', async () => {
  expect(await answered('format-hijri-date', { day: '2026-11-30' })).toEqual({
    en: '20 Jumada II 1448',
    ar: '20 جمادى الآخرة 1448',
    is_ramadan: false,
  })
  expect(await answered('format-hijri-date', { day: '2026-02-20' })).toMatchObject({ is_ramadan: true })
  expect(await answered('next-official-holidays', { from: '2026-09-23', count: 3 })).toEqual({
    days: ['2026-09-23', '2027-02-22', '2027-09-23'],
  })
})

test('the code of an invoice is read, another text is refused by its field', async () => {
  const code = Buffer.concat(
    ['Saffron', '310122393500003', '2026-11-30T09:00:00Z', '115.00', '15.00'].map((value, at) =>
      Buffer.concat([Buffer.from([at + 1, Buffer.byteLength(value)]), Buffer.from(value)]),
    ),
  ).toString('base64')
  expect(await answered('zatca-qr-read', { code })).toEqual({
    seller: 'Saffron',
    vat_number: '310122393500003',
    issued_on: '2026-11-30',
    total: 11_500,
    vat: 1500,
  })
  expect(await answered('zatca-qr-read', { code: 'AAAA' })).toEqual([422, 'api.body', ['code']])
})

test('an IBAN is checked with its bank, and an hour with the office', async () => {
  expect(await answered('check-iban', { iban: 'SA03 8000 0000 6080 1016 7519' })).toMatchObject({
    is_valid: true,
    bank_en: 'Al Rajhi Bank',
  })
  expect(await answered('check-iban', { iban: 'SA03 8000 0000 6080 1016 7510' })).toMatchObject({
    is_valid: false,
    iban: null,
  })
  expect(await answered('office-hours', { at: '2026-11-30T09:00:00Z' })).toEqual({ is_open: true, opens: null })
  expect(await answered('office-hours', { at: '2026-11-27T09:00:00Z' })).toEqual({ is_open: false, opens: 'sunday' })
})

test('quantities are converted exactly; between weight and volume the density is asked for', async () => {
  expect(await answered('convert-quantity', { quantity: 1.5, from: 'kg', to: 'g' })).toEqual({ quantity: 1500 })
  expect(await answered('convert-quantity', { quantity: 2, from: 'l', to: 'kg', grams_per_ml: 0.92 })).toEqual({
    quantity: 1.84,
  })
  expect(await answered('convert-quantity', { quantity: 1, from: 'l', to: 'kg' })).toEqual([
    422,
    'api.body',
    ['grams_per_ml'],
  ])
  expect(await answered('convert-quantity', { quantity: 1, from: 'piece', to: 'kg' })).toEqual([
    422,
    'api.body',
    ['to'],
  ])
})

test('a dish is priced so that its food keeps to its share', async () => {
  expect(await answered('price-of-dish', { food_cost: 600, target_percent: 30 })).toEqual({ price: 2300, vat: 300 })
  expect(await answered('price-of-dish', { food_cost: 600, target_percent: 30, is_registered: false })).toEqual({
    price: 2000,
    vat: 0,
  })
  expect(await answered('price-of-dish', { food_cost: 600, target_percent: 0 })).toEqual([
    422,
    'api.body',
    ['target_percent'],
  ])
})
