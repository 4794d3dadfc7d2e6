import { type AnswerValue, isValidValue, type Question, type ReceiptValue } from '#/domain/questionnaire.ts'
import type { MeasureValue } from '#/domain/fieldwork/measure.ts'
import { readingsWords } from '#/features/fieldwork/measurements/words.ts'
import { sar } from '#/domain/money.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { exportMessages } from '#/messages/reporting/insight-pages.ts'

/** An answer as one cell of a sheet: numbers stay numbers; drawings and photos have no text. */
export function answerInWords(question: Question, value: AnswerValue, lang: Lang): string | number | null {
  if (value === null || !isValidValue(question, value)) return null
  switch (question.type) {
    case 'yes_no':
      return translator(lang, exportMessages)(value === true ? 'yes' : 'no')
    case 'rating':
    case 'timing':
    case 'number':
      return Number(value)
    case 'measure':
      return readingsWords({ readings: (value as MeasureValue).readings }, lang)
    case 'choice':
      return question.options.find(({ key }) => key === value)?.text[lang] ?? null
    case 'choices':
      return question.options
        .filter(({ key }) => Array.isArray(value) && value.includes(key))
        .map(({ text }) => text[lang])
        .join(lang === 'ar' ? '، ' : ', ')
    case 'receipt': {
      const { total, at } = value as ReceiptValue
      return `${sar(total)} (${at.replace('T', ' ')})`
    }
    case 'text':
    case 'date':
      return typeof value === 'string' ? value : null
    default:
      return null
  }
}
