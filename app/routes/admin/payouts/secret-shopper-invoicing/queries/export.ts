import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { queryRows } from '#/features/payouts/queries/browse-queries.server.ts'
import { queryList } from '#/features/payouts/queries/query-list.ts'

export const loader = exportRoute(queryList, queryRows)
