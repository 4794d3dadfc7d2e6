import { branchAttributes, isBranchAttribute } from '#/domain/branch-attributes.ts'
import { allQuestions, type Condition, type Question, type QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import type { Statement } from '#/domain/fieldwork/questionnaire-rule.ts'
import { type Lang, type Text, translator, withoutMarks } from '#/domain/text.ts'
import { conditionMessages } from '#/messages/fieldwork/questionnaire-builder-checks.ts'

/** Text in the reader's language; falls back to the other one. */
export const textIn = (text: Text, lang: Lang): string => text[lang] || text.en || text.ar

/** Name of a question in a list: code and text. */
export const questionName = (question: Question, lang: Lang): string => {
  const text = textIn(question.text, lang)
  if (text === '') return question.key
  return lang === 'ar' ? `${question.key} «${text}»` : `${question.key} “${text}”`
}

export const attributeName = (key: string, lang: Lang): string =>
  isBranchAttribute(key) ? branchAttributes[key][lang] : key

const joined = (parts: readonly string[], how: 'and' | 'or', lang: Lang): string => {
  const t = translator(lang, conditionMessages)
  // why: the sentences contain isolated names already, so they are joined without further isolation
  return parts.reduce((first, second) =>
    withoutMarks(t(how, { first: '{first}', second: '{second}' }))
      .replace('{first}', () => first)
      .replace('{second}', () => second),
  )
}

/** Describes conditions of one questionnaire as sentences. */
export function conditionWords(definition: QuestionnaireDefinition, lang: Lang) {
  const t = translator(lang, conditionMessages)
  const questions = new Map(allQuestions(definition).map((question) => [question.key, question]))
  const nameOf = (key: string): string => {
    const question = questions.get(key)
    return question ? questionName(question, lang) : t('gone', { question: key })
  }
  const valueOf = (key: string, value: boolean | number | string): string => {
    const question = questions.get(key)
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (question && 'options' in question) {
      const option = question.options.find((one) => one.key === value)
      return option ? textIn(option.text, lang) || option.key : String(value)
    }
    if (question?.type === 'timing') return t('minutes', { count: Number(value) })
    const unit = question?.type === 'number' && question.unit ? ` ${textIn(question.unit, lang)}` : ''
    return `${value}${unit}`
  }
  const statement = (one: Statement): string => {
    if ('attribute' in one) return t(one.is ? 'has' : 'hasNot', { attribute: attributeName(one.attribute, lang) })
    if ('from' in one) return t('time', { from: one.from, until: one.until })
    const question = nameOf(one.question)
    if ('is' in one)
      return typeof one.is === 'boolean'
        ? t(one.is ? 'is.yes' : 'is.no', { question })
        : t('is', { question, value: valueOf(one.question, one.is) })
    if ('isNot' in one) return t('isNot', { question, value: valueOf(one.question, one.isNot) })
    if ('atLeast' in one) return t('atLeast', { question, value: valueOf(one.question, one.atLeast) })
    if ('atMost' in one) return t('atMost', { question, value: valueOf(one.question, one.atMost) })
    return t('includes', { question, value: valueOf(one.question, one.includes) })
  }
  const several = (conditions: readonly Condition[], how: 'and' | 'or'): string =>
    conditions.length === 0
      ? t(how === 'and' ? 'always' : 'never')
      : joined(
          conditions.map((part) => ('and' in part || 'or' in part ? `(${sentence(part)})` : sentence(part))),
          how,
          lang,
        )
  const negated = (inner: Condition): string => {
    if ('includes' in inner)
      return t('includesNot', { question: nameOf(inner.question), value: valueOf(inner.question, inner.includes) })
    if ('or' in inner && inner.or.length > 0)
      return plain('none', 'sentences', inner.or.map(sentence).join(lang === 'ar' ? '؛ ' : '; '))
    return plain('not', 'sentence', sentence(inner))
  }
  const plain = (key: 'none' | 'not', name: string, text: string): string =>
    conditionMessages[key][lang].replace(`{${name}}`, () => text)
  const sentence = (condition: Condition): string => {
    if ('and' in condition) return several(condition.and, 'and')
    if ('or' in condition) return several(condition.or, 'or')
    if ('not' in condition) return negated(condition.not)
    if ('always' in condition) return t(condition.always ? 'always' : 'never')
    return statement(condition)
  }
  return { sentence, statement, nameOf, valueOf }
}
export type ConditionWords = ReturnType<typeof conditionWords>
