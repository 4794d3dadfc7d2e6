import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { paperList } from '#/features/operations/papers/list.ts'
import { paperRows } from '#/features/operations/papers/list.server.ts'

export const loader = exportRoute(paperList, paperRows)
