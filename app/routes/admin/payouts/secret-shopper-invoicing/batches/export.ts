import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { batchList } from '#/features/payouts/payouts/batch-list.ts'
import { batchRows } from '#/features/payouts/payouts/browse-batches.server.ts'

export const loader = exportRoute(batchList, batchRows)
