import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { ownReportList } from '#/features/reporting/shopper-reports/list.ts'
import { ownReportRows } from '#/features/reporting/shopper-reports/list.server.ts'

export const loader = exportRoute(ownReportList, ownReportRows)
