import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { supplierList } from '#/features/kitchen/suppliers/list.ts'
import { supplierRows } from '#/features/kitchen/suppliers/list.server.ts'

export const loader = exportRoute(supplierList, supplierRows)
