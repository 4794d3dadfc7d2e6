import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { staffPageRows } from '#/features/site/pages/list-pages.server.ts'
import { pageList } from '#/features/site/pages/page-list.ts'

export const loader = exportRoute(pageList, staffPageRows)
