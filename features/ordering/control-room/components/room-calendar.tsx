import { CalendarClock, ChevronLeft, ChevronRight, Eye } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addMonths, type CalendarSpan, calendarSpans, startOfWeek, weekdayOf } from '#/domain/calendar.ts'
import { requestCode } from '#/domain/evaluation.ts'
import { addDays, type Day, formatDay, monthName, riyadhDay } from '#/domain/riyadh-time.ts'
import { boardMessages } from '#/messages/ordering/control-room.ts'
import { LinkButton } from '#/ui/button.tsx'
import { classes } from '#/ui/class-names.ts'
import { dragSource, dropTarget } from '#/ui/drag.ts'
import { EmptyState } from '#/ui/feedback.tsx'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { Menu, type MenuEntry } from '#/ui/menu.tsx'
import { Time } from '#/ui/time.tsx'
import type { RoomRow } from '../room-list.ts'
import type { CalendarDay } from '../read-calendar.server.ts'
import { actsFor } from '../bulk-actions.ts'
import { roomAddress, roomPath } from '../room-query.ts'
import { useMany } from './many-context.tsx'
import { riskLooks } from './risk-badge.tsx'
import { StatusMark } from './status-mark.tsx'

type RoomCalendarProps = { days: readonly CalendarDay[]; day: Day; span: CalendarSpan; today: Day }

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** Visits of a month or week. Moved by dragging or by menu; on a phone the days are a list. */
export function RoomCalendar({ days, day, span, today }: RoomCalendarProps) {
  const t = useT(boardMessages)
  const [dragged, setDragged] = useState<RoomRow | null>(null)
  const { ask } = useMany()
  const drop = (to: Day) => {
    if (dragged && to >= today && to !== riyadhDay(new Date(dragged.visitAt)))
      ask({ act: 'move', ids: [dragged.id], day: to })
    setDragged(null)
  }
  const isEmpty = days.every(({ total }) => total === 0)
  return (
    <div className="flex flex-col gap-3">
      <CalendarHead day={day} span={span} today={today} />
      <p className="text-caption text-ink-2">{t('calendarHelp')}</p>
      {isEmpty && <EmptyState title={t('noVisits')} compact />}
      <div className="hidden grid-cols-7 border-s border-t border-line text-micro font-semibold text-ink-2 md:grid">
        {weekdays.map((weekday) => (
          <span key={weekday} aria-hidden className="border-e border-line bg-surface-1 px-2 py-1.5">
            {t(`weekday_${weekday}`)}
          </span>
        ))}
      </div>
      <ol className="grid md:-mt-3 md:grid-cols-7 md:border-s md:border-line max-md:gap-3">
        {days.map((one) => (
          <DayCell
            key={one.day}
            day={one}
            isToday={one.day === today}
            isOutside={span === 'month' && one.day.slice(0, 7) !== day.slice(0, 7)}
            isTarget={dragged !== null && one.day >= today}
            onDrop={() => drop(one.day)}
            onDrag={setDragged}
          />
        ))}
      </ol>
    </div>
  )
}

function CalendarHead({ day, span, today }: { day: Day; span: CalendarSpan; today: Day }) {
  const t = useT(boardMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const to = (target: Day) => roomAddress(params, { day: target === today ? null : target, page: null })
  const isMonth = span === 'month'
  const [before, after] = isMonth ? [addMonths(day, -1), addMonths(day, 1)] : [addDays(day, -7), addDays(day, 7)]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h2 className="text-h3 font-semibold" aria-live="polite">
        {isMonth ? monthName(day.slice(0, 7), lang) : t('weekOf', { day: formatDay(startOfWeek(day), lang) })}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <LinkButton to={to(before)} icon={ChevronLeft} directional preventScrollReset>
          {t(isMonth ? 'previousMonth' : 'previousWeek')}
        </LinkButton>
        <LinkButton to={to(today)} preventScrollReset>
          {t('today')}
        </LinkButton>
        <LinkButton to={to(after)} icon={ChevronRight} directional iconAtEnd preventScrollReset>
          {t(isMonth ? 'nextMonth' : 'nextWeek')}
        </LinkButton>
        <nav aria-label={t('span')} className="flex rounded-control border border-line-input">
          {calendarSpans.map((one) => (
            <Link
              key={one}
              to={roomAddress(params, { span: one === 'month' ? null : one })}
              aria-current={one === span ? 'true' : undefined}
              preventScrollReset
              className={classes(
                'inline-flex min-h-10 items-center rounded-control px-3 text-ui coarse:min-h-11 max-md:min-h-11',
                one === span ? 'bg-surface-3 font-semibold' : 'hover:bg-surface-2',
              )}
            >
              {t(`span_${one}`)}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  )
}

type DayCellProps = {
  day: CalendarDay
  isToday: boolean
  isOutside: boolean
  isTarget: boolean
  onDrop: () => void
  onDrag: (row: RoomRow | null) => void
}

function DayCell({ day: { day, counts, total, rows }, isToday, isOutside, isTarget, onDrop, onDrag }: DayCellProps) {
  const t = useT(boardMessages)
  const lang = useLang()
  const [params] = useSearchParams()
  const weekday = t(`weekday_${weekdayOf(day) as 0 | 1 | 2 | 3 | 4 | 5 | 6}`)
  const spoken = [weekday, formatDay(day, lang)].join(' · ')
  const list = roomAddress(params, { view: null, day: null, span: null, from: day, to: day, page: null })
  return (
    <li
      ref={dropTarget(isTarget, onDrop)}
      className={classes(
        'flex min-w-0 flex-col gap-1 border-line p-1.5 md:min-h-28 md:border-e md:border-b',
        'max-md:rounded-card max-md:border max-md:bg-card max-md:p-4',
        total === 0 && 'max-md:hidden',
        isOutside ? 'md:bg-surface-1' : 'md:bg-card',
        isTarget && 'bg-primary-soft',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-1">
        <h3 className={classes('num text-caption', isToday ? 'font-semibold' : 'font-medium text-ink-2')}>
          <span
            aria-hidden
            className={classes('max-md:hidden', isToday && 'rounded-full bg-primary px-2 text-on-primary')}
          >
            {Number(day.slice(8))}
          </span>
          <span className="md:sr-only">{spoken}</span>
        </h3>
        {total > 0 && (
          <span className="flex flex-wrap gap-1">
            {counts.map(({ status, count }) => (
              <StatusMark key={status} status={status} count={count} />
            ))}
          </span>
        )}
      </div>
      {rows.length > 0 && (
        <ul className="flex flex-col gap-1">
          {rows.map((row) => (
            <Visit key={row.id} row={row} onDrag={onDrag} />
          ))}
        </ul>
      )}
      {total > rows.length && (
        <Link to={list} className="link inline-flex min-h-6 items-center text-caption coarse:min-h-11 max-md:min-h-11">
          {t('more', { count: total - rows.length })}
        </Link>
      )}
    </li>
  )
}

function Visit({ row, onDrag }: { row: RoomRow; onDrag: (row: RoomRow | null) => void }) {
  const t = useT(boardMessages)
  const { ask } = useMany()
  const code = requestCode(row.number)
  const mayMove = actsFor(row.status, false).includes('move')
  const risk = row.risk && riskLooks[row.risk]
  const items: MenuEntry[] = [
    { id: 'open', label: t('open'), icon: Eye, to: `${roomPath}/${row.id}` },
    {
      id: 'move',
      label: t('moveDay'),
      icon: CalendarClock,
      onAction: () => ask({ act: 'move', ids: [row.id], day: '' }),
    },
  ]
  return (
    <li
      draggable={mayMove}
      ref={dragSource(
        () => onDrag(row),
        () => onDrag(null),
      )}
      className={classes(
        'flex items-center gap-1 rounded-badge border border-line bg-surface-1 ps-1.5 text-caption',
        mayMove && 'md:cursor-grab',
      )}
    >
      <StatusMark status={row.status} />
      <Link
        to={`${roomPath}/${row.id}`}
        className="flex min-h-8 min-w-0 flex-1 flex-col justify-center coarse:min-h-11 max-md:min-h-11"
      >
        <span className="link line-clamp-2 break-words">
          <bdi>{row.branchName}</bdi>
        </span>
        <span className="flex items-center gap-1 text-micro text-ink-2">
          <Time at={row.visitAt} mode="time" />
          {risk && (
            <span data-tone={risk.tone} className="text-tone-dot">
              <Icon as={risk.icon} size={12} />
            </span>
          )}
        </span>
      </Link>
      {mayMove && (
        <span className="shrink-0">
          <Menu label={t('cardMenu', { code })} items={items} />
        </span>
      )}
    </li>
  )
}
