import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { libraryList } from '#/features/site/library/list.ts'
import { libraryRows } from '#/features/site/library/read.server.ts'

export const loader = exportRoute(libraryList, libraryRows)
