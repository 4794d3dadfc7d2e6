import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { failedJobRows } from '#/features/office/failed-jobs/browse.server.ts'
import { failedJobList } from '#/features/office/failed-jobs/list.ts'

export const loader = exportRoute(failedJobList, failedJobRows)
