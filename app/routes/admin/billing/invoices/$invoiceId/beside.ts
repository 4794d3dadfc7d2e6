import { readBesideInvoice } from '#/features/billing/office-invoices/read-beside.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** A tax document beside the list of invoices. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readBesideInvoice(actorOf(context), params.invoiceId),
)
