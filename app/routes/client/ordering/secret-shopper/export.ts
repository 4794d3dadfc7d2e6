import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { ownRequestList } from '#/features/ordering/requests/list.ts'
import { ownRequestRows } from '#/features/ordering/requests/list.server.ts'

export const loader = exportRoute(ownRequestList, ownRequestRows)
