import { clientDetailsList } from '#/features/billing/office-invoices/client-details-list.ts'
import { clientDetailsRows } from '#/features/billing/office-invoices/client-details-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(clientDetailsList, clientDetailsRows)
