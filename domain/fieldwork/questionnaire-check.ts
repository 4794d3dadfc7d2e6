import { isBranchAttribute } from '../branch-attributes.ts'
import { unscoredSectionKey } from '../answer-problems.ts'
import { failureFaults, neededFailures } from '../failure.ts'
import {
  type ChoiceOption,
  type Condition,
  isScored,
  isValidValue,
  type Question,
  type QuestionnaireDefinition,
  type Section,
} from '../questionnaire.ts'
import { dependsOn, type Placed, placedQuestions, possibilities } from './questionnaire-conditions.ts'
import {
  canDecide,
  comparedValue,
  comparisonOf,
  comparisonsOf,
  type Statement,
  statementsOf,
} from './questionnaire-rule.ts'
import { isGreyBeyond } from './measure.ts'
import type { Lang, Text } from '../text.ts'

/** Findings that block a publication (errors) and those that do not (warnings). */
export const findingSeverity = {
  'no-sections': 'error',
  'section-empty': 'error',
  'section-unscored': 'warning',
  'weights-not-100': 'warning',
  'weight-missing': 'error',
  'text-missing': 'error',
  'key-twice': 'error',
  'options-few': 'error',
  'options-without-value': 'error',
  'option-value': 'error',
  'limits-order': 'error',
  'range-order': 'error',
  'grey-order': 'error',
  'flag-unscored': 'warning',
  'photo-never': 'error',
  'failure-repeats': 'error',
  'failure-place': 'error',
  'condition-unknown': 'error',
  'condition-later': 'error',
  'condition-circle': 'error',
  'condition-unsuited': 'error',
  'condition-value': 'error',
  'condition-attribute': 'error',
  'condition-time': 'error',
  'condition-empty': 'error',
  'condition-impossible': 'error',
  'condition-always': 'warning',
} as const
export type FindingCode = keyof typeof findingSeverity
export type Finding = {
  code: FindingCode
  /** Key of the question or section concerned; null: the questionnaire. */
  question: string | null
  section: string | null
  /** Missing part by its name in the definition, and the language. */
  part?: string
  lang?: Lang
  /** Key of another question concerned. */
  other?: string
}

export const isError = ({ code }: Finding): boolean => findingSeverity[code] === 'error'

type Where = Pick<Finding, 'question' | 'section'>

const missing = (text: Text, part: string, where: Where): Finding[] =>
  (['en', 'ar'] as const)
    .filter((lang) => text[lang].trim() === '')
    .map((lang) => ({ code: 'text-missing', ...where, part, lang }))

/** Optional texts are given in both languages or in neither. */
const missingHalf = (text: Text | undefined, part: string, where: Where): Finding[] =>
  text && (text.en.trim() !== '' || text.ar.trim() !== '') ? missing(text, part, where) : []

function textFindings(question: Question, where: Where): Finding[] {
  return [
    ...missing(question.text, 'text', where),
    ...missingHalf(question.guidance, 'guidance', where),
    ...(question.type === 'rating' ? question.steps.flatMap((step, n) => missing(step, `steps.${n}`, where)) : []),
    ...('options' in question ? question.options.flatMap(({ text }, n) => missing(text, `options.${n}`, where)) : []),
    ...(question.type === 'number' ? missingHalf(question.unit, 'unit', where) : []),
  ]
}

const noText: Text = { en: '', ar: '' }

/** Requires the failure texts of questions that can fail; unscored ones cannot. */
const failureFindings = (question: Question, where: Where): Finding[] =>
  neededFailures(question).flatMap(({ part, failure = { sentence: noText, task: noText } }) => [
    ...missing(failure.sentence, `${part}.sentence`, where),
    ...missing(failure.task, `${part}.task`, where),
    ...failureFaults(question, failure).map((code): Finding => ({ code, ...where })),
  ])

const twice = (keys: readonly string[]): string[] => [...new Set(keys.filter((key, n) => keys.indexOf(key) !== n))]

function optionFindings(options: readonly ChoiceOption[], many: boolean, where: Where, scored: boolean): Finding[] {
  const codes: FindingCode[] = []
  if (options.length < 2) codes.push('options-few')
  if (twice(options.map(({ key }) => key)).length > 0) codes.push('key-twice')
  const least = many ? -1 : 0
  if (options.some(({ value }) => !(value >= least && value <= 1))) codes.push('option-value')
  if (scored && options.length > 0 && options.every(({ value }) => value <= 0)) codes.push('options-without-value')
  return codes.map((code) => ({ code, ...where, part: 'options' }))
}

function ruleFindings(question: Question, where: Where, inSection: boolean): Finding[] {
  const codes: FindingCode[] = []
  const scored = isScored(question) && inSection
  if (scored && !(question.weight > 0)) codes.push('weight-missing')
  if (!scored && (question.critical || question.major || question.bonus)) codes.push('flag-unscored')
  if (
    question.type === 'timing' &&
    !(question.limits[0] < question.limits[1] && question.limits[1] < question.limits[2])
  )
    codes.push('limits-order')
  if (question.type === 'measure' && !isGreyBeyond(question)) codes.push('grey-order')
  if (question.type === 'number' && !(question.min < question.max)) codes.push('range-order')
  if ((question.type === 'photo' || question.type === 'receipt') && question.photo === 'never')
    codes.push('photo-never')
  const options =
    question.type === 'choice' || question.type === 'choices'
      ? optionFindings(question.options, question.type === 'choices', where, scored)
      : []
  return [...codes.map((code) => ({ code, ...where })), ...options]
}

const isEmptyGroup = (condition: Condition): boolean => {
  if ('and' in condition) return condition.and.length === 0 || condition.and.some(isEmptyGroup)
  if ('or' in condition) return condition.or.length === 0 || condition.or.some(isEmptyGroup)
  return 'not' in condition && isEmptyGroup(condition.not)
}

type Known = { placed: ReadonlyMap<string, Placed>; order: readonly string[] }

function statementFinding(statement: Statement, before: number, where: Where, { placed, order }: Known): Finding[] {
  const found = (code: FindingCode, other?: string): Finding[] => [{ code, ...where, ...(other ? { other } : {}) }]
  if ('attribute' in statement)
    return isBranchAttribute(statement.attribute) ? [] : found('condition-attribute', statement.attribute)
  if ('from' in statement) return statement.from === statement.until ? found('condition-time') : []
  const asked = placed.get(statement.question)?.question
  if (!asked) return found('condition-unknown', statement.question)
  if (order.indexOf(asked.key) >= before) return found('condition-later', asked.key)
  if (!canDecide(asked)) return found('condition-unsuited', asked.key)
  const how = comparisonOf({ statement, except: false })
  if (!how || !comparisonsOf(asked).includes(how)) return found('condition-unsuited', asked.key)
  const value = comparedValue(statement)
  const possible = isValidValue(asked, 'includes' in statement ? [statement.includes] : value)
  return possible ? [] : found('condition-value', asked.key)
}

function conditionFindings(condition: Condition | undefined, before: number, where: Where, known: Known): Finding[] {
  if (!condition) return []
  const empty: Finding[] = isEmptyGroup(condition) ? [{ code: 'condition-empty', ...where }] : []
  const found = statementsOf(condition).flatMap((one) => statementFinding(one, before, where, known))
  return [...empty, ...found]
}

/** Finds conditions that never hold, that always hold, or that depend on their own question. */
function logicFindings(definition: QuestionnaireDefinition, known: Known, broken: ReadonlySet<string>): Finding[] {
  return [...known.placed.values()].flatMap((target): Finding[] => {
    const { question, section, outer } = target
    const where = { question: question.key, section }
    if (!question.showIf && !outer) return []
    const needed = dependsOn(question.key, known.placed)
    if (needed === null) return [{ code: 'condition-circle', ...where }]
    if ([question.key, ...needed].some((key) => broken.has(key))) return []
    const found = possibilities(definition, target, needed)
    if (found && !found.shown) return [{ code: 'condition-impossible', ...where }]
    return found && !found.hidden && question.showIf ? [{ code: 'condition-always', ...where }] : []
  })
}

function sectionFindings(section: Section, before: number, known: Known): Finding[] {
  const where = { question: null, section: section.key }
  const codes: FindingCode[] = []
  if (section.questions.length === 0) codes.push('section-empty')
  else if (!section.questions.some(isScored)) codes.push('section-unscored')
  if (!(section.weight > 0)) codes.push('weight-missing')
  return [
    ...missing(section.title, 'title', where),
    ...codes.map((code) => ({ code, ...where })),
    ...conditionFindings(section.showIf, before, where, known),
  ]
}

const brokenBy = (findings: readonly Finding[], definition: QuestionnaireDefinition): Set<string> => {
  const found = findings.filter(({ code }) => code.startsWith('condition-'))
  const inSections = found
    .filter(({ question }) => question === null)
    .flatMap(({ section }) => definition.sections.find(({ key }) => key === section)?.questions ?? [])
  return new Set([...found.flatMap(({ question }) => question ?? []), ...inSections.map(({ key }) => key)])
}

/** Checks a draft before its publication; findings in the order of the form. */
export function checkQuestionnaire(definition: QuestionnaireDefinition): Finding[] {
  const here = { question: null, section: null }
  const all = placedQuestions(definition)
  const known: Known = {
    placed: new Map(all.map((one) => [one.question.key, one])),
    order: all.map(({ question }) => question.key),
  }
  const keys = [...definition.sections.map(({ key }) => key), unscoredSectionKey, ...known.order]
  const sum = definition.sections.reduce((total, { weight }) => total + weight, 0)
  const direct: Finding[] = [
    ...missing(definition.title, 'title', here),
    ...(definition.sections.length === 0 ? [{ code: 'no-sections' as const, ...here }] : []),
    ...(definition.sections.length > 0 && Math.abs(sum - 100) > 1e-6
      ? [{ code: 'weights-not-100' as const, ...here }]
      : []),
    ...twice(keys).map((key): Finding => ({ code: 'key-twice', question: key, section: null, other: key })),
    ...definition.sections.flatMap((section) => {
      const first = section.questions[0]
      return sectionFindings(section, first ? known.order.indexOf(first.key) : known.order.length, known)
    }),
    ...all.flatMap(({ question, section }) => {
      const where = { question: question.key, section }
      return [
        ...textFindings(question, where),
        ...(section === null ? [] : failureFindings(question, where)),
        ...ruleFindings(question, where, section !== null),
        ...conditionFindings(question.showIf, known.order.indexOf(question.key), where, known),
      ]
    }),
  ]
  const logic = logicFindings(definition, known, brokenBy(direct, definition))
  const circles = new Set(logic.flatMap(({ code, question }) => (code === 'condition-circle' ? [question] : [])))
  return [...direct.filter(({ code, question }) => code !== 'condition-later' || !circles.has(question)), ...logic]
}

/** Findings about missing texts, for the count and for navigation. */
export const missingTexts = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ code }) => code === 'text-missing')
