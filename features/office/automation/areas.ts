import { href } from 'react-router'
import { automationList, officeAutomationList } from './list.ts'

/** Rules of a company, in the portal of clients, and of our team, in the office: the same pages under two addresses. */
export const automationAreas = {
  client: {
    list: automationList,
    home: href('/client/automation'),
    add: href('/client/automation/new'),
    rule: (ruleId: string) => href('/client/automation/:ruleId', { ruleId }),
  },
  admin: {
    list: officeAutomationList,
    home: href('/admin/automation'),
    add: href('/admin/automation/new'),
    rule: (ruleId: string) => href('/admin/automation/:ruleId', { ruleId }),
  },
} as const

export type AutomationArea = keyof typeof automationAreas
