import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { readReviewQuery, reviewList } from '#/features/reporting/editing/review-list.ts'
import { reviewRows } from '#/features/reporting/editing/review-list.server.ts'

export const loader = exportRoute(reviewList, reviewRows, readReviewQuery)
