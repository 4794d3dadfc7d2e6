import { printLinkedOrder } from '#/features/kitchen/orders/print-order.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/pdf'

/** The paper of an order for its supplier; every link that opens nothing is not found. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { network, lang } = infoOf(context)
  try {
    return await printLinkedOrder({ token: params.token, network }, lang)
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    throw new Response(null, { status: error.status, headers: { 'cache-control': 'private, no-store' } })
  }
}
