import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { sentMessageList } from '#/features/office/technical-log/lists.ts'
import { sentMessageRows } from '#/features/office/technical-log/messages.server.ts'

export const loader = exportRoute(sentMessageList, sentMessageRows)
