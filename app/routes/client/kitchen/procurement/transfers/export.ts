import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { transferList } from '#/features/kitchen/transfers/list.ts'
import { transferRows } from '#/features/kitchen/transfers/list.server.ts'

export const loader = exportRoute(transferList, transferRows)
