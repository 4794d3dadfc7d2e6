import type { Refusal } from '#/domain/assignment.ts'
import { formatDay } from '#/domain/riyadh-time.ts'
import { assignmentMessages } from '#/messages/assignment.ts'
import { useLang, useT } from '#/ui/language.tsx'

/** End of a refusal in words: a day, the end of an open offer, or none. */
export function useRefusalEnd(): (refusal: Refusal) => string {
  const t = useT(assignmentMessages)
  const lang = useLang()
  return ({ until, offerUntil, standby }) => {
    const offer = offerUntil && formatDay(offerUntil, lang)
    const date = until && formatDay(until, lang)
    const end = offer
      ? date
        ? t('untilOffer', { date, offer })
        : t('firstOffer', { offer })
      : date
        ? t('until', { date })
        : t('noEnd')
    return standby ? t('byStandby', { end }) : end
  }
}
