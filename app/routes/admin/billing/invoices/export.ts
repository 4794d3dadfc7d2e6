import { invoiceList } from '#/features/billing/office-invoices/list.ts'
import { invoiceRows } from '#/features/billing/office-invoices/list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(invoiceList, invoiceRows)
