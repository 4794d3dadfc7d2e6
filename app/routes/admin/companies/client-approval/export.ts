import { approvalList } from '#/features/companies/clients/approval-list.ts'
import { approvalRows } from '#/features/companies/clients/approval-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(approvalList, approvalRows)
