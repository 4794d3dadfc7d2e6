import { AppError } from '#/domain/errors.ts'
import { printOrder } from '#/features/kitchen/orders/print-order.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/$lang'

/** A purchase order as a PDF in English or Arabic. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) => {
  if (params.lang !== 'en' && params.lang !== 'ar') throw new AppError('not-found')
  return printOrder(actorOf(context), params.orderId, params.lang)
})
