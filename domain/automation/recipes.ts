import type { AutomationEvent, AutomationSide } from './events.ts'
import { automationEvents } from './events.ts'
import type { Condition } from './rule.ts'
import type { Priority } from '../corrective-action.ts'

type RecipeStep =
  | { do: 'notify' | 'mail' | 'propose'; roles: readonly string[] }
  | { do: 'action'; priority: Priority; days: number }
export type Recipe = { event: AutomationEvent; conditions: readonly Condition[]; steps: readonly RecipeStep[] }

const when = (field: string, op: Condition['op'], value: string): Condition => ({ field, op, value })
const leaders = ['manager', 'branch_manager']

/** Ready rules that fill in the form; their names and texts are in the reader's language. */
export const automationRecipes = {
  critical: {
    event: 'alert.sent',
    conditions: [],
    steps: [
      { do: 'notify', roles: leaders },
      { do: 'mail', roles: ['manager'] },
    ],
  },
  underTarget: {
    event: 'report.released',
    conditions: [when('underTarget', 'is', '2')],
    steps: [{ do: 'propose', roles: ['owner', 'manager'] }],
  },
  guestStars: {
    event: 'guest.reviewed',
    conditions: [when('stars', 'below', '3')],
    steps: [{ do: 'notify', roles: leaders }],
  },
  suspended: {
    event: 'certificate.moved',
    conditions: [when('step', 'in', 'suspended,revoked')],
    steps: [{ do: 'mail', roles: ['owner'] }],
  },
  failsTwice: {
    event: 'question.failed',
    conditions: [when('times', 'is', '2')],
    steps: [{ do: 'action', priority: 'high', days: 7 }],
  },
  overdue: {
    event: 'action.overdue',
    conditions: [when('days', 'is', '3')],
    steps: [{ do: 'notify', roles: ['manager'] }],
  },
  paper: {
    event: 'paper.expires',
    conditions: [when('days', 'in', '30,7')],
    steps: [{ do: 'mail', roles: ['owner'] }],
  },
  documentEnds: {
    event: 'document.ends',
    conditions: [when('days', 'in', '30,7'), when('renewing', 'is', 'no')],
    steps: [{ do: 'notify', roles: leaders }],
  },
  dailyMissing: { event: 'daily.missing', conditions: [], steps: [{ do: 'notify', roles: leaders }] },
  noShopper: {
    event: 'request.open',
    conditions: [when('days', 'in', '3,1')],
    steps: [{ do: 'notify', roles: ['operations'] }],
  },
  disputed: { event: 'dispute.opened', conditions: [], steps: [{ do: 'mail', roles: ['editor'] }] },
  unpaid: {
    event: 'invoice.overdue',
    conditions: [when('days', 'in', '15,30')],
    steps: [{ do: 'notify', roles: ['finance'] }],
  },
  undelivered: { event: 'email.failed', conditions: [], steps: [{ do: 'notify', roles: ['support'] }] },
} as const satisfies Record<string, Recipe>

export type AutomationRecipe = keyof typeof automationRecipes
export const recipeOf = (name: AutomationRecipe): Recipe => automationRecipes[name]
export const isAutomationRecipe = (name: string): name is AutomationRecipe => Object.hasOwn(automationRecipes, name)
export const recipesOf = (side: AutomationSide): AutomationRecipe[] =>
  (Object.keys(automationRecipes) as AutomationRecipe[]).filter(
    (name) => automationEvents[automationRecipes[name].event].of === side,
  )
