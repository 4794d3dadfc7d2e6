import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { bankRows } from '#/features/fieldwork/questionnaires/bank/list.server.ts'
import { bankList } from '#/features/fieldwork/questionnaires/bank/list.ts'

export const loader = exportRoute(bankList, bankRows)
