import { describedRows } from '#/features/companies/branches/describe-branches.server.ts'
import { describedList } from '#/features/companies/branches/described-list.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(describedList, describedRows)
