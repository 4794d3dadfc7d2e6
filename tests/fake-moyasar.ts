import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Row = Record<string, unknown> & { id: string; status: string; amount: number }
export type FakeMood = { status: number; body?: string; hangUp?: 'before' | 'after' }

export const moyasarKeys = { secretKey: 'sk_test_1', webhookSecret: 'the secret of the dashboard' }

/** A fake Moyasar that follows its documentation, faults included: payment pages, payments, refunds, cancelling. */
export async function fakeMoyasar() {
  const invoices = new Map<string, Row & { payments: Row[] }>()
  const moods: FakeMood[] = []
  const seen: { method: string; path: string; body: Record<string, unknown> }[] = []
  const payments = () => [...invoices.values()].flatMap((page) => page.payments)

  function answer(method: string, path: string, body: Record<string, unknown>): [number, unknown] {
    const [, kind, id, verb] = path.split('/')
    if (kind === 'invoices' && method === 'POST' && !id) {
      if (typeof body['amount'] !== 'number' || body['amount'] < 100)
        return [400, { type: 'invalid_request_error', message: 'amount is too small', errors: { amount: ['min 100'] } }]
      const made = { ...body, id: randomUUID(), status: 'initiated', amount: body['amount'], payments: [] }
      invoices.set(made.id, made)
      return [201, { ...made, url: `https://checkout.moyasar.com/invoices/${made.id}?lang=en` }]
    }
    const page = kind === 'invoices' && id ? invoices.get(id) : undefined
    if (page && method === 'GET') return [200, page]
    if (page && verb === 'cancel') {
      if (page.status === 'paid') return [400, { message: 'it is paid' }]
      page.status = 'canceled'
      return [200, page]
    }
    const paid = kind === 'payments' ? payments().find((row) => row.id === id) : undefined
    if (kind === 'payments' && method === 'GET' && !id) return [200, { payments: payments(), meta: {} }]
    if (paid && method === 'GET') return [200, paid]
    if (paid && verb === 'refund') {
      const refunded = Number(paid['refunded']) + Number(body['amount'] ?? paid.amount)
      if (refunded > paid.amount) return [400, { message: 'more than was paid' }]
      Object.assign(paid, { status: 'refunded', refunded })
      return [200, paid]
    }
    return [404, { message: 'not found' }]
  }

  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      const body = JSON.parse(Buffer.concat(pieces).toString('utf8') || '{}') as Record<string, unknown>
      const [method, path] = [request.method!, request.url!.replace('/v1', '')]
      const mood = moods.shift()
      if (mood?.hangUp === 'before') return request.socket.destroy()
      seen.push({ method, path, body })
      const right = `Basic ${Buffer.from(`${moyasarKeys.secretKey}:`).toString('base64')}`
      const [status, said] =
        request.headers.authorization === right ? answer(method, path, body) : [401, { message: 'Invalid key' }]
      if (mood?.hangUp === 'after') return request.socket.destroy()
      response.writeHead(mood?.status ?? status, { 'content-type': 'application/json' })
      return response.end(mood ? mood.body : JSON.stringify(said))
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    mood: (next: FakeMood) => moods.push(next),
    /** A payment attempt on a page. */
    pay: (id: string, { works = true, amount }: { works?: boolean; amount?: number } = {}) => {
      const page = invoices.get(id)!
      const attempt = {
        id: randomUUID(),
        status: works ? 'paid' : 'failed',
        amount: amount ?? page.amount,
        fee: 1_150,
        currency: 'SAR',
        refunded: 0,
        invoice_id: id,
        source: {
          type: 'creditcard',
          company: 'mada',
          number: 'XXXX-XXXX-XXXX-1111',
          message: works ? 'APPROVED' : 'INSUFFICIENT FUNDS',
        },
      }
      page.payments.unshift(attempt)
      if (works) page.status = 'paid'
      return attempt.id
    },
    expire: (id: string) => {
      invoices.get(id)!.status = 'expired'
    },
    /** A webhook event as posted by the provider. */
    event: (type: string, data: Record<string, unknown>, secret = moyasarKeys.webhookSecret) =>
      JSON.stringify({
        id: randomUUID(),
        type,
        created_at: '2026-11-20T11:00:00Z',
        secret_token: secret,
        live: false,
        data,
      }),
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
