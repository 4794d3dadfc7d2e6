import { receiveEvent } from '#/features/billing/payment-events/receive-event.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$provider'

const mostBytes = 64 * 1024
const statuses = { kept: 200, refused: 401, 'unknown-provider': 404 } as const

const plain = (status: number): Response =>
  new Response(String(status), {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** Webhook of payment providers. Answers once the event is stored; authenticated by the provider's secret only. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.byteLength > mostBytes) return plain(413)
  try {
    const received = await receiveEvent(params.provider, new TextDecoder().decode(body), infoOf(context).network)
    return plain(statuses[received])
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return plain(error.status)
  }
}
