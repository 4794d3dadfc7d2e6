import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { actionList } from '#/features/reporting/corrective-actions/list.ts'
import { actionRows } from '#/features/reporting/corrective-actions/list.server.ts'

export const loader = exportRoute(actionList, actionRows)
