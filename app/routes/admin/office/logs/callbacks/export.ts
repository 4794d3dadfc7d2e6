import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { callbackRows } from '#/features/office/technical-log/callbacks.server.ts'
import { callbackList } from '#/features/office/technical-log/lists.ts'

export const loader = exportRoute(callbackList, callbackRows)
