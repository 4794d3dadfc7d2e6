import type { Condition, Question } from '../questionnaire.ts'

/** Names of the branch's and the hour's variables in XLSForm expressions. */
export const attributeVariable = 'itqan_branch_'
export const timeVariable = 'itqan_time'

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)
const valueOf = (value: boolean | number | string): string =>
  typeof value === 'number' ? String(value) : quoted(typeof value === 'string' ? value : value ? 'yes' : 'no')

const several = (parts: readonly Condition[], how: 'and' | 'or'): string => {
  if (parts.length === 0) return how === 'and' ? 'true()' : 'false()'
  return parts
    .map((part) => ('and' in part || 'or' in part ? `(${relevantOf(part)})` : relevantOf(part)))
    .join(` ${how} `)
}

const clock = (time: string): number => Number(time.replace(':', ''))

/** Writes a condition as an XLSForm expression. */
export function relevantOf(condition: Condition): string {
  if ('and' in condition) return several(condition.and, 'and')
  if ('or' in condition) return several(condition.or, 'or')
  if ('not' in condition) return `not(${relevantOf(condition.not)})`
  if ('always' in condition) return condition.always ? 'true()' : 'false()'
  if ('attribute' in condition) return `\${${attributeVariable}${condition.attribute}} = ${valueOf(condition.is)}`
  if ('from' in condition) {
    const [from, until] = [
      `\${${timeVariable}} >= ${clock(condition.from)}`,
      `\${${timeVariable}} < ${clock(condition.until)}`,
    ]
    return `(${from} ${condition.from <= condition.until ? 'and' : 'or'} ${until})`
  }
  const name = `\${${condition.question}}`
  if ('is' in condition) return `${name} = ${valueOf(condition.is)}`
  if ('isNot' in condition) return `(${name} != '' and ${name} != ${valueOf(condition.isNot)})`
  if ('includes' in condition) return `selected(${name}, ${valueOf(condition.includes)})`
  return 'atLeast' in condition ? `${name} >= ${condition.atLeast}` : `${name} <= ${condition.atMost}`
}

type Comparison = { name: string; sign: string; value: string; quoted: boolean }
type Node =
  | { and: Node[] }
  | { or: Node[] }
  | { not: Node }
  | { always: boolean }
  | { selected: string; value: string }
  | Comparison

/** A path to an answer, such as `../group/name` or `/data/group/name`, of which the last part is the name. */
const path = String.raw`(?:\.{0,2}/)(?:\.\./)*(?:[A-Za-z_][\w.-]*/){0,10}([A-Za-z_][\w.-]{0,79})`
/** Texts in straight quotes, or in the typographic ones that a text program puts in their place. */
const texts = String.raw`'([^'‘’]*)'|"([^"“”]*)"|['‘’‚‛]([^'‘’‚‛]*)['‘’‛]|["“”„‟]([^"“”„‟]*)["“”‟]`
const token = new RegExp(
  String.raw`\s*(?:\$\{([^}]{1,80})\}|${path}|${texts}|(-?\d+(?:\.\d+)?)|(>=|<=|!=|=|<|>)|([(),])|([A-Za-z][A-Za-z-]*))`,
  'y',
)

type Token = { kind: 'name' | 'text' | 'number' | 'sign' | 'mark' | 'word'; text: string }

function tokensOf(expression: string): Token[] | null {
  const kinds = ['name', 'name', 'text', 'text', 'text', 'text', 'number', 'sign', 'mark', 'word'] as const
  const tokens: Token[] = []
  token.lastIndex = 0
  const source = expression.trim()
  while (token.lastIndex < source.length) {
    const found = token.exec(source)
    if (!found || tokens.length > 400) return null
    const at = found.slice(1).findIndex((part) => part !== undefined)
    tokens.push({ kind: kinds[at]!, text: found[at + 1]!.trim() })
  }
  return tokens
}

const mostDepth = 8

/** Parses the subset of expressions used in forms: comparisons, selected(), and, or, not(). */
function parse(expression: string): Node | null {
  const tokens = tokensOf(expression)
  if (!tokens || tokens.length === 0) return null
  let at = 0
  const is = (text: string) => tokens[at]?.text === text && tokens[at]?.kind !== 'text'
  const take = (text: string): boolean => is(text) && ++at > 0
  const chain = (word: 'and' | 'or', inner: (depth: number) => Node | null, depth: number): Node | null => {
    const parts: Node[] = []
    do {
      const part = inner(depth)
      if (!part) return null
      parts.push(part)
    } while (take(word))
    if (parts.length === 1) return parts[0]!
    return word === 'and' ? { and: parts } : { or: parts }
  }
  const either = (depth: number): Node | null => (depth > mostDepth ? null : chain('or', both, depth))
  const both = (depth: number): Node | null => chain('and', single, depth)
  const single = (depth: number): Node | null => {
    if (take('(')) {
      const inner = either(depth + 1)
      return inner && take(')') ? inner : null
    }
    if (tokens[at]?.kind === 'word') return call(depth)
    const [name, sign, value] = tokens.slice(at, at + 3)
    if (name?.kind !== 'name' || sign?.kind !== 'sign' || (value?.kind !== 'text' && value?.kind !== 'number'))
      return null
    at += 3
    return { name: name.text, sign: sign.text, value: value.text, quoted: value.kind === 'text' }
  }
  const call = (depth: number): Node | null => {
    const word = tokens[at++]!.text
    if (!take('(')) return null
    if (word === 'true' || word === 'false') return take(')') ? { always: word === 'true' } : null
    if (word === 'not') {
      const inner = either(depth + 1)
      return inner && take(')') ? { not: inner } : null
    }
    if (word !== 'selected') return null
    const name = tokens[at++]
    if (name?.kind !== 'name' || !take(',')) return null
    const value = tokens[at++]
    return (value?.kind === 'text' || value?.kind === 'number') && take(')')
      ? { selected: name.text, value: value.text }
      : null
  }
  const whole = either(0)
  return at === tokens.length ? whole : null
}

const isComparison = (node: Node): node is Comparison => 'sign' in node
const timeOf = (value: string): string | null => {
  const padded = value.padStart(4, '0')
  return /^([01]\d|2[0-3])[0-5]\d$/.test(padded) ? `${padded.slice(0, 2)}:${padded.slice(2)}` : null
}

/** Recognises the pair of comparisons that makes a time-of-day range. */
function timeIn(parts: readonly Node[], how: 'and' | 'or'): Condition | null {
  const [one, two] = parts
  if (parts.length !== 2 || !one || !two || !isComparison(one) || !isComparison(two)) return null
  if (one.name !== timeVariable || two.name !== timeVariable || one.sign !== '>=' || two.sign !== '<') return null
  const [from, until] = [timeOf(one.value), timeOf(two.value)]
  return from && until && from <= until === (how === 'and') ? { from, until } : null
}

/** `${a} != '' and ${a} != 'x'`: answered with another value. */
function otherwiseIn(parts: readonly Node[], read: (node: Node) => Condition | null): Condition | null {
  const [one, two] = parts
  if (parts.length !== 2 || !one || !two || !isComparison(one) || !isComparison(two)) return null
  if (one.name !== two.name || one.sign !== '!=' || one.value !== '' || two.sign !== '!=' || two.value === '')
    return null
  const is = read({ ...two, sign: '=' })
  return is && 'is' in is && 'question' in is ? { question: is.question, isNot: is.is } : null
}

/** A question that a condition may name. `keys`: its options by the names that the form has for them. */
export type Named = { question: Question; keys: ReadonlyMap<string, string> }
type NamedOf = (name: string) => Named | undefined

/** Reads an expression against the questions it may name; null when not representable. */
export function conditionFrom(expression: string, questionOf: NamedOf): Condition | null {
  const list = (parts: readonly Node[]): Condition[] | null => {
    const read = parts.map(toCondition)
    return read.every((part) => part !== null) ? read : null
  }
  const toCondition = (node: Node): Condition | null => {
    if ('always' in node) return node
    if ('not' in node) {
      const not = toCondition(node.not)
      return not && { not }
    }
    if ('and' in node) {
      const known = timeIn(node.and, 'and') ?? otherwiseIn(node.and, toCondition)
      const and = known ? null : list(node.and)
      return known ?? (and && { and })
    }
    if ('or' in node) {
      const known = timeIn(node.or, 'or')
      const or = known ? null : list(node.or)
      return known ?? (or && { or })
    }
    if ('selected' in node) return selected(node.selected, node.value, questionOf)
    return compared(node, questionOf)
  }
  const parsed = parse(expression)
  return parsed && toCondition(parsed)
}

function selected(name: string, value: string, questionOf: NamedOf): Condition | null {
  const named = questionOf(name)
  if (named?.question.type !== 'choices') return compared({ name, sign: '=', value, quoted: true }, questionOf)
  const key = named.keys.get(value)
  return key === undefined ? null : { question: named.question.key, includes: key }
}

function compared(node: Comparison, questionOf: NamedOf): Condition | null {
  const { name, sign, value } = node
  if (name.startsWith(attributeVariable) && sign === '=' && (value === 'yes' || value === 'no'))
    return { attribute: name.slice(attributeVariable.length), is: value === 'yes' }
  const named = questionOf(name)
  if (!named) return null
  const { question, keys } = named
  if (question.type === 'yes_no' || question.type === 'choice') {
    if (question.type === 'yes_no' && value !== 'yes' && value !== 'no') return null
    const is = question.type === 'choice' ? keys.get(value) : value === 'yes'
    if (is === undefined) return null
    const condition: Condition = { question: question.key, is }
    return sign === '=' ? condition : sign === '!=' ? { not: condition } : null
  }
  if (question.type !== 'rating' && question.type !== 'number' && question.type !== 'timing') return null
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return null
  const { key } = question
  switch (sign) {
    case '=':
      return { question: key, is: number }
    case '!=':
      return { not: { question: key, is: number } }
    case '>=':
      return { question: key, atLeast: number }
    case '<=':
      return { question: key, atMost: number }
    case '>':
      return { and: [{ question: key, atLeast: number }, { not: { question: key, is: number } }] }
    default:
      return { and: [{ question: key, atMost: number }, { not: { question: key, is: number } }] }
  }
}
