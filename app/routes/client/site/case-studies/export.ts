import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { ownStudyList } from '#/features/site/case-studies/own-study-list.ts'
import { ownStudyRows } from '#/features/site/case-studies/read-studies.server.ts'

export const loader = exportRoute(ownStudyList, ownStudyRows)
