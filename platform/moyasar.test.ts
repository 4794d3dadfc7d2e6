import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fakeMoyasar, moyasarKeys } from '#/tests/fake-moyasar.ts'
import { moyasar } from './moyasar.server.ts'
import type { PaymentProvider } from './payment-provider.ts'

let server: Awaited<ReturnType<typeof fakeMoyasar>>
let provider: PaymentProvider
beforeAll(async () => {
  server = await fakeMoyasar()
  provider = moyasar({ address: server.address, ...moyasarKeys })
})
afterAll(() => server.close())

const checkout = {
  reference: 'payment-1',
  amount: 57_500,
  description: 'INV-2026-000001',
  lang: 'ar',
  returnTo: 'https://itqan.example/payment-success?p=1',
  backTo: 'https://itqan.example/payment?p=1',
  notifyAt: 'https://itqan.example/webhooks/moyasar',
  endsAt: new Date('2026-11-21T00:00:00Z'),
} as const

async function page(): Promise<string> {
  const made = await provider.createCheckout(checkout)
  if (!made.done) throw new Error(made.why)
  return made.checkoutId
}
async function known(checkoutId: string) {
  const found = await provider.fetchCheckout(checkoutId)
  if (!found.done) throw new Error(found.why)
  return found.payment
}

test('a page to pay on says what, how much, where back to and what it is called with us', async () => {
  const made = await provider.createCheckout(checkout)
  expect(made).toMatchObject({
    done: true,
    url: expect.stringMatching(/^https:\/\/checkout\.moyasar\.com\/.*lang=ar$/),
  })
  expect(server.seen.at(-1)!.body).toEqual({
    amount: 57_500,
    currency: 'SAR',
    description: checkout.description,
    callback_url: checkout.notifyAt,
    success_url: checkout.returnTo,
    back_url: checkout.backTo,
    expired_at: '2026-11-21T00:00:00.000Z',
    metadata: { reference: 'payment-1' },
  })
})

test('nobody paid yet, somebody failed, somebody paid on the same page', async () => {
  const id = await page()
  expect(await known(id)).toMatchObject({ state: 'pending', amount: 57_500, paymentId: null, reference: 'payment-1' })
  server.pay(id, { works: false })
  expect(await known(id)).toMatchObject({ state: 'failed', message: 'INSUFFICIENT FUNDS' })
  const paymentId = server.pay(id)
  server.pay(id, { works: false })
  expect(await known(id)).toEqual({
    state: 'paid',
    amount: 57_500,
    refunded: 0,
    currency: 'SAR',
    checkoutId: id,
    paymentId,
    reference: 'payment-1',
    method: 'mada',
    ending: '1111',
    fee: 1150,
    message: 'APPROVED',
  })
})

test('another amount than was asked for is said as it is', async () => {
  const id = await page()
  server.pay(id, { amount: 100 })
  expect(await known(id)).toMatchObject({ state: 'paid', amount: 100 })
})

test('a page that ran out or was called off failed; a paid one cannot be called off', async () => {
  const [late, off, paid] = [await page(), await page(), await page()]
  server.expire(late)
  expect(await known(late)).toMatchObject({ state: 'failed' })
  expect(await provider.cancelCheckout(off)).toEqual({ done: true })
  expect(await known(off)).toMatchObject({ state: 'failed' })
  server.pay(paid)
  expect(await provider.cancelCheckout(paid)).toEqual({ done: false, again: false, why: 'it is paid' })
})

describe('refunds', () => {
  const refunds = (paymentId: string) => server.seen.filter(({ path }) => path === `/payments/${paymentId}/refund`)

  test('a part, then the rest, and once more is nothing', async () => {
    const id = await page()
    const paymentId = server.pay(id)
    expect(await provider.refundUpTo(paymentId, 10_000)).toEqual({ done: true, refunded: 10_000 })
    expect(await provider.refundUpTo(paymentId, 57_500)).toEqual({ done: true, refunded: 57_500 })
    expect(await provider.refundUpTo(paymentId, 57_500)).toEqual({ done: true, refunded: 57_500 })
    expect(refunds(paymentId).map(({ body }) => body['amount'])).toEqual([10_000, 47_500])
    expect(await known(id)).toMatchObject({ state: 'refunded', refunded: 57_500 })
  })

  test('the answer is lost on its way: asking again sends nothing a second time', async () => {
    const paymentId = server.pay(await page())
    server.mood({
      status: 200,
      body: JSON.stringify({ id: paymentId, status: 'paid', amount: 57_500, currency: 'SAR' }),
    })
    server.mood({ status: 0, hangUp: 'after' })
    expect(await provider.refundUpTo(paymentId, 57_500)).toMatchObject({ done: false, again: true })
    expect(await provider.refundUpTo(paymentId, 57_500)).toEqual({ done: true, refunded: 57_500 })
    expect(refunds(paymentId)).toHaveLength(1)
  })

  test('more than was paid is refused', async () => {
    const paymentId = server.pay(await page())
    expect(await provider.refundUpTo(paymentId, 57_501)).toEqual({
      done: false,
      again: false,
      why: 'more than was paid',
    })
  })
})

test.each([
  ['nobody answers', { status: 0, hangUp: 'before' }, true],
  ['a fault of the server', { status: 500, body: '' }, true],
  ['too many requests', { status: 429, body: '{}' }, true],
  ['what cannot be read', { status: 200, body: '<html>' }, true],
  ['another shape', { status: 200, body: '{"id":1}' }, true],
  ['five megabytes', { status: 200, body: 'x'.repeat(5_000_000) }, false],
  ['refused', { status: 400, body: '{"message":"no"}' }, false],
] as const)('%s', async (_, mood, again) => {
  server.mood(mood)
  expect(await provider.fetchCheckout('x')).toMatchObject({ done: false, again })
})

test('a wrong key is said and not tried again', async () => {
  const stranger = moyasar({ address: server.address, secretKey: 'sk_guess', webhookSecret: '' })
  expect(await stranger.fetchCheckout('x')).toEqual({ done: false, again: false, why: 'Invalid key' })
})

test('only the provider’s own events are events, and they only name what to ask about', () => {
  const data = { id: 'p1', invoice_id: 'i1', amount: 1, status: 'paid' }
  const event = provider.readEvent(server.event('payment_paid', data))
  expect(event).toEqual({ eventId: expect.any(String), kind: 'payment_paid', paymentId: 'p1', checkoutId: 'i1' })
  expect(provider.readEvent(server.event('payment_faild', data))).toMatchObject({ kind: 'payment_faild' })
  expect(provider.readEvent(server.event('payment_paid', data, 'guessed'))).toBeNull()
  expect(provider.readEvent(server.event('payment_paid', data, ''))).toBeNull()
  for (const body of ['', 'no', '{}', '[]', '{"id":"1"}']) expect(provider.readEvent(body)).toBeNull()
  const without = moyasar({ address: server.address, secretKey: 'x', webhookSecret: '' })
  expect(without.readEvent(server.event('payment_paid', data, ''))).toBeNull()
})
