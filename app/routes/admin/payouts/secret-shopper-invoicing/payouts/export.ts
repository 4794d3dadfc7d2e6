import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { payoutList } from '#/features/payouts/payouts/payout-list.ts'
import { payoutRows } from '#/features/payouts/payouts/payout-list.server.ts'

export const loader = exportRoute(payoutList, payoutRows)
