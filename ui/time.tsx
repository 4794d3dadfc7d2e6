import { Fragment } from 'react'
import { formatDate, formatDateTime, formatTime } from '#/domain/riyadh-time.ts'
import { useLang } from '#/ui/language.tsx'

const formats = { date: formatDate, datetime: formatDateTime, time: formatTime } as const

/** The only break opportunity of a time in a narrow column. */
const betweenDayAndTime = /(?<=[,،]) /

/** A time in Riyadh: "5 Mar 2026, 2:30 PM" or "5 مارس 2026، 2:30 م". */
export function Time({ at, mode = 'date' }: { at: Date | string; mode?: keyof typeof formats }) {
  const lang = useLang()
  const moment = typeof at === 'string' ? new Date(at) : at
  return (
    <time dateTime={moment.toISOString()}>
      {formats[mode](moment, lang)
        .split(betweenDayAndTime)
        .map((part, index) => (
          <Fragment key={part}>
            {index > 0 && ' '}
            <span className="whitespace-nowrap">{part}</span>
          </Fragment>
        ))}
    </time>
  )
}
