import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { returnList } from '#/features/reporting/returns/list.ts'
import { allReturns } from '#/features/reporting/returns/read-returns.server.ts'

export const loader = exportRoute(returnList, { all: allReturns })
