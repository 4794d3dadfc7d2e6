import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { studyList } from '#/features/site/case-studies/study-list.ts'
import { studyRows } from '#/features/site/case-studies/read-studies.server.ts'

export const loader = exportRoute(studyList, studyRows)
