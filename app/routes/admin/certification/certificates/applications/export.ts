import { applicationList } from '#/features/certification/office-certificates/application-list.ts'
import { applicationRows } from '#/features/certification/office-certificates/application-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(applicationList, applicationRows)
