import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { rosterRows } from '#/features/shoppers/roster/browse-shoppers.server.ts'
import { rosterList } from '#/features/shoppers/roster/list.ts'

export const loader = exportRoute(rosterList, rosterRows)
