import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { scoreAlertList } from '#/features/reporting/score-alerts/list.ts'
import { scoreAlertRows } from '#/features/reporting/score-alerts/list.server.ts'

export const loader = exportRoute(scoreAlertList, scoreAlertRows)
