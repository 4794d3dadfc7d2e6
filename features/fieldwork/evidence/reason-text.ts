import type { EvidenceReason, EvidenceReasonKey } from '#/domain/fieldwork/evidence.ts'
import { formatMoney } from '#/domain/money.ts'
import { nearWithinMetres, vagueFromMetres, verifiedWithinMetres } from '#/domain/place.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { evidenceMessages } from '#/messages/evidence.ts'
import { evidenceWhyMessages } from '#/messages/fieldwork/evidence-why.ts'
import { distanceText } from '#/ui/distance-text.ts'

/** A duration: minutes up to two hours, hours up to two days, then days. */
export function durationText(minutes: number, lang: Lang): string {
  const t = translator(lang, evidenceMessages)
  if (minutes < 120) return t('minutes', { count: Math.round(minutes) })
  if (minutes < 48 * 60) return t('hours', { count: Math.round(minutes / 60) })
  return t('days', { count: Math.round(minutes / 1440) })
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
    case 'stamps-differ':
      return t(key, { answered: amount(facts['answered']), stamped: amount(facts['stamped']) })
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
    case 'words-repeated':
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
  'place-near': 'place',
  'place-far': 'place',
  'place-vague': 'place-vague',
  'place-refused': 'place-refused',
  'place-unknown': 'place-unknown',
  'hour-off': 'hour',
  'day-off': 'day',
  'clock-off': 'clock-off',
  'clock-unknown': 'clock-unknown',
  'sent-late': 'sent-late',
  'stay-short': 'stay-short',
  'stay-unknown': 'stay-unknown',
  'pace-fast': 'pace-fast',
  'answers-before': 'answers-before',
  'answers-after': 'answers-after',
  'stamps-disorder': 'stamps-disorder',
  'stamps-edited': 'stamps-edited',
  'stamps-differ': 'stamps-differ',
  'receipt-other-hour': 'receipt',
  'receipt-other-day': 'receipt',
  'receipt-total-differs': 'receipt-total-differs',
  'receipt-unknown': 'receipt-unknown',
  'photos-missing': 'photos-missing',
  'photos-blank': 'photos-blank',
  'photos-repeated': 'photos-repeated',
  'photos-known': 'photos-known',
  'photos-outside': 'photos-outside',
  'words-known': 'words',
  'words-alike': 'words',
  'words-repeated': 'words-repeated',
} as const satisfies Partial<Record<EvidenceReasonKey, keyof typeof evidenceWhyMessages>>

/** Measure and meaning of a doubt; null for favourable reasons. */
export function reasonWhy({ key }: Pick<EvidenceReason, 'key'>, lang: Lang): string | null {
  const why = (whys as Partial<Record<EvidenceReasonKey, (typeof whys)[keyof typeof whys]>>)[key]
  if (!why) return null
  return translator(lang, evidenceWhyMessages)(why, {
    verified: distanceText(verifiedWithinMetres, lang),
    near: distanceText(nearWithinMetres, lang),
    vague: distanceText(vagueFromMetres, lang),
  })
}
