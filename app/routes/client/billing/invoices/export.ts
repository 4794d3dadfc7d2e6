import { ownInvoiceList } from '#/features/billing/client-invoices/list.ts'
import { ownInvoiceRows } from '#/features/billing/client-invoices/list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(ownInvoiceList, ownInvoiceRows)
