import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { requestList } from '#/features/kitchen/quotations/list.ts'
import { requestRows } from '#/features/kitchen/quotations/list.server.ts'

export const loader = exportRoute(requestList, requestRows)
