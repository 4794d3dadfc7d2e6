import type { MemberRole } from '../member-roles.ts'
import type { Permission } from '../permissions.ts'
import type { Priority } from '../corrective-action.ts'
import type { StaffTaskPriority } from '../office/staff-task.ts'
import { type AutomationEvent, declared, type EventField, type OtherStep, otherSteps } from './events.ts'

export const ruleStates = ['active', 'paused', 'archived'] as const
export type RuleState = (typeof ruleStates)[number]

/** Why a rule rests: a person did it, its owner left or lost the right, its part is gone, or it ran too often. */
export const pauseReasons = ['person', 'owner-gone', 'owner-rights', 'part-gone', 'too-many'] as const
export type PauseReason = (typeof pauseReasons)[number]

/** Why an event led to no steps. */
export const stopReasons = [
  'same-rule',
  'too-deep',
  'too-many',
  'no-report',
  'no-branch',
  'refused',
  'error',
  'no-longer',
  'paused',
  'changed',
  'archived',
  'closing',
] as const
export type StopReason = (typeof stopReasons)[number]

export const operators = ['is', 'is-not', 'above', 'below', 'in', 'contains', 'missing', 'changed'] as const
export type Operator = (typeof operators)[number]
export type Condition = { field: string; op: Operator; value: string }
export const matchings = ['all', 'any'] as const
export type Matching = (typeof matchings)[number]

/** Those told: roles of the company or of our team, and single people; of them only who may read the event. */
export type Told = { roles: readonly string[]; people: readonly string[] }
export type RuleStep =
  | ({ do: 'notify'; text: string } & Told)
  | ({ do: 'mail'; text: string } & Told)
  /** A proposal to order a visit to the branch; a person orders it, or does not. */
  | ({ do: 'propose'; text: string } & Told)
  | { do: 'action'; title: string; priority: Priority; days: number }
  /** A task of our team; `ownerId` null: without an owner. */
  | { do: 'task'; title: string; priority: StaffTaskPriority; days: number; ownerId: string | null }
  | { do: 'note'; text: string }
export type StepKind = RuleStep['do']
export const stepKinds = ['notify', 'mail', ...otherSteps] as const satisfies readonly StepKind[]

export const mostSteps = 5
export const mostConditions = 10
export const longestStepText = 500
/** Rules of a company, or of our team, that are not archived. */
export const mostRules = 50

export type RuleSpec = {
  matching: Matching
  conditions: readonly Condition[]
  /** Days between the event and the steps, after which the conditions must be met again; absent: none. */
  wait?: number
  steps: readonly RuleStep[]
}
export type Facts = Readonly<Record<string, string | number | null>>
/** Name of the fact that holds the value of a field before the event. */
export const factBefore = (field: string): string => `before:${field}`

export const longestWait = 30
export const isWait = (days: number): boolean => Number.isInteger(days) && days >= 0 && days <= longestWait
export const waitOf = ({ wait }: Pick<RuleSpec, 'wait'>): number => wait ?? 0

/**
 * What a rule does about an event: `met`: its conditions at the event; `metAgain`: those after the wait, and whether the
 * matter is still true; null: that moment has not come.
 */
export function verdictOf(met: boolean, metAgain: boolean | null): 'acts' | 'waits' | 'nothing' {
  if (!met || metAgain === false) return 'nothing'
  return metAgain === null ? 'waits' : 'acts'
}

const ofType: Record<EventField['type'], readonly Operator[]> = {
  number: ['is', 'is-not', 'above', 'below', 'in', 'missing'],
  text: ['is', 'is-not', 'contains', 'missing'],
  choice: ['is', 'is-not', 'in', 'missing'],
}
/** Comparisons with a value. */
export const operatorsOf = (field: EventField): readonly Operator[] => ofType[field.type]

const list = (value: string): string[] =>
  value
    .split(/[,،]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
const same = (fact: string | number, value: string): boolean =>
  typeof fact === 'number' ? Number(value) === fact : fact.toLowerCase() === value.trim().toLowerCase()

function hasChanged(facts: Facts, field: string): boolean {
  const [before, after] = [facts[factBefore(field)] ?? null, facts[field] ?? null]
  return before !== null && after !== null && before !== after
}

/** Whether an event meets a condition. An unknown fact meets `missing` alone; the first value of a record is no change. */
export function meets(facts: Facts, { field, op, value }: Condition): boolean {
  if (op === 'changed') return hasChanged(facts, field)
  const fact = facts[field] ?? null
  if (op === 'missing') return fact === null || fact === ''
  if (fact === null) return false
  switch (op) {
    case 'is':
      return same(fact, value)
    case 'is-not':
      return !same(fact, value)
    case 'above':
      return typeof fact === 'number' && fact > Number(value)
    case 'below':
      return typeof fact === 'number' && fact < Number(value)
    case 'in':
      return list(value).some((one) => same(fact, one))
    case 'contains':
      return typeof fact === 'string' && fact.toLowerCase().includes(value.trim().toLowerCase())
  }
}

/** Whether an event is one for the rule; without conditions each is. */
export const applies = ({ matching, conditions }: Pick<RuleSpec, 'matching' | 'conditions'>, facts: Facts): boolean =>
  conditions.length === 0 ||
  (matching === 'all' ? conditions.every((one) => meets(facts, one)) : conditions.some((one) => meets(facts, one)))

const isNumber = (value: string, { least, most }: { least: number; most: number }): boolean =>
  /^\d{1,8}(\.\d{1,2})?$/.test(value) && Number(value) >= least && Number(value) <= most

function fits(field: EventField, op: Operator, value: string): boolean {
  if (op === 'changed') return field.hasBefore === true && value === ''
  if (!operatorsOf(field).includes(op)) return false
  if (op === 'missing') return value === ''
  const values = op === 'in' ? list(value) : [value.trim()]
  if (values.length === 0 || values.length > 20) return false
  return values.every((one) =>
    field.type === 'number'
      ? isNumber(one, field)
      : field.type === 'choice'
        ? field.values.includes(one)
        : one.length >= 1 && one.length <= 100,
  )
}

/** Field of the first condition that the event does not know or that cannot be compared; null: none. */
export function wrongCondition(event: AutomationEvent, conditions: readonly Condition[]): string | null {
  const { fields } = declared(event)
  const wrong = conditions.find(({ field, op, value }) => !fields[field] || !fits(fields[field], op, value))
  return wrong?.field ?? null
}

export const isOtherStep = (kind: StepKind): kind is OtherStep => (otherSteps as readonly StepKind[]).includes(kind)

/** Permissions that the owner of a rule needs for its steps; telling people needs none. */
export function permissionsOfSteps(side: 'company' | 'office', steps: readonly Pick<RuleStep, 'do'>[]): Permission[] {
  const needs = steps.flatMap((step): Permission[] => {
    if (step.do === 'action') return ['actions.write']
    if (step.do === 'task') return ['work.write']
    if (step.do === 'propose') return ['evaluations.request']
    if (step.do === 'note') return [side === 'company' ? 'timeline.note' : 'clients.note']
    return []
  })
  return [...new Set(needs)]
}

/** Longest chain of rules that cause one another. */
export const longestChain = 3

/**
 * Why a rule must not follow an event that other rules caused: it is one of them, or there are too many.
 * `chain`: those rules, the first one first; of an event by a person empty.
 */
export function loopOf(ruleId: string, chain: readonly string[]): 'same-rule' | 'too-deep' | null {
  if (chain.includes(ruleId)) return 'same-rule'
  return chain.length >= longestChain ? 'too-deep' : null
}

export const mostRunsAnHour = 60
export const mostRunsADay = 500
/** Whether one more run would be too many; the counts are of runs before it. */
export const isTooOften = ({ hour, day }: { hour: number; day: number }): boolean =>
  hour >= mostRunsAnHour || day >= mostRunsADay

/** Days that a dry run looks back, and the events that it lists. */
export const dryRunDays = 30
export const dryRunSamples = 20

/** Longest time to do an action or a task. */
export const longestDays = 365

/** What is missing in a step; null: nothing. */
export function missingIn(step: RuleStep): 'who' | 'text' | 'title' | 'days' | null {
  if ('roles' in step && step.roles.length + step.people.length === 0) return 'who'
  if ('text' in step) return step.text === '' ? 'text' : null
  if (step.title === '') return 'title'
  return Number.isInteger(step.days) && step.days >= 0 && step.days <= longestDays ? null : 'days'
}

/** Roles that a step of a company names. */
export const rolesOf = (step: Told): MemberRole[] => [...step.roles] as MemberRole[]
