import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { dutyTaskList } from '#/features/operations/duties/list.ts'
import { dutyTaskRows } from '#/features/operations/duties/list.server.ts'

export const loader = exportRoute(dutyTaskList, dutyTaskRows)
