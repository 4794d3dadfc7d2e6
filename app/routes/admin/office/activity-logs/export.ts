import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { activityList } from '#/features/office/activity/list.ts'
import { activityRows } from '#/features/office/activity/list.server.ts'

export const loader = exportRoute(activityList, activityRows)
