import { moderationList } from '#/features/certification/guest-reviews/moderation-list.ts'
import { moderationRows } from '#/features/certification/guest-reviews/moderation-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(moderationList, moderationRows)
