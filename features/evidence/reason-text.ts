import type { EvidenceReason, EvidenceReasonKey } from '#/domain/evidence.ts'
import { formatMoney } from '#/domain/money.ts'
import { nearWithinMetres, vagueFromMetres, verifiedWithinMetres } from '#/domain/place.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { evidenceMessages } from '#/messages/evidence.ts'

/** A length of time as people say it: minutes up to two hours, hours up to two days, then days. */
export function durationText(minutes: number, lang: Lang): string {
  const t = translator(lang, evidenceMessages)
  if (minutes < 120) return t('minutes', { count: Math.round(minutes) })
  if (minutes < 48 * 60) return t('hours', { count: Math.round(minutes / 60) })
  return t('days', { count: Math.round(minutes / 1440) })
}

/** A distance as people say it: metres up to a kilometre, then kilometres. */
export function distanceText(metres: number, lang: Lang): string {
  const t = translator(lang, evidenceMessages)
  return metres < 1000
    ? t('metres', { count: Math.round(metres) })
    : t('kilometres', { count: Math.round(metres / 100) / 10 })
}

const amount = (value: number | string | undefined): number => Number(value ?? 0)

/** A reason as a sentence. */
export function reasonText({ key, facts }: EvidenceReason, lang: Lang): string {
  const t = translator(lang, evidenceMessages)
  const duration = durationText(amount(facts['minutes']), lang)
  const count = amount(facts['count'])
  switch (key) {
    case 'place-verified':
    case 'place-near':
    case 'place-far':
      return t(key, {
        distance: distanceText(amount(facts['distance']), lang),
        accuracy: distanceText(amount(facts['accuracy']), lang),
      })
    case 'place-vague':
      return t(key, { accuracy: distanceText(amount(facts['accuracy']), lang) })
    case 'hour-off':
      return t(facts['way'] === 'early' ? 'hour-off_early' : 'hour-off_late', { duration })
    case 'day-off':
      return t(facts['way'] === 'early' ? 'day-off_early' : 'day-off_late', { duration })
    case 'clock-off':
      return t(facts['way'] === 'slow' ? 'clock-off_slow' : 'clock-off_fast', { duration })
    case 'sent-late':
    case 'stay-full':
    case 'receipt-other-hour':
    case 'receipt-other-day':
      return t(key, { duration })
    case 'stay-short':
      return t(key, { minutes: amount(facts['minutes']), least: amount(facts['least']) })
    case 'pace-calm':
      return t(key, { seconds: amount(facts['seconds']) })
    case 'pace-fast':
      return t(key, { seconds: amount(facts['seconds']), answers: amount(facts['answers']) })
    case 'receipt-fits':
      return t(key, { total: formatMoney(amount(facts['total']), lang) })
    case 'receipt-total-differs':
      return t(key, {
        total: formatMoney(amount(facts['total']), lang),
        stated: formatMoney(amount(facts['stated']), lang),
      })
    case 'words-alike':
    case 'words-known':
      return t(key, { percent: amount(facts['percent']) })
    case 'answers-before':
    case 'answers-after':
    case 'photos-own':
    case 'photos-known':
    case 'photos-repeated':
    case 'photos-missing':
    case 'photos-blank':
    case 'photos-outside':
      return t(key, { count })
    default:
      return t(key)
  }
}

const whys = {
  'place-near': 'why_place',
  'place-far': 'why_place',
  'place-vague': 'why_place-vague',
  'place-refused': 'why_place-refused',
  'place-unknown': 'why_place-unknown',
  'hour-off': 'why_hour',
  'day-off': 'why_day',
  'clock-off': 'why_clock-off',
  'clock-unknown': 'why_clock-unknown',
  'sent-late': 'why_sent-late',
  'stay-short': 'why_stay-short',
  'stay-unknown': 'why_stay-unknown',
  'pace-fast': 'why_pace-fast',
  'answers-before': 'why_answers-before',
  'answers-after': 'why_answers-after',
  'stamps-disorder': 'why_stamps-disorder',
  'stamps-edited': 'why_stamps-edited',
  'receipt-other-hour': 'why_receipt',
  'receipt-other-day': 'why_receipt',
  'receipt-total-differs': 'why_receipt-total-differs',
  'receipt-unknown': 'why_receipt-unknown',
  'photos-missing': 'why_photos-missing',
  'photos-blank': 'why_photos-blank',
  'photos-repeated': 'why_photos-repeated',
  'photos-known': 'why_photos-known',
  'photos-outside': 'why_photos-outside',
  'words-known': 'why_words',
  'words-alike': 'why_words',
} as const satisfies Partial<Record<EvidenceReasonKey, keyof typeof evidenceMessages>>

/** What a doubt is measured against and why it counts; null for what speaks for the visit. */
export function reasonWhy({ key }: Pick<EvidenceReason, 'key'>, lang: Lang): string | null {
  const why = (whys as Partial<Record<EvidenceReasonKey, (typeof whys)[keyof typeof whys]>>)[key]
  if (!why) return null
  return translator(lang, evidenceMessages)(why, {
    verified: distanceText(verifiedWithinMetres, lang),
    near: distanceText(nearWithinMetres, lang),
    vague: distanceText(vagueFromMetres, lang),
  })
}
