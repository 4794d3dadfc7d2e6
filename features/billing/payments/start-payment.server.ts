import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { callFunction } from '#/db/call-function.server.ts'
import { asSystem } from '#/db/database.server.ts'
import { AppError } from '#/domain/errors.ts'
import type { Halalas } from '#/domain/money.ts'
import { addMinutes } from '#/domain/riyadh-time.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { recordActivity } from '#/features/core/activity/record.server.ts'
import { payableBy } from '#/features/billing/payment-shares/payable.server.ts'
import { paymentMessages } from '#/messages/billing/payments.ts'
import { takeAttempt } from '#/platform/attempts.server.ts'
import { now } from '#/platform/clock.ts'
import { env } from '#/platform/env.server.ts'
import { onlineProvider, providerNamed } from '#/platform/payment-providers.server.ts'
import { seal, unseal } from '#/platform/seal.server.ts'
import type { PaymentProvider } from '#/platform/payment-provider.ts'
import { askPayment } from './ask-payment.server.ts'
import { asPayer, outcomePath, type Payer, payPath, readAsPayer } from './payer.server.ts'
import { type Attempt, attemptsOf } from './attempts.server.ts'

const why = 'what a provider answered about its page is written down'
/** Lifetime of a payment page. */
const pageMinutes = 30
/** Minimum remaining lifetime of a page that is reused. */
const leastMinutes = 5
/** Time that a concurrent window may take to open its page, in milliseconds. */
const openingMs = 30_000
const leastAmount: Halalas = 100
/** Sealing purpose: the address of a provider's page opens it for every holder. */
const payPage = 'page to pay on'

const openPages = async (payer: Payer): Promise<Attempt[]> =>
  (await readAsPayer(payer, (db) => attemptsOf(db, payer))).filter(
    ({ provider, state, ends_at: endsAt }) =>
      provider !== 'bank' && ['created', 'pending', 'failed'].includes(state) && endsAt !== null,
  )

const closePage = (id: string, message: string) =>
  asSystem(why, (tx) =>
    tx
      .updateTable('payments')
      .set({ state: 'failed', ends_at: null, message, updated_at: now() })
      .where('id', '=', id)
      .where('state', 'in', ['created', 'pending', 'failed'])
      .execute(),
  )

/**
 * Closes a page at its provider, so that it accepts no payment. Returns whether it was paid meanwhile. Throws
 * `payment.busy` when the provider does not report its state, because a second page could then be paid too.
 */
export async function endPage(
  page: Pick<Attempt, 'id' | 'provider' | 'checkout_id'>,
  message: string,
): Promise<boolean> {
  const provider = providerNamed(page.provider)
  if (provider && page.checkout_id) {
    const gone = await provider.cancelCheckout(page.checkout_id)
    if (!gone.done && gone.again) throw new AppError('payment.busy')
    const asked = await askPayment(page.id)
    if (asked.heard && (asked.state === 'paid' || asked.state === 'refunded')) return true
    if (!gone.done && asked.heard && asked.state === 'pending') throw new AppError('payment.under-way')
  }
  await closePage(page.id, message)
  return false
}

type Found = { kind: 'none' } | { kind: 'reuse'; url: string } | { kind: 'paid'; id: string } | { kind: 'opening' }

/** Handles pages already open for the same object: reuses one of the same amount, closes the others. */
async function settleOpenPages(payer: Payer, amount: Halalas, provider: PaymentProvider): Promise<Found> {
  for (const page of await openPages(payer)) {
    if (!page.checkout_id) {
      if (now().getTime() - new Date(page.created_at).getTime() < openingMs) return { kind: 'opening' }
      await closePage(page.id, 'the page was never opened')
      continue
    }
    const asked = await askPayment(page.id)
    if (asked.heard && (asked.state === 'paid' || asked.state === 'refunded')) return { kind: 'paid', id: page.id }
    const lasts = page.ends_at !== null && new Date(page.ends_at) > addMinutes(now(), leastMinutes)
    const payUrl = page.pay_url && unseal(payPage, page.pay_url)
    const isSame = page.amount === amount && page.provider === provider.name
    if (asked.heard && asked.state === 'pending' && lasts && isSame && payUrl) return { kind: 'reuse', url: payUrl }
    if (await endPage(page, 'another page took its place')) return { kind: 'paid', id: page.id }
  }
  return { kind: 'none' }
}

/** Writes the payment before its page is requested. Null when a concurrent window was first. */
const writePayment = (payer: Payer, provider: PaymentProvider) =>
  asPayer(payer, async (tx) => {
    const payable = await payableBy(tx, payer)
    if (payable.refusal) throw new AppError(payable.refusal)
    // why: the invoice is locked now, so the second of two windows sees the page of the first
    const beside = (await attemptsOf(tx, payer)).find((one) =>
      one.provider === 'bank' ? one.state === 'pending' : one.ends_at !== null,
    )
    if (beside?.provider === 'bank') throw new AppError('payment.transfer-under-way')
    if (beside) return null
    const row = { id: randomUUID(), amount: payable.amount, endsAt: addMinutes(now(), pageMinutes) }
    const { invoiceId, shareId } = payer
    const isBegun = await callFunction<boolean>(
      tx,
      sql`priv.begin_payment(${row.id}, ${invoiceId}, ${shareId}, ${provider.name}, ${row.amount}, ${row.endsAt})`,
    )
    if (!isBegun) throw new AppError('changed-meanwhile')
    await recordActivity(tx, payer.actor, {
      action: 'payments.start',
      entity: 'payment',
      entityId: row.id,
      clientId: payer.clientId,
      after: { amount: row.amount, provider: provider.name },
    })
    return row
  })

const amountNow = (payer: Payer) =>
  asPayer(payer, async (tx) => {
    const payable = await payableBy(tx, payer)
    if (payable.refusal) throw new AppError(payable.refusal)
    if (payable.amount < leastAmount) throw new AppError('payment.too-small')
    return payable.amount
  })

async function openPage(payer: Payer, provider: PaymentProvider, lang: Lang): Promise<string | null> {
  const row = await writePayment(payer, provider)
  if (!row) return null
  const { number } = await readAsPayer(payer, (db) =>
    db.selectFrom('invoices').select('number').where('id', '=', payer.invoiceId).executeTakeFirstOrThrow(),
  )
  const { origin } = env()
  const made = await provider.createCheckout({
    reference: row.id,
    amount: row.amount,
    description: translator(lang, paymentMessages)('checkoutFor', { number: number ?? '' }),
    lang,
    returnTo: origin + outcomePath(lang, { id: row.id, shareId: payer.shareId }),
    backTo: origin + payPath(lang, payer),
    notifyAt: `${origin}/webhooks/${provider.name}`,
    endsAt: row.endsAt,
  })
  if (!made.done) {
    await closePage(row.id, made.why)
    throw new AppError('payment.busy')
  }
  await asPayer(payer, (tx) =>
    callFunction(tx, sql`priv.open_payment_page(${row.id}, ${made.checkoutId}, ${seal(payPage, made.url)}, ${now()})`),
  )
  return made.url
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Address for the payable amount: a provider's page, the same one for concurrent windows, or the result of a payment
 * made meanwhile. Throws the refusals of `payableBy`, `payment.off`, `payment.busy`, `payment.under-way`,
 * `payment.transfer-under-way`, `payment.too-small`.
 */
export async function startPayment(payer: Payer, { lang, network }: { lang: Lang; network: string }): Promise<string> {
  await takeAttempt('payment by network', network)
  const provider = onlineProvider()
  if (!provider) throw new AppError('payment.off')
  for (let round = 0; round < 40; round++) {
    const amount = await amountNow(payer)
    const found = await settleOpenPages(payer, amount, provider)
    if (found.kind === 'paid') return outcomePath(lang, { id: found.id, shareId: payer.shareId })
    if (found.kind === 'reuse') return found.url
    const url = found.kind === 'none' ? await openPage(payer, provider, lang) : null
    if (url) return url
    await pause(250)
  }
  throw new AppError('payment.under-way')
}
