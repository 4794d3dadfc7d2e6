import { useRef } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useFetcher } from 'react-router'
import { monthStart } from '#/domain/months.ts'
import { addDays, type Day, daysBetween, formatDay, monthName, weekdayOf } from '#/domain/riyadh-time.ts'
import { profileAboutMessages } from '#/messages/shoppers/profile-about.ts'
import { useBackgroundForm } from '#/ui/background-form.ts'
import { Card } from '#/ui/card.tsx'
import { classes } from '#/ui/class-names.ts'
import { DateField } from '#/ui/date-time-field.tsx'
import { ActionForm, FormActions, SubmitButton } from '#/ui/form.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import type { Availability } from '../availability.server.ts'

type State = 'off' | 'free' | 'weekly' | 'visit'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** Weeks of a month, Sunday first; days of other months are null. */
const weeksOf = (month: Day): (Day | null)[][] => {
  const length = daysBetween(month, monthStart(month, 1))
  const lead = weekdayOf(month)
  return Array.from({ length: Math.ceil((lead + length) / 7) }, (_, week) =>
    weekdays.map((column) => {
      const day = week * 7 + column - lead
      return day < 0 || day >= length ? null : addDays(month, day)
    }),
  )
}

/** Month of days as buttons, usable by keyboard, touch and without scripts. */
export function DaysOffCard({ availability }: { availability: Availability }) {
  const t = useT(profileAboutMessages)
  const lang = useLang()
  const { month, today, lastDay, ahead } = availability
  const previous = monthStart(month, -1)
  const next = monthStart(month, 1)
  return (
    <Card title={t('calendarTitle')} description={t('calendarHelp')}>
      <div className="flex flex-col gap-6">
        <div className="max-w-[28rem]">
          <div className="mb-2 flex items-center justify-between gap-2">
            <MonthLink
              month={previous}
              label={t('previousMonth')}
              icon={ChevronLeft}
              isOpen={next > monthStart(today, 1)}
            />
            <h3 className="text-ui font-semibold" aria-live="polite">
              {monthName(month.slice(0, 7), lang)}
            </h3>
            <MonthLink month={next} label={t('nextMonth')} icon={ChevronRight} isOpen={next <= lastDay} />
          </div>
          <Month availability={availability} />
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2">
            {(['off', 'weekly', 'visit'] as const).map((state) => (
              <li key={state} className="flex items-center gap-2">
                <span aria-hidden className={classes('grid size-5 place-items-center rounded-badge', looks[state])} />
                {t(`legend_${state}`)}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-caption text-ink-2">{t('ahead', { count: ahead })}</p>
        </div>
        <PeriodForm today={today} lastDay={lastDay} />
      </div>
    </Card>
  )
}

const looks: Record<State, string> = {
  off: 'border-2 border-primary bg-primary text-on-primary',
  weekly: 'border border-dashed border-line-input bg-surface-3 text-ink-2',
  visit: 'border-2 border-primary bg-canvas text-ink',
  free: 'border border-line bg-canvas text-ink hover:bg-surface-2',
}

type MonthLinkProps = { month: Day; label: string; icon: typeof ChevronLeft; isOpen: boolean }

function MonthLink({ month, label, icon, isOpen }: MonthLinkProps) {
  const lang = useLang()
  const look = 'inline-flex size-11 items-center justify-center rounded-control'
  if (!isOpen) return <span className={look} />
  const name = `${label}: ${monthName(month.slice(0, 7), lang)}`
  return (
    <Link
      to={`?month=${month.slice(0, 7)}`}
      preventScrollReset
      replace
      aria-label={name}
      className={classes(look, 'hover:bg-surface-2')}
    >
      <Icon as={icon} directional />
    </Link>
  )
}

function Month({ availability }: { availability: Availability }) {
  const t = useT(profileAboutMessages)
  const lang = useLang()
  const fetcher = useFetcher()
  const table = useRef<HTMLTableElement>(null)
  const { month, off, visits, weekdaysOff, today, lastDay } = availability
  const sent = fetcher.formData?.get('change')
  const pending = typeof sent === 'string' ? { isOff: sent.startsWith('off'), day: sent.split(' ')[1] } : null
  const stateOf = (day: Day): State => {
    if (pending?.day === day) return pending.isOff ? 'off' : 'free'
    if (off.includes(day)) return 'off'
    if (visits.includes(day)) return 'visit'
    return weekdaysOff.includes(weekdayOf(day)) ? 'weekly' : 'free'
  }
  const move = (event: React.KeyboardEvent) => {
    const forward = lang === 'ar' ? 'ArrowLeft' : 'ArrowRight'
    const back = lang === 'ar' ? 'ArrowRight' : 'ArrowLeft'
    const step = { [forward]: 1, [back]: -1, ArrowDown: 7, ArrowUp: -7 }[event.key]
    const day = (event.target as HTMLElement).dataset['day']
    if (!step || !day) return
    const to = table.current?.querySelector<HTMLElement>(`[data-day="${addDays(day, step)}"]`)
    if (!to) return
    event.preventDefault()
    to.focus()
  }
  return (
    <fetcher.Form method="post" preventScrollReset className="max-md:-mx-3">
      <input type="hidden" name="intent" value="toggle" />
      <table
        ref={table}
        aria-busy={fetcher.state !== 'idle'}
        className="w-full table-fixed border-separate border-spacing-px md:border-spacing-1"
      >
        <caption className="sr-only">{monthName(month.slice(0, 7), lang)}</caption>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="text-micro font-medium text-ink-2">
                <span aria-hidden>{t(`short_${day}`)}</span>
                <span className="sr-only">{t(`weekday_${day}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((day) => day) ?? index}>
              {week.map((day, column) => (
                <td key={day ?? `none-${column}`} className="p-0 text-center">
                  {day && (
                    <DayButton
                      day={day}
                      state={stateOf(day)}
                      isOpen={day >= today && day <= lastDay}
                      isToday={day === today}
                      onKeyDown={move}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fetcher.Form>
  )
}

type DayButtonProps = {
  day: Day
  state: State
  isOpen: boolean
  isToday: boolean
  onKeyDown: (event: React.KeyboardEvent) => void
}

function DayButton({ day, state, isOpen, isToday, onKeyDown }: DayButtonProps) {
  const t = useT(profileAboutMessages)
  const lang = useLang()
  const number = Number(day.slice(8))
  const look = 'num inline-flex h-11 w-full items-center justify-center rounded-control text-ui'
  if (!isOpen) return <span className={classes(look, 'text-ink-3')}>{number}</span>
  return (
    <button
      type="submit"
      name="change"
      value={`${state === 'off' ? 'free' : 'off'} ${day}`}
      data-day={day}
      onKeyDown={onKeyDown}
      aria-pressed={state === 'off'}
      aria-current={isToday ? 'date' : undefined}
      aria-label={t(`day_${state}`, { day: formatDay(day, lang) })}
      className={classes(look, looks[state], isToday && 'font-semibold underline underline-offset-4')}
    >
      {number}
    </button>
  )
}

function PeriodForm({ today, lastDay }: { today: Day; lastDay: Day }) {
  const t = useT(profileAboutMessages)
  const saved = useBackgroundForm(t('periodMarked'))
  return (
    <ActionForm {...saved} errors="inline" className="border-t border-line pt-5">
      <input type="hidden" name="intent" value="period" />
      <h3 className="text-ui font-semibold">{t('periodTitle')}</h3>
      <div className="grid gap-5 md:grid-cols-2">
        <DateField name="from" label={t('from')} min={today} max={lastDay} />
        <DateField name="until" label={t('until')} min={today} max={lastDay} />
      </div>
      <FormActions>
        <SubmitButton variant="secondary">{t('markPeriod')}</SubmitButton>
      </FormActions>
    </ActionForm>
  )
}
