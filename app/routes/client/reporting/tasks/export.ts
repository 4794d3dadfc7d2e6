import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { correctiveActionList } from '#/features/reporting/corrective-actions/list.ts'
import { correctiveActionRows } from '#/features/reporting/corrective-actions/list.server.ts'

export const loader = exportRoute(correctiveActionList, correctiveActionRows)
