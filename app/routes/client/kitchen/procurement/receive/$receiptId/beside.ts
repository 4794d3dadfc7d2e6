import { readReceipt } from '#/features/kitchen/receipts/read-receipt.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A posted delivery beside the list of deliveries. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readReceipt(actorOf(context), params.receiptId),
)
