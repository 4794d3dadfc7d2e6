import { invoiceList } from '#/features/billing/invoice-desk/list.ts'
import { invoiceRows } from '#/features/billing/invoice-desk/list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(invoiceList, invoiceRows)
