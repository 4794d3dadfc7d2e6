import { invoiceXmlResponse } from '#/features/kitchen/supplier-invoices/invoice-file.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf, infoOf } from '#/platform/request-context.ts'
import type { Route } from './+types/xml'

/** The e-invoice of an invoice. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  invoiceXmlResponse(actorOf(context), params.supplierInvoiceId, infoOf(context).lang),
)
