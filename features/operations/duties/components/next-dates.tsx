import { useEffect, useRef, useState } from 'react'
import { type HolidayPolicy, nextDueMoments } from '#/domain/operations/duties/due-days.ts'
import { readRule } from '#/domain/operations/duties/rule-text.ts'
import { type Day, formatDay, isDay, weekdayOf } from '#/domain/riyadh-time.ts'
import { weekdayCodes } from '#/domain/operations/duties/recurrence.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { useLang, useT } from '#/ui/language.tsx'
import { type RuleFields, ruleText } from '../compose-rule.ts'

type Calendar = { holidays: readonly Day[]; today: Day }
export type Dates = readonly { day: Day; time: string }[]

const shownDates = 10
/** Days ahead in which dates are looked for. */
const furthest = 4000

/** Due moments of what the form says now; null when it names no rule yet. */
function datesOf(form: HTMLFormElement, { holidays, today }: Calendar): Dates | null {
  const sent = new FormData(form)
  const text = (name: string): string => {
    const value = sent.get(name)
    return typeof value === 'string' ? value : ''
  }
  const fields: RuleFields = {
    repeat: text('repeat') as RuleFields['repeat'],
    interval: Number(text('interval') || '1'),
    weekday: sent.getAll('weekday').map(String),
    monthMode: text('monthMode') as RuleFields['monthMode'],
    monthDay: Number(text('monthDay') || '1'),
    nth: text('nth'),
    nthDay: text('nthDay'),
    month: sent.getAll('month').map(String),
    rule: text('rule'),
    end: text('end') as RuleFields['end'],
    until: text('until').replaceAll('-', ''),
    count: Number(text('count') || '1'),
  }
  const first = text('firstDay')
  const rule = ruleText(fields)
  if (rule === null || !isDay(first)) return null
  const read = readRule(rule, first)
  if ('problem' in read) return null
  const schedule = {
    rule: read.rule,
    first,
    except: new Set<Day>([...sent.getAll('except').map(String), text('exceptNew')]),
    policy: text('policy') as HolidayPolicy,
    time: text('time'),
    ramadanTime: text('ramadanTime') || null,
  }
  return nextDueMoments(schedule, new Set(holidays), {
    from: first > today ? first : today,
    count: shownDates,
    within: furthest,
  })
}

/** The next ten dates of the form around it, renewed with every change. */
export function NextDates({ holidays, today }: Calendar) {
  const place = useRef<HTMLDivElement>(null)
  const [dates, setDates] = useState<Dates | null>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!form) return
    // why: the calendar of a day field writes its hidden input after the event
    const renew = () => setTimeout(() => setDates(datesOf(form, { holidays, today })))
    renew()
    form.addEventListener('input', renew)
    form.addEventListener('change', renew)
    return () => {
      form.removeEventListener('input', renew)
      form.removeEventListener('change', renew)
    }
  }, [holidays, today])
  return <div ref={place}>{dates !== null && <DateList dates={dates} />}</div>
}

/** Dates with their weekday and time. */
export function DateList({ dates }: { dates: Dates }) {
  const t = useT(dutyMessages)
  const lang = useLang()
  return (
    <section className="flex flex-col gap-2 rounded-card border border-line p-4">
      <h3 className="text-ui font-semibold">{t('nextDates')}</h3>
      {dates.length === 0 ? (
        <p className="text-ui text-ink-2">{t('noNext')}</p>
      ) : (
        <ol className="grid gap-x-6 gap-y-1 text-ui sm:grid-cols-2">
          {dates.map(({ day, time }) => (
            <li key={day} className="flex justify-between gap-4">
              <span>
                {t(`day_${weekdayCodes[weekdayOf(day)]!}`)}
                <span className="ms-2 text-ink-2">{formatDay(day, lang)}</span>
              </span>
              <bdi dir="ltr" className="num text-ink-2">
                {time}
              </bdi>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
