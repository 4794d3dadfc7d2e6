import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { ownPayoutList } from '#/features/payouts/own-payouts/list.ts'
import { ownPayoutRows } from '#/features/payouts/own-payouts/list.server.ts'

export const loader = exportRoute(ownPayoutList, ownPayoutRows)
