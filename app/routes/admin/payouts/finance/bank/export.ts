import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { bankLineList } from '#/features/payouts/bank-statements/list.ts'
import { lineRows } from '#/features/payouts/bank-statements/list.server.ts'

export const loader = exportRoute(bankLineList, lineRows)
