import { type Answer, answerTo, type QuestionnaireDefinition, visibleQuestions } from './questionnaire.ts'
import type { Lang } from './text.ts'

/** Free texts of an answer: its comment, the reason why a question did not apply, and the answer of a text question. */
export const textFields = ['comment', 'na-reason', 'answer'] as const
export type TextField = (typeof textFields)[number]

/** A free text of a report that its client reads. */
export type OwnText = { questionKey: string; field: TextField; text: string; lang: Lang }

/** A text in the other language; it counts only for exactly the original that it was made for. */
export type Translation = { questionKey: string; field: TextField; lang: Lang; original: string; text: string }

const arabicLetters = /\p{Script=Arabic}/gu
const latinLetters = /\p{Script=Latin}/gu

/**
 * Language of a text by its letters; null for a text without letters, which needs no translation. Arabic sentences hold
 * Latin names of dishes, so a quarter of Arabic letters makes a text Arabic.
 */
export function langOfText(text: string): Lang | null {
  const arabic = text.match(arabicLetters)?.length ?? 0
  const latin = text.match(latinLetters)?.length ?? 0
  if (arabic === 0 && latin === 0) return null
  return arabic * 3 >= latin ? 'ar' : 'en'
}

/** Texts of a report that its client reads and that have letters, in the order of the questionnaire. */
export const textsOf = (definition: QuestionnaireDefinition, answers: readonly Answer[]): OwnText[] =>
  visibleQuestions(definition, answers).flatMap((question) => {
    const answer = answerTo(answers, question.key)
    if (!answer) return []
    const { notApplicable, naReason, comment, value } = answer
    const given: [TextField, string][] = [
      ['answer', question.type === 'text' && !notApplicable && typeof value === 'string' ? value : ''],
      ['na-reason', notApplicable ? naReason : ''],
      ['comment', comment],
    ]
    return given.flatMap(([field, text]) => {
      const lang = langOfText(text)
      return lang ? [{ questionKey: question.key, field, text, lang }] : []
    })
  })

type Place = Pick<OwnText, 'questionKey' | 'field' | 'text'>

/** The translation of exactly this text; undefined when there is none, or only one of another wording. */
export const translationOf = <T extends Translation>(
  translations: readonly T[],
  { questionKey, field, text }: Place,
): T | undefined =>
  translations.find(
    (one) =>
      one.questionKey === questionKey && one.field === field && one.original === text && one.lang !== langOfText(text),
  )

/** How a reader is shown a text of the other language. */
export type ToldText = {
  /** Language of the original. */
  lang: Lang
  /** The text in the reader's language; null while there is none. */
  text: string | null
}

/** How a text is shown to a reader of this language; null: it is in that language, or has no letters. */
export function toldText(place: Place, translations: readonly Translation[], reader: Lang): ToldText | null {
  const lang = langOfText(place.text)
  if (lang === null || lang === reader) return null
  return { lang, text: translationOf(translations, place)?.text ?? null }
}

/** Texts without a translation. */
export const untranslated = (texts: readonly OwnText[], translations: readonly Translation[]): OwnText[] =>
  texts.filter((text) => translationOf(translations, text) === undefined)
