import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { supplierInvoiceList } from '#/features/kitchen/supplier-invoices/list.ts'
import { supplierInvoiceRows } from '#/features/kitchen/supplier-invoices/list.server.ts'

export const loader = exportRoute(supplierInvoiceList, supplierInvoiceRows)
