import { ownReviewList } from '#/features/certification/guest-reviews/own-list.ts'
import { ownReviewRows } from '#/features/certification/guest-reviews/own-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(ownReviewList, ownReviewRows)
