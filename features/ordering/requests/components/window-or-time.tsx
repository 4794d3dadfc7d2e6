import { formatDay } from '#/domain/riyadh-time.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import { waveMessages } from '#/messages/ordering/waves.ts'
import { evaluationMessages } from '#/messages/evaluations.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { Time } from '#/ui/time.tsx'

type WindowOrTimeProps = { visitAt: string; window: VisitWindow | null }

/** The moment of a visit, or the days and the part of the day from which the shopper chooses. */
export function WindowOrTime({ visitAt, window }: WindowOrTimeProps) {
  const t = useT(evaluationMessages)
  const word = useT(waveMessages)
  const lang = useLang()
  if (!window) return <Time at={visitAt} mode="datetime" />
  const { from, until, dayPart } = window
  const first = formatDay(from, lang)
  const days = from === until ? first : t('windowDays', { from: first, until: formatDay(until, lang) })
  return (
    <span className="num">{dayPart ? `${days}${lang === 'ar' ? '،' : ','} ${word(`part_${dayPart}`)}` : days}</span>
  )
}
