import { sentList } from '#/features/billing/tax-authority/list.ts'
import { sentRows } from '#/features/billing/tax-authority/list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(sentList, sentRows)
