import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { queuedJobRows } from '#/features/office/technical-log/jobs.server.ts'
import { queuedJobList } from '#/features/office/technical-log/lists.ts'

export const loader = exportRoute(queuedJobList, queuedJobRows)
