import { applicationList } from '#/features/certification/certificate-desk/application-list.ts'
import { applicationRows } from '#/features/certification/certificate-desk/application-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(applicationList, applicationRows)
