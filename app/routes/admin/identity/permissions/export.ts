import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { staffList } from '#/features/identity/staff/list.ts'
import { staffRowsOf } from '#/features/identity/staff/list.server.ts'

export const loader = exportRoute(staffList, staffRowsOf)
