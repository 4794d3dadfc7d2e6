import { exportRoute } from '#/features/core/lists/export-list.server.ts'
import { officeAutomationList } from '#/features/office/automation/list.ts'
import { officeRuleRows } from '#/features/office/automation/list.server.ts'

export const loader = exportRoute(officeAutomationList, officeRuleRows)
