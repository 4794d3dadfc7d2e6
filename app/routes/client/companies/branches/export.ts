import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { branchList } from '#/features/office/branch-records/list.ts'
import { branchRows } from '#/features/office/branch-records/list.server.ts'

export const loader = exportRoute(branchList, branchRows)
