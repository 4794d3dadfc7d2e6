import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setClock } from '#/platform/clock.ts'
import { payingWorld, withMoyasar } from '#/tests/payments.ts'
import { world } from '#/tests/world.ts'
import { askPayment } from './ask-payment.server.ts'
import { chasePayments } from './chase.server.ts'
import { payerOfInvoice } from './payer.server.ts'
import { handleEvent, receiveEvent } from '#/features/billing/payment-events/receive-event.server.ts'
import { startPayment } from './start-payment.server.ts'

const w = await world()
const { client, issued, paymentsOf, invoiceOf, count, expectSoundBooks } = await payingWorld(w)
const fake = await withMoyasar()
afterAll(() => fake.close())
let sender = 0
/** A separate network per call, because limits by network are not under test. */
const network = () => `10.0.${sender >> 8}.${sender++ & 255}`

const begin = async (invoiceId: string) =>
  startPayment(await payerOfInvoice(client, invoiceId), { lang: 'ar', network: network() })

/** An invoice with an open payment page. */
async function opened(net = 10_000) {
  const invoiceId = await issued(net)
  const url = await begin(invoiceId)
  const [payment] = await paymentsOf(invoiceId)
  return { invoiceId, url, paymentId: String(payment!['id']), checkoutId: String(payment!['checkout_id']) }
}

const eventOf = (body: string) => (JSON.parse(body) as { id: string }).id
/** Delivers an event and runs the jobs that follow. */
async function hear(body: string) {
  expect(await receiveEvent('moyasar', body, network())).toBe('kept')
  await handleEvent({ provider: 'moyasar', eventId: eventOf(body) })
}

afterEach(expectSoundBooks)

describe('beginning to pay', () => {
  test('leads to the page of the provider, in the language of the payer, with our reference', async () => {
    const { url, paymentId, checkoutId } = await opened()
    expect(url).toBe(`https://checkout.moyasar.com/invoices/${checkoutId}?lang=ar`)
    const sent = fake.seen.findLast(({ path }) => path === '/invoices')!.body
    expect(sent).toMatchObject({ amount: 11_500, currency: 'SAR', metadata: { reference: paymentId } })
    expect(sent['callback_url']).toMatch(/\/webhooks\/moyasar$/)
    expect(sent['success_url']).toMatch(`/ar/payment-success?payment=${paymentId}`)
  })

  test('in ten windows at once opens one page', async () => {
    const invoiceId = await issued()
    const urls = await Promise.all(Array.from({ length: 10 }, () => begin(invoiceId)))
    expect(new Set(urls).size).toBe(1)
    expect(await paymentsOf(invoiceId)).toHaveLength(1)
  })

  test('again after a refusal closes the page before', async () => {
    const { invoiceId, checkoutId, url } = await opened()
    fake.pay(checkoutId, { works: false })
    const second = await begin(invoiceId)
    expect(second).not.toBe(url)
    const [first, next] = await paymentsOf(invoiceId)
    expect([first!['state'], next!['state']]).toEqual(['failed', 'pending'])
    expect(fake.seen.some(({ path }) => path === `/invoices/${checkoutId}/cancel`)).toBe(true)
  })

  test('after it was paid leads to what became of it', async () => {
    const { invoiceId, checkoutId, paymentId } = await opened()
    fake.pay(checkoutId)
    expect(await begin(invoiceId)).toContain(`/payment-success?payment=${paymentId}`)
    await expect(begin(invoiceId)).rejects.toMatchObject({ code: 'invoice.nothing-owed' })
    expect(await paymentsOf(invoiceId)).toHaveLength(1)
  })

  test.each([
    { status: 500, body: '' },
    { status: 200, body: 'no json' },
    { status: 0, hangUp: 'before' as const },
  ])('while the provider fails (%j) is refused and can be done again', async (mood) => {
    const invoiceId = await issued()
    fake.mood(mood)
    await expect(begin(invoiceId)).rejects.toMatchObject({ code: 'payment.busy' })
    expect(await begin(invoiceId)).toContain('checkout.moyasar.com')
  })

  test('an invoice of another client does not exist', async () => {
    const stranger = await w.client({ company: 'Stranger' })
    await expect(payerOfInvoice(stranger, await issued())).rejects.toMatchObject({ code: 'not-found' })
    await expect(payerOfInvoice(await w.admin(), await issued())).rejects.toMatchObject({ code: 'not-allowed' })
  })
})

describe('what the provider tells', () => {
  test('the same event a hundred times at once is kept once and books once', async () => {
    const { invoiceId, checkoutId } = await opened()
    const body = fake.event('payment_paid', { id: fake.pay(checkoutId), invoice_id: checkoutId })
    await Promise.all(Array.from({ length: 100 }, () => hear(body)))
    expect(await count('app.payment_events where event_id = $1', eventOf(body))).toBe(1)
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paid: 11_500 })
    expect(await count(`app.journal_entries where about = $1`, (await paymentsOf(invoiceId))[0]!['id'])).toBe(1)
    expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state: 'paid', fee: 1150, ending: '1111' })
  })

  test('events out of order and of several kinds end alike', async () => {
    const { invoiceId, checkoutId } = await opened()
    const failed = fake.pay(checkoutId, { works: false })
    const paid = fake.pay(checkoutId)
    const bodies = [
      fake.event('payment_paid', { id: paid, invoice_id: checkoutId }),
      fake.event('payment_faild', { id: failed, invoice_id: checkoutId }),
      fake.event('payment_authorized', { id: paid, invoice_id: checkoutId }),
      fake.event('payment_failed', { id: failed, invoice_id: checkoutId }),
    ]
    await Promise.all([...bodies, ...bodies.toReversed()].map(hear))
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid', paid: 11_500 })
  })

  test('an event ten days late still arrives, after the page was given up', async () => {
    const { invoiceId, checkoutId } = await opened()
    const late = Date.now() + 10 * 86_400_000
    const putBack = setClock(() => new Date(late))
    try {
      await chasePayments()
      expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state: 'failed' })
      await hear(fake.event('payment_paid', { id: fake.pay(checkoutId), invoice_id: checkoutId }))
    } finally {
      putBack()
    }
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' })
  })

  test('a wrong secret is refused and leaves nothing', async () => {
    const { invoiceId, checkoutId } = await opened()
    const before = await count('app.payment_events')
    const data = { id: fake.pay(checkoutId), invoice_id: checkoutId }
    for (const secret of ['', 'guess', 'the secret of the dashboar'])
      expect(await receiveEvent('moyasar', fake.event('payment_paid', data, secret), network())).toBe('refused')
    expect(await receiveEvent('moyasar', '{"id":', network())).toBe('refused')
    expect(await receiveEvent('paypal', fake.event('payment_paid', data), network())).toBe('unknown-provider')
    expect(await count('app.payment_events')).toBe(before)
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'issued', paid: 0 })
  })

  test('an event that says paid about what is not paid changes nothing: the provider is asked', async () => {
    const { invoiceId, checkoutId } = await opened()
    await hear(fake.event('payment_paid', { id: 'x', invoice_id: checkoutId, status: 'paid', amount: 11_500 }))
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'issued', paid: 0 })
  })

  test('another amount is kept for a person to look at, told once, and not booked', async () => {
    const { invoiceId, checkoutId, paymentId } = await opened()
    const body = fake.event('payment_paid', { id: fake.pay(checkoutId, { amount: 100 }), invoice_id: checkoutId })
    await Promise.all([hear(body), hear(body), askPayment(paymentId), askPayment(paymentId)])
    expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state: 'pending', mismatch: 'amount' })
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'issued', paid: 0 })
    const told = (await w.waitingJobs('payments.announce')).filter((job) => job['paymentId'] === paymentId)
    expect(told).toEqual([{ paymentId, what: 'mismatch' }])
  })

  test('an event about something that is not ours is kept and done with', async () => {
    const body = fake.event('payment_paid', { id: 'x', invoice_id: 'y' })
    await hear(body)
    expect(await count('app.payment_events where event_id = $1 and handled_at is not null', eventOf(body))).toBe(1)
  })

  test('while the provider is silent an event waits for the next try', async () => {
    const { invoiceId, checkoutId } = await opened()
    const body = fake.event('payment_paid', { id: fake.pay(checkoutId), invoice_id: checkoutId })
    await receiveEvent('moyasar', body, network())
    fake.mood({ status: 503, body: '' })
    await expect(handleEvent({ provider: 'moyasar', eventId: eventOf(body) })).rejects.toThrow('did not answer')
    await handleEvent({ provider: 'moyasar', eventId: eventOf(body) })
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' })
  })
})

describe('what was not told is asked for', () => {
  let putBack = () => {}
  beforeEach(() => {
    const later = Date.now() + 5 * 60_000
    putBack = setClock(() => new Date(later))
  })
  afterEach(() => putBack())

  test('a payment whose events were lost arrives', async () => {
    putBack()
    const { invoiceId, checkoutId } = await opened()
    fake.pay(checkoutId)
    const later = Date.now() + 5 * 60_000
    putBack = setClock(() => new Date(later))
    await chasePayments()
    expect(await invoiceOf(invoiceId)).toMatchObject({ status: 'paid' })
  })

  test('a page is closed after its end, and not before', async () => {
    putBack()
    const { invoiceId, checkoutId } = await opened()
    for (const [minutes, state] of [
      [10, 'pending'],
      [31, 'failed'],
    ] as const) {
      const at = Date.now() + minutes * 60_000
      putBack = setClock(() => new Date(at))
      await chasePayments()
      expect((await paymentsOf(invoiceId))[0]).toMatchObject({ state })
      putBack()
    }
    expect(fake.seen.some(({ path }) => path === `/invoices/${checkoutId}/cancel`)).toBe(true)
  })
})
