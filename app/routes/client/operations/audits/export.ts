import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { auditList } from '#/features/operations/audits/list.ts'
import { auditRows } from '#/features/operations/audits/list.server.ts'

export const loader = exportRoute(auditList, auditRows)
