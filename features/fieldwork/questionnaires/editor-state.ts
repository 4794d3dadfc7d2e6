import { answerScales } from '#/domain/answer-scales.ts'
import { unscoredSectionKey } from '#/domain/answer-problems.ts'
import { fromBank } from '#/domain/fieldwork/question-bank.ts'
import {
  type ChoiceOption,
  type Condition,
  isScored,
  type Question,
  type QuestionnaireDefinition,
  type QuestionType,
  type RatingSteps,
  type Section,
} from '#/domain/questionnaire.ts'
import type { Text } from '#/domain/text.ts'

/** Edited state with undo and redo. Typing at one place is one step. */
export type Edited = {
  past: QuestionnaireDefinition[]
  present: QuestionnaireDefinition
  future: QuestionnaireDefinition[]
  place: string | null
}
/** Position of a question: section (`unscored` after the last) and index. */
export type Path = { section: number | 'unscored'; index: number }

const mostSteps = 100

export const begin = (present: QuestionnaireDefinition): Edited => ({ past: [], present, future: [], place: null })

/** A change; with a place, further changes at the same place are the same step. */
export function change(edited: Edited, next: QuestionnaireDefinition, place: string | null = null): Edited {
  if (next === edited.present) return edited
  if (place !== null && place === edited.place) return { ...edited, present: next, future: [] }
  return { past: [...edited.past, edited.present].slice(-mostSteps), present: next, future: [], place }
}

export function undo({ past, present, future }: Edited): Edited {
  const before = past.at(-1)
  if (!before) return { past, present, future, place: null }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], place: null }
}

export function redo({ past, present, future }: Edited): Edited {
  const [after, ...rest] = future
  if (!after) return { past, present, future, place: null }
  return { past: [...past, present], present: after, future: rest, place: null }
}

const without = <T>(items: readonly T[], index: number): T[] => items.filter((_, at) => at !== index)
const put = <T>(items: readonly T[], index: number, item: T): T[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
]
const replaced = <T>(items: readonly T[], index: number, item: T): T[] =>
  items.map((old, at) => (at === index ? item : old))
const moved = <T>(items: readonly T[], from: number, to: number): T[] =>
  to < 0 || to >= items.length ? [...items] : put(without(items, from), to, items[from]!)

export const noText: Text = { en: '', ar: '' }
export const isEmpty = ({ en, ar }: Text): boolean => en === '' && ar === ''

export const questionsAt = (definition: QuestionnaireDefinition, section: Path['section']): readonly Question[] =>
  section === 'unscored' ? definition.unscored : (definition.sections[section]?.questions ?? [])

export const questionAt = (definition: QuestionnaireDefinition, path: Path): Question | undefined =>
  questionsAt(definition, path.section)[path.index]

export const withQuestions = (
  definition: QuestionnaireDefinition,
  section: Path['section'],
  questions: readonly Question[],
): QuestionnaireDefinition => {
  if (section === 'unscored') return { ...definition, unscored: questions }
  const old = definition.sections[section]
  return old ? { ...definition, sections: replaced(definition.sections, section, { ...old, questions }) } : definition
}

const allKeys = (definition: QuestionnaireDefinition): Set<string> =>
  new Set([
    unscoredSectionKey,
    ...definition.sections.flatMap(({ key, questions }) => [key, ...questions.map((question) => question.key)]),
    ...definition.unscored.map(({ key }) => key),
  ])

const firstFree = (taken: ReadonlySet<string>, name: (n: number) => string, from = 1): string => {
  for (let n = from; ; n++) if (!taken.has(name(n))) return name(n)
}

/** Next free section key: A, B … Z, then S1, S2 … */
const newSectionKey = (definition: QuestionnaireDefinition): string => {
  const taken = allKeys(definition)
  const letter = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((one) => !taken.has(one))
  return letter ?? firstFree(taken, (n) => `S${n}`)
}

const newQuestionKey = (definition: QuestionnaireDefinition, section: Path['section']): string => {
  const taken = allKeys(definition)
  if (section === 'unscored') return firstFree(taken, (n) => `note_${n}`)
  const { key, questions } = definition.sections[section]!
  const prefix = /^[A-Z]$/.test(key) ? key : 'Q'
  return firstFree(taken, (n) => `${prefix}${n}`, prefix === 'Q' ? 1 : questions.length + 1)
}

/** A new rating has the texts of the first ready scale. */
const firstSteps: RatingSteps = answerScales.flatMap((scale) => (scale.type === 'rating' ? [scale.steps] : []))[0]!

/** A new question with the fields that its kind requires. */
export function newQuestion(key: string, type: QuestionType, scored: boolean): Question {
  const base = {
    key,
    text: noText,
    weight: scored && isScored({ type }) ? 1 : 0,
    required: true,
    allowNotApplicable: false,
    critical: false,
    major: false,
    photo: 'none' as const,
  }
  const options: ChoiceOption[] = [
    { key: 'a', text: noText, value: 1 },
    { key: 'b', text: noText, value: 0 },
  ]
  switch (type) {
    case 'rating':
      return { ...base, type, steps: firstSteps }
    case 'timing':
      return { ...base, type, limits: [5, 10, 15] }
    case 'choice':
    case 'choices':
      return { ...base, type, options }
    case 'number':
      return { ...base, type, min: 0, max: 10, decimals: 0 }
    case 'measure':
      return { ...base, type, direction: 'at_most', limit: 5, grey: 7, fewest: 1 }
    default:
      return { ...base, type }
  }
}

export const addSection = (definition: QuestionnaireDefinition): QuestionnaireDefinition => {
  const rest = 100 - definition.sections.reduce((sum, { weight }) => sum + weight, 0)
  const section: Section = {
    key: newSectionKey(definition),
    title: noText,
    weight: rest > 0 ? Number(rest.toFixed(2)) : 10,
    questions: [],
  }
  return { ...definition, sections: [...definition.sections, section] }
}

export const changeSection = (
  definition: QuestionnaireDefinition,
  index: number,
  part: Partial<Section>,
): QuestionnaireDefinition => {
  const old = definition.sections[index]
  return old ? { ...definition, sections: replaced(definition.sections, index, tidy({ ...old, ...part })) } : definition
}

export const moveSection = (
  definition: QuestionnaireDefinition,
  index: number,
  by: -1 | 1,
): QuestionnaireDefinition => ({
  ...definition,
  sections: moved(definition.sections, index, index + by),
})

export const removeSection = (definition: QuestionnaireDefinition, index: number): QuestionnaireDefinition => ({
  ...definition,
  sections: without(definition.sections, index),
})

/** Removes undefined parts: a definition has none. */
const tidy = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T

export function addQuestion(
  definition: QuestionnaireDefinition,
  section: Path['section'],
  type: QuestionType,
): QuestionnaireDefinition {
  const question = newQuestion(newQuestionKey(definition, section), type, section !== 'unscored')
  return withQuestions(definition, section, [...questionsAt(definition, section), question])
}

/** Adds a copy of a question of the bank at the end of a section. */
export function insertFromBank(
  definition: QuestionnaireDefinition,
  section: Path['section'],
  { id, question }: { id: string; question: Question },
): { definition: QuestionnaireDefinition; key: string } {
  const key = newQuestionKey(definition, section)
  const copy = fromBank(question, id, key, section !== 'unscored')
  return { definition: withQuestions(definition, section, [...questionsAt(definition, section), copy]), key }
}

/** Edited parts of a question; undefined removes an optional one. */
export type QuestionPart = { [key: string]: unknown }

export function changeQuestion(
  definition: QuestionnaireDefinition,
  path: Path,
  part: QuestionPart,
): QuestionnaireDefinition {
  const questions = questionsAt(definition, path.section)
  const old = questions[path.index]
  if (!old) return definition
  const next: Question = tidy({ ...old, ...part })
  return withQuestions(definition, path.section, replaced(questions, path.index, next))
}

const renamed = (condition: Condition, from: string, to: string): Condition => {
  if ('and' in condition) return { and: condition.and.map((part) => renamed(part, from, to)) }
  if ('or' in condition) return { or: condition.or.map((part) => renamed(part, from, to)) }
  if ('not' in condition) return { not: renamed(condition.not, from, to) }
  return 'question' in condition && condition.question === from ? { ...condition, question: to } : condition
}

/** Renames a question's key; updates conditions that use it, unless another question has the old key. */
export function renameQuestion(definition: QuestionnaireDefinition, path: Path, key: string): QuestionnaireDefinition {
  const old = questionAt(definition, path)?.key
  const next = changeQuestion(definition, path, { key })
  if (old === undefined || old === key || allKeys(next).has(old)) return next
  const follow = <T extends { showIf?: Condition }>(part: T): T =>
    part.showIf ? { ...part, showIf: renamed(part.showIf, old, key) } : part
  return {
    ...next,
    sections: next.sections.map((section) => follow({ ...section, questions: section.questions.map(follow) })),
    unscored: next.unscored.map(follow),
  }
}

/** Moves a question up or down, across the edge of a section into the next one. */
export function moveQuestion(
  definition: QuestionnaireDefinition,
  { section, index }: Path,
  by: -1 | 1,
): { definition: QuestionnaireDefinition; path: Path } {
  const questions = questionsAt(definition, section)
  const to = index + by
  if (to >= 0 && to < questions.length)
    return {
      definition: withQuestions(definition, section, moved(questions, index, to)),
      path: { section, index: to },
    }
  const last = definition.sections.length - 1
  const at = section === 'unscored' ? last + 1 : section
  const next = at + by
  if (next < 0 || next > last + 1) return { definition, path: { section, index } }
  const target = next > last ? 'unscored' : next
  const there = questionsAt(definition, target)
  const place = by === 1 ? 0 : there.length
  const question = adapted(questions[index]!, target !== 'unscored')
  const left = withQuestions(definition, section, without(questions, index))
  return {
    definition: withQuestions(left, target, put(there, place, question)),
    path: { section: target, index: place },
  }
}

/** Adapts the weight: none outside the sections; required for a scored kind within one. */
export const adapted = (question: Question, scored: boolean): Question =>
  scored && isScored(question) && question.weight === 0 ? { ...question, weight: 1 } : question

export function duplicateQuestion(
  definition: QuestionnaireDefinition,
  { section, index }: Path,
): QuestionnaireDefinition {
  const questions = questionsAt(definition, section)
  const copy = questions[index]
  if (!copy) return definition
  return withQuestions(
    definition,
    section,
    put(questions, index + 1, { ...copy, key: newQuestionKey(definition, section) }),
  )
}

export const removeQuestion = (
  definition: QuestionnaireDefinition,
  { section, index }: Path,
): QuestionnaireDefinition => withQuestions(definition, section, without(questionsAt(definition, section), index))

export const addOption = (options: readonly ChoiceOption[]): ChoiceOption[] => {
  const taken = new Set(options.map(({ key }) => key))
  const letter = [...'abcdefghijklmnopqrstuvwxyz'].find((one) => !taken.has(one))
  return [...options, { key: letter ?? firstFree(taken, (n) => `o${n}`), text: noText, value: 0 }]
}
export const changeOption = (options: readonly ChoiceOption[], index: number, part: Partial<ChoiceOption>) =>
  options.map((option, at) => (at === index ? { ...option, ...part } : option))
export const moveOption = (options: readonly ChoiceOption[], index: number, by: -1 | 1) =>
  moved(options, index, index + by)
export const removeOption = (options: readonly ChoiceOption[], index: number) => without(options, index)
