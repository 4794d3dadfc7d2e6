import { unscoredSectionKey } from '#/domain/answer-problems.ts'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { type AnswerDraft, emptyDraft, sameDraft, type SavedAnswer } from './answer.ts'
import { typedNumber } from './typed-number.ts'

type Fields = Record<string, string | string[]>
export type AnswerPart = 'value' | 'na' | 'reason' | 'comment' | 'version'

/** The name of a field in a section's form. */
export const fieldName = (part: AnswerPart, questionKey: string): string => `${part}.${questionKey}`

/** The questions of a section; those without a score are the last one. */
export const questionsOf = (definition: QuestionnaireDefinition, section: string): readonly Question[] =>
  section === unscoredSectionKey
    ? definition.unscored
    : (definition.sections.find(({ key }) => key === section)?.questions ?? [])

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** What was typed for a question; undefined when it cannot be read as an answer. */
function typedValue(question: Question, text: string): AnswerDraft['value'] | undefined {
  if (text.trim() === '') return null
  switch (question.type) {
    case 'yes_no':
      return text === 'yes' ? true : text === 'no' ? false : undefined
    case 'rating':
    case 'timing':
    case 'number':
      return typedNumber(text) ?? undefined
    default:
      return text
  }
}

export type TypedAnswer = { questionKey: string; baseVersion: number; draft: AnswerDraft }

/** Reads a section's form as it comes without scripts: the answers that differ from the stored ones, and what could not be read. */
export function readSection(
  questions: readonly Question[],
  fields: Fields,
  stored: readonly SavedAnswer[],
): { changed: TypedAnswer[]; unreadable: string[] } {
  const changed: TypedAnswer[] = []
  const unreadable: string[] = []
  for (const question of questions) {
    const of = (part: AnswerPart) => textOf(fields, fieldName(part, question.key))
    const value = typedValue(question, of('value'))
    if (value === undefined) unreadable.push(question.key)
    else {
      const draft = { value, notApplicable: of('na') === 'on', naReason: of('reason'), comment: of('comment') }
      const before = stored.find(({ questionKey }) => questionKey === question.key) ?? emptyDraft
      if (!sameDraft(before, draft))
        changed.push({ questionKey: question.key, baseVersion: typedNumber(of('version')) ?? 0, draft })
    }
  }
  return { changed, unreadable }
}
