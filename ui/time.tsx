import { formatDate, formatDateTime, formatTime } from '#/domain/riyadh-time.ts'
import { useLang } from '#/ui/language.tsx'

const formats = { date: formatDate, datetime: formatDateTime, time: formatTime } as const

/** A moment in Riyadh: "5 Mar 2026, 2:30 PM" or "5 مارس 2026، 2:30 م". */
export function Time({ at, mode = 'date' }: { at: Date | string; mode?: keyof typeof formats }) {
  const lang = useLang()
  const moment = typeof at === 'string' ? new Date(at) : at
  return (
    <time dateTime={moment.toISOString()} className="whitespace-nowrap">
      {formats[mode](moment, lang)}
    </time>
  )
}
