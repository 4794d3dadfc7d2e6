import { questionPutRight } from '#/content/questionnaires/manager-signature.ts'
import { measureOf } from '#/domain/fieldwork/measure.ts'
import {
  allQuestions,
  type AnswerValue,
  isLow,
  needsPhoto,
  type Question,
  type QuestionnaireDefinition,
} from '#/domain/questionnaire.ts'
import type { Lang, Text } from '#/domain/text.ts'
import type { Remark, Remarks } from './remarks.ts'
import { remarksArrivalToOrder } from './remarks-arrival-to-order.ts'
import { remarksCafe } from './remarks-cafe.ts'
import { remarksCleanlinessToRights } from './remarks-cleanliness-to-rights.ts'
import { remarksMeal } from './remarks-meal.ts'

/** A photo drawn for the demo and the sample report. */
export type PictureName = 'facade' | 'cafe' | 'plate' | 'feast' | 'cup' | 'receipt' | 'wall'

/** Observations of a shopper that differ from a good visit. */
export type Sheet = {
  answers: Readonly<Record<string, AnswerValue>>
  /** Questions that did not apply, beside those that hardly ever do. */
  notApplicable?: readonly string[]
  /** Index of the remark that fits the narrative. Default: the first one. */
  picks?: Readonly<Record<string, number>>
  /** Their own words where the bank of remarks does not fit. */
  words?: Readonly<Record<string, string>>
  /** The unscored questions, in the shopper's language. */
  notes: Readonly<Record<string, string | number>>
  /** Photos beyond the required ones; one per entry, repeated questions get several. */
  album?: readonly string[]
  /** A report under way: only the sections up to this one are answered. */
  until?: string
}

export const remarks: Remarks = {
  ...remarksArrivalToOrder,
  ...remarksMeal,
  ...remarksCleanlinessToRights,
  ...remarksCafe,
}

export type SheetAnswer = {
  questionKey: string
  value: AnswerValue
  notApplicable: boolean
  naReason: string
  comment: string
}

/** Questions that do not apply to an ordinary visit: no call, no wait, no complaint. */
const usuallyNotApplicable: readonly string[] = ['A2', 'B5', 'E6']

const usual = (question: Question): AnswerValue => {
  if (question.type === 'yes_no') return true
  if (question.type === 'rating') return 4
  if (question.type === 'measure') return measureOf(question.limit, question.fewest)
  if (question.type === 'timing') return Math.max(question.limits[0] - 1, 0.5)
  return null
}

const pick = (texts: readonly Text[] | undefined, index: number, lang: Lang): string =>
  texts?.[index % texts.length]?.[lang] ?? ''

const remarkOn = (question: Question, value: AnswerValue): keyof Remark | null => {
  if (isLow(question, value)) return 'low'
  if (question.type !== 'rating') return null
  return value === 5 ? 'high' : value === 3 ? 'mid' : null
}

/** Answers of a visit: those of a good visit, overridden by the shopper's observations, with remarks. */
export function answersOf(definition: QuestionnaireDefinition, sheet: Sheet, lang: Lang): SheetAnswer[] {
  const answered = sheet.until === undefined ? allQuestions(definition) : questionsUpTo(definition, sheet.until)
  // why: what was put right is answered where it was seen alone, with a photo of its own
  const asked = answered.filter(({ key }) => questionPutRight(key) === null || sheet.notes[key] !== undefined)
  return asked.map((question) => {
    const { key } = question
    const seen = sheet.notes[key] ?? sheet.answers[key]
    const remark = remarks[key]
    const index = sheet.picks?.[key] ?? 0
    if (sheet.notApplicable?.includes(key) || (seen === undefined && usuallyNotApplicable.includes(key)))
      return {
        questionKey: key,
        value: null,
        notApplicable: true,
        naReason: pick(remark?.na, index, lang),
        comment: '',
      }
    const given = seen ?? usual(question)
    const kind = remarkOn(question, given)
    const comment = sheet.words?.[key] ?? (kind ? pick(remark?.[kind], index, lang) : '')
    return { questionKey: key, value: given, notApplicable: false, naReason: '', comment }
  })
}

const questionsUpTo = ({ sections }: QuestionnaireDefinition, last: string): Question[] =>
  sections.slice(0, sections.findIndex(({ key }) => key === last) + 1).flatMap(({ questions }) => questions)

const shots: Readonly<Record<string, PictureName>> = {
  A3: 'facade',
  G2: 'receipt',
  F4: 'wall',
  Q3: 'cafe',
  Q12: 'cup',
  Q17: 'receipt',
}

const settings: Readonly<Record<string, PictureName>> = { A: 'facade', D: 'cup', F: 'wall' }

/** Photos required by the answers, and additional ones. */
export const photosOf = (
  definition: QuestionnaireDefinition,
  answers: readonly SheetAnswer[],
  { dish, album = [] }: { dish: PictureName; album?: readonly string[] | undefined },
): { questionKey: string; name: PictureName }[] =>
  allQuestions(definition).flatMap((question) => {
    const questionKey = question.key
    const answer = answers.find((given) => given.questionKey === questionKey)
    if (!answer || answer.notApplicable) return []
    const asked = needsPhoto(question, answer.value) ? [shots[questionKey] ?? dish] : []
    const beside = album.flatMap((key) =>
      key === questionKey ? [shots[questionKey] ?? settings[questionKey[0]!] ?? dish] : [],
    )
    return [...asked, ...beside].map((name) => ({ questionKey, name }))
  })
