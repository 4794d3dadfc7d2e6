import {
  Award,
  ClipboardCheck,
  ClipboardList,
  ClipboardPlus,
  FileBadge,
  FileChartColumn,
  FileCheck,
  IdCard,
  KeyRound,
  ListTodo,
  type LucideIcon,
  MessageSquareWarning,
  PackageCheck,
  ReceiptText,
  ScanSearch,
  Store,
  StickyNote,
  Users,
} from 'lucide-react'
import { Fragment } from 'react'
import { href, Link } from 'react-router'
import type { TimelineKind } from '#/domain/office/timeline.ts'
import { formatDay, riyadhDay } from '#/domain/riyadh-time.ts'
import { companyTimelineMessages } from '#/messages/office/timeline.ts'
import { classes } from '#/ui/class-names.ts'
import { Icon } from '#/ui/icon.tsx'
import { useLang, useT } from '#/ui/language.tsx'
import { ScoreBadge } from '#/ui/score.tsx'
import { Time } from '#/ui/time.tsx'
import { linkOf, sentenceOf, type TimelineRow } from '../sentence.ts'

const icons: Record<TimelineKind, LucideIcon> = {
  visit: ClipboardList,
  report: FileChartColumn,
  dispute: MessageSquareWarning,
  action: ClipboardPlus,
  daily: ClipboardCheck,
  certificate: Award,
  invoice: ReceiptText,
  plan: PackageCheck,
  paper: FileBadge,
  document: FileCheck,
  worker: IdCard,
  audit: ScanSearch,
  duty: ListTodo,
  vault: KeyRound,
  member: Users,
  place: Store,
  note: StickyNote,
}

/** Events by day, newest first. */
export function TimelineDays({ rows }: { rows: readonly TimelineRow[] }) {
  const lang = useLang()
  const days = Map.groupBy(rows, ({ at }) => riyadhDay(new Date(at)))
  return (
    <div className="flex flex-col gap-6">
      {[...days].map(([day, events]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="text-h3 pb-1">
            {formatDay(day, lang)}
          </h2>
          <TimelineEvents rows={events} mode="time" />
        </section>
      ))}
    </div>
  )
}

type Events = {
  rows: readonly TimelineRow[]
  /** `date`: outside of the days, for a short list. */
  mode: 'time' | 'date'
}

export function TimelineEvents({ rows, mode }: Events) {
  return (
    <ol className="flex flex-col">
      {rows.map((row) => (
        <Event key={row.id} row={row} mode={mode} />
      ))}
    </ol>
  )
}

/** As high as a link of a line. */
const line = 'flex min-h-6 items-center max-md:min-h-11 md:coarse:min-h-11'

/** One line: what happened, where, by whom, the score, and the time at its end. */
function Event({ row, mode }: { row: TimelineRow; mode: Events['mode'] }) {
  const lang = useLang()
  const to = linkOf(row)
  const sentence = sentenceOf(row, lang)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line py-1.5 max-md:py-0.5">
      <span className={classes(line, 'text-ink-2')}>
        <Icon as={icons[row.kind]} />
      </span>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3">
        {to ? (
          <Link to={to} className="list-link text-ui wrap-anywhere">
            {sentence}
          </Link>
        ) : (
          <span className={classes(line, 'text-ui wrap-anywhere whitespace-pre-line')}>{sentence}</span>
        )}
        {row.score !== null && <ScoreBadge score={row.score} />}
        <Where row={row} />
      </div>
      <span className={classes(line, 'num text-caption whitespace-nowrap text-ink-2')}>
        <Time at={row.at} mode={mode} />
      </span>
    </li>
  )
}

/** Where and by whom; for an own note also the way to change it. */
function Where({ row }: { row: TimelineRow }) {
  const { place, note, refId } = row
  const t = useT(companyTimelineMessages)
  const by = useBy(row)
  const parts = [place && <bdi key="place">{place}</bdi>, by, note?.isEdited && note.text !== null && t('edited')]
  const shown = parts.filter(Boolean)
  return (
    <>
      {shown.length > 0 && (
        <span className="text-caption text-ink-2 wrap-anywhere">
          {shown.map((part, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              {part}
            </Fragment>
          ))}
        </span>
      )}
      {note?.mayChange && (
        <Link
          to={`${href('/client/timeline')}?note=${refId}`}
          preventScrollReset
          className="link inline-flex min-h-8 items-center text-caption coarse:min-h-11"
        >
          {t('changeNote')}
        </Link>
      )}
    </>
  )
}

/** By whom, unless the sentence says so. */
function useBy({ kind, step, doneBy, who }: TimelineRow): string | null {
  const t = useT(companyTimelineMessages)
  if (kind === 'member' && step !== 'removed') return null
  if (doneBy === 'team') return t('byTeam')
  return who === null ? null : t('byPerson', { name: who })
}
