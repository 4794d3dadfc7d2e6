import { readInvoice } from '#/features/kitchen/supplier-invoices/read-invoice.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/beside'

/** An invoice of a supplier beside the list of invoices. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  readInvoice(actorOf(context), params.supplierInvoiceId),
)
