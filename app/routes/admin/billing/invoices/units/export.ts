import { formerUnitList } from '#/features/billing/tax-authority/units-list.ts'
import { formerUnitRows } from '#/features/billing/tax-authority/units-list.server.ts'
import { exportRoute } from '#/features/core/lists/export-list.server.ts'

export const loader = exportRoute(formerUnitList, formerUnitRows)
