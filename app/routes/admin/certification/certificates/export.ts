import { registerList } from '#/features/certification/office-certificates/register-list.ts'
import { registerRows } from '#/features/certification/office-certificates/register-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(registerList, registerRows)
