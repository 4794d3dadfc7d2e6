import { sendInvoiceXml } from '#/features/billing/invoice-documents/send-invoice.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/invoice.xml'

/** XML of a tax document as sent to the authority. */
export const loader = pageData(({ context, params }: Route.LoaderArgs) =>
  sendInvoiceXml(actorOf(context), params.invoiceId),
)
