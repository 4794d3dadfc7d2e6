import { href, redirect } from 'react-router'
import { AppError } from '#/domain/errors.ts'
import { postReceiptRequest } from '#/features/kitchen/receipts/form.ts'
import { postReceipt } from '#/features/kitchen/receipts/post-receipt.server.ts'
import { expectedFailure } from '#/platform/expected-failure.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { jsonOf } from '#/platform/request-body.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/receipt-posts'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

export const loader = () => redirect(href('/client/procurement/receive'))

/** Posts a delivery that was entered on a device: JSON in, the posted receipt out. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    const sent = postReceiptRequest.safeParse(await jsonOf(request))
    if (!sent.success) throw new AppError('bad-request')
    return Response.json({ ok: true, ...(await postReceipt(actorOf(context), sent.data)) })
  } catch (thrown) {
    const error = expectedFailure(thrown)
    if (!error) throw thrown
    return Response.json({ ok: false, code: error.code }, { status: error.status })
  }
}
