import type { Actor } from '#/domain/actor.ts'
import { type AutomationEvent, isAutomationEvent } from '#/domain/automation/events.ts'
import {
  type AutomationRecipe,
  isAutomationRecipe,
  type Recipe,
  recipeOf,
  recipesOf,
} from '#/domain/automation/recipes.ts'
import { isOtherStep } from '#/domain/automation/rule.ts'
import { authorize } from '#/domain/permissions.ts'
import { eventsFor, readRuleChoices, type RuleChoices, stepsFor } from './read-rule.server.ts'
import { emptyValues, recipeValues, type RuleValues } from './recipe-values.ts'
import { sideOf } from './write-rule.server.ts'

export type NewRule =
  | { values: RuleValues; choices: RuleChoices }
  | { values: null; recipes: AutomationRecipe[]; events: AutomationEvent[] }

/** A ready rule is offered when its event and each of its steps are. */
const canUse = (actor: Actor, events: readonly AutomationEvent[], { event, steps }: Recipe): boolean =>
  events.includes(event) && steps.every(({ do: kind }) => !isOtherStep(kind) || stepsFor(actor, event).includes(kind))

/** The form of a new rule: from a ready one, about an event, or first the choice of one of both. */
export async function readNewRule(actor: Actor, asked: URLSearchParams): Promise<NewRule> {
  authorize(actor, 'automation.write')
  const [recipe, event] = [asked.get('recipe') ?? '', asked.get('event') ?? '']
  if (isAutomationRecipe(recipe)) {
    const values = recipeValues(recipe, actor.language)
    return { values, choices: await readRuleChoices(actor, values.event) }
  }
  if (isAutomationEvent(event)) return { values: emptyValues(event), choices: await readRuleChoices(actor, event) }
  const events = eventsFor(actor)
  const recipes = recipesOf(sideOf(actor)).filter((one) => canUse(actor, events, recipeOf(one)))
  return { values: null, recipes, events }
}
