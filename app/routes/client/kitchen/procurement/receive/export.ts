import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { receiptList } from '#/features/kitchen/receipts/list.ts'
import { receiptRows } from '#/features/kitchen/receipts/list.server.ts'

export const loader = exportRoute(receiptList, receiptRows)
