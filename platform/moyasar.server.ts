import { createHash, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { noteCall } from './door-calls.server.ts'
import type {
  Checkout,
  PaymentProvider,
  ProviderAnswer,
  ProviderEvent,
  ProviderFault,
  ProviderPayment,
} from './payment-provider.ts'

export const moyasarAddress = 'https://api.moyasar.com/v1'
/** `secretKey`: the server's `sk_…`; `webhookSecret`: as entered in the provider's dashboard for our address. */
export type MoyasarAccount = { address: string; secretKey: string; webhookSecret: string }

const timeoutMs = 20_000
const mostBytes = 1024 * 1024

const payment = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  fee: z.int().nullish(),
  currency: z.string(),
  refunded: z.int().nullish(),
  source: z
    .object({
      type: z.string().nullish(),
      company: z.string().nullish(),
      number: z.string().nullish(),
      message: z.string().nullish(),
    })
    .nullish(),
})
type Payment = z.output<typeof payment>
const invoice = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  url: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  payments: z.array(payment).nullish(),
})
type Invoice = z.output<typeof invoice>
const event = z.object({
  id: z.string(),
  type: z.string(),
  secret_token: z.string(),
  data: z.object({ id: z.string().nullish(), invoice_id: z.string().nullish() }),
})

async function readLimited(response: Response): Promise<string | null> {
  const pieces: Uint8Array[] = []
  let bytes = 0
  for await (const piece of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += piece.byteLength
    if (bytes > mostBytes) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const fault = (again: boolean, why: string): ProviderFault => ({ done: false, again, why })
const mayPass = (status: number): boolean => status === 408 || status === 429 || status >= 500
const refusal = z.object({ message: z.string() }).transform(({ message }) => message)

type Asked = { method?: 'GET' | 'POST' | 'PUT'; path: string; body?: Record<string, unknown> }

async function ask<T>(
  { address, secretKey }: MoyasarAccount,
  { method = 'GET', path, body }: Asked,
  shape: z.ZodType<T>,
): Promise<ProviderAnswer<{ said: T }>> {
  try {
    const response = await fetch(`${address}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await readLimited(response)
    if (text === null) return fault(false, 'the answer is too large')
    if (!response.ok) {
      const why = refusal.safeParse(safeJson(text))
      return fault(mayPass(response.status), why.success ? why.data : `status ${response.status}`)
    }
    const said = shape.safeParse(safeJson(text))
    // why: the effect is unknown; asking again finds out
    return said.success ? { done: true, said: said.data } : fault(true, 'the answer cannot be read')
  } catch (error) {
    return fault(true, error instanceof Error ? error.name : 'failed')
  }
}

/** The other side is at fault when it cannot be reached, does not know us, or answers what cannot be read. */
async function call<T>(account: MoyasarAccount, asked: Asked, shape: z.ZodType<T>) {
  const answered = await ask(account, asked, shape)
  if (answered.done) await noteCall('payment', null)
  else if (answered.again || /^status 40[13]|authenti|authoriz|api key/i.test(answered.why))
    await noteCall('payment', answered.why)
  return answered
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const paidStatuses = new Set(['paid', 'captured', 'refunded'])

/** The paid attempt of a page, else the newest. */
const attemptOf = ({ payments }: Invoice): Payment | undefined =>
  payments?.find(({ status, refunded }) => paidStatuses.has(status) || (refunded ?? 0) > 0) ?? payments?.[0]

/** A page that expired or was cancelled unpaid has failed; a failed attempt on an open page may be repeated there. */
function stateOf({ status }: Invoice, attempt: Payment | undefined): ProviderPayment['state'] {
  if (attempt && (attempt.status === 'refunded' || (attempt.refunded ?? 0) > 0)) return 'refunded'
  if (attempt && paidStatuses.has(attempt.status)) return 'paid'
  if (['canceled', 'expired', 'voided', 'failed'].includes(status)) return 'failed'
  return attempt?.status === 'failed' || attempt?.status === 'voided' ? 'failed' : 'pending'
}

function paymentOf(page: Invoice): ProviderPayment {
  const attempt = attemptOf(page)
  return {
    state: stateOf(page, attempt),
    amount: attempt?.amount ?? page.amount,
    refunded: attempt?.refunded ?? 0,
    currency: attempt?.currency ?? page.currency,
    checkoutId: page.id,
    paymentId: attempt?.id ?? null,
    reference: page.metadata?.['reference'] ?? null,
    method: attempt?.source?.company ?? attempt?.source?.type ?? null,
    ending: /(\d{4})$/.exec(attempt?.source?.number ?? '')?.[1] ?? null,
    fee: attempt?.fee ?? 0,
    message: attempt?.source?.message ?? null,
  }
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Reads an event; null unless authentic. Its payload is not trusted: it only names what to query. */
function readEvent(secret: string, body: string): ProviderEvent | null {
  const read = event.safeParse(safeJson(body))
  if (!read.success || secret === '') return null
  if (!timingSafeEqual(digest(read.data.secret_token), digest(secret))) return null
  const { id, type, data } = read.data
  return { eventId: id, kind: type, paymentId: data.id ?? null, checkoutId: data.invoice_id ?? null }
}

const pageOf = ({ reference, amount, description, returnTo, backTo, notifyAt, endsAt }: Checkout) => ({
  amount,
  currency: 'SAR',
  description,
  callback_url: notifyAt,
  success_url: returnTo,
  back_url: backTo,
  expired_at: endsAt.toISOString(),
  metadata: { reference },
})

/** Moyasar: one hosted page (their `invoice`) per payment, queried after every possible change. */
export function moyasar(account: MoyasarAccount): PaymentProvider {
  const fetchPage = (id: string) => call(account, { path: `/invoices/${encodeURIComponent(id)}` }, invoice)
  return {
    name: 'moyasar',
    createCheckout: async (checkout) => {
      const made = await call(account, { method: 'POST', path: '/invoices', body: pageOf(checkout) }, invoice)
      if (!made.done) return made
      const { id, url } = made.said
      if (!url?.startsWith('https://')) return fault(false, 'no page to pay on')
      const page = new URL(url)
      page.searchParams.set('lang', checkout.lang)
      return { done: true, checkoutId: id, url: page.href }
    },
    fetchCheckout: async (checkoutId) => {
      const page = await fetchPage(checkoutId)
      return page.done ? { done: true, payment: paymentOf(page.said) } : page
    },
    refundUpTo: async (paymentId, total) => {
      const path = `/payments/${encodeURIComponent(paymentId)}`
      // why: refunds have no idempotency key; asking for the refunded amount first prevents sending twice
      const before = await call(account, { path }, payment)
      if (!before.done) return before
      const already = before.said.refunded ?? 0
      if (already >= total) return { done: true, refunded: already }
      const sent = await call(
        account,
        { method: 'POST', path: `${path}/refund`, body: { amount: total - already } },
        payment,
      )
      return sent.done ? { done: true, refunded: sent.said.refunded ?? 0 } : sent
    },
    cancelCheckout: async (checkoutId) => {
      const gone = await call(
        account,
        { method: 'PUT', path: `/invoices/${encodeURIComponent(checkoutId)}/cancel` },
        invoice,
      )
      return gone.done ? { done: true } : gone
    },
    readEvent: (body) => readEvent(account.webhookSecret, body),
    answers: () => call(account, { path: '/payments' }, z.object({ payments: z.array(z.unknown()) })),
  }
}
