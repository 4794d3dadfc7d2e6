import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { staffTaskList } from '#/features/office/staff-tasks/list.ts'
import { staffTaskRows } from '#/features/office/staff-tasks/read-tasks.server.ts'

export const loader = exportRoute(staffTaskList, staffTaskRows)
