import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { mailingList } from '#/features/messaging/mailings/list.ts'
import { mailingRows } from '#/features/messaging/mailings/list.server.ts'

export const loader = exportRoute(mailingList, mailingRows)
