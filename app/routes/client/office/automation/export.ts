import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { automationList } from '#/features/office/automation/list.ts'
import { ruleRows } from '#/features/office/automation/list.server.ts'

export const loader = exportRoute(automationList, ruleRows)
