import { z } from 'zod'
import { type AutomationEvent, automationEvents, declared, type EventField } from '#/domain/automation/events.ts'
import {
  type Condition,
  longestStepText,
  matchings,
  mostSteps,
  type Operator,
  operators,
  type RuleSpec,
  type RuleStep,
  type StepKind,
  stepKinds,
} from '#/domain/automation/rule.ts'
import { type Priority, priorities } from '#/domain/corrective-action.ts'
import { staffTaskPriorities, type StaffTaskPriority } from '#/domain/office/staff-task.ts'
import { memberRoles } from '#/domain/member-roles.ts'
import { builtinRoles } from '#/domain/staff-cells.ts'

const tick = z
  .literal('on')
  .optional()
  .transform((value) => value === 'on')
const text = (most: number) => z.string().trim().max(most, 'too-long').default('')
const number = z
  .string()
  .regex(/^\d{1,9}$/, 'unreadable')
  .transform(Number)
const maybeId = z
  .union([z.literal(''), z.uuid('unreadable')])
  .default('')
  .transform((id) => id || null)

const events = Object.keys(automationEvents) as [AutomationEvent, ...AutomationEvent[]]
const allFields: [string, EventField][] = events.flatMap((event) => Object.entries(declared(event).fields))

/** Names of the inputs of a field. */
export const opName = (field: string): string => `op-${field}`
export const valueName = (field: string): string => `value-${field}`
export const choiceName = (field: string, value: string): string => `is-${field}-${value}`
export const changedName = (field: string): string => `changed-${field}`
/** Name of an input of a step; the first step is 1. */
export const stepName = (slot: number, input: StepInput): string => `s${slot}-${input}`
type StepInput = 'do' | 'person' | 'text' | 'title' | 'priority' | 'urgency' | 'days' | 'owner'
export const roleName = (slot: number, role: string): string => `s${slot}-role-${role}`
const slots = Array.from({ length: mostSteps }, (_, nth) => nth + 1)
export const allRoles: readonly string[] = [...new Set<string>([...memberRoles, ...builtinRoles])]

const operator = z.union([z.literal(''), z.enum(operators)], 'unreadable').default('')
const inputsOf = ([name, field]: [string, EventField]): [string, z.ZodType][] => {
  const changed: [string, z.ZodType][] = field.hasBefore ? [[changedName(name), tick]] : []
  if (field.type === 'choice')
    return [...field.values.map((value): [string, z.ZodType] => [choiceName(name, value), tick]), ...changed]
  return [[opName(name), operator], [valueName(name), text(200)], ...changed]
}
const conditionInputs = Object.fromEntries(allFields.flatMap(inputsOf))
const inputsOfStep = (slot: number): [string, z.ZodType][] => [
  [stepName(slot, 'do'), z.union([z.literal(''), z.enum(stepKinds)], 'unreadable').default('')],
  [stepName(slot, 'person'), maybeId],
  [stepName(slot, 'owner'), maybeId],
  [stepName(slot, 'text'), text(longestStepText)],
  [stepName(slot, 'title'), text(200)],
  [stepName(slot, 'priority'), z.enum(priorities, 'unreadable').default('medium')],
  [stepName(slot, 'urgency'), z.enum(staffTaskPriorities, 'unreadable').default('normal')],
  [stepName(slot, 'days'), z.string().trim().default('7')],
  ...allRoles.map((role): [string, z.ZodType] => [roleName(slot, role), tick]),
]
const stepInputs = Object.fromEntries(slots.flatMap(inputsOfStep))

const inputs = {
  ...conditionInputs,
  ...stepInputs,
  name: z.string({ error: 'required' }).trim().min(1, 'required').max(120, 'too-long'),
  event: z.enum(events, 'automation-event'),
  node: maybeId,
  matching: z.enum(matchings, 'unreadable').default('all'),
  wait: z.string().trim().default('0'),
}

type Typed = Record<string, unknown>
const isOn = (typed: Typed, name: string): boolean => typed[name] === true
const textOf = (typed: Typed, name: string): string => (typeof typed[name] === 'string' ? typed[name] : '')

function comparisonIn(typed: Typed, field: string, of: EventField): Condition[] {
  if (of.type === 'choice') {
    const ticked = of.values.filter((value) => isOn(typed, choiceName(field, value)))
    return ticked.length === 0 ? [] : [{ field, op: 'in', value: ticked.join(',') }]
  }
  const op = textOf(typed, opName(field)) as Operator | ''
  if (op === '') return []
  return [{ field, op, value: op === 'missing' ? '' : textOf(typed, valueName(field)) }]
}

/** Conditions of the fields of the event; a choice with nothing ticked, and an empty comparison, restrict nothing. */
const conditionsIn = (typed: Typed): Condition[] =>
  Object.entries(declared(typed['event'] as AutomationEvent).fields).flatMap(([field, of]): Condition[] => [
    ...comparisonIn(typed, field, of),
    ...(isOn(typed, changedName(field)) ? [{ field, op: 'changed', value: '' } as const] : []),
  ])

function stepIn(typed: Typed, slot: number): RuleStep | null {
  const said = (input: StepInput): string => textOf(typed, stepName(slot, input))
  const idOf = (input: StepInput): string | null => said(input) || null
  const [text, days, person] = [said('text'), Number(said('days')), idOf('person')]
  const title = said('title').replace(/\s+/g, ' ')
  const told = { roles: allRoles.filter((role) => isOn(typed, roleName(slot, role))), people: person ? [person] : [] }
  const kind = said('do') as StepKind | ''
  switch (kind) {
    case '':
      return null
    case 'notify':
    case 'mail':
    case 'propose':
      return { do: kind, ...told, text }
    case 'action':
      return { do: kind, title, priority: said('priority') as Priority, days }
    case 'task':
      return { do: kind, title, priority: said('urgency') as StaffTaskPriority, days, ownerId: idOf('owner') }
    case 'note':
      return { do: kind, text }
  }
}

const stepsIn = (typed: Typed): { slot: number; step: RuleStep }[] =>
  slots.flatMap((slot) => {
    const step = stepIn(typed, slot)
    return step ? [{ slot, step }] : []
  })

/** Names of the inputs of a step for which a refusal is shown. */
export const inputOfPart = { who: 'person', text: 'text', title: 'title', days: 'days' } as const

/** What a form says about a rule. */
export type RuleInput = {
  name: string
  event: AutomationEvent
  nodeId: string | null
  spec: RuleSpec
  /** Places of the steps in the form, where empty ones may lie between; absent: one after the other. */
  slots?: readonly number[]
}

function inputOf(typed: Typed): RuleInput {
  const steps = stepsIn(typed)
  return {
    name: textOf(typed, 'name'),
    event: typed['event'] as AutomationEvent,
    nodeId: typeof typed['node'] === 'string' ? typed['node'] : null,
    spec: {
      matching: typed['matching'] as RuleSpec['matching'],
      conditions: conditionsIn(typed),
      wait: Number(textOf(typed, 'wait') || '0'),
      steps: steps.map(({ step }) => step),
    },
    slots: steps.map(({ slot }) => slot),
  }
}

/** A new rule. `clientKey` is made by the browser, so that a form sent twice makes one rule. */
export const newRuleForm = z
  .strictObject({
    clientKey: z.uuid('unreadable'),
    intent: z.enum(['start', 'rest'], 'unreadable').default('start'),
    ...inputs,
  })
  .transform((typed) => ({ id: typed.clientKey, rests: typed.intent === 'rest', ...inputOf(typed) }))

/** A change of a rule; `revision` is the one that the page showed. */
export const changeRuleForm = z
  .strictObject({ revision: number, ...inputs })
  .transform((typed) => ({ revision: typed.revision, ...inputOf(typed) }))

export const ruleSteps = ['pause', 'resume', 'archive'] as const
export const ruleStepForm = z.strictObject({ intent: z.enum(ruleSteps, 'unreadable'), revision: number })
export type RuleStepName = (typeof ruleSteps)[number]
