import { formatDay, formatTime, fromRiyadh, weekdayOf } from '#/domain/riyadh-time.ts'
import type { VisitWindow } from '#/domain/visit-window.ts'
import { shopperTaskMessages, weekdayMessages } from '#/messages/shopper-tasks.ts'
import { SelectField } from '#/ui/choice-field.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { daysOf, suggestedPick, timesOf } from '../pick.ts'

const weekdays = ['weekday_0', 'weekday_1', 'weekday_2', 'weekday_3', 'weekday_4', 'weekday_5', 'weekday_6'] as const

/** Saves space in a phone's narrow list; the window above shows the year. */
const withoutYear = (day: string): string => day.slice(0, day.lastIndexOf(' '))

type PickDateProps = { window: VisitWindow; visitAt: string; now: number }

/** Day and time within the client's window, as two native selects. */
export function PickDate({ window, visitAt, now }: PickDateProps) {
  const t = useT(shopperTaskMessages)
  const day = useT(weekdayMessages)
  const lang = useLang()
  const at = new Date(now)
  const suggested = suggestedPick(window, new Date(visitAt), at)
  const days = daysOf(window, at).map((value) => ({
    value,
    label: day('dayOf', {
      weekday: day(weekdays[weekdayOf(value)] ?? 'weekday_0'),
      date: withoutYear(formatDay(value, lang)),
    }),
  }))
  const times = timesOf(window).map((value) => ({
    value,
    label: formatTime(fromRiyadh(`${window.from}T${value}`)!, lang),
  }))
  return (
    <div className="grid grid-cols-[3fr_2fr] gap-3 md:max-w-md">
      <SelectField
        name="day"
        label={t('day')}
        options={days}
        placeholder={t('pickDay')}
        defaultValue={suggested?.day}
      />
      <SelectField
        name="time"
        label={t('time')}
        options={times}
        placeholder={t('pickTime')}
        defaultValue={suggested?.time}
      />
    </div>
  )
}
