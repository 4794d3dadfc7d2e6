import { z } from 'zod'
import { type AutomationEvent, automationEvents, declared, type EventField } from '#/domain/automation/events.ts'
import {
  type Condition,
  longestStepText,
  matchings,
  type Operator,
  operators,
  type RuleSpec,
  type RuleStep,
} from '#/domain/automation/rule.ts'
import { priorities } from '#/domain/corrective-action.ts'
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
export const tellings = ['notify', 'mail'] as const
export type Telling = (typeof tellings)[number]
export const roleName = (telling: Telling, role: string): string => `${telling}-role-${role}`
export const allRoles: readonly string[] = [...new Set<string>([...memberRoles, ...builtinRoles])]

const operator = z.union([z.literal(''), z.enum(operators)], 'unreadable').default('')
const inputsOf = ([name, field]: [string, EventField]): [string, z.ZodType][] => {
  const changed: [string, z.ZodType][] = field.hasBefore ? [[changedName(name), tick]] : []
  if (field.type === 'choice')
    return [...field.values.map((value): [string, z.ZodType] => [choiceName(name, value), tick]), ...changed]
  return [[opName(name), operator], [valueName(name), text(200)], ...changed]
}
const conditionInputs = Object.fromEntries(allFields.flatMap(inputsOf))
const roleInputs = Object.fromEntries(
  tellings.flatMap((telling) => allRoles.map((role): [string, z.ZodType] => [roleName(telling, role), tick])),
)

const inputs = {
  ...conditionInputs,
  ...roleInputs,
  name: z.string({ error: 'required' }).trim().min(1, 'required').max(120, 'too-long'),
  event: z.enum(events, 'automation-event'),
  node: maybeId,
  matching: z.enum(matchings, 'unreadable').default('all'),
  wait: z.string().trim().default('0'),
  'do-notify': tick,
  notifyPerson: maybeId,
  notifyText: text(longestStepText),
  'do-mail': tick,
  mailPerson: maybeId,
  mailText: text(longestStepText),
  'do-action': tick,
  actionTitle: text(200),
  actionPriority: z.enum(priorities, 'unreadable').default('medium'),
  actionDays: z.string().trim().default('7'),
  'do-note': tick,
  noteText: text(longestStepText),
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

function tellingIn(typed: Typed, telling: Telling): RuleStep[] {
  if (!isOn(typed, `do-${telling}`)) return []
  const person = typed[`${telling}Person`]
  return [
    {
      do: telling,
      roles: allRoles.filter((role) => isOn(typed, roleName(telling, role))),
      people: typeof person === 'string' ? [person] : [],
      text: textOf(typed, `${telling}Text`),
    },
  ]
}

function stepsIn(typed: Typed): RuleStep[] {
  const action: RuleStep[] = isOn(typed, 'do-action')
    ? [
        {
          do: 'action',
          title: textOf(typed, 'actionTitle').replace(/\s+/g, ' '),
          priority: typed['actionPriority'] as (typeof priorities)[number],
          days: Number(textOf(typed, 'actionDays')),
        },
      ]
    : []
  const note: RuleStep[] = isOn(typed, 'do-note') ? [{ do: 'note', text: textOf(typed, 'noteText') }] : []
  return [...tellingIn(typed, 'notify'), ...tellingIn(typed, 'mail'), ...action, ...note]
}

/** What a form says about a rule. */
export type RuleInput = { name: string; event: AutomationEvent; nodeId: string | null; spec: RuleSpec }

function inputOf(typed: Typed): RuleInput {
  return {
    name: textOf(typed, 'name'),
    event: typed['event'] as AutomationEvent,
    nodeId: typeof typed['node'] === 'string' ? typed['node'] : null,
    spec: {
      matching: typed['matching'] as RuleSpec['matching'],
      conditions: conditionsIn(typed),
      wait: Number(textOf(typed, 'wait') || '0'),
      steps: stepsIn(typed),
    },
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
