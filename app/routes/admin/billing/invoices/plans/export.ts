import { planList } from '#/features/billing/plans/list.ts'
import { planRows } from '#/features/billing/plans/list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(planList, planRows)
