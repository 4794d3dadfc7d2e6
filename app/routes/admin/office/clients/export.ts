import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { clientList } from '#/features/office/clients/list.ts'
import { clientRows } from '#/features/office/clients/list.server.ts'

export const loader = exportRoute(clientList, clientRows)
