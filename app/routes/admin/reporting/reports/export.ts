import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { deskList } from '#/features/reporting/editing/desk-list.ts'
import { deskRows } from '#/features/reporting/editing/desk-list.server.ts'

export const loader = exportRoute(deskList, deskRows)
