import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { countList } from '#/features/kitchen/stock/list.ts'
import { countRows } from '#/features/kitchen/stock/list.server.ts'

export const loader = exportRoute(countList, countRows)
