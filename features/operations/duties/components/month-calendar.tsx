import { href, Link } from 'react-router'
import { formatDay, formatTime } from '#/domain/riyadh-time.ts'
import { dutyMessages } from '#/messages/operations/duties.ts'
import { classes } from '#/ui/class-names.ts'
import { useLang, useT } from '#/ui/language.tsx'
import type { CalendarDay, DutyCalendar } from '../read-calendar.server.ts'
import type { TaskLine } from '../read-tasks.server.ts'
import { TaskBadge } from './duty-parts.tsx'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
const mostInCell = 3

/** A month of tasks: a grid of weeks, on phones the days that have something. */
export function MonthCalendar({ calendar }: { calendar: DutyCalendar }) {
  return (
    <>
      <Agenda calendar={calendar} />
      <Grid calendar={calendar} />
    </>
  )
}

const taskPage = ({ id }: TaskLine): string => href('/client/admin-task-tracking/:taskId', { taskId: id })
const dutyPage = (dutyId: string): string => href('/client/admin-task-tracking/duties/:dutyId', { dutyId })
const dayId = (day: string): string => `day-${day}`

function Grid({ calendar: { weeks, today } }: { calendar: DutyCalendar }) {
  const t = useT(dutyMessages)
  return (
    <table className="w-full table-fixed border-collapse text-ui max-md:hidden">
      <caption className="sr-only">{t('calendar')}</caption>
      <thead>
        <tr className="text-caption text-ink-2">
          {weekdays.map((name) => (
            <th key={name} scope="col" className="border-b border-line px-2 py-1.5 text-start font-normal">
              {t(`day_${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]!.day}>
            {week.map((day) => (
              <Cell key={day.day} day={day} isToday={day.day === today} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell({ day: { day, inMonth, holiday, tasks, planned }, isToday }: { day: CalendarDay; isToday: boolean }) {
  const t = useT(dutyMessages)
  const shown = tasks.slice(0, mostInCell)
  const dates = planned.slice(0, mostInCell - shown.length)
  const more = tasks.length + planned.length - shown.length - dates.length
  return (
    <td
      className={classes(
        'h-24 overflow-hidden border-b border-line px-2 py-1.5 align-top not-first:border-s',
        !inMonth && 'bg-surface-1',
      )}
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <time
          dateTime={day}
          aria-current={isToday ? 'date' : undefined}
          className={classes('num', isToday ? 'font-semibold underline underline-offset-4' : 'text-ink-2')}
        >
          {Number(day.slice(8))}
        </time>
        {holiday && <span className="truncate text-caption text-ink-2">{holiday}</span>}
      </div>
      <ul>
        {shown.map((task) => (
          <li key={task.id}>
            <Link
              to={taskPage(task)}
              title={task.title}
              dir="auto"
              className={classes('block truncate py-0.5 hover:underline', lookOf(task))}
            >
              {task.title}
            </Link>
          </li>
        ))}
        {dates.map(({ dutyId, title }) => (
          <li key={dutyId}>
            <Link
              to={dutyPage(dutyId)}
              title={title}
              dir="auto"
              className="block truncate py-0.5 text-ink-2 hover:underline"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-caption text-ink-2">{t('moreOfDay', { count: String(more) })}</p>}
    </td>
  )
}

const lookOf = ({ state, late }: TaskLine): string | undefined => {
  if (state === 'missed' || (late && state !== 'done')) return 'text-danger-ink'
  return state === 'done' ? 'text-ink-2 line-through' : 'font-medium'
}

function Agenda({ calendar: { weeks, today } }: { calendar: DutyCalendar }) {
  const t = useT(dutyMessages)
  const lang = useLang()
  const days = weeks
    .flat()
    .filter(
      ({ inMonth, tasks, planned, holiday }) => inMonth && (tasks.length + planned.length > 0 || holiday !== null),
    )
  if (days.length === 0) return <p className="py-3 text-ui text-ink-2 md:hidden">{t('emptyMonth')}</p>
  return (
    <ol className="flex flex-col md:hidden">
      {days.map(({ day, holiday, tasks, planned }) => (
        <li key={day} aria-labelledby={dayId(day)} className="border-b border-line py-3 last:border-b-0">
          <h3 id={dayId(day)} aria-current={day === today ? 'date' : undefined} className="text-ui font-semibold">
            {formatDay(day, lang)}
            {holiday && <span className="ms-2 text-caption font-normal text-ink-2">{holiday}</span>}
          </h3>
          <ul>
            {tasks.map((task) => (
              <li key={task.id} className="flex items-center justify-between gap-3">
                <Link to={taskPage(task)} className="link flex min-h-11 min-w-0 items-center">
                  <bdi>{task.title}</bdi>
                </Link>
                <span className="flex shrink-0 items-center gap-2 text-caption text-ink-2">
                  {formatTime(new Date(task.dueAt), lang)}
                  <TaskBadge task={task} />
                </span>
              </li>
            ))}
            {planned.map(({ dutyId, title }) => (
              <li key={dutyId} className="flex items-center justify-between gap-3">
                <Link to={dutyPage(dutyId)} className="link flex min-h-11 min-w-0 items-center">
                  <bdi>{title}</bdi>
                </Link>
                <span className="shrink-0 text-caption text-ink-2">{t('planned')}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
