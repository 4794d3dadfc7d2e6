import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { openDisputeList } from '#/features/reporting/disputes/open-list.ts'
import { openDisputeRows } from '#/features/reporting/disputes/open-list.server.ts'

export const loader = exportRoute(openDisputeList, openDisputeRows)
