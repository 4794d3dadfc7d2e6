import { eligibleList } from '#/features/certification/certificates/eligible-list.ts'
import { eligibleRows } from '#/features/certification/certificates/eligible-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(eligibleList, eligibleRows)
