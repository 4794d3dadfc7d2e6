import { deliveryPagesOfPhone } from '#/features/kitchen/receipts/pages-of-phone.server.ts'
import { auditPagesOfPhone } from '#/features/operations/audits/pages-of-phone.server.ts'
import { pagesOfToday } from '#/features/operations/daily-reports/pages-of-today.server.ts'
import { actionPagesOfPhone } from '#/features/reporting/corrective-actions/phone/read-phone-action.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { onlyFor } from '#/platform/guard.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/pages'

export const middleware: Route.MiddlewareFunction[] = [onlyFor(['client'], '/login')]

/** Pages that a phone keeps for use without a connection. */
export const loader = pageData(async ({ context }: Route.LoaderArgs) => {
  const actor = actorOf(context)
  const [daily, audits, actions, deliveries] = await Promise.all([
    pagesOfToday(actor),
    auditPagesOfPhone(actor),
    actionPagesOfPhone(actor),
    deliveryPagesOfPhone(actor),
  ])
  return Response.json({ account: actor.id, pages: [...daily, ...audits, ...actions, ...deliveries] })
})
