import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { allProgrammes } from '#/features/ordering/programmes/all-list.ts'
import { allProgrammeRows } from '#/features/ordering/programmes/browse-all.server.ts'

export const loader = exportRoute(allProgrammes, allProgrammeRows)
