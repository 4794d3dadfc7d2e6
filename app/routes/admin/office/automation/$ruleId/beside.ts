import { besideRuleLoader } from '#/features/office/automation/pages.server.ts'

export const loader = besideRuleLoader('admin')
