import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { duePayoutList } from '#/features/ledger/finance/due-list.ts'
import { duePayoutRows } from '#/features/ledger/finance/due-list.server.ts'

export const loader = exportRoute(duePayoutList, duePayoutRows)
