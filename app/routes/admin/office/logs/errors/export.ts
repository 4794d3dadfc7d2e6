import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { logLineRows } from '#/features/office/technical-log/lines.server.ts'
import { logLineList } from '#/features/office/technical-log/lists.ts'

export const loader = exportRoute(logLineList, logLineRows)
