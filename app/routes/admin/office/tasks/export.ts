import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { workList } from '#/features/office/staff-tasks/list.ts'
import { workRows } from '#/features/office/staff-tasks/read-work.server.ts'

export const loader = exportRoute(workList, workRows)
