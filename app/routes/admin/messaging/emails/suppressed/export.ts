import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { suppressionList } from '#/features/messaging/suppressions/list.ts'
import { suppressionRows } from '#/features/messaging/suppressions/list.server.ts'

export const loader = exportRoute(suppressionList, suppressionRows)
