import type { EvidenceReason } from '#/domain/evidence.ts'
import { formatMoney } from '#/domain/money.ts'
import { type Lang, translator } from '#/domain/text.ts'
import { evidenceMessages } from '#/messages/evidence.ts'

/** A length of time as people say it: minutes up to two hours, hours up to two days, then days. */
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
      return t(key, { distance: amount(facts['distance']), accuracy: amount(facts['accuracy']) })
    case 'place-vague':
      return t(key, { accuracy: amount(facts['accuracy']) })
    case 'hour-off':
      return t(facts['way'] === 'early' ? 'hour-off_early' : 'hour-off_late', { duration })
    case 'day-off':
      return t(facts['way'] === 'early' ? 'day-off_early' : 'day-off_late')
    case 'clock-off':
      return t(facts['way'] === 'slow' ? 'clock-off_slow' : 'clock-off_fast', { duration })
    case 'sent-late':
    case 'stay-full':
    case 'receipt-other-hour':
      return t(key, { duration })
    case 'stay-short':
      return t(key, { minutes: amount(facts['minutes']), least: amount(facts['least']) })
    case 'pace-calm':
      return t(key, { seconds: amount(facts['seconds']) })
    case 'pace-fast':
      return t(key, { seconds: amount(facts['seconds']), answers: amount(facts['answers']) })
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
