import { toBillList } from '#/features/billing/visits-to-bill/list.ts'
import { toBillRows } from '#/features/billing/visits-to-bill/list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(toBillList, toBillRows)
