import { formatMoney } from '#/domain/money.ts'
import { formatDateTime, formatDay, fromRiyadh } from '#/domain/riyadh-time.ts'
import { bandOf, formatScore } from '#/domain/score.ts'
import { type Lang, translator } from '#/domain/text.ts'
import type { ToldText } from '#/domain/translation.ts'
import { markText } from '#/features/fieldwork/translations/mark-text.ts'
import { readingsAgainst, readingsWords } from '#/features/fieldwork/measurements/words.ts'
import type { Given, QuestionView } from '#/features/reporting/reports/report-view.ts'
import { clientReportMessages, reportMessages } from '#/messages/reports.ts'
import { uiMessages } from '#/messages/ui.ts'

/**
 * Text of a document: `free` is typed by people, in the direction of its letters; `code` is left to right. `mark`: says below it
 * that it is a translation, or in which language it was written.
 */
export type Words = { as: 'plain' | 'free' | 'code'; text: string; mark?: string }
export const plain = (text: string): Words => ({ as: 'plain', text })
export const free = (text: string): Words => ({ as: 'free', text: breakable(text) })
/** What a person wrote, as this reader is shown it. */
export const freeTold = (text: string, told: ToldText | null | undefined, lang: Lang): Words =>
  told ? { ...free(told.text ?? text), mark: markText(told, lang) } : free(text)
export const code = (text: string): Words => ({ as: 'code', text })

export const plainNumber = (value: number): string => String(Math.round(value * 100) / 100)

/** Lets words longer than a column break between letters; changes nothing else. */
export const breakable = (text: string): string =>
  text.replace(/\S{25,}/gu, (word) =>
    [...word].map((letter, at) => (at % 12 === 11 ? `${letter}\u200b` : letter)).join(''),
  )

/**
 * An answer in the reader's language; the shopper's own words unchanged. Durations and counts use full sentences, for
 * Arabic plurals.
 */
export function answerWords(given: Given, lang: Lang, short = false): Words {
  const t = translator(lang, reportMessages)
  switch (given.kind) {
    case 'yes_no':
      return plain(t(given.yes ? 'yes' : 'no'))
    case 'rating': {
      const rated = t('ratingOf', { value: given.value })
      return plain(short || !given.step ? rated : `${rated}: ${given.step}`)
    }
    case 'timing':
      return plain(t('minutes', { count: given.minutes }))
    case 'measure':
      return plain(short ? readingsWords(given, lang) : readingsAgainst(given.readings, given.limit, lang))
    case 'choice':
      return plain(given.option)
    case 'number':
      return given.unit ? plain(`${plainNumber(given.value)} ${given.unit}`) : code(plainNumber(given.value))
    case 'choices':
      return plain(
        given.options.length === 0
          ? t('noneChosen')
          : new Intl.ListFormat(lang, { type: 'conjunction' }).format(given.options),
      )
    case 'receipt': {
      const moment = fromRiyadh(given.at)
      const at = moment ? formatDateTime(moment, lang) : given.at
      return plain(t('receiptOf', { amount: formatMoney(given.total, lang), at }))
    }
    case 'date':
      return plain(formatDay(given.day, lang))
    case 'place':
      return plain(t('placeWithin', { place: t('placeRecorded'), count: Math.round(given.accuracy) }))
    case 'signature':
      return plain(t('signed'))
    case 'text':
      return freeTold(given.text, given.told, lang)
  }
}

/** Content of the answer column, also without an answer. */
export function answerOrState(
  { state, given, naReason, photos, told }: QuestionView,
  lang: Lang,
  short = false,
): Words[] {
  const t = translator(lang, reportMessages)
  if (given) return [answerWords(given, lang, short)]
  if (state === 'hidden' || state === 'not_applicable' || state === 'unanswered')
    return [plain(t(`state_${state}`)), ...(naReason ? [freeTold(naReason, told?.naReason, lang)] : [])]
  return photos.length > 0 ? [plain(t('photosCount', { count: photos.length }))] : []
}

/** Points of an answer out of the possible ones; empty for unscored answers. */
export function pointsWords({ state, score, earned, weight }: QuestionView, lang: Lang): Words {
  const t = translator(lang, clientReportMessages)
  if (state === 'unscored') return plain('')
  return score === null ? plain(t('notCounted')) : code(`${plainNumber(earned)} / ${plainNumber(weight)}`)
}

export const bandWord = (score: number, lang: Lang): string => translator(lang, uiMessages)(`band_${bandOf(score)}`)

/** A score as a number to draw, as printed, and its band. */
export const scoreWords = (score: number, lang: Lang) => ({
  value: Math.max(0, Math.min(100, score)),
  text: formatScore(score, lang),
  band: bandOf(score),
  bandWord: bandWord(score, lang),
})
