import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { dueRows } from '#/features/payouts/payouts/browse-due.server.ts'
import { dueList } from '#/features/payouts/payouts/due-list.ts'

export const loader = exportRoute(dueList, dueRows)
