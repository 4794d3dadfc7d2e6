import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { timelineList } from '#/features/office/timeline/list.ts'
import { timelineRows } from '#/features/office/timeline/list.server.ts'

export const loader = exportRoute(timelineList, timelineRows)
