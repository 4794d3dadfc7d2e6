import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { openInvoiceList } from '#/features/ledger/finance/receivables-list.ts'
import { openInvoiceRows } from '#/features/ledger/finance/receivables-list.server.ts'

export const loader = exportRoute(openInvoiceList, openInvoiceRows)
