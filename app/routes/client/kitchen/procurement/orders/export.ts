import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { orderList } from '#/features/kitchen/orders/list.ts'
import { orderRows } from '#/features/kitchen/orders/list.server.ts'

export const loader = exportRoute(orderList, orderRows)
