import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { emailList } from '#/features/messaging/emails/list.ts'
import { emailRows } from '#/features/messaging/emails/list.server.ts'

export const loader = exportRoute(emailList, emailRows)
