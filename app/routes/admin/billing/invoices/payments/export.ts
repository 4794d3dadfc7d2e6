import { paymentList } from '#/features/billing/payments/list.ts'
import { paymentRows } from '#/features/billing/payments/list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(paymentList, paymentRows)
