import { type AutomationRecipe, recipeOf } from '#/domain/automation/recipes.ts'
import type { AutomationEvent } from '#/domain/automation/events.ts'
import type { RuleSpec, RuleStep } from '#/domain/automation/rule.ts'
import type { Lang } from '#/domain/text.ts'
import { automationMessages } from '#/messages/office/automation.ts'

export type RuleValues = { name: string; event: AutomationEvent; nodeId: string | null; spec: RuleSpec }

/** What a ready rule fills into the form, in the language of the reader. */
export function recipeValues(name: AutomationRecipe, lang: Lang): RuleValues {
  const { event, conditions, steps } = recipeOf(name)
  const text = automationMessages[`recipe_${name}_text`][lang]
  return {
    name: automationMessages[`recipe_${name}`][lang],
    event,
    nodeId: null,
    spec: {
      matching: 'all',
      conditions,
      steps: steps.map((step): RuleStep =>
        step.do === 'action' ? { ...step, title: text } : { ...step, people: [], text },
      ),
    },
  }
}

/** The form of a new rule about an event. */
export const emptyValues = (event: AutomationEvent): RuleValues => ({
  name: '',
  event,
  nodeId: null,
  spec: { matching: 'all', conditions: [], steps: [] },
})
