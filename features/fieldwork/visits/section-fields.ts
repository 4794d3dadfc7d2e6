import { unscoredSectionKey } from '#/domain/answer-problems.ts'
import type { Question, QuestionnaireDefinition } from '#/domain/questionnaire.ts'
import { mostReadings } from '#/domain/fieldwork/measure.ts'
import { deviceField, readingFields, readRows } from '#/features/fieldwork/measurements/rows.ts'
import { type AnswerDraft, emptyDraft, sameDraft, type SavedAnswer } from './answer.ts'
import { namePath } from './name-path.ts'
import { typedNumber } from './components/typed-number.ts'

type Fields = Record<string, string | string[]>
export type AnswerPart = 'value' | 'na' | 'reason' | 'comment' | 'version'

/** Name of a field in a section's form. */
export const fieldName = (part: AnswerPart, questionKey: string): string => `${part}.${questionKey}`

/** First field of a question's answer. */
export const firstField = ({ key, type }: Question): string => {
  const name = fieldName('value', key)
  if (type === 'measure') return readingFields(name, 0).value
  return type === 'receipt' ? `${name}.total` : type === 'signature' ? `${name}.name` : name
}

/** Questions of a section; unscored ones form the last section. */
export const questionsOf = (definition: QuestionnaireDefinition, section: string): readonly Question[] =>
  section === unscoredSectionKey
    ? definition.unscored
    : (definition.sections.find(({ key }) => key === section)?.questions ?? [])

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** Ticked choices; the empty choice means that none applies and excludes the others. Nothing ticked: not answered. */
function typedChoices(field: Fields[string] | undefined): AnswerDraft['value'] | undefined {
  const ticked = field === undefined ? [] : [field].flat()
  const chosen = ticked.filter((key) => key !== '')
  if (ticked.length === 0) return null
  return chosen.length > 0 && chosen.length < ticked.length ? undefined : chosen
}

function typedReceipt(total: string, at: string): AnswerDraft['value'] | undefined {
  if (total.trim() === '' && at.trim() === '') return null
  const riyals = typedNumber(total)
  return riyals === null ? undefined : { total: Math.round(riyals * 100), at: at.slice(0, 16) }
}

function typedReadings(fields: Fields, name: string): AnswerDraft['value'] | undefined {
  const rows = Array.from({ length: mostReadings }, (_, index) => {
    const { place, value } = readingFields(name, index)
    return { place: textOf(fields, place), value: textOf(fields, value) }
  })
  const { value, problems } = readRows(rows, textOf(fields, deviceField(name)))
  return problems.every((problem) => problem === null) ? value : undefined
}

/** Parses the fields of a question; undefined when invalid. Kinds that plain forms cannot send stay unchanged. */
function typedValue(
  question: Question,
  fields: Fields,
  stored: AnswerDraft['value'],
): AnswerDraft['value'] | undefined {
  const name = fieldName('value', question.key)
  const text = textOf(fields, name)
  switch (question.type) {
    case 'choices':
      return typedChoices(fields[name])
    case 'receipt':
      return typedReceipt(textOf(fields, `${name}.total`), textOf(fields, `${name}.at`))
    case 'measure':
      return typedReadings(fields, name)
    case 'signature':
      return namePath(textOf(fields, `${name}.name`)) || stored
    case 'place':
    case 'photo':
      return stored
    default:
      return text.trim() === '' ? null : typedText(question, text)
  }
}

function typedText(question: Question, text: string): AnswerDraft['value'] | undefined {
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

/** Parses a section's form without scripts: answers that differ from the stored ones, and invalid fields. */
export function readSection(
  questions: readonly Question[],
  fields: Fields,
  stored: readonly SavedAnswer[],
): { changed: TypedAnswer[]; unreadable: string[] } {
  const changed: TypedAnswer[] = []
  const unreadable: string[] = []
  for (const question of questions) {
    const of = (part: AnswerPart) => textOf(fields, fieldName(part, question.key))
    const before = stored.find(({ questionKey }) => questionKey === question.key) ?? emptyDraft
    const value = typedValue(question, fields, before.value)
    if (value === undefined) unreadable.push(question.key)
    else {
      const draft = { value, notApplicable: of('na') === 'on', naReason: of('reason'), comment: of('comment') }
      if (!sameDraft(before, draft))
        changed.push({ questionKey: question.key, baseVersion: typedNumber(of('version')) ?? 0, draft })
    }
  }
  return { changed, unreadable }
}
