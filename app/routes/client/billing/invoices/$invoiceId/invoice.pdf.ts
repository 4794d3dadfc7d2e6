import { sendInvoicePdf } from '#/features/billing/invoice-documents/send-invoice.server.ts'
import { pageData } from '#/platform/form-action.server.ts'
import { actorOf } from '#/platform/request-context.ts'
import type { Route } from './+types/invoice.pdf'

/** PDF of a tax document with the embedded XML. */
export const loader = pageData(({ context, params, url }: Route.LoaderArgs) =>
  sendInvoicePdf(actorOf(context), params.invoiceId, url.searchParams),
)
