import type { Condition, Question } from '../questionnaire.ts'

/** One statement about an answer, the branch or the hour. */
export type Statement = Exclude<
  Condition,
  { always: boolean } | { not: Condition } | { and: readonly Condition[] } | { or: readonly Condition[] }
>
/** `except`: negated; the option of a multiple-choice question was not chosen. */
export type Part = { statement: Statement; except: boolean }
export type Group = { how: 'all' | 'any' | 'none'; parts: readonly Part[] }
/** A condition as the editor shows it: statements and groups of statements, one level deep. */
export type Rule = { how: Group['how']; parts: readonly (Part | Group)[] }

export const isGroup = (part: Part | Group): part is Group => 'how' in part

export const isStatement = (condition: Condition): condition is Statement =>
  'question' in condition || 'attribute' in condition || 'from' in condition

const partOf = (condition: Condition): Part | null => {
  if (isStatement(condition)) return { statement: condition, except: false }
  if ('not' in condition && 'includes' in condition.not) return { statement: condition.not, except: true }
  return null
}

const piecesOf = (condition: Condition): { how: Group['how']; pieces: readonly Condition[] } | null => {
  if ('and' in condition) return { how: 'all', pieces: condition.and }
  if ('or' in condition) return { how: 'any', pieces: condition.or }
  if (!('not' in condition)) return null
  return { how: 'none', pieces: 'or' in condition.not ? condition.not.or : [condition.not] }
}

const groupOf = (condition: Condition): Group | null => {
  const found = piecesOf(condition)
  const parts = found?.pieces.map(partOf)
  return found && parts?.every((part) => part !== null) ? { how: found.how, parts } : null
}

/** Converts a condition for the editor; null when it is nested too deeply (possible after an import). */
export function ruleOf(condition: Condition | undefined): Rule | null {
  if (!condition) return { how: 'all', parts: [] }
  const single = partOf(condition)
  if (single) return { how: 'all', parts: [single] }
  const found = piecesOf(condition)
  const parts = found?.pieces.map((piece) => partOf(piece) ?? groupOf(piece))
  return found && parts?.every((part) => part !== null) ? { how: found.how, parts } : null
}

const ofPart = ({ statement, except }: Part): Condition => (except ? { not: statement } : statement)

const combined = (how: Group['how'], conditions: readonly Condition[]): Condition => {
  if (how === 'all') return conditions.length === 1 ? conditions[0]! : { and: conditions }
  return how === 'any' ? { or: conditions } : { not: { or: conditions } }
}

/** Converts a rule to a condition; undefined without statements. */
export function conditionOf({ how, parts }: Rule): Condition | undefined {
  const conditions = parts.flatMap((part) => {
    if (!isGroup(part)) return [ofPart(part)]
    return part.parts.length === 0 ? [] : [combined(part.how, part.parts.map(ofPart))]
  })
  return conditions.length === 0 ? undefined : combined(how, conditions)
}

/** Lists every statement of a condition, at any depth. */
export const statementsOf = (condition: Condition | undefined): Statement[] => {
  if (!condition || 'always' in condition) return []
  if ('and' in condition) return condition.and.flatMap(statementsOf)
  if ('or' in condition) return condition.or.flatMap(statementsOf)
  if ('not' in condition) return statementsOf(condition.not)
  return [condition]
}

/** Comparisons available for answers. */
export const comparisons = ['is', 'isNot', 'atLeast', 'atMost', 'includes', 'includesNot'] as const
export type Comparison = (typeof comparisons)[number]

export const comparisonsOf = ({ type }: Pick<Question, 'type'>): readonly Comparison[] => {
  switch (type) {
    case 'yes_no':
      return ['is']
    case 'choice':
      return ['is', 'isNot']
    case 'choices':
      return ['includes', 'includesNot']
    case 'rating':
      return ['atLeast', 'atMost', 'is', 'isNot']
    case 'timing':
    case 'number':
      return ['atLeast', 'atMost', 'is']
    default:
      return []
  }
}

/** Whether conditions can use this question. */
export const canDecide = (question: Pick<Question, 'type'>): boolean => comparisonsOf(question).length > 0

export const comparisonOf = (part: Part): Comparison | null => {
  const { statement } = part
  if ('is' in statement && 'question' in statement) return 'is'
  if ('isNot' in statement) return 'isNot'
  if ('atLeast' in statement) return 'atLeast'
  if ('atMost' in statement) return 'atMost'
  if ('includes' in statement) return part.except ? 'includesNot' : 'includes'
  return null
}

export const comparedValue = (statement: Statement): boolean | number | string | null => {
  if ('is' in statement && 'question' in statement) return statement.is
  if ('isNot' in statement) return statement.isNot
  if ('atLeast' in statement) return statement.atLeast
  if ('atMost' in statement) return statement.atMost
  return 'includes' in statement ? statement.includes : null
}

/** Default value of a new comparison with this question. */
export const firstValue = (question: Question): boolean | number | string => {
  if (question.type === 'yes_no') return true
  if (question.type === 'choice' || question.type === 'choices') return question.options[0]?.key ?? ''
  if (question.type === 'rating') return 4
  if (question.type === 'timing') return question.limits[0]
  return question.type === 'number' ? question.min : ''
}

export function compare(question: string, how: Comparison, value: boolean | number | string): Part {
  const statement = (): Statement => {
    switch (how) {
      case 'is':
        return { question, is: value }
      case 'isNot':
        return { question, isNot: value }
      case 'atLeast':
        return { question, atLeast: Number(value) }
      case 'atMost':
        return { question, atMost: Number(value) }
      default:
        return { question, includes: String(value) }
    }
  }
  return { statement: statement(), except: how === 'includesNot' }
}
