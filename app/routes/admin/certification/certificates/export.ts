import { registerList } from '#/features/certification/certificate-desk/register-list.ts'
import { registerRows } from '#/features/certification/certificate-desk/register-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(registerList, registerRows)
