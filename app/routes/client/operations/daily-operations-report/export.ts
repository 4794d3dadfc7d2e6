import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { dailyReportList } from '#/features/operations/daily-reports/list.ts'
import { dailyRows } from '#/features/operations/daily-reports/list.server.ts'

export const loader = exportRoute(dailyReportList, dailyRows)
