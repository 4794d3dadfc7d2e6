import { type Circumstances, inCircumstances } from './circumstances.ts'
import {
  type Answer,
  type AnswerValue,
  type Condition,
  isShown,
  type Question,
  type QuestionnaireDefinition,
} from '../questionnaire.ts'
import { type Statement, statementsOf } from './questionnaire-rule.ts'

export type Placed = { question: Question; section: string | null; outer: Condition | undefined }

/** Every question with its section and its section's condition, in the order of the form. */
export const placedQuestions = (definition: QuestionnaireDefinition): Placed[] => [
  ...definition.sections.flatMap(({ key, showIf, questions }) =>
    questions.map((question) => ({ question, section: key, outer: showIf })),
  ),
  ...definition.unscored.map((question) => ({ question, section: null, outer: undefined })),
]

const questionsIn = (conditions: readonly (Condition | undefined)[]): string[] => [
  ...new Set(conditions.flatMap(statementsOf).flatMap((one) => ('question' in one ? [one.question] : []))),
]

/** Questions on which this one depends, directly or indirectly; null when it depends on itself. */
export function dependsOn(key: string, placed: ReadonlyMap<string, Placed>): string[] | null {
  const found = new Set<string>()
  const look = (of: string): void => {
    const place = placed.get(of)
    for (const next of questionsIn([place?.outer, place?.question.showIf])) {
      if (found.has(next)) continue
      found.add(next)
      look(next)
    }
  }
  look(key)
  return found.has(key) ? null : [...found]
}

/** Maximum number of cases tried; larger conditions are left to the simulation. */
const mostCases = 3000

const sheet = (questionKey: string, value: AnswerValue): Answer => ({
  questionKey,
  value,
  notApplicable: false,
  naReason: '',
  comment: '',
  photos: 0,
})

/** Values that distinguish the statements about a question. */
function valuesOf(question: Question, said: readonly Statement[]): AnswerValue[] {
  const numbers = said.flatMap((one) =>
    Object.values(one).flatMap((value) => (typeof value === 'number' ? [value] : [])),
  )
  switch (question.type) {
    case 'yes_no':
      return [null, true, false]
    case 'rating':
      return [null, 1, 2, 3, 4, 5]
    case 'choice':
      return [null, ...question.options.map(({ key }) => key)]
    case 'choices': {
      const named = [...new Set(said.flatMap((one) => ('includes' in one ? [one.includes] : [])))]
      const known = named.filter((key) => question.options.some((option) => option.key === key))
      const subsets = known
        .slice(0, 6)
        .reduce<string[][]>((sets, key) => [...sets, ...sets.map((set) => [...set, key])], [[]])
      return [null, ...subsets]
    }
    case 'timing':
      return [null, ...nearby(numbers, 0, 600, 0.5)]
    case 'number':
      return [null, ...nearby(numbers, question.min, question.max, 1 / 10 ** question.decimals)]
    default:
      return [null]
  }
}

const nearby = (numbers: readonly number[], min: number, max: number, step: number): number[] => {
  const all = numbers.flatMap((n) => [n - step, n, n + step]).map((n) => Number(n.toFixed(6)))
  return [...new Set([min, ...all, max])].filter((n) => n >= min && n <= max)
}

function* casesOf<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const at = lists.map(() => 0)
  for (;;) {
    yield lists.map((list, index) => list[at[index]!]!)
    let place = 0
    while (place < lists.length && ++at[place]! >= lists[place]!.length) at[place++] = 0
    if (place === lists.length) return
  }
}

const timesOf = (said: readonly Statement[]): string[] => {
  const hours = said.flatMap((one) => ('from' in one ? [one.from, one.until] : []))
  return [...new Set(['00:00', '23:59', ...hours])]
}

type Cases = {
  small: QuestionnaireDefinition
  keys: readonly string[]
  values: readonly (readonly AnswerValue[])[]
  attributes: readonly string[]
  times: readonly string[]
}

/** Reduces the questionnaire to a question and its dependencies, with every value that matters to it. */
function casesFor(definition: QuestionnaireDefinition, target: Placed, needed: readonly string[]): Cases {
  const keep = new Set([...needed, target.question.key])
  const small: QuestionnaireDefinition = {
    ...definition,
    sections: definition.sections.map((section) => ({
      ...section,
      questions: section.questions.filter(({ key }) => keep.has(key)),
    })),
    unscored: definition.unscored.filter(({ key }) => keep.has(key)),
  }
  const inSmall = placedQuestions(small)
  const said = inSmall.flatMap(({ question, outer }) => [...statementsOf(outer), ...statementsOf(question.showIf)])
  const decisive = inSmall.filter(({ question }) => needed.includes(question.key))
  return {
    small,
    keys: decisive.map(({ question }) => question.key),
    values: decisive.map(({ question }) =>
      valuesOf(
        question,
        said.filter((one) => 'question' in one && one.question === question.key),
      ),
    ),
    attributes: [...new Set(said.flatMap((one) => ('attribute' in one ? [one.attribute] : [])))],
    times: timesOf(said),
  }
}

/** Whether a question can ever be shown, and ever be hidden; null when there are too many cases. */
export function possibilities(
  definition: QuestionnaireDefinition,
  target: Placed,
  needed: readonly string[],
): { shown: boolean; hidden: boolean } | null {
  const { small, keys, values, attributes, times } = casesFor(definition, target, needed)
  const count = values.reduce((product, list) => product * list.length, times.length * 2 ** attributes.length)
  if (count > mostCases) return null
  const found = { shown: false, hidden: false }
  for (const [time, ...having] of casesOf<string | boolean>([times, ...attributes.map(() => [true, false])])) {
    const circumstances: Circumstances = {
      time: String(time),
      attributes: Object.fromEntries(attributes.map((key, index) => [key, having[index] === true])),
    }
    const settled = inCircumstances(small, circumstances)
    const question = placedQuestions(settled).find((one) => one.question.key === target.question.key)!.question
    for (const chosen of casesOf(values)) {
      const answers = keys.map((key, index) => sheet(key, chosen[index]!))
      if (isShown(settled, answers, question)) found.shown = true
      else found.hidden = true
      if (found.shown && found.hidden) return found
    }
  }
  return found
}
