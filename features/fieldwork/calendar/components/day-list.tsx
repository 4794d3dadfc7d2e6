import {
  Bell,
  CalendarCheck,
  CircleCheck,
  CircleDollarSign,
  ClipboardList,
  type LucideIcon,
  PenLine,
  Undo2,
} from 'lucide-react'
import { Link } from 'react-router'
import { weekdayOf } from '#/domain/calendar.ts'
import { type Day, formatDay } from '#/domain/riyadh-time.ts'
import { timelineMessages } from '#/messages/fieldwork/timeline.ts'
import type { Tone } from '#/ui/badge.tsx'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Money } from '#/ui/money.tsx'
import { Time } from '#/ui/time.tsx'
import type { DayOf, Entry, EntryKind } from '../entry.ts'

const looks: Record<EntryKind, { icon: LucideIcon; tone: Tone }> = {
  visit: { icon: ClipboardList, tone: 'yellow-deep' },
  visited: { icon: CalendarCheck, tone: 'green' },
  report: { icon: PenLine, tone: 'blue' },
  revision: { icon: Undo2, tone: 'red' },
  offer: { icon: Bell, tone: 'violet' },
  payable: { icon: CircleDollarSign, tone: 'grey' },
  paid: { icon: CircleCheck, tone: 'green' },
}
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** A month, weeks from Sunday; on a phone a list of the days with entries. */
export function MonthGrid({ days, month, today }: { days: readonly DayOf[]; month: Day; today: Day }) {
  const t = useT(timelineMessages)
  return (
    <div className="flex flex-col">
      <div
        aria-hidden
        className="hidden grid-cols-7 border-s border-t border-line text-micro font-semibold text-ink-2 md:grid"
      >
        {weekdays.map((weekday) => (
          <span key={weekday} className="border-e border-b border-line bg-surface-1 px-2 py-1.5">
            {t(`weekday_${weekday}`)}
          </span>
        ))}
      </div>
      <ol className="grid md:grid-cols-7 md:border-s md:border-line max-md:gap-3">
        {days.map((day) => (
          <DayCell
            key={day.day}
            day={day}
            isToday={day.day === today}
            isOutside={!day.day.startsWith(month.slice(0, 7))}
          />
        ))}
      </ol>
    </div>
  )
}

type CellProps = { day: DayOf; isToday: boolean; isOutside: boolean }

function DayCell({ day: { day, entries, isOff }, isToday, isOutside }: CellProps) {
  const t = useT(timelineMessages)
  return (
    <li
      className={classes(
        'flex min-w-0 flex-col gap-1 border-line p-1.5 md:min-h-24 md:border-e md:border-b',
        'max-md:rounded-card max-md:border max-md:bg-card max-md:p-4',
        (entries.length === 0 || isOutside) && 'max-md:hidden',
        isOutside || isOff ? 'md:bg-surface-1' : 'md:bg-card',
      )}
    >
      <DayName day={day} isToday={isToday} />
      {isOff && <p className="text-micro text-ink-2">{t('kind_off')}</p>}
      {entries.map((entry) => (
        <EntryLink key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </li>
  )
}

/** Full text on phones and for screen readers; on wide screens the column heading shows the weekday. */
function DayName({ day, isToday }: { day: Day; isToday: boolean }) {
  const t = useT(timelineMessages)
  const lang = useLang()
  const weekday = t(`weekday_${weekdayOf(day) as (typeof weekdays)[number]}`)
  return (
    <h3 className={classes('num text-caption', isToday ? 'font-semibold' : 'font-medium text-ink-2')}>
      <span className="md:sr-only">
        {weekday} <bdi>{formatDay(day, lang)}</bdi>
      </span>
      <span aria-hidden className="max-md:hidden">
        {Number(day.slice(8))}
      </span>
      {isToday && <span className="ms-2 rounded-badge bg-primary px-1.5 text-on-primary">{t('today')}</span>}
    </h3>
  )
}

/** The hour; for payouts, which have none, the amount. */
function HourOrAmount({ entry: { at, amount } }: { entry: Entry }) {
  return amount === null ? <Time at={at} mode="time" /> : <Money halalas={amount} />
}

function EntryLink({ entry }: { entry: Entry }) {
  const { kind, branch, link } = entry
  const t = useT(timelineMessages)
  const { icon, tone } = looks[kind]
  return (
    <Link
      to={link}
      data-tone={tone}
      className="flex min-h-6 min-w-0 items-start gap-1.5 rounded-badge bg-tone px-1.5 py-1 text-caption text-tone-ink hover:underline max-md:min-h-11 max-md:items-center max-md:text-ui"
    >
      <Icon as={icon} size={12} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="block font-semibold">
          {t(`kind_${kind}`)} <HourOrAmount entry={entry} />
        </span>
        <bdi className="block">{branch}</bdi>
      </span>
    </Link>
  )
}

/** Upcoming entries, day by day. */
export function Agenda({ days, today }: { days: readonly DayOf[]; today: Day }) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {days.map(({ day, entries }) => (
        <li key={day} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0 md:grid md:grid-cols-[11rem_1fr]">
          <AgendaDay day={day} isToday={day === today} />
          <ul className="flex flex-col gap-2">
            {entries.map((entry) => (
              <li key={`${entry.kind} ${entry.id}`}>
                <AgendaLink entry={entry} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function AgendaDay({ day, isToday }: { day: Day; isToday: boolean }) {
  const t = useT(timelineMessages)
  const lang = useLang()
  return (
    <h2 className="num text-ui font-semibold">
      {t(`weekday_${weekdayOf(day) as (typeof weekdays)[number]}`)}
      <span className="block text-caption font-normal text-ink-2">
        {formatDay(day, lang)}
        {isToday && <span className="ms-2 rounded-badge bg-primary px-1.5 text-on-primary">{t('today')}</span>}
      </span>
    </h2>
  )
}

function AgendaLink({ entry }: { entry: Entry }) {
  const { kind, branch, location, link } = entry
  const t = useT(timelineMessages)
  const { icon, tone } = looks[kind]
  return (
    <Link to={link} className="flex min-h-11 items-start gap-3 rounded-control hover:bg-surface-2">
      <span
        data-tone={tone}
        className="flex size-8 shrink-0 items-center justify-center rounded-full bg-tone text-tone-dot"
      >
        <Icon as={icon} size={16} />
      </span>
      <span className="min-w-0">
        <span className="block text-ui font-medium">
          {t(`kind_${kind}`)} <HourOrAmount entry={entry} />
        </span>
        <span className="block text-caption text-ink-2 [overflow-wrap:anywhere]">
          <bdi>{branch}</bdi>
          {' · '}
          <bdi>{location}</bdi>
        </span>
      </span>
    </Link>
  )
}
