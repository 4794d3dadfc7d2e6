import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { journalList } from '#/features/ledger/journal/list.ts'
import { journalRows } from '#/features/ledger/journal/list.server.ts'

export const loader = exportRoute(journalList, journalRows)
